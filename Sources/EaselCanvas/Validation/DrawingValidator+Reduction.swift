import Foundation

extension DrawingValidator {
  /// The miter limit of reduced lines.
  ///
  /// Between the points of a bin a reduced line turns back where the whole line did not. With this
  /// limit corners of 84° and more, and so right angles, keep their tips.
  private static let reducedMiterLimit: CGFloat = 1.5

  /// Returns the path with as many points as are visible, or `nil` if that saves too few.
  func reduced(
    _ path: Path, _ style: StrokeStyle, binsPerUnit: CGFloat
  ) -> (Path, StrokeStyle)? {
    guard let minimum = context.quality.lineReductionThreshold, style.dash.isEmpty,
      path.points.count >= max(minimum, 3), binsPerUnit > 0, binsPerUnit < .infinity
    else { return nil }
    let bins = transform.concatenating(.init(scaleX: binsPerUnit, y: binsPerUnit))
    guard let reduced = path.reduced(to: bins, minimum: minimum) else { return nil }
    context.note(
      .note, .drawingApproximated,
      "a line of \(path.points.count) points is drawn through \(reduced.points.count) of them",
      operation: "stroke", value: "\(path.points.count)")
    var style = style
    style.miterLimit = min(style.miterLimit, Self.reducedMiterLimit)
    return (reduced, style)
  }
}
