import Foundation

/// A page that is still to be drawn: a size, and what draws on it.
package struct PageDrawing {
  /// Width and height in points.
  package var size: CGSize
  /// Draws the page.
  package var draw: (any Canvas) throws -> Void

  /// Makes a page of a size.
  package init(size: CGSize, _ draw: @escaping (any Canvas) throws -> Void) {
    self.size = size
    self.draw = draw
  }

  /// Writes the page as a document of its own, in any format.
  package func render(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data> {
    switch format {
    case .pdf:
      return try Self.renderPDF([self], to: target, options: options)
    case .png:
      let surface = try BitmapSurface(to: target, size: size, scale: scale, options: options)
      try draw(on: surface.canvas)
      return try surface.finish()
    case .svg:
      let document = try SVGDocument(to: target, size: size, options: options)
      try draw(on: document.canvas)
      return try document.finish()
    }
  }

  private func draw(on canvas: any Canvas) throws {
    do {
      try canvas.context.withLocale { try draw(canvas) }
    } catch {
      // Whoever catches it knows that there is no output.
      canvas.context.ignoreDiagnostics()
      throw error
    }
  }

  /// Writes pages as one PDF document.
  package static func renderPDF(
    _ pages: some Sequence<PageDrawing>, to target: OutputTarget, options: RenderOptions
  ) throws -> RenderResult<Data> {
    let document = try PDFDocument(to: target, options: options)
    for page in pages { try document.page(size: page.size, page.draw) }
    return try document.finish()
  }
}
