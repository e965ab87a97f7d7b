/// The shape of the gradient of a gradient layer.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  /// A linear gradient along the line from the start point to the end point.
  case axial
  /// A radial gradient in ellipses around the start point, whose semi-axes are the distances to the
  /// end point in x and y.
  ///
  /// These are the semi-axes of the outermost ellipse. If one of them is 0, the last color fills
  /// the layer.
  case radial
  /// A conic gradient clockwise around the start point, which begins in the direction of the end
  /// point.
  case conic
}
