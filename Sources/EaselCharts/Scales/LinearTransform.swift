/// The identity: the transform of a linear scale, and of dates.
struct LinearTransform: TransformForm {
  func apply(_ value: Double) -> Double { value }

  func invert(_ value: Double) -> Double { value }

  func ticks(
    from lower: Double, to upper: Double, count: Int, length: Double, minimumDistance: Double
  ) -> ScaleTicks {
    ScaleTicks(major: Ticks.values(from: lower, to: upper, count: Double(count)))
  }

  func placement(from lower: Double, to upper: Double) -> PositionPlacer.Placement? { .linear }

  func factor(forSize size: Double) -> Double { size > 0x1p1021 ? 0x1p-2 : 1 }
}

extension ScaleType {
  /// A linear scale of numbers.
  public static var linear: ScaleType { ScaleType(.linear, "linear") }
}
