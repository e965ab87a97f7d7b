import Foundation

/// The base class of the renderers of images and PDF documents, a counterpart of
/// `UIGraphicsRenderer`.
open class GraphicsRenderer {
  /// The rectangle of user space that drawings show, in points.
  public let bounds: CGRect
  private let ownFormat: GraphicsRendererFormat

  package init(bounds: CGRect, format: GraphicsRendererFormat) {
    self.bounds = bounds
    ownFormat = format
    format.bounds = bounds
  }

  /// The settings of the renderer's output, such as the scale of images or the metadata of
  /// documents.
  open var format: GraphicsRendererFormat { ownFormat }

  /// Whether the renderer draws images: `true` for images, `false` for PDF documents.
  open var allowsImageOutput: Bool { false }
}

/// The base class of the settings of image and PDF renderers.
open class GraphicsRendererFormat {
  /// The bounds of the renderer that this format belongs to; zero for a format that was created
  /// separately.
  ///
  /// A renderer copies the format that it is created with.
  public package(set) var bounds = CGRect.zero

  /// Creates a format with the default values.
  public required init() {}

  /// Creates a format with the default values: UIKit's name for ``init()``.
  public class func `default`() -> Self { Self() }

  /// Creates a format with the default values: UIKit's name for ``init()``.
  public class func preferred() -> Self { Self() }
}

/// The base class of the contexts that renderers pass to their closures.
open class GraphicsRendererContext {
  /// The graphics context that is current inside the closure.
  public let cgContext: GraphicsContext
  private let ownFormat: GraphicsRendererFormat

  package init(_ context: GraphicsContext, _ format: GraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
  }

  /// The settings of the output that is being drawn, such as the scale of an image.
  open var format: GraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the context's fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the context's fill color and a blend mode for this call only.
  public func fill(_ rect: CGRect, blendMode: BlendMode) {
    mixing(blendMode) { $0.fill(rect) }
  }

  /// Strokes a line one point wide along the inside of a rectangle's edges.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Strokes a line one point wide along the inside of a rectangle's edges, with a blend mode.
  public func stroke(_ rect: CGRect, blendMode: BlendMode) { mixing(blendMode) { $0.stroke(rect) } }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func mixing(_ blendMode: BlendMode, _ body: (GraphicsRendererContext) -> Void) {
    cgContext.withCompositing(blendMode, 1) { _ in body(self) }
  }
}
