import Foundation

/// `Benchmarks CASE FILE [ITERATIONS]` does the work of a case over the octets of a file: as often as the number says, or for about a
/// quarter of a second, after which it prints `CASE <nanoseconds> ns <MB/s> MB/s` of process time.
@main
struct Benchmarks {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let work = Case.all[arguments[1]] else {
            print("usage: Benchmarks CASE FILE [ITERATIONS]\ncases: \(Case.all.keys.sorted().joined(separator: " "))")
            exit(2)
        }
        guard let data = FileManager.default.contents(atPath: arguments[2]) else {
            print("\(arguments[2]) cannot be read")
            exit(1)
        }
        do {
            let run = try work([UInt8](data))
            if arguments.count > 3 {
                guard let count = Int(arguments[3]), count > 0 else {
                    print("'\(arguments[3])' is no number of iterations")
                    exit(2)
                }
                for _ in 0..<count { try run() }
                print("\(arguments[1]) n=\(count)")
            } else {
                let nanoseconds = try Measurement.nanoseconds(of: run)
                let speed = Double(data.count) * 1000 / nanoseconds
                print(String(format: "%@ %.1f ns %.1f MB/s", arguments[1], nanoseconds, speed))
            }
        } catch {
            print("\(arguments[1]): \(error)")
            exit(1)
        }
    }
}
