/// The kind of a scale.
public struct ScaleType: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case linear, log, date, category, squareRoot
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
  /// The logarithm of positive numbers; zero has no position.
  public static var log: ScaleType { .init(form: .log) }
  /// The square root, with its sign.
  public static var squareRoot: ScaleType { .init(form: .squareRoot) }
  /// sign(x) · log(1 + |x|): linear near zero, logarithmic beyond.
  public static var symmetricLog: ScaleType { .init(form: .symmetricLog(slopeAtZero: 1)) }
  /// sign(x) · |x| to a power.
  public static func power(exponent: Double) -> ScaleType {
    .init(form: .power(exponent: exponent))
  }
  /// sign(x) · log(1 + |x · slope|).
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    .init(form: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}
