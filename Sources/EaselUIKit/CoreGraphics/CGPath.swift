import EaselCanvas
import Foundation

extension GraphicsPath {
  /// The outline of a stroke of this path, to be filled by the non-zero rule.
  ///
  /// It is made of overlapping polygons; its own stroke would show their seams.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: LineCap, lineJoin: LineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> GraphicsPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return GraphicsPath(path.stroked(style).applying(transform))
  }
}
