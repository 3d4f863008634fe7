let sharedSecret = "secret"
let receipt: [UInt8] = []
