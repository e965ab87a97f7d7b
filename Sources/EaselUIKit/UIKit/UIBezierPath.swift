import EaselCanvas
import Foundation

extension BezierPath {
  /// The outline as an immutable path of Core Graphics; setting it replaces the outline.
  public var cgPath: GraphicsPath {
    get { GraphicsPath(path) }
    set { path = newValue.path }
  }

  /// Creates a path with a copy of the outline of a Core Graphics path and the default line style.
  public convenience init(cgPath: GraphicsPath) { self.init(cgPath.path) }

  /// Returns a new `BezierPath` with the same outline, line style and fill rule.
  public func copy() -> Any {
    let copy = BezierPath(path)
    copy.strokeStyle = strokeStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
