import Foundation

extension Image {
  /// Writes the image to a file as PNG, PDF or SVG, which the extension of the file's name selects.
  ///
  /// The file is written completely or not at all. PNG files have the image's own pixels, and PDF
  /// and SVG files have its size in points.
  ///
  /// - Parameters:
  ///   - url: The file, whose name ends in `.png`, `.pdf` or `.svg`.
  ///   - options: The limits and other settings of the rendering.
  /// - Returns: The diagnostics of the rendering.
  /// - Throws: `unsupportedFormat` for another extension, `invalidSize` for an image without
  ///   pixels, `outputFailed` if the file cannot be written.
  @discardableResult
  public func write(
    to url: URL, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "Image.write")
    return try render(as: format, to: .file(url), options: options).unreadDiagnostics
  }

  /// Returns the image as the bytes of a PNG, PDF or SVG file.
  ///
  /// A PNG has the image's own pixels. A PDF or an SVG has its size in points.
  ///
  /// - Throws: `invalidSize` for an image without pixels.
  public func data(
    as format: RenderFormat, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try render(as: format, to: .data, options: options).output
  }

  private func render(
    as format: RenderFormat, to target: OutputTarget, options: RenderOptions
  ) throws -> RenderResult<Data> {
    guard format != .png else {
      // The pixels are written directly: drawing them could resample them.
      let data = try OutputSink.deliver(
        try encodedPNG(), to: target, synchronizes: options.synchronizesFile)
      return RenderResult(output: data, diagnostics: [])
    }
    let page = PageDrawing(size: size) { $0.draw(self, in: CGRect(origin: .zero, size: self.size)) }
    return try page.render(as: format, to: target, scale: 1, options: options)
  }
}
