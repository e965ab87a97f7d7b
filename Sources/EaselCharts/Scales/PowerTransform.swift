import Foundation

/// The signed power sign(x) · |x|^exponent.
struct PowerTransform: TransformForm {
  /// The exponent; zero, infinite or NaN, it counts as 1.
  var exponent: Double

  func apply(_ value: Double) -> Double { Self.power(value, usedExponent) }

  func invert(_ value: Double) -> Double { Self.power(value, 1 / usedExponent) }

  private var usedExponent: Double { exponent != 0 && exponent.isFinite ? exponent : 1 }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    if exponent == 1 || value.isNaN { return value }
    let size =
      exponent == 0.5
      ? abs(value).squareRoot() : exponent == 2 ? value * value : pow(abs(value), exponent)
    let held = held(size, for: value)
    return value < 0 ? -held : held
  }

  /// Returns linear ticks without those that are too close to the one before.
  func ticks(
    from lower: Double, to upper: Double, count: Int, length: Double, minimumDistance: Double
  ) -> ScaleTicks {
    let scale = PositionScale(
      lower: lower, upper: upper, transform: .power(exponent: exponent), start: 0, end: length)
    return ScaleTicks(
      major: Ticks.thinned(
        Ticks.values(from: lower, to: upper, count: Double(count)),
        minimumDistance: minimumDistance, position: scale.position))
  }

  func factor(forSize size: Double) -> Double {
    let exponent = size > 0 && size.isFinite ? min(1000, max(-1000, -size.exponent)) : 0
    return Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }
}

extension ScaleType {
  /// A square root scale of numbers: sign(x) · √|x|.
  public static var squareRoot: ScaleType { ScaleType(.squareRoot, "squareRoot") }

  /// Returns a power scale: sign(x) · |x|^exponent.
  ///
  /// An exponent that is zero or not finite counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(.power(exponent: exponent), "power")
  }
}
