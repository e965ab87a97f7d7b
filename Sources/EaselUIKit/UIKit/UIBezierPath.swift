import EaselCanvas
import Foundation

extension BezierPath {
  /// The outline as Core Graphics' path: a copy.
  public var cgPath: GraphicsPath {
    get { GraphicsPath(path) }
    set { path = newValue.path }
  }

  /// Makes a path of Core Graphics' outline.
  public convenience init(cgPath: GraphicsPath) { self.init(cgPath.path) }

  /// A copy of the same outline and line style.
  public func copy() -> Any {
    let copy = BezierPath(path)
    copy.strokeStyle = strokeStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
