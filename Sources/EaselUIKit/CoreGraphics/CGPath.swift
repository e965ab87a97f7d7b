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

extension GraphicsPath {
  /// Creates the outline of a stroke of another path, as
  /// ``copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`` does; never `nil`.
  public convenience init?(
    __byStroking path: GraphicsPath, transform: UnsafePointer<CGAffineTransform>?,
    lineWidth: CGFloat, lineCap: LineCap, lineJoin: LineJoin, miterLimit: CGFloat
  ) {
    let stroked = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(stroked.path)
  }

  /// Creates a path with a subpath for each dash of another path, as
  /// ``/EaselCanvas/GraphicsPath/copy(dashingWithPhase:lengths:transform:)`` does; never `nil`.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: A transform that is applied to the dashes; `nil` for none.
  ///   - phase: The distance into the pattern at which each subpath starts.
  ///   - lengths: The lengths of dashes and gaps, alternating; `nil` leaves the path as it is.
  ///   - count: The number of lengths.
  public convenience init?(
    __byDashing path: GraphicsPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    let dashed = path.copy(
      dashingWithPhase: phase, lengths: lengths, transform: transform?.pointee ?? .identity)
    self.init(dashed.path)
  }

  /// Returns whether the path is one rectangle with horizontal and vertical sides, and stores it at
  /// the pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}
