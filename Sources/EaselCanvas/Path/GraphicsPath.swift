import Foundation

/// An outline as an object, in Core Graphics' manner: what its `CGPath` is.
///
/// It holds a ``path`` that never changes, unless it is a ``MutableGraphicsPath``. New code does
/// well with the value ``Path`` alone. `clockwise` has Core Graphics' meaning in its methods:
/// where y points down, as here, a clockwise arc runs counter-clockwise on screen.
public class GraphicsPath {
  /// The outline as a value.
  public internal(set) var path: Path

  /// Makes a path from a value.
  public required init(_ path: Path) { self.path = path }

  /// Makes a rectangle, transformed where a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the ellipse that touches the four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle whose corners are quarters of an ellipse; radii that do not fit shrink.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      BezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii).path
        .applying(transform?.pointee ?? .identity))
  }

  // MARK: Asking

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next element goes on; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { path.controlPointBounds }

  /// The smallest rectangle around the outline; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  /// Whether filling the path paints a point; with a transform, of the path's space before it.
  public func contains(
    _ point: CGPoint, using rule: FillRule = .nonZero, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule)
  }

  // MARK: Copies

  /// A copy that does not change.
  public func copy() -> GraphicsPath? { GraphicsPath(path) }

  /// A transformed copy that does not change.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> GraphicsPath? {
    GraphicsPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> MutableGraphicsPath? { MutableGraphicsPath(path) }

  /// A transformed copy that can be changed.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> MutableGraphicsPath? {
    MutableGraphicsPath(path.applying(transform?.pointee ?? .identity))
  }

  /// The dashes of the path as subpaths of their own.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> GraphicsPath {
    GraphicsPath(path.dashed(phase: phase, lengths: lengths).applying(transform))
  }
}

extension GraphicsPath: Hashable {
  /// Equal when the outlines are.
  public static func == (a: GraphicsPath, b: GraphicsPath) -> Bool { a.path == b.path }

  /// Hashes the outline.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
