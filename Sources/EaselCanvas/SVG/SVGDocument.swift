import Foundation

/// An SVG document with a canvas to draw on.
///
/// ```swift
/// let size = CGSize(width: 200, height: 100)
/// let document = try SVGDocument(to: .file(url), size: size, title: "Sales")
/// document.canvas.fill(CGRect(x: 10, y: 10, width: 50, height: 50), with: .color(.systemBlue))
/// try document.finish()
/// ```
///
/// One unit is one point (1/72 inch). By default text is drawn as outlines, so that it looks the
/// same everywhere. The same drawing gives the same bytes.
public final class SVGDocument {
  /// A choice of how text is written to the file.
  public enum TextMode: Hashable, Sendable {
    /// Writes text as the outlines of its glyphs.
    case outlines
    /// Writes text as `<text>` in the viewer's fonts.
    ///
    /// The file is smaller and its text can be selected. It looks different if the viewer has other
    /// fonts.
    case text
  }

  /// The size of the drawing, in points.
  public let size: CGSize
  /// The limits, diagnostics and appearance of this rendering.
  public let context: RenderContext

  private let title: String?
  private let sink: OutputSink
  private let drawing: SVGCanvas

  /// Creates a document of a size in points; by default its file is kept in memory.
  ///
  /// - Parameters:
  ///   - target: The destination of the file. The default is memory.
  ///   - size: The size in points.
  ///   - title: The title of the document for screen readers and viewers.
  ///   - text: Whether text is written as outlines, the default, or as `<text>`.
  ///   - options: The limits, policy and appearance of the rendering.
  /// - Throws: `invalidSize` for a side that is not above 0 or exceeds
  ///   ``Limits/maximumCoordinate``, and `outputFailed` if the target cannot be written.
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

  /// The canvas that draws into this document, with the origin at the top left and y downwards.
  public var canvas: any Canvas { drawing }

  /// Completes the document and returns its bytes, if they go to memory, and its diagnostics.
  ///
  /// - Throws: The first diagnostic that the policy of the options throws; then there is no output.
  ///   `outputFailed` if the target cannot be written. `documentClosed` for a second call.
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

  /// Returns the whole file.
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
