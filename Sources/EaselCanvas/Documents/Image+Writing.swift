import Foundation

extension Image {
  /// Writes the image to a file, whole or not at all; the extension of its name is the format.
  ///
  /// - Returns: What was noted.
  /// - Throws: `unsupportedFormat` for a name with another extension, `invalidSize` for an image
  ///   without pixels, and `outputFailed`.
  @discardableResult
  public func write(
    to url: URL, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "Image.write")
    return try render(as: format, to: .file(url), options: options).unreadDiagnostics
  }

  /// The bytes of a file in a format: a PNG of the image's own pixels, or a PDF or SVG of its size.
  public func data(
    as format: RenderFormat, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try render(as: format, to: .data, options: options).output
  }

  private func render(
    as format: RenderFormat, to target: OutputTarget, options: RenderOptions
  ) throws -> RenderResult<Data> {
    guard format != .png else {
      // The pixels as they are: drawing them would need a scale at which none is lost.
      let data = try OutputSink.deliver(
        try encodedPNG(), to: target, synchronizes: options.synchronizesFile)
      return RenderResult(output: data, diagnostics: [])
    }
    let page = PageDrawing(size: size) { $0.draw(self, in: CGRect(origin: .zero, size: self.size)) }
    return try page.render(as: format, to: target, scale: 1, options: options)
  }
}
