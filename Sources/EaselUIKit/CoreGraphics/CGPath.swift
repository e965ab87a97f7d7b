import EaselCanvas
import Foundation

extension GraphicsPath {
  /// Returns the outline of a stroke of the path, to be filled with the non-zero rule.
  ///
  /// The outline consists of overlapping polygons: stroking it would show their edges.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The maximum ratio of the length of a miter to the line width.
  ///   - transform: A transform that is applied to the outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: LineCap, lineJoin: LineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> GraphicsPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return GraphicsPath(path.stroked(style).applying(transform))
  }
}
