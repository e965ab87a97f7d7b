/// The kind of a scale.
public struct ScaleType: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case linear, date, category, squareRoot
    case log(base: Double)
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)
  }
  package let form: Form
  /// Bands in the order of first appearance.
  public static var category: ScaleType { .init(form: .category) }
  /// Continuous time.
  public static var date: ScaleType { .init(form: .date) }
  /// Numbers at equal distances.
  public static var linear: ScaleType { .init(form: .linear) }
  /// The logarithm of positive numbers, with values at powers of ten; zero has no position.
  public static var log: ScaleType { .log(base: 10) }
  /// The square root, with its sign.
  public static var squareRoot: ScaleType { .init(form: .squareRoot) }
  /// sign(x) · log(1 + |x|): linear near zero, logarithmic beyond.
  public static var symmetricLog: ScaleType { .init(form: .symmetricLog(slopeAtZero: 1)) }
  /// The logarithm of positive numbers, with values at powers of a base; zero has no position.
  ///
  /// ```swift
  /// chart.chartXScale(type: .log(base: 2))   // 1, 2, 4, 8, …
  /// ```
  ///
  /// A base below 1.01 counts as 10.
  public static func log(base: Double) -> ScaleType { .init(form: .log(base: base)) }
  /// sign(x) · |x| to a power.
  public static func power(exponent: Double) -> ScaleType {
    .init(form: .power(exponent: exponent))
  }
  /// sign(x) · log(1 + |x · slope|).
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    .init(form: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}
