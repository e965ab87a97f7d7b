import Foundation

/// A renderer that makes images of the drawing in a closure, a counterpart of
/// `UIGraphicsImageRenderer`.
///
/// ```swift
/// let dot = GraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
///   Color.systemRed.setFill()
///   BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
/// }
/// ```
public final class GraphicsImageRenderer: GraphicsRenderer {
  /// The scale and opacity of the images that a renderer draws.
  ///
  /// It is a class because code from iOS changes the properties of a constant. A renderer copies
  /// the values when it is created.
  public final class Format: GraphicsRendererFormat {
    /// The number of pixels per point; 0, the default, uses ``GraphicsContext/deviceScale``.
    public var scale: CGFloat = 0
    /// Whether images start black instead of transparent; `false` by default.
    public var opaque = false

    /// Creates a format with the default values.
    public required init() {}

    fileprivate func copy() -> Format {
      let copy = Format()
      (copy.scale, copy.opaque) = (scale, opaque)
      return copy
    }
  }

  /// The drawing context that ``GraphicsImageRenderer/image(actions:)`` passes to its closure.
  public final class Context: GraphicsRendererContext {
    private let imageFormat: Format

    init(_ context: GraphicsContext, _ format: Format) {
      imageFormat = format
      super.init(context, format)
    }

    /// The scale and opacity of the image that is being drawn.
    public override var format: Format { imageFormat }

    /// A copy of the image as drawn so far.
    public var currentImage: Image { cgContext.makeImage() ?? .empty }
  }

  private let imageFormat: Format

  /// Creates a renderer of images that show a rectangle of user space, in points.
  public init(bounds: CGRect, format: Format = Format()) {
    imageFormat = format.copy()
    super.init(bounds: bounds, format: imageFormat)
  }

  /// Creates a renderer of images of a size in points, with the origin at the top left.
  public convenience init(size: CGSize, format: Format = Format()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The scale and opacity of the images that the renderer draws.
  public override var format: Format { imageFormat }

  /// Whether the renderer draws images, which is always `true` here.
  public override var allowsImageOutput: Bool { true }

  /// Draws an image with a closure and returns it.
  ///
  /// Errors of drawing are noted in the context that was current before. The image is empty if an
  /// image of that size cannot be made. Contexts that the closure leaves pushed are popped with a
  /// warning.
  ///
  /// - Parameter actions: The closure that draws, while its context is the current one.
  /// - Throws: The error that the closure throws.
  public func image(actions: (Context) throws -> Void) rethrows -> Image {
    let depth = ContextStack.existing?.entries.count ?? 0
    GraphicsContext.beginImage(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    // The image is found only on top of the stack, so pushed contexts above it must go first.
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
