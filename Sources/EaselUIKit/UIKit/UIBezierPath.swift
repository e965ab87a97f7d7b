import EaselCanvas
import Foundation

extension BezierPath {
  /// The outline as a path of Core Graphics; the getter returns a copy.
  public var cgPath: GraphicsPath {
    get { GraphicsPath(path) }
    set { path = newValue.path }
  }

  /// Creates a path from a path of Core Graphics.
  public convenience init(cgPath: GraphicsPath) { self.init(cgPath.path) }

  /// Returns a copy of the outline, the line style and the fill rule.
  public func copy() -> Any {
    let copy = BezierPath(path)
    copy.strokeStyle = strokeStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
