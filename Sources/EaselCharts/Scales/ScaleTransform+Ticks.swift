/// The ticks of a scale: major ticks with text and minor ticks without.
struct ScaleTicks: Hashable, Sendable {
  /// The ticks with text, ascending.
  var major: [Double]
  /// The ticks without text, ascending.
  var minor: [Double]

  init(major: [Double] = [], minor: [Double] = []) {
    self.major = major
    self.minor = minor
  }
}

extension ScaleTransform {
  /// Returns the ticks that suit this transform, ascending, all within the interval.
  ///
  /// - Parameters:
  ///   - lower: The lesser end.
  ///   - upper: The greater end.
  ///   - count: The approximate number of major ticks.
  ///   - length: The axis' length in points. It is used for powers, whose linear ticks are left out
  ///     where they are closer than `minimumDistance`.
  ///   - minimumDistance: The least distance between two ticks, in points.
  func ticks(
    from lower: Double, to upper: Double, count: Int = 5, length: Double = 300,
    minimumDistance: Double = 18
  ) -> ScaleTicks {
    form.ticks(
      from: min(lower, upper), to: max(lower, upper), count: count, length: length,
      minimumDistance: minimumDistance)
  }
}
