import Foundation

extension NumberDomain {
  /// The axis of a logarithmic scale, which never contains zero.
  ///
  /// If the data reach zero from above, the axis begins at their least positive value, otherwise at
  /// a thousandth of the greatest; lesser values have no position. Data that reach zero from below
  /// are mirrored. For bars the axis begins below the least value, which would have no height
  /// otherwise.
  static func logarithmic(
    _ low: Double, _ high: Double, base: Double, role: Role = .values, style: Style,
    minimumPositive: Double?
  ) -> NumberDomain {
    if high <= 0 {
      guard low < 0 else {
        return logarithmic(1, 10, base: base, style: style, minimumPositive: nil)
      }
      let mirrored = logarithmic(
        -high, -low, base: base, role: role, style: style, minimumPositive: nil)
      return NumberDomain(
        lower: -mirrored.upper, upper: -mirrored.lower,
        ticks: mirrored.ticks.reversed().map { -$0 },
        minorTicks: mirrored.minorTicks.reversed().map { -$0 })
    }
    var low = low
    if low <= 0 {
      let minimum = minimumPositive ?? 0
      low = minimum > 0 && minimum <= high ? minimum : max(high / 1000, .leastNonzeroMagnitude)
    }
    var ends = low == high ? decade(about: low, base: base) : roundEnds(low, high, base, style)
    if role == .bars, style == .fitted, low < high {
      // A tenth of the axis, but at most a factor of two.
      let lower = low / min(2, pow(high / low, 0.1))
      if lower > 0 { ends.lower = min(ends.lower, lower) }
    }
    let ticks = LogTicks(from: ends.lower, to: ends.upper, base: base, count: 6)
    return NumberDomain(
      lower: ends.lower, upper: ends.upper, ticks: ticks.major, minorTicks: ticks.minor)
  }

  /// The nearest powers below and above one value; if the value is a power, one power to both
  /// sides.
  private static func decade(about value: Double, base: Double) -> (lower: Double, upper: Double) {
    let powers = LogPowers(base: base)
    let exponent = powers.logarithm(value)
    let isPower = powers.exponents(from: value, to: value) != nil
    let (below, above) =
      isPower
      ? (exponent.rounded() - 1, exponent.rounded() + 1)
      : (exponent.rounded(.down), exponent.rounded(.up))
    let lower = powers.multiple(1, ofPower: below)
    let upper = powers.multiple(1, ofPower: above)
    return (lower > 0 ? min(lower, value) : value, upper.isFinite ? max(upper, value) : value)
  }

  /// The roundest ends that leave little empty: powers, then their multiples, then the ends of the
  /// data.
  private static func roundEnds(
    _ low: Double, _ high: Double, _ base: Double, _ style: Style
  ) -> (lower: Double, upper: Double) {
    let powers = LogPowers(base: base)
    var lists: [[Double]] = [[1]]
    if powers.isWhole, powers.base > 5, powers.base <= 16, style == .fitted {
      lists += [[1, 2, 5], (1..<Int(powers.base)).map(Double.init)]
    }
    let below = (powers.logarithm(low)).rounded(.down)
    let above = (powers.logarithm(high)).rounded(.up)
    var lowers = lists.map { factors in
      (below - 1...below + 1).multiples(factors, of: powers).last { $0 <= low } ?? low
    }
    var uppers = lists.map { factors in
      (above - 1...above + 1).multiples(factors, of: powers).first { $0 >= high } ?? high
    }
    if style == .zeroBased { return (lowers[0], uppers[0]) }
    lowers.append(low)
    uppers.append(high)
    for total in 0...(lowers.count + uppers.count - 2) {
      for (index, lower) in lowers.enumerated() {
        guard uppers.indices.contains(total - index) else { continue }
        let upper = uppers[total - index]
        let empty = (log(low) - log(lower) + log(upper) - log(high)) / (log(upper) - log(lower))
        if empty <= DomainFit.mostEmpty { return (lower, upper) }
      }
    }
    return (low, high)
  }
}

extension ClosedRange<Double> {
  /// The finite, positive multiples of the powers with these exponents, ascending.
  fileprivate func multiples(_ factors: [Double], of powers: LogPowers) -> [Double] {
    stride(from: lowerBound, through: upperBound, by: 1).flatMap { exponent in
      factors.map { powers.multiple($0, ofPower: exponent) }.filter { $0 > 0 && $0.isFinite }
    }
  }
}
