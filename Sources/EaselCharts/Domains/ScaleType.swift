/// The kind of a scale, such as linear, logarithmic or categorical.
public struct ScaleType: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case linear, date, category, squareRoot
    case log(base: Double)
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)
  }
  package let form: Form
  /// A scale of categories, which have bands in the order of their first appearance.
  public static var category: ScaleType { .init(form: .category) }
  /// A continuous scale of dates.
  public static var date: ScaleType { .init(form: .date) }
  /// A linear scale of numbers.
  public static var linear: ScaleType { .init(form: .linear) }
  /// A logarithmic scale of positive numbers, with ticks at powers of 10; zero has no position.
  public static var log: ScaleType { .log(base: 10) }
  /// A square root scale of numbers: sign(x) · √|x|.
  public static var squareRoot: ScaleType { .init(form: .squareRoot) }
  /// A symmetric logarithmic scale: sign(x) · log(1 + |x|).
  ///
  /// The scale is linear near zero and logarithmic for large numbers.
  public static var symmetricLog: ScaleType { .init(form: .symmetricLog(slopeAtZero: 1)) }
  /// Returns a logarithmic scale of positive numbers, with ticks at powers of a base.
  ///
  /// ```swift
  /// let chart = Chart { PointMark(x: .value("Size", 64), y: .value("Time", 3)) }
  ///   .chartXScale(type: .log(base: 2))   // 1, 2, 4, 8, …
  /// ```
  ///
  /// Zero has no position. A base below 1.01 counts as 10.
  public static func log(base: Double) -> ScaleType { .init(form: .log(base: base)) }
  /// Returns a power scale: sign(x) · |x|^exponent.
  ///
  /// An exponent that is zero or not finite counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    .init(form: .power(exponent: exponent))
  }
  /// Returns a symmetric logarithmic scale: sign(x) · log(1 + |x · slope|).
  ///
  /// A slope that is not a positive finite number counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    .init(form: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}
