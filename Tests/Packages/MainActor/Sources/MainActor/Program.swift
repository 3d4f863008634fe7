import ASN1Runtime

/// Reads a profile off the main actor and changes it on the main actor, where all of this module is but for what is generated.
@main
enum Program {
    /// Made by `openssl asn1parse -genconf` from
    ///
    ///     asn1 = SEQUENCE:profile
    ///     [profile]
    ///     name = IMPLICIT:0,UTF8:Ada
    ///     theme = IMPLICIT:1,ENUMERATED:1
    ///     settings = IMPLICIT:3,SEQUENCE:settings
    ///     [settings]
    ///     a = SEQUENCE:volume
    ///     b = SEQUENCE:label
    ///     [volume]
    ///     id = IMPLICIT:0,INTEGER:1
    ///     value = EXPLICIT:1,INTEGER:7
    ///     [label]
    ///     id = IMPLICIT:0,INTEGER:2
    ///     value = EXPLICIT:1,UTF8:Attic
    nonisolated static let bytes: [UInt8] = [
        0x30, 0x22, 0x80, 0x03, 0x41, 0x64, 0x61, 0x81, 0x01, 0x01, 0xa3, 0x18, 0x30, 0x08, 0x80, 0x01, 0x01, 0xa1,
        0x03, 0x02, 0x01, 0x07, 0x30, 0x0c, 0x80, 0x01, 0x02, 0xa1, 0x07, 0x0c, 0x05, 0x41, 0x74, 0x74, 0x69, 0x63,
    ]

    static func main() async throws {
        var profile = try await read()
        print(profile)
        profile.theme = .light
        profile.rights = [.write]
        profile.settings[0] = try Setting(.volume, loudest)
        print(await describe(profile))
        print(await constants())
        print(try profile.derEncoded().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }

    @concurrent
    static func read() async throws -> Profile { try Profile(derEncoded: bytes) }

    /// Rows and their keys, asked for off the main actor.
    @concurrent
    static func describe(_ profile: Profile) async -> String {
        guard let volume = try? profile.settings.first(.volume), let label = try? profile.settings.first(.label) else {
            return "nothing"
        }
        return "\(label): \(volume) of \(loudest), \(profile.theme), \(profile.rights.contains(.write))"
    }

    /// The schema's values, and a type that is only another name, used off the main actor.
    @concurrent
    static func constants() async -> String {
        guard let step = try? StepCoding.decode(derEncoded: [2, 1, 3]) else { return "nothing" }
        return "\(home) \(ASN1ObjectIdentifier.settingsId) \(step)"
    }
}
