/// The ticks of a logarithmic axis: major ticks with text, and minor ticks between them.
///
/// ```swift
/// LogTicks(from: 1, to: 10_000).major  // [1, 10, 100, 1000, 10000]
/// LogTicks(from: 2, to: 90).major      // [2, 5, 10, 20, 50]
/// LogTicks(from: 2, to: 30).minor      // [3, 4, 6, 7, 8, 9, 30]
/// ```
///
/// If there are at least three powers of the base, they are the major ticks, or every second, third
/// … of them if they are more than `count`. If there are fewer, and the base is 10 or another whole
/// number above 5, the major ticks are the powers times 1, 2 and 5 (times 1 and 3 if those are more
/// than `count`). If these are fewer than three too, the major ticks are linear. An interval that
/// contains or reaches zero has no ticks.
public struct LogTicks: Hashable, Sendable {
  /// The values of the ticks with text, ascending, or descending if the axis starts at its greater
  /// end.
  public var major: [Double] = []
  /// The values of the ticks without text, ascending, or descending if the axis starts at its
  /// greater end.
  public var minor: [Double] = []

  /// Creates the ticks between two numbers of the same sign; an interval that reaches 0 has none.
  ///
  /// - Parameters:
  ///   - start: The first end. If it is greater than `stop`, the ticks descend.
  ///   - stop: The second end.
  ///   - base: The base of the logarithm; a base below 1.01 or an infinite one counts as 10.
  ///   - count: The greatest number of ticks with text; less than 2 counts as 2.
  public init(from start: Double, to stop: Double, base: Double = 10, count: Int = 8) {
    guard let ends = LogEnds(start, stop) else { return }
    let powers = LogPowers(base: base)
    let count = max(2, count)
    let exponents = powers.exponents(from: ends.low, to: ends.high)
    if let exponents, exponents.count >= 3 {
      takePowers(exponents, of: powers, between: ends, count: count)
    } else {
      takeMultiples(of: powers, between: ends, count: count)
    }
    if ends.isMirrored {
      major = major.reversed().map { -$0 }
      minor = minor.reversed().map { -$0 }
    }
    if ends.isReversed {
      major.reverse()
      minor.reverse()
    }
  }

  private mutating func takePowers(
    _ exponents: ClosedRange<Int>, of powers: LogPowers, between ends: LogEnds, count: Int
  ) {
    let stride = Self.stride(exponents, count: count)
    for exponent in exponents {
      let power = powers.multiple(1, ofPower: Double(exponent))
      if exponent.isMultiple(of: stride) {
        major.append(power)
      } else if exponents.count <= 1000 {
        minor.append(power)
      }
    }
    // Over more than nine decades, lines at multiples are too close to be readable.
    guard stride == 1, powers.isWhole, powers.base > 2, powers.base <= 16, exponents.count <= 9
    else { return }
    minor = powers.multiples(from: ends.low, to: ends.high).filter { !major.contains($0) }
  }

  private mutating func takeMultiples(of powers: LogPowers, between ends: LogEnds, count: Int) {
    if powers.isWhole, powers.base > 5 {
      major = powers.multiples([1, 2, 5], from: ends.low, to: ends.high)
      // With fewer than three powers there are at most eight of these; fewer labels are sufficient.
      if major.count > count {
        let few = powers.multiples([1, 3], from: ends.low, to: ends.high)
        if few.count >= 3, few.count <= count { major = few }
      }
      minor =
        powers.base <= 16
        ? powers.multiples(from: ends.low, to: ends.high).filter { !major.contains($0) } : []
    }
    guard major.count < 3 else { return }
    let linear = Ticks.values(from: ends.low, to: ends.high, atMost: count)
    if linear.count >= major.count {
      major = linear
      minor = []
    }
  }

  /// The least distance of exponents that leaves at most `count` multiples.
  static func stride(_ exponents: ClosedRange<Int>, count: Int) -> Int {
    var stride = 1
    while multiples(of: stride, in: exponents) > count { stride += 1 }
    return stride
  }

  private static func multiples(of stride: Int, in exponents: ClosedRange<Int>) -> Int {
    let first = (Double(exponents.lowerBound) / Double(stride)).rounded(.up)
    let last = (Double(exponents.upperBound) / Double(stride)).rounded(.down)
    return Int(last - first) + 1
  }
}
