import Foundation

/// A page to draw: its size and a closure that draws its contents.
package struct PageDrawing {
  /// The width and height of the page in points.
  package var size: CGSize
  /// The closure that draws the page.
  package var draw: (any Canvas) throws -> Void

  /// Creates a page from its size and the closure that draws it.
  package init(size: CGSize, _ draw: @escaping (any Canvas) throws -> Void) {
    self.size = size
    self.draw = draw
  }

  /// Writes the page as a document in a format.
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
      // The caller gets the error, so that the diagnostics need not be printed.
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
