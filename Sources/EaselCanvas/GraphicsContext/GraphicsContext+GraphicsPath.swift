import Foundation

extension GraphicsContext {
  /// Adds the elements of a path to the current path.
  public func addPath(_ path: GraphicsPath) { addPath(path.path) }

  /// Adds an arc of a circle to the current path, from `startAngle` by `delta` radians towards
  /// greater angles.
  ///
  /// Angles are radians from the positive x axis. A negative `delta` sweeps towards smaller angles.
  /// A sweep of more than a full turn is one full turn. A line connects the current point, if there
  /// is one, to the start of the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    changePath {
      $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// Replaces the current path with the outline of its stroke.
  package func strokeToPath() { userPath = userPath.stroked(state.line) }
}
