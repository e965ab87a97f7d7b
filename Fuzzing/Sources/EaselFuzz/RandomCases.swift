import Foundation

/// Cases made by random changes of first ones, for a build without libFuzzer.
///
/// No coverage leads the changes, and no sanitizer looks at memory; Swift's own checks and the rule
/// for the time of a case hold as under libFuzzer. The same first cases give the same cases in the
/// same order.
enum RandomCases {
  /// The processor time that a case may take, in seconds: five times that of an optimized build.
  private static let maximumSeconds = 10.0

  /// Runs the first cases, then changed ones until the time has passed; returns the status of the process.
  ///
  /// - Parameter arguments: `--random`, the seconds, a file that has the running case, which is left
  ///   where the process ends in it, and the files of first cases.
  static func run(_ target: FuzzTarget, _ arguments: [String]) -> Int32 {
    guard arguments.count > 3, arguments[0] == "--random", let seconds = Double(arguments[1]) else {
      FuzzTarget.trace("usage: EaselFuzz TARGET --random SECONDS CASE-FILE FIRST-CASE …")
      return 2
    }
    let running = URL(filePath: arguments[2])
    let first = arguments.dropFirst(3).compactMap { try? Data(contentsOf: URL(filePath: $0)) }
    guard first.count == arguments.count - 3 else { return 2 }
    var random = SplitMix(state: 1)
    let end = Date.now + seconds
    var count = 0
    while count < first.count || Date.now < end {
      let bytes =
        count < first.count ? [UInt8](first[count]) : random.change(of: first, atMost: 4_096)
      guard (try? Data(bytes).write(to: running)) != nil else { return 2 }
      let start = clock()
      bytes.withUnsafeBufferPointer { target.run($0) }
      let taken = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      count += 1
      if taken > maximumSeconds {
        FuzzTarget.trace("took \(taken) s")
        return 1
      }
    }
    print(count)
    try? FileManager.default.removeItem(at: running)
    return 0
  }

  /// The generator SplitMix64, whose numbers follow from its state.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    /// One of the cases with bytes changed, removed or repeated, or with the end of another.
    mutating func change(of cases: [Data], atMost length: Int) -> [UInt8] {
      var bytes = [UInt8](cases.randomElement(using: &self) ?? Data())
      for _ in 0..<Int.random(in: 1...8, using: &self) {
        let index = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &self)
        let count = min(Int.random(in: 1...32, using: &self), bytes.count - index)
        switch Int.random(in: 0..<6, using: &self) {
        case 0 where !bytes.isEmpty: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
        case 1 where !bytes.isEmpty:
          bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &self) ?? 0
        case 2: bytes.removeSubrange(index..<index + count)
        case 3: bytes.insert(contentsOf: bytes[index..<index + count], at: index)
        case 4:
          let other = cases.randomElement(using: &self) ?? Data()
          bytes = Array(bytes.prefix(index)) + other.dropFirst(min(index, other.count))
        default: bytes.insert(UInt8.random(in: 0...255, using: &self), at: index)
        }
      }
      return Array(bytes.prefix(length))
    }
  }
}
