/// The logarithm of positive numbers.
struct LogTransform: TransformForm {
  /// The base; below 1.01 or infinite, it counts as 10.
  var base: Double

  func apply(_ value: Double) -> Double {
    guard value > 0 else { return .nan }
    return LogPowers(base: base).logarithm(value)
  }

  func invert(_ value: Double) -> Double {
    Self.held(LogPowers(base: base).power(value), for: value)
  }

  func ticks(
    from lower: Double, to upper: Double, count: Int, length: Double, minimumDistance: Double
  ) -> ScaleTicks {
    let ticks = LogTicks(from: lower, to: upper, base: base, count: max(count, 6))
    return ScaleTicks(major: ticks.major, minor: ticks.minor)
  }

  var logarithmBase: Double? { base }
  var spansMagnitudes: Bool { true }
  var emptyDomain: (lower: Double, upper: Double) { (1, 10) }

  /// Returns finite, ascending ends on one side of zero.
  func definedEnds(_ first: Double, _ second: Double) -> (lower: Double, upper: Double) {
    var (lower, upper) = (min(first, second), max(first, second))
    guard first.isFinite, second.isFinite, lower != 0 || upper != 0 else { return emptyDomain }
    // An interval that contains zero keeps its positive part, one that ends at zero its negative part.
    if lower <= 0, upper > 0 {
      lower = max(upper / 1000, .leastNonzeroMagnitude)
    } else if upper == 0 {
      upper = min(lower / 1000, -.leastNonzeroMagnitude)
    }
    return (lower, upper)
  }

  /// Positions do not depend on the base, and negative ends are mirrored.
  func placement(from lower: Double, to upper: Double) -> PositionPlacer.Placement? {
    .logarithm(isMirrored: lower < 0)
  }
}

extension ScaleType {
  /// A logarithmic scale of positive numbers, with ticks at powers of 10; zero has no position.
  public static var log: ScaleType { .log(base: 10) }

  /// Returns a logarithmic scale of positive numbers, with ticks at powers of a base.
  ///
  /// ```swift
  /// let chart = Chart { PointMark(x: .value("Size", 64), y: .value("Time", 3)) }
  ///   .chartXScale(type: .log(base: 2))   // 1, 2, 4, 8, …
  /// ```
  ///
  /// Zero has no position. A base below 1.01 counts as 10.
  public static func log(base: Double) -> ScaleType { ScaleType(.log(base: base), "log") }
}
