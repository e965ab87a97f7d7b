import Foundation

extension LogTicks {
  /// Returns breaks as R's package scales 1.2 chooses them: powers, or evenly spaced multiples.
  ///
  /// ```swift
  /// LogTicks.breaks(from: 2, to: 90, count: 8)  // [1, 2, 3, 5, 10, 20, 30, 50, 100]
  /// ```
  ///
  /// Breaks may be one step outside of the interval. First every k-th power is tried, from the
  /// greatest k. Then multiples are added one by one, each time the one for which the least gap is
  /// widest. If all of them are too few, the result is that of ``ExtendedTicks``.
  ///
  /// - Parameter count: The approximate number of breaks; powers and multiples have at least
  ///   `count` − 2 of them inside of the interval.
  static func breaks(
    from start: Double, to stop: Double, count: Int = 5, base: Double = 10
  ) -> [Double] {
    guard let ends = LogEnds(start, stop), !ends.isMirrored, count > 0 else { return [] }
    let powers = LogPowers(base: base)
    let (low, high) = (powers.logarithm(ends.low), powers.logarithm(ends.high))
    let (first, last) = (low.rounded(.down), high.rounded(.up))
    if first == last { return [powers.multiple(1, ofPower: first)] }
    // The ends after a round trip through the logarithm: the last bit decides whether an end
    // counts.
    let interval = min(powers.power(low), powers.power(high))...powers.power(high)
    var stride = ((last - first) / Double(count)).rounded(.down) + 1
    while stride >= 1 {
      let breaks = Swift.stride(from: first, through: last, by: stride)
        .map { powers.multiple(1, ofPower: $0) }
      if breaks.count(where: interval.contains) >= count - 2 { return breaks }
      stride -= 1
    }
    return multiples(of: powers, exponents: first...last, in: interval, count: count)
  }

  private static func multiples(
    of powers: LogPowers, exponents: ClosedRange<Double>, in interval: ClosedRange<Double>,
    count: Int
  ) -> [Double] {
    guard powers.base > 2, powers.base <= 64 else {
      return Swift.stride(from: exponents.lowerBound, through: exponents.upperBound, by: 1)
        .map { powers.multiple(1, ofPower: $0) }
    }
    var factors = [1.0]
    var candidates = Swift.stride(from: 2, to: powers.base, by: 1).map { $0 }
    while !candidates.isEmpty {
      var best = (index: 0, gap: -Double.infinity)
      for (index, candidate) in candidates.enumerated() {
        let stops = (factors + [candidate, powers.base]).sorted().map(powers.logarithm)
        let gap = zip(stops.dropFirst(), stops).map { $0 - $1 }.min() ?? 0
        if gap > best.gap { best = (index, gap) }
      }
      factors.append(candidates.remove(at: best.index))
      var breaks: [Double] = []
      let last = exponents.upperBound
      for exponent in Swift.stride(from: exponents.lowerBound, through: last, by: 1) {
        breaks += factors.map { powers.multiple($0, ofPower: exponent) }
      }
      guard breaks.count(where: interval.contains) >= count - 2 else { continue }
      breaks.sort()
      let inner = breaks.firstIndex { $0 >= interval.lowerBound } ?? 0
      let outer = breaks.lastIndex { $0 <= interval.upperBound } ?? breaks.count - 1
      return Array(breaks[max(0, inner - 1)...min(breaks.count - 1, max(inner, outer + 1))])
    }
    return ExtendedTicks.values(
      from: interval.lowerBound, to: interval.upperBound, count: Double(count))
  }
}
