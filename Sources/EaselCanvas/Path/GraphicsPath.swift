import Foundation

/// An immutable path object with the names and conventions of Core Graphics' `CGPath`.
///
/// Its ``path`` never changes, unless it is a ``MutableGraphicsPath``. New code can use the value
/// ``Path`` alone. In its methods `clockwise` has the meaning of Core Graphics: in contexts where y
/// points down, a clockwise arc is counter-clockwise on screen.
public class GraphicsPath {
  /// The outline of the path as a value.
  public internal(set) var path: Path

  /// Creates a path from an outline.
  public required init(_ path: Path) { self.path = path }

  /// Creates a path of a closed rectangle, to which a transform is applied unless it is `nil`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of the closed ellipse inscribed in a rectangle, to which a transform is applied
  /// unless it is `nil`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a closed rectangle whose four corners are quarters of one ellipse.
  ///
  /// Radii that do not fit are scaled down together. The path is transformed if there is a
  /// transform.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      BezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii).path
        .applying(transform?.pointee ?? .identity))
  }

  // MARK: Queries

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The point where the next element starts, or the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points and control points, or `CGRect.null` for an
  /// empty path.
  public var boundingBox: CGRect { path.controlPointBounds }

  /// The smallest rectangle that contains the outline, or `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  /// Returns whether a point, after a transform, is inside the path when it is filled by a rule.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule. The default is the non-zero rule.
  ///   - transform: The transform from the space of the point to the space of the path.
  public func contains(
    _ point: CGPoint, using rule: FillRule = .nonZero, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule)
  }

  // MARK: Copies

  /// Returns an immutable copy of the path.
  public func copy() -> GraphicsPath? { GraphicsPath(path) }

  /// Returns an immutable copy of the path, to which a transform is applied unless it is `nil`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> GraphicsPath? {
    GraphicsPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> MutableGraphicsPath? { MutableGraphicsPath(path) }

  /// Returns a mutable copy of the path, to which a transform is applied unless it is `nil`.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> MutableGraphicsPath? {
    MutableGraphicsPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path with a subpath for each dash of this path.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which each subpath starts.
  ///   - lengths: The lengths of dashes and gaps, alternating. See ``Path/dashed(phase:lengths:)``.
  ///   - transform: The transform that is applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> GraphicsPath {
    GraphicsPath(path.dashed(phase: phase, lengths: lengths).applying(transform))
  }
}

extension GraphicsPath: Hashable {
  /// Returns whether the outlines of two paths are equal.
  public static func == (a: GraphicsPath, b: GraphicsPath) -> Bool { a.path == b.path }

  /// Hashes the outline.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
