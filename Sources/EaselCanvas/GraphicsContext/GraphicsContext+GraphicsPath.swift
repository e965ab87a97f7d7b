import Foundation

extension GraphicsContext {
  /// Adds the elements of a path to the current one.
  public func addPath(_ path: GraphicsPath) { addPath(path.path) }

  /// Adds an arc that sweeps an angle from its start, towards greater angles where it is positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    changePath {
      $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// Makes the outline of the current path's stroke the current path.
  package func strokeToPath() { userPath = userPath.stroked(state.line) }
}
