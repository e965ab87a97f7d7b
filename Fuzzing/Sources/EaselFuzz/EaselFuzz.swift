import CLibFuzzer
import Foundation

/// Runs one target under libFuzzer.
///
/// usage: easel-fuzz TARGET [libFuzzer's options and folders …]
@main
enum EaselFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
      FileHandle.standardError.write(
        Data("usage: easel-fuzz \(names) [option …] [folder …]\n".utf8))
      exit(2)
    }
    FuzzTarget.chosen = target
    // libFuzzer keeps the pointers for as long as the process lives.
    var pointers: [UnsafeMutablePointer<CChar>?] =
      ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
    var count = Int32(pointers.count - 1)
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &base) { bytes, size in
        FuzzTarget.chosen.run(UnsafeBufferPointer(start: bytes, count: size))
        return 0
      }
    }
    exit(status)
  }
}
