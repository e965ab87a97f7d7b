import Foundation

/// The symmetric logarithm sign(x) · log(1 + |x · slope|) (Webber 2012).
struct SymlogTransform: TransformForm {
  /// The slope at zero; if it is not positive and finite, it counts as 1.
  var slopeAtZero: Double

  func apply(_ value: Double) -> Double {
    let slope = usedSlope
    let product = abs(value) * slope
    // The product may be too large where its logarithm is not.
    let size =
      product.isFinite || !value.isFinite
      ? Self.logarithm(ofOnePlus: product) : log(abs(value)) + log(slope)
    return value < 0 ? -size : size
  }

  func invert(_ value: Double) -> Double {
    let size = Self.held(expm1(abs(value)) / usedSlope, for: value)
    return value < 0 ? -size : size
  }

  private var usedSlope: Double { slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1 }

  /// log(1 + x); uses the plain logarithm, which takes a third of the time, where it is as
  /// accurate.
  private static func logarithm(ofOnePlus value: Double) -> Double {
    value > 0.5 ? log(1 + value) : log1p(value)
  }

  func ticks(
    from lower: Double, to upper: Double, count: Int, length: Double, minimumDistance: Double
  ) -> ScaleTicks {
    let ticks = SymlogTicks(
      from: lower, to: upper, slopeAtZero: slopeAtZero, count: max(count, 7))
    return ScaleTicks(major: ticks.major, minor: ticks.minor)
  }

  var spansMagnitudes: Bool { true }
  var hasOwnTicks: Bool { true }
}

extension ScaleType {
  /// A symmetric logarithmic scale: sign(x) · log(1 + |x|).
  ///
  /// The scale is linear near zero and logarithmic for large numbers.
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }

  /// Returns a symmetric logarithmic scale: sign(x) · log(1 + |x · slope|).
  ///
  /// A slope that is not a positive finite number counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(.symmetricLog(slopeAtZero: slopeAtZero), "symmetricLog")
  }
}
