import EaselCanvas
import Foundation

extension AnimationStrip {
  /// Writes the strip as one page, whole or not at all: `.pdf`, `.png` or `.svg`, by the extension.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: Pixels to a point in PNG.
  ///   - options: Appearance, limits, policy; each still has its own time.
  /// - Returns: What was noted.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let size = size
    switch url.pathExtension.lowercased() {
    case "pdf":
      let document = try PDFDocument(to: .file(url), options: options)
      try document.page(size: size) { try draw(on: $0) }
      return try document.render().diagnostics
    case "png":
      let surface = try BitmapSurface(size: size, scale: scale, options: options)
      try draw(on: surface.canvas)
      try surface.write(to: .file(url))
      return surface.context.diagnostics
    case "svg":
      let document = try SVGDocument(size: size, options: options)
      try draw(on: document.canvas)
      try document.write(to: .file(url))
      return document.context.diagnostics
    default:
      throw EaselError(
        .unsupportedFormat,
        "the name “\(url.lastPathComponent)” must end in .pdf, .png or .svg",
        operation: "AnimationStrip.write", value: url.pathExtension)
    }
  }
}
