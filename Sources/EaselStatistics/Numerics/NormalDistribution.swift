import Foundation

/// The standard normal distribution.
enum NormalDistribution {
  /// Returns the value below which a fraction of the distribution is, for 0 < probability < 1.
  ///
  /// The calculation begins with formula 26.2.23 of Abramowitz & Stegun (error 4.5e-4) and refines
  /// it by Halley's method on `erfc`, to the precision of `Double`.
  static func quantile(_ probability: Double) -> Double? {
    guard probability > 0, probability < 1 else { return nil }
    let tail = min(probability, 1 - probability)
    let t = (-2 * log(tail)).squareRoot()
    var z =
      t - (2.515517 + t * (0.802853 + t * 0.010328))
      / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
    for _ in 0..<4 {
      let density = exp(-z * z / 2) / (2 * Double.pi).squareRoot()
      guard density > 0 else { break }
      let step = (erfc(z / 2.0.squareRoot()) / 2 - tail) / density
      z += step / (1 - z * step / 2)
    }
    return probability < 0.5 ? -z : z
  }
}
