/// A search for a root of a function of one variable.
enum BrentRoot {
  /// Returns a root between two numbers at which the function has different signs.
  ///
  /// The method combines bisection, the secant and inverse quadratic interpolation. Source: R. P.
  /// Brent, "Algorithms for Minimization without Derivatives", 1973, chapter 4. It calls the
  /// function about 1,000 times at most.
  static func find(
    between low: Double, and high: Double, tolerance: Double, of function: (Double) -> Double
  ) -> Double? {
    // The best estimate, the previous one, and one on the other side of the root.
    var (best, previous, other) = (high, low, low)
    var (bestValue, previousValue) = (function(high), function(low))
    var otherValue = previousValue
    if previousValue == 0 { return low }
    if bestValue == 0 { return high }
    guard (bestValue < 0) != (previousValue < 0) else { return nil }
    for _ in 0..<1000 {
      let lastStep = best - previous
      if abs(otherValue) < abs(bestValue) {
        (previous, best, other) = (best, other, best)
        (previousValue, bestValue, otherValue) = (bestValue, otherValue, bestValue)
      }
      let precision = 2 * Double.ulpOfOne * abs(best) + tolerance / 2
      var step = (other - best) / 2
      if abs(step) <= precision || bestValue == 0 { return best }
      if abs(lastStep) >= precision, abs(previousValue) > abs(bestValue) {
        var (p, q): (Double, Double)
        let span = other - best
        if previous == other {
          let ratio = bestValue / previousValue
          (p, q) = (span * ratio, 1 - ratio)
        } else {
          let (a, b) = (previousValue / otherValue, bestValue / otherValue)
          let ratio = bestValue / previousValue
          p = ratio * (span * a * (a - b) - (best - previous) * (b - 1))
          q = (a - 1) * (b - 1) * (ratio - 1)
        }
        if p > 0 { q = -q } else { p = -p }
        if p < 0.75 * span * q - abs(precision * q) / 2, p < abs(lastStep * q / 2) {
          step = p / q
        }
      }
      if abs(step) < precision { step = step > 0 ? precision : -precision }
      (previous, previousValue) = (best, bestValue)
      best += step
      bestValue = function(best)
      if bestValue.isNaN { return nil }
      if (bestValue > 0) == (otherValue > 0) {
        (other, otherValue) = (previous, previousValue)
      }
    }
    return best
  }
}
