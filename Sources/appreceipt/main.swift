// appreceipt: shows what an App Store receipt says.

import Foundation

exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
