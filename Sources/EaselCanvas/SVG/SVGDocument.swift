import Foundation

/// An SVG document to draw on.
///
/// ```swift
/// let size = CGSize(width: 200, height: 100)
/// let document = try SVGDocument(to: .file(url), size: size, title: "Sales")
/// document.canvas.fill(CGRect(x: 10, y: 10, width: 50, height: 50), with: .color(.systemBlue))
/// try document.finish()
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
  private let sink: OutputSink
  private let drawing: SVGCanvas

  /// Makes a document; throws `invalidSize` for a size that is not finite or not above 0, and
  /// `outputFailed` when the target cannot be written.
  public init(
    to target: OutputTarget = .data, size: CGSize, title: String? = nil, text: TextMode = .outlines,
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
    context = RenderContext(options)
    drawing = SVGCanvas(size: size, context: context, drawsTextAsOutlines: text == .outlines)
    sink = try OutputSink(target, synchronizes: options.synchronizesFile)
    drawing.compareContrast(size: size)
    ExitReport.keep([.unfinished("SVGDocument", sink.target)], for: self)
  }

  deinit {
    if !drawing.isFinished {
      ExitReport.withdraw(self)
      context.noteUnfinished("SVGDocument", sink.target)
    }
    sink.abandon()
  }

  /// Where to draw.
  public var canvas: any Canvas { drawing }

  /// Completes the document; returns its bytes, if they went to memory, and what was noted.
  ///
  /// Strictly, throws the first error that was noted, and leaves no output. A second call throws
  /// `documentClosed`.
  @discardableResult
  public func finish() throws -> RenderResult<Data> {
    guard !drawing.isFinished else {
      throw EaselError(.documentClosed, "the document is finished", operation: "SVGDocument.finish")
    }
    ExitReport.withdraw(self)
    let data = try sink.deliver {
      drawing.finish()
      drawing.noteMissingDestinations()
      try context.throwFailure()
      return text()
    }
    return RenderResult(output: data, of: context)
  }

  /// The whole file.
  private func text() -> Data {
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
    return Data(writer.bytes)
  }
}
