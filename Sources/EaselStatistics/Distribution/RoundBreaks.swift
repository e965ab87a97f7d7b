import Foundation

/// Round numbers at equal distances that cover a range.
///
/// The unit is 1, 2 or 5 times a power of ten, chosen so that the number of intervals is near the
/// requested number, with R's preference for wider intervals. Source: R. A. Becker, J. M. Chambers,
/// A. R. Wilks, "The New S Language", 1988, `pretty`, as documented by R.
enum RoundBreaks {
  /// Returns ascending breaks, at least two, or none if the range exceeds `Double`.
  static func values(from low: Double, to high: Double, count: Int) -> [Double] {
    guard low.isFinite, high.isFinite, (high - low).isFinite else { return [] }
    let bias = 1.5
    let biasOfFive = 0.5 + 1.5 * bias
    let range = high - low
    let intervals = Double(max(count, 1))
    var cell = max(abs(low), abs(high))
    let isSmall =
      cell == 0 || range < cell / (1 + bias) * intervals * Double.ulpOfOne * 3
    if isSmall {
      if cell == 0 { cell = 1 }
      if cell > 10 { cell = 9 + cell / 10 }
      cell *= 0.75
    } else {
      cell = range / intervals
    }
    cell = min(max(cell, 20 * Double.leastNormalMagnitude), Double.greatestFiniteMagnitude / 10)
    let power = log10(cell).rounded(.down)
    let base = pow(10, power)
    var factor = 1.0
    if 2 * base - cell < bias * (cell - base) {
      factor = 2
      if 5 * base - cell < biasOfFive * (cell - 2 * base) {
        factor = 5
        if 10 * base - cell < bias * (cell - 5 * base) { factor = 10 }
      }
    }
    let unit = factor * base
    let tolerance = 1e-10
    var first = (low / unit + tolerance).rounded(.down)
    var last = (high / unit - tolerance).rounded(.up)
    if first * unit > low + tolerance * unit { first -= 1 }
    if last * unit < high - tolerance * unit { last += 1 }
    if last - first < 1 {
      if first >= 0 { first -= 1 } else { last += 1 }
    }
    guard (last - first) <= 3 * intervals + 10 else { return [] }
    var result: [Double] = []
    for index in 0...Int(last - first) {
      let step = (first + Double(index)) * factor
      // Division by a power of ten gives 0.3 where multiplication gives 0.30000000000000004.
      let value = (power < 0 && power > -300 ? step / pow(10, -power) : step * base) + 0
      if value.isFinite, value > result.last ?? -.infinity { result.append(value) }
    }
    return result
  }

  /// Returns the multiples of a width that cover a range, at least two and at most 10,001.
  ///
  /// A width that would give more is multiplied by a whole number.
  static func multiples(of width: Double, from low: Double, to high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, (high - low).isFinite, width > 0, width.isFinite
    else { return [] }
    let limit = Double(Statistics.maximumBinCount)
    var unit = width
    if !((high / unit).rounded(.up) - (low / unit).rounded(.down) <= limit) {
      // The first and the last bin may be partly outside of the range.
      unit *= ((high - low) / width / (limit - 1)).rounded(.up)
    }
    guard unit.isFinite else { return [] }
    let tolerance = 1e-10
    let first = (low / unit + tolerance).rounded(.down)
    let last = max((high / unit - tolerance).rounded(.up), first + 1)
    let whole = (1 / unit).rounded()
    let divides = unit < 1 && abs(whole * unit - 1) < 1e-12
    var result: [Double] = []
    for index in 0...Int(min(last - first, limit)) {
      let step = first + Double(index)
      // Division by ten gives 0.3 where multiplication by 0.1 gives 0.30000000000000004.
      let value = (divides ? step / whole : step * unit) + 0
      if value.isFinite, value > result.last ?? -.infinity { result.append(value) }
    }
    return result
  }
}
