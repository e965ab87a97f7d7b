import Foundation

/// The computation of thresholds that ``NumberBins`` and ``DateBins`` share.
enum BinThresholds {
  /// The greatest number of bins.
  static let maximumCount = 10_000

  /// Returns the number of bins for a number of values by Sturges' rule (Sturges, 1926).
  static func count(forValues count: Int) -> Int {
    count < 2 ? 1 : Int(log2(Double(count)).rounded(.up)) + 1
  }

  static func held(_ count: Int) -> Int { max(1, min(count, maximumCount)) }

  /// Returns the index of the bin of a value; for values outside of all bins, that of the nearest
  /// bin.
  static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    var low = 0
    var high = thresholds.count - 1
    // The bin ends at the first threshold that is greater than the value.
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, min(low - 1, thresholds.count - 2))
  }

  /// Returns values in ascending order, without repetitions and without NaN.
  static func sorted<Value: Comparable>(_ values: [Value]) -> [Value] {
    var result: [Value] = []
    for value in values.filter({ $0 == $0 }).sorted() where value != result.last {
      result.append(value)
    }
    return result
  }

  /// Returns round thresholds around two finite numbers, at least a distance apart.
  static func round(
    from low: Double, to high: Double, count: Int, minimum: Double
  ) -> [Double] {
    let count = Double(held(count))
    guard low < high else { return around(low, minimum: minimum) }
    var wanted = count
    // Fewer bins have longer steps, so the count is halved until the step reaches the minimum.
    while wanted > 0.01, minimum > 0, Ticks.step(from: low, to: high, count: wanted) < minimum {
      wanted /= 2
    }
    let ends = Ticks.nice(from: low, to: high, count: wanted)
    var values = Ticks.values(from: ends.start, to: ends.stop, count: wanted)
    if values.first.map({ $0 > low }) ?? true { values.insert(low, at: 0) }
    if values.last.map({ $0 < high }) ?? true { values.append(high) }
    return values
  }

  /// Returns the thresholds of the one bin of a single value, which is in the middle of the bin.
  ///
  /// The bin of a whole number is 1 wide: 4.5...5.5 for 5. The bin of another number is a power of
  /// ten wide, at most 1: 0.025...0.035 for 0.03. The bin is wider if a minimum or the precision of
  /// the value requires it.
  static func around(_ value: Double, minimum: Double = 0) -> [Double] {
    guard value.isFinite else { return [] }
    let isWhole = value == value.rounded()
    let usual = isWhole ? 1 : min(1, pow(10, log10(abs(value)).rounded(.down)))
    let width = minimum > 0 && minimum.isFinite ? minimum : usual
    // A smaller width would vanish at the precision of the value.
    let half = max(width, 4 * abs(value).ulp, .leastNormalMagnitude) / 2
    let (low, high) = (value - half, value + half)
    return low.isFinite && high.isFinite && low < high ? [low, high] : [value]
  }

  /// Returns the thresholds of bins of equal size.
  static func equal(from low: Double, to high: Double, count: Int) -> [Double] {
    let count = held(count)
    let values = (0...count).map { index in
      let share = Double(index) / Double(count)
      return index == count ? high : low * (1 - share) + high * share
    }
    return sorted(values)
  }

  /// Returns thresholds at a distance, which is multiplied if it would give too many bins.
  ///
  /// A range of one value has one bin, so that the value has a bin.
  static func steps(from low: Double, to high: Double, size: Double) -> [Double] {
    guard low <= high, size > 0, size.isFinite else { return sorted([low, high]) }
    let estimate = high / size - low / size
    guard estimate.isFinite else { return equal(from: low, to: high, count: maximumCount) }
    let factor = max(1, (estimate / Double(maximumCount)).rounded(.up))
    // A remainder that only results from rounding is not a bin.
    let bins = max(1, (estimate / factor - 1e-9).rounded(.up))
    return sorted((0...Int(bins)).map { low + Double($0) * size * factor }.filter(\.isFinite))
  }
}
