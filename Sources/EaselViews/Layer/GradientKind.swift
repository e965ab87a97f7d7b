/// How the colours of a gradient layer run.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  /// Along the line from the start to the end.
  case axial
  /// Outwards from the start, in ellipses; the end is a corner of the box around a quarter of the
  /// last one.
  case radial
  /// Clockwise around the start, beginning in the direction of the end.
  case conic
}
