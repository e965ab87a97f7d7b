import Foundation

/// Draws pictures by a closure: UIKit's image renderer.
///
/// ```swift
/// let dot = GraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
///   Color.systemRed.setFill()
///   BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
/// }
/// ```
public final class GraphicsImageRenderer {
  /// How pictures are made.
  ///
  /// A class, since listings from iOS change the properties of a constant; a renderer keeps the values
  /// that it was made with.
  public final class Format {
    /// Pixels to a point; 0 is ``GraphicsContext/deviceScale``.
    public var scale: CGFloat = 0
    /// Whether pictures start black instead of transparent.
    public var opaque = false

    /// Makes the usual format.
    public init() {}

    /// Makes the usual format: UIKit's name of ``init()``.
    public static func `default`() -> Format { Format() }

    /// Makes the usual format: UIKit's name of ``init()``.
    public static func preferred() -> Format { Format() }

    fileprivate func copy() -> Format {
      let copy = Format()
      (copy.scale, copy.opaque) = (scale, opaque)
      return copy
    }
  }

  /// What a closure draws with.
  public struct Context {
    /// The context that is current inside of the closure.
    public let cgContext: GraphicsContext
    /// How the picture is made.
    public let format: Format

    /// The picture as it is at present.
    public var currentImage: Image { cgContext.makeImage() ?? .empty }

    /// Fills a rectangle with the context's fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with a blend mode.
    public func fill(_ rect: CGRect, blendMode: BlendMode) {
      BezierPath(rect: rect).fill(with: blendMode, alpha: 1)
    }

    /// Strokes a line of one point inside of a rectangle.
    public func stroke(_ rect: CGRect) {
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Lets nothing outside of a rectangle be drawn any more.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// Where pictures begin, and their size in points.
  public let bounds: CGRect
  /// How pictures are made.
  public let format: Format

  /// Makes a renderer of pictures that show the given rectangle.
  public init(bounds: CGRect, format: Format = Format()) {
    self.bounds = bounds
    self.format = format.copy()
  }

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: Format = Format()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws a picture; what goes wrong is noted in the context around, and the picture is empty
  /// where its size cannot be made.
  public func image(actions: (Context) throws -> Void) rethrows -> Image {
    GraphicsContext.beginImage(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    defer { GraphicsContext.endImage() }
    if let context = GraphicsContext.current {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      try actions(Context(cgContext: context, format: format))
    }
    return GraphicsContext.currentImage ?? .empty
  }
}
