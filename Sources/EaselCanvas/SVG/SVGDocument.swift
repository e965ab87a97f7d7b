import Foundation

/// An SVG document to draw on.
///
/// ```swift
/// let document = try SVGDocument(size: CGSize(width: 200, height: 100), title: "Sales")
/// document.canvas.fill(CGRect(x: 10, y: 10, width: 50, height: 50), with: .color(.systemBlue))
/// try document.write(to: .file(url))
/// ```
///
/// One unit is one point (1/72 inch). Text is drawn as outlines, so that it looks the same
/// everywhere, or as `<text>` on request. The same drawing gives the same bytes.
public final class SVGDocument {
  /// How text is written.
  public enum TextMode: Hashable, Sendable {
    /// As the outlines of its glyphs.
    case outlines
    /// As `<text>`, in the viewer's fonts: smaller, selectable, and different where fonts differ.
    case text
  }

  /// The size of the drawing, in points.
  public let size: CGSize
  /// Limits, diagnostics and appearance of this rendering.
  public let context: RenderContext

  private let title: String?
  private let options: RenderOptions
  private let drawing: SVGCanvas

  /// Makes a document; throws `invalidSize` for a size that is not finite or not above 0.
  public init(
    size: CGSize, title: String? = nil, text: TextMode = .outlines,
    options: RenderOptions = RenderOptions()
  ) throws {
    let most = options.limits.maximumCoordinate
    guard size.width > 0, size.height > 0, size.width <= most, size.height <= most else {
      throw EaselError(
        .invalidSize,
        "a drawing of \(size.width) × \(size.height) points cannot be made; each side must be "
          + "above 0 and at most \(most)", operation: "SVGDocument",
        value: "\(size.width) × \(size.height)")
    }
    self.size = size
    self.title = title
    self.options = options
    context = RenderContext(options)
    drawing = SVGCanvas(size: size, context: context, drawsTextAsOutlines: text == .outlines)
    drawing.compareContrast(size: size)
  }

  /// Where to draw.
  public var canvas: any Canvas { drawing }

  /// Ends the drawing and returns it; strictly, throws the first error that was noted.
  public func render() throws -> Rendered<Data> {
    drawing.finish()
    drawing.noteMissingDestinations()
    try context.throwRefusal()
    var writer = SVGWriter()
    let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
    writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)pt\"")
    writer.raw(" height=\"\(height)pt\" viewBox=\"0 0 \(width) \(height)\">\n")
    if let title { writer.raw("<title>\(XMLText.escaped(title))</title>\n") }
    if !drawing.definitions.bytes.isEmpty {
      writer.raw("<defs>\n")
      writer.raw(drawing.definitions.bytes)
      writer.raw("</defs>\n")
    }
    writer.raw(drawing.body)
    writer.raw("</svg>\n")
    return Rendered(output: Data(writer.bytes), diagnostics: context.diagnostics)
  }

  /// Ends the drawing and returns its bytes.
  public func data() throws -> Data { try render().output }

  /// Ends the drawing and writes it to a target; returns its bytes when that is memory.
  @discardableResult
  public func write(to target: OutputTarget) throws -> Data {
    try OutputSink.deliver(try data(), to: target, synchronizes: options.synchronizesFile)
  }
}
