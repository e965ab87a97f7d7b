import Foundation

#if !WITHOUT_LIBFUZZER
  import CLibFuzzer
#endif

/// Runs one target under libFuzzer, or by itself with `--random` where it is built without.
///
/// usage: easel-fuzz TARGET [libFuzzer's options and folders …]
///        EaselFuzz TARGET --random SECONDS CASE-FILE [first cases …]
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
    #if WITHOUT_LIBFUZZER
      exit(RandomCases.run(target, Array(arguments.dropFirst(2))))
    #else
      exit(runDriver(arguments))
    #endif
  }

  #if !WITHOUT_LIBFUZZER
    private static func runDriver(_ arguments: [String]) -> Int32 {
      // libFuzzer keeps the pointers for as long as the process lives.
      var pointers: [UnsafeMutablePointer<CChar>?] =
        ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
      var count = Int32(pointers.count - 1)
      return pointers.withUnsafeMutableBufferPointer { buffer in
        var base = buffer.baseAddress
        return LLVMFuzzerRunDriver(&count, &base) { bytes, size in
          FuzzTarget.chosen.run(UnsafeBufferPointer(start: bytes, count: size))
          return 0
        }
      }
    }
  #endif
}
