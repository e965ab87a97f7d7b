import Foundation

/// Student's t distribution.
enum StudentDistribution {
  /// Returns the t for which a fraction `level` of the distribution is between −t and t.
  ///
  /// - Parameters:
  ///   - level: The fraction, above 0 and below 1.
  ///   - degrees: The degrees of freedom, above 0.
  static func bound(level: Double, degrees: Double) -> Double? {
    guard level > 0, level < 1, degrees > 0, degrees.isFinite else { return nil }
    if degrees >= 1000 { return expansion(level: level, degrees: degrees) }
    let outside = 1 - level
    var (low, high) = (0.0, 1.0)
    while tails(high, degrees) > outside {
      low = high
      high *= 2
      guard high < 1e300 else { return nil }
    }
    // Each step halves the interval; after 200 steps it is as narrow as `Double` allows.
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if tails(middle, degrees) > outside { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }

  /// The fraction of the distribution beyond −t and t.
  private static func tails(_ t: Double, _ degrees: Double) -> Double {
    let square = t * t
    guard square.isFinite else { return 0 }
    return regularizedBeta(
      degrees / (degrees + square), complement: square / (degrees + square), degrees / 2, 0.5)
  }

  /// Formula 26.7.5 of Abramowitz & Stegun; its error is below 1e-14 for at least 1,000 degrees.
  private static func expansion(level: Double, degrees: Double) -> Double? {
    guard let z = NormalDistribution.quantile(0.5 + level / 2) else { return nil }
    let s = z * z
    let g1 = z * (s + 1) / 4
    let g2 = z * ((5 * s + 16) * s + 3) / 96
    let g3 = z * (((3 * s + 19) * s + 17) * s - 15) / 384
    let g4 = z * ((((79 * s + 776) * s + 1482) * s - 1920) * s - 945) / 92160
    return z + (g1 + (g2 + (g3 + g4 / degrees) / degrees) / degrees) / degrees
  }

  /// The regularized incomplete beta function by its continued fraction (DLMF 8.17.22).
  private static func regularizedBeta(
    _ x: Double, complement: Double, _ a: Double, _ b: Double
  ) -> Double {
    if x <= 0 { return 0 }
    if complement <= 0 { return 1 }
    if x > (a + 1) / (a + b + 2) {
      return 1 - regularizedBeta(complement, complement: x, b, a)
    }
    let gammas: Double = lgamma(a + b) - lgamma(a) - lgamma(b)
    let exponent: Double = gammas + a * log(x) + b * log(complement)
    let front = exp(exponent) / a
    // Lentz's method. The fraction converges in O(√max(a, b)) terms.
    let tiny = 1e-300
    var (fraction, c, d) = (1.0, 1.0, 0.0)
    for i in 0..<1000 {
      let m = Double(i / 2)
      let sum: Double = a + 2 * m
      let numerator: Double
      if i == 0 {
        numerator = 1
      } else if i % 2 == 0 {
        let product: Double = m * (b - m) * x
        numerator = product / ((sum - 1) * sum)
      } else {
        let product: Double = -(a + m) * (a + b + m) * x
        numerator = product / (sum * (sum + 1))
      }
      d = 1 + numerator * d
      if abs(d) < tiny { d = tiny }
      d = 1 / d
      c = 1 + numerator / c
      if abs(c) < tiny { c = tiny }
      fraction *= c * d
      if abs(1 - c * d) < 1e-16 { break }
    }
    return front * (fraction - 1)
  }
}
