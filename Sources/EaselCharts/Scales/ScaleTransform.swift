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

  /// The function, its ticks and its domains; each case has one type.
  var form: any TransformForm {
    switch self {
    case .linear: LinearTransform()
    case .log(let base): LogTransform(base: base)
    case .power(let exponent): PowerTransform(exponent: exponent)
    case .symmetricLog(let slope): SymlogTransform(slopeAtZero: slope)
    }
  }

  /// Returns the result of the transform for a number; NaN for the logarithm of zero or a negative
  /// number.
  public func apply(_ value: Double) -> Double { form.apply(value) }

  /// Returns the number for which ``apply(_:)`` returns a given value.
  public func invert(_ value: Double) -> Double { form.invert(value) }
}

extension ScaleTransform {
  /// Whether zero and negative numbers have no position.
  var isLogarithmic: Bool { form.logarithmBase != nil }

  /// Whether neighboring ticks differ by a factor, so that their texts have no common precision.
  var spansMagnitudes: Bool { form.spansMagnitudes }

  /// Returns the number at a position 0...1 between two ends.
  func value(at share: Double, from lower: Double, to upper: Double) -> Double {
    invert(apply(lower) * (1 - share) + apply(upper) * share)
  }

  /// Returns the position 0...1 of a number between two ends; NaN if it has none.
  func share(of value: Double, from lower: Double, to upper: Double) -> Double {
    // Halving before subtracting keeps differences of the largest numbers finite.
    let (low, high) = (apply(lower) / 2, apply(upper) / 2)
    let location = apply(value) / 2
    guard !location.isNaN, !low.isNaN, !high.isNaN else { return .nan }
    let share = (location - low) / (high - low)
    return low == high || share.isNaN ? 0.5 : min(max(share, 0), 1)
  }
}
