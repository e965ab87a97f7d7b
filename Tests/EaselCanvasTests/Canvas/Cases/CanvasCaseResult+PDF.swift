import CCairo
import EaselCairo
import Foundation

@testable import EaselCanvas

extension CanvasCaseResult {
  /// What a case becomes as a page of Easel's own PDF and as one of cairo's, rasterised by poppler.
  struct Pages {
    /// Easel's page beside the bitmap.
    var own: CanvasCaseResult
    /// cairo's page beside the bitmap.
    var cairo: CanvasCaseResult

    init(_ one: CanvasCase) throws {
      if let reason = one.inexpressible {
        (own, cairo) = (.inexpressible(reason), .inexpressible(reason))
        return
      }
      let surface = try BitmapSurface(size: one.size)
      try HTMLReplayer(surface.canvas).replay(one.ops)
      func result(_ document: Data) throws -> CanvasCaseResult {
        let png = try Tool.data(
          "pdftocairo", ["-png", "-transp", "-r", "72", "-singlefile", "-", "-"], input: document)
        return try compared(png, with: surface.image, by: "poppler")
      }
      own = try result(Self.ownDocument(one))
      cairo = try result(Self.cairoDocument(one))
    }

    private static func ownDocument(_ one: CanvasCase) throws -> Data {
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      try document.page(size: one.size) { try HTMLReplayer($0).replay(one.ops) }
      return try document.finish().output
    }

    private static func cairoDocument(_ one: CanvasCase) throws -> Data {
      let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      let surface = cairo_pdf_surface_create(file.path, one.size.width, one.size.height)
      defer { cairo_surface_destroy(surface) }
      let cr = cairo_create(surface)
      defer { cairo_destroy(cr) }
      try CairoContext.draw(on: cr, size: one.size, options: RenderOptions(policy: .lenient)) {
        try HTMLReplayer($0).replay(one.ops)
      }
      cairo_surface_finish(surface)
      return try Data(contentsOf: file)
    }
  }
}
