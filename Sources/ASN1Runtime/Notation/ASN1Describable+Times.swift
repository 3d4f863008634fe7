// Value notation of the time types: cstrings, which their descriptions are.                              (X.680 38, 46, 47)

extension ASN1UTCTime: ASN1Describable {
    /// `"240506070809Z"`                                                                                    (X.680 47.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}

extension ASN1GeneralizedTime: ASN1Describable {
    /// `"20240506070809.5Z"`                                                                                (X.680 46.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}

extension ASN1Time: ASN1Describable {
    /// `"1985-W15-5"`                                                                                       (X.680 38.1)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}

extension ASN1Date: ASN1Describable {
    /// `"1985-11-14"`                                                                                       (X.680 38.1)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}

extension ASN1TimeOfDay: ASN1Describable {
    /// `"15:27:46"`                                                                                         (X.680 38.1)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}

extension ASN1DateTime: ASN1Describable {
    /// `"1985-11-14T15:27:46"`                                                                              (X.680 38.1)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}

extension ASN1Duration: ASN1Describable {
    /// `"P2Y10M15DT10H20M30S"`                                                                              (X.680 38.1)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(description) }
}
