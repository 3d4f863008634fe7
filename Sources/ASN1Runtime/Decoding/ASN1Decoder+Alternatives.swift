/// Alternatives of a CHOICE whose types are types of the schema; errors in them get the alternative's name.      (X.690 8.13)
extension ASN1Decoder {
    /// An alternative under its type's own tag.
    /// - Parameters:
    ///   - name: What the schema calls the alternative.
    ///   - choice: Makes the CHOICE of its value.
    @_transparent
    public mutating func alternative<Value: ASN1Decodable, Choice>(
        _ name: StaticString, _ choice: (Value) -> Choice
    ) throws(ASN1Error) -> Choice {
        do throws(ASN1Error) { return choice(try Value(from: &self)) } catch { throw error.at(name) }
    }

    /// An alternative under another tag than its type's own.
    @_transparent
    public mutating func alternative<Value: ASN1Taggable, Choice>(
        _ name: StaticString, _ tag: ASN1Tag, _ choice: (Value) -> Choice
    ) throws(ASN1Error) -> Choice {
        do throws(ASN1Error) { return choice(try Value(from: &self, tag: tag)) } catch { throw error.at(name) }
    }

    /// An alternative inside an explicit tag.
    @_transparent
    public mutating func alternative<Value: ASN1Decodable, Choice>(
        _ name: StaticString, explicit tag: ASN1Tag, _ choice: (Value) -> Choice
    ) throws(ASN1Error) -> Choice {
        do throws(ASN1Error) { return choice(try Value(from: &self, explicit: tag)) } catch { throw error.at(name) }
    }
}
