// appreceipt: shows what an App Store receipt says, and whether it is valid.

import Foundation

exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
