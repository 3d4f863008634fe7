import ASN1Compiler
import ASN1Interpreter
import Foundation

/// The model of the schemas that the tests' code is generated from.
enum TablesInterpreter {
    static var fresh: Interpreter {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "GeneratedTables")
        let files = ["TableClasses", "Tables"].map { name -> SourceFile in
            let url = folder.appending(path: "\(name).asn1")
            return SourceFile(path: url.path, bytes: [UInt8]((try? Data(contentsOf: url)) ?? Data()))
        }
        return Interpreter(Compiler.model(of: files).model)
    }
}
