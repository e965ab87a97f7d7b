import Foundation

/// Draws pictures by a closure: UIKit's image renderer.
///
/// ```swift
/// let dot = GraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
///   Color.systemRed.setFill()
///   BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
/// }
/// ```
public final class GraphicsImageRenderer: GraphicsRenderer {
  /// How pictures are made.
  ///
  /// A class, since listings from iOS change the properties of a constant; a renderer keeps the values
  /// that it was made with.
  public final class Format: GraphicsRendererFormat {
    /// Pixels to a point; 0 is ``GraphicsContext/deviceScale``.
    public var scale: CGFloat = 0
    /// Whether pictures start black instead of transparent.
    public var opaque = false

    /// Makes the usual format.
    public required init() {}

    fileprivate func copy() -> Format {
      let copy = Format()
      (copy.scale, copy.opaque) = (scale, opaque)
      return copy
    }
  }

  /// What a closure draws with.
  public final class Context: GraphicsRendererContext {
    private let imageFormat: Format

    init(_ context: GraphicsContext, _ format: Format) {
      imageFormat = format
      super.init(context, format)
    }

    /// How the picture is made.
    public override var format: Format { imageFormat }

    /// The picture as it is at present.
    public var currentImage: Image { cgContext.makeImage() ?? .empty }
  }

  private let imageFormat: Format

  /// Makes a renderer of pictures that show the given rectangle.
  public init(bounds: CGRect, format: Format = Format()) {
    imageFormat = format.copy()
    super.init(bounds: bounds, format: imageFormat)
  }

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: Format = Format()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// How pictures are made.
  public override var format: Format { imageFormat }

  /// True.
  public override var allowsImageOutput: Bool { true }

  /// Draws a picture; what goes wrong is noted in the context around, and the picture is empty
  /// where its size cannot be made.
  public func image(actions: (Context) throws -> Void) rethrows -> Image {
    let depth = ContextStack.existing?.entries.count ?? 0
    GraphicsContext.beginImage(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    // What the closure leaves pushed would keep the picture from being found.
    func unwind() { ContextStack.existing?.unwind(to: depth + 1) }
    defer {
      unwind()
      GraphicsContext.endImage()
    }
    if let context = GraphicsContext.current {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      try actions(Context(context, format))
    }
    unwind()
    return GraphicsContext.currentImage ?? .empty
  }
}
