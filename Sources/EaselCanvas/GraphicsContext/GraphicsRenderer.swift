import Foundation

/// What renderers of images and of PDF documents have in common: UIKit's graphics renderer.
open class GraphicsRenderer {
  /// Where drawings begin, and their size in points.
  public let bounds: CGRect
  private let ownFormat: GraphicsRendererFormat

  package init(bounds: CGRect, format: GraphicsRendererFormat) {
    self.bounds = bounds
    ownFormat = format
    format.bounds = bounds
  }

  /// How drawings are made.
  open var format: GraphicsRendererFormat { ownFormat }

  /// Whether drawings can be images: false for PDF documents.
  open var allowsImageOutput: Bool { false }
}

/// How a renderer makes drawings.
open class GraphicsRendererFormat {
  /// The bounds of the renderer that has this format; zero before.
  public package(set) var bounds = CGRect.zero

  /// Makes the usual format.
  public required init() {}

  /// Makes the usual format: UIKit's name of ``init()``.
  public class func `default`() -> Self { Self() }

  /// Makes the usual format: UIKit's name of ``init()``.
  public class func preferred() -> Self { Self() }
}

/// What a renderer's closure draws with.
open class GraphicsRendererContext {
  /// The context that is current inside of the closure.
  public let cgContext: GraphicsContext
  private let ownFormat: GraphicsRendererFormat

  package init(_ context: GraphicsContext, _ format: GraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
  }

  /// How the drawing is made.
  open var format: GraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the context's fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  public func fill(_ rect: CGRect, blendMode: BlendMode) {
    mixing(blendMode) { $0.fill(rect) }
  }

  /// Strokes a line of one point inside of a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Strokes a line of one point inside of a rectangle with a blend mode.
  public func stroke(_ rect: CGRect, blendMode: BlendMode) { mixing(blendMode) { $0.stroke(rect) } }

  /// Lets nothing outside of a rectangle be drawn any more.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func mixing(_ blendMode: BlendMode, _ body: (GraphicsRendererContext) -> Void) {
    cgContext.withCompositing(blendMode, 1) { _ in body(self) }
  }
}
