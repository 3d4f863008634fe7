/// What is wrong with contents octets that are text of a fixed form.
struct ASN1TextProblem: Error {
    let code: ASN1Error.Code
    let text: StaticString

    init(_ text: StaticString, _ code: ASN1Error.Code = .malformed) {
        self.text = text
        self.code = code
    }
}
