// The types of the language that have no components.                                                    (X.680 18 to 44)

extension ASN1Coding where Value == Bool {
    /// BOOLEAN
    @inlinable
    public static var boolean: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.boolean()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.boolean(value)
        }
    }
}

extension ASN1Coding where Value == Int {
    /// INTEGER, of the numbers that `Int` holds
    @inlinable
    public static var integer: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.integer()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.integer(value)
        }
    }
}

extension ASN1Coding where Value == UInt64 {
    /// INTEGER, of the numbers that `UInt64` holds
    @inlinable
    public static var unsignedInteger: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.unsignedInteger()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.unsignedInteger(value)
        }
    }
}

extension ASN1Coding where Value == ASN1Integer {
    /// INTEGER
    @inlinable
    public static var bigInteger: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.bigInteger()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.bigInteger(value)
        }
    }
}

extension ASN1Coding where Value == ASN1Null {
    /// NULL
    @inlinable
    public static var null: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.null()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.null(value)
        }
    }
}

extension ASN1Coding where Value == Double {
    /// REAL
    @inlinable
    public static var real: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.real()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.real(value)
        }
    }
}

extension ASN1Coding where Value == ASN1Bytes {
    /// OCTET STRING
    @inlinable
    public static var octetString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.octetString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.octetString(value)
        }
    }

    /// TeletexString, as its octets
    @inlinable
    public static var teletexString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.teletexString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.teletexString(value)
        }
    }

    /// VideotexString, as its octets
    @inlinable
    public static var videotexString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.videotexString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.videotexString(value)
        }
    }

    /// GraphicString, as its octets
    @inlinable
    public static var graphicString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.graphicString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.graphicString(value)
        }
    }

    /// GeneralString, as its octets
    @inlinable
    public static var generalString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.generalString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.generalString(value)
        }
    }

    /// ObjectDescriptor, as its octets
    @inlinable
    public static var objectDescriptor: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.objectDescriptor()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.objectDescriptor(value)
        }
    }
}

extension ASN1Coding where Value == ASN1BitString {
    /// BIT STRING
    @inlinable
    public static var bitString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.bitString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.bitString(value)
        }
    }
}

extension ASN1Coding where Value == ASN1ObjectIdentifier {
    /// OBJECT IDENTIFIER
    @inlinable
    public static var objectIdentifier: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.objectIdentifier()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.objectIdentifier(value)
        }
    }
}

extension ASN1Coding where Value == ASN1RelativeObjectIdentifier {
    /// RELATIVE-OID
    @inlinable
    public static var relativeObjectIdentifier: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.relativeObjectIdentifier()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.relativeObjectIdentifier(value)
        }
    }
}

extension ASN1Coding where Value == String {
    /// UTF8String
    @inlinable
    public static var utf8String: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.utf8String()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.utf8String(value)
        }
    }

    /// PrintableString
    @inlinable
    public static var printableString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.printableString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.printableString(value)
        }
    }

    /// IA5String
    @inlinable
    public static var ia5String: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.ia5String()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.ia5String(value)
        }
    }

    /// VisibleString
    @inlinable
    public static var visibleString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.visibleString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.visibleString(value)
        }
    }

    /// NumericString
    @inlinable
    public static var numericString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.numericString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.numericString(value)
        }
    }

    /// BMPString
    @inlinable
    public static var bmpString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.bmpString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.bmpString(value)
        }
    }

    /// UniversalString
    @inlinable
    public static var universalString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.universalString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.universalString(value)
        }
    }

    /// OID-IRI
    @inlinable
    public static var oidIRI: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.oidIRI()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.oidIRI(value)
        }
    }

    /// RELATIVE-OID-IRI
    @inlinable
    public static var relativeOIDIRI: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.relativeOIDIRI()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.relativeOIDIRI(value)
        }
    }
}

extension ASN1Coding where Value == ASN1UTCTime {
    /// UTCTime
    @inlinable
    public static var utcTime: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.utcTime()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.utcTime(value)
        }
    }
}

extension ASN1Coding where Value == ASN1GeneralizedTime {
    /// GeneralizedTime
    @inlinable
    public static var generalizedTime: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.generalizedTime()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.generalizedTime(value)
        }
    }
}

extension ASN1Coding where Value == ASN1Time {
    /// TIME
    @inlinable
    public static var time: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.time()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.time(value)
        }
    }
}

extension ASN1Coding where Value == ASN1Date {
    /// DATE
    @inlinable
    public static var date: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.date()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.date(value)
        }
    }
}

extension ASN1Coding where Value == ASN1TimeOfDay {
    /// TIME-OF-DAY
    @inlinable
    public static var timeOfDay: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.timeOfDay()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.timeOfDay(value)
        }
    }
}

extension ASN1Coding where Value == ASN1DateTime {
    /// DATE-TIME
    @inlinable
    public static var dateTime: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.dateTime()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.dateTime(value)
        }
    }
}

extension ASN1Coding where Value == ASN1Duration {
    /// DURATION
    @inlinable
    public static var duration: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.duration()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.duration(value)
        }
    }
}

extension ASN1Coding where Value == ASN1External {
    /// EXTERNAL
    @inlinable
    public static var external: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.external()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.external(value)
        }
    }
}

extension ASN1Coding where Value == ASN1EmbeddedPDV {
    /// EMBEDDED PDV
    @inlinable
    public static var embeddedPDV: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.embeddedPDV()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.embeddedPDV(value)
        }
    }
}

extension ASN1Coding where Value == ASN1CharacterString {
    /// CHARACTER STRING
    @inlinable
    public static var characterString: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.characterString()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.characterString(value)
        }
    }
}

extension ASN1Coding where Value == ASN1InstanceOf {
    /// INSTANCE OF
    @inlinable
    public static var instanceOf: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try decoder.instanceOf()
        } write: { value, encoder throws(ASN1Error) in
            try encoder.instanceOf(value)
        }
    }
}
