/// Alternatives of a CHOICE whose types are types of the schema; errors in them get the alternative's name.      (X.690 8.13)
extension ASN1Encoder {
    /// An alternative under its type's own tag.
    @inlinable
    public mutating func alternative(_ name: StaticString, _ value: some ASN1Encodable) throws(ASN1Error) {
        do throws(ASN1Error) { try value.encode(to: &self) } catch { throw error.at(name) }
    }

    /// An alternative under another tag than its type's own.
    @inlinable
    public mutating func alternative(
        _ name: StaticString, _ value: some ASN1Taggable, _ tag: ASN1Tag
    ) throws(ASN1Error) {
        do throws(ASN1Error) { try value.encode(to: &self, tag: tag) } catch { throw error.at(name) }
    }

    /// An alternative inside an explicit tag.
    @inlinable
    public mutating func alternative(
        _ name: StaticString, _ value: some ASN1Encodable, explicit tag: ASN1Tag
    ) throws(ASN1Error) {
        do throws(ASN1Error) { try value.encode(to: &self, explicit: tag) } catch { throw error.at(name) }
    }
}
