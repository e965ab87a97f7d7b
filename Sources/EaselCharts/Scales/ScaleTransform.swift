import Foundation

/// A function that a scale applies to numbers before it maps them linearly to positions.
///
/// ```swift
/// ScaleTransform.log(base: 10).apply(1000)             // 3
/// ScaleTransform.power(exponent: 0.5).apply(-9)        // −3
/// ScaleTransform.symmetricLog(slopeAtZero: 1).apply(0) // 0
/// ```
///
/// All transforms are strictly monotonic where they are defined. NaN stays NaN. A finite number
/// gives a finite result: the greatest finite number if the true result overflows. The only
/// exception is the logarithm of zero and of negative numbers, which is NaN.
public enum ScaleTransform: Hashable, Sendable {
  /// No transform: the number itself.
  case linear
  /// The logarithm of positive numbers; a base below 1.01 or an infinite one counts as 10.
  case log(base: Double)
  /// The signed power sign(x) · |x|^exponent.
  ///
  /// An exponent that is zero or not finite counts as 1.
  case power(exponent: Double)
  /// The symmetric logarithm sign(x) · log(1 + |x · slope|), which is linear near zero (Webber
  /// 2012).
  ///
  /// A slope that is not a positive finite number counts as 1.
  case symmetricLog(slopeAtZero: Double)

  /// The square root of the absolute value, with the sign of the number.
  public static let squareRoot = ScaleTransform.power(exponent: 0.5)

  /// Returns the result of the transform for a number; NaN for the logarithm of zero or a negative
  /// number.
  public func apply(_ value: Double) -> Double {
    switch self {
    case .linear: return value
    case .log(let base):
      guard value > 0 else { return .nan }
      return LogPowers(base: base).logarithm(value)
    case .power(let exponent):
      return Self.power(value, Self.exponent(exponent))
    case .symmetricLog(let slope):
      return Self.symmetricLog(value, slope: Self.slope(slope))
    }
  }

  /// Returns the number for which ``apply(_:)`` returns a given value.
  public func invert(_ value: Double) -> Double {
    switch self {
    case .linear: return value
    case .log(let base):
      return Self.held(LogPowers(base: base).power(value), for: value)
    case .power(let exponent):
      return Self.power(value, 1 / Self.exponent(exponent))
    case .symmetricLog(let slope):
      let size = Self.held(expm1(abs(value)) / Self.slope(slope), for: value)
      return value < 0 ? -size : size
    }
  }

  private static func exponent(_ exponent: Double) -> Double {
    exponent != 0 && exponent.isFinite ? exponent : 1
  }

  private static func slope(_ slope: Double) -> Double {
    slope > 0 && slope.isFinite ? slope : 1
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    if exponent == 1 || value.isNaN { return value }
    let size =
      exponent == 0.5
      ? abs(value).squareRoot() : exponent == 2 ? value * value : pow(abs(value), exponent)
    let held = held(size, for: value)
    return value < 0 ? -held : held
  }

  private static func symmetricLog(_ value: Double, slope: Double) -> Double {
    let product = abs(value) * slope
    // The product may be too large where its logarithm is not.
    let size =
      product.isFinite || !value.isFinite
      ? logarithm(ofOnePlus: product) : Foundation.log(abs(value)) + Foundation.log(slope)
    return value < 0 ? -size : size
  }

  /// log(1 + x); uses the plain logarithm, which takes a third of the time, where it is as
  /// accurate.
  private static func logarithm(ofOnePlus value: Double) -> Double {
    value > 0.5 ? Foundation.log(1 + value) : log1p(value)
  }

  /// The greatest finite number in place of an infinite result for a finite argument.
  private static func held(_ result: Double, for argument: Double) -> Double {
    result.isInfinite && argument.isFinite
      ? (result < 0 ? -1 : 1) * .greatestFiniteMagnitude : result
  }
}
