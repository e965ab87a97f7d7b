/// The ticks of a scale: major ticks with text and minor ticks without.
package struct ScaleTicks: Hashable, Sendable {
  /// The ticks with text, ascending.
  package var major: [Double]
  /// The ticks without text, ascending.
  package var minor: [Double]

  package init(major: [Double] = [], minor: [Double] = []) {
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
  package func ticks(
    from lower: Double, to upper: Double, count: Int = 5, length: Double = 300,
    minimumDistance: Double = 18
  ) -> ScaleTicks {
    let (lower, upper) = (min(lower, upper), max(lower, upper))
    switch self {
    case .linear:
      return ScaleTicks(major: Ticks.values(from: lower, to: upper, count: Double(count)))
    case .log(let base):
      let ticks = LogTicks(from: lower, to: upper, base: base, count: max(count, 6))
      return ScaleTicks(major: ticks.major, minor: ticks.minor)
    case .symmetricLog(let slope):
      let ticks = SymlogTicks(from: lower, to: upper, slopeAtZero: slope, count: max(count, 7))
      return ScaleTicks(major: ticks.major, minor: ticks.minor)
    case .power:
      let scale = PositionScale(
        lower: lower, upper: upper, transform: self, start: 0, end: length)
      return ScaleTicks(
        major: Ticks.thinned(
          Ticks.values(from: lower, to: upper, count: Double(count)),
          minimumDistance: minimumDistance, position: scale.position))
    }
  }
}
