/// The shape of the gradient of a gradient layer.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  /// A linear gradient along the line from the start point to the end point.
  case axial
  /// A radial gradient from the start point outwards in ellipses.
  ///
  /// The semi-axes of the outermost ellipse are the horizontal and the vertical distance between
  /// the start point and the end point. If one of them is 0, the last color fills the layer.
  case radial
  /// A conic gradient clockwise around the start point, which begins in the direction of the end
  /// point.
  case conic
}
