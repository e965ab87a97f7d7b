/// A type of continuous scale: the function that it applies to numbers, and the ticks and the ends
/// of a domain that suit the function.
///
/// A new type is a file with a structure that conforms to this protocol, and its line in the
/// `form` of ``ScaleTransform``.
protocol TransformForm: Sendable {
  /// Returns the result of the function for a number; NaN where it is not defined.
  func apply(_ value: Double) -> Double

  /// Returns the number for which ``apply(_:)`` returns a given value.
  func invert(_ value: Double) -> Double

  /// Returns the ticks between two ends, ascending.
  ///
  /// - Parameters:
  ///   - lower: The lesser end.
  ///   - upper: The greater end.
  ///   - count: The approximate number of ticks with text.
  ///   - length: The axis' length in points.
  ///   - minimumDistance: The least distance between two ticks, in points.
  func ticks(
    from lower: Double, to upper: Double, count: Int, length: Double, minimumDistance: Double
  ) -> ScaleTicks

  /// The base of a logarithm, for which zero and negative numbers have no position; otherwise `nil`.
  var logarithmBase: Double? { get }

  /// Whether neighboring ticks differ by a factor. They then have no common precision, and there
  /// are ticks without text between them.
  var spansMagnitudes: Bool { get }

  /// Whether an inferred domain has the ticks of the function instead of linear ones.
  var hasOwnTicks: Bool { get }

  /// The domain without data.
  var emptyDomain: (lower: Double, upper: Double) { get }

  /// Returns the ends of a domain on which the function is defined, ascending.
  func definedEnds(_ first: Double, _ second: Double) -> (lower: Double, upper: Double)

  /// Returns the way in which positions between two ends are computed; `nil` if it is the function
  /// itself.
  func placement(from lower: Double, to upper: Double) -> PositionPlacer.Placement?

  /// Returns a power of two that keeps the function finite for values up to a size.
  func factor(forSize size: Double) -> Double
}

extension TransformForm {
  var logarithmBase: Double? { nil }
  var spansMagnitudes: Bool { false }
  var hasOwnTicks: Bool { false }
  var emptyDomain: (lower: Double, upper: Double) { (0, 1) }

  func definedEnds(_ first: Double, _ second: Double) -> (lower: Double, upper: Double) {
    first.isFinite && second.isFinite ? (min(first, second), max(first, second)) : emptyDomain
  }

  func placement(from lower: Double, to upper: Double) -> PositionPlacer.Placement? { nil }

  func factor(forSize size: Double) -> Double { 1 }

  /// The greatest finite number in place of an infinite result for a finite argument.
  static func held(_ result: Double, for argument: Double) -> Double {
    result.isInfinite && argument.isFinite
      ? (result < 0 ? -1 : 1) * .greatestFiniteMagnitude : result
  }
}
