extension Unicode.Scalar {
    /// Whether the character shows as itself: no control character, line break, mark of the direction of writing or other character
    /// without a shape of its own.
    package var isGraphic: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x0600...0x0605, 0x061C, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x180E,
            0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
            return false
        case 0x1_10BD, 0x1_10CD, 0x1_3430...0x1_343F, 0x1_BCA0...0x1_BCA3, 0x1_D173...0x1_D17A, 0xE_0000...0xE_007F:
            return false
        default: return true
        }
    }
}

extension StringProtocol {
    /// The text on one line, with characters that do not show as themselves written as `\u{…}`: what comes from files must neither
    /// steer a terminal nor leave the comment or message that it is put into.
    package var withVisibleControls: String {
        guard unicodeScalars.contains(where: { !$0.isGraphic }) else { return String(self) }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isGraphic {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return result
    }
}
