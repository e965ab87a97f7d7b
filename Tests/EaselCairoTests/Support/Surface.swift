import CCairo
import EaselCairo
import EaselCanvas
import Foundation

/// A surface of cairo's with a context, as a caller of Easel has them.
final class Surface {
  enum Kind: CaseIterable {
    case image
    case pdf
    case svg
    case postScript
  }

  static let size = CGSize(width: 240, height: 180)

  let surface: OpaquePointer?
  let cr: OpaquePointer?
  private let position = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")

  init(_ kind: Kind, _ size: CGSize = size) {
    surface =
      switch kind {
      case .image:
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
      case .pdf: cairo_pdf_surface_create(position.path, size.width, size.height)
      case .svg: cairo_svg_surface_create(position.path, size.width, size.height)
      case .postScript: cairo_ps_surface_create(position.path, size.width, size.height)
      }
    cr = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
    try? FileManager.default.removeItem(at: position)
  }

  var status: cairo_status_t { cairo_status(cr) }

  /// Draws a page, and shows it.
  @discardableResult
  func draw(
    later: Set<String> = [], policy: RenderOptions.Policy = .strict,
    _ draw: (any Canvas) throws -> Void
  ) throws -> [Diagnostic] {
    let result = try CairoContext.draw(
      on: cr, size: Self.size, laterDestinations: later, options: RenderOptions(policy: policy),
      draw)
    cairo_show_page(cr)
    return result.diagnostics
  }

  /// Ends the document and returns the file.
  func finish() throws -> Data {
    cairo_surface_finish(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw EaselError(.backendFailed, "the surface is in error")
    }
    return try Data(contentsOf: position)
  }

  /// The rows of an image surface, four bytes a pixel: blue, green, red, alpha.
  var pixels: [UInt8] {
    cairo_surface_flush(surface)
    let rows = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: rows * stride))
  }

  /// The opacity of a pixel of an image surface.
  func alpha(_ x: Int, _ y: Int) -> UInt8 {
    pixels[y * Int(cairo_image_surface_get_stride(surface)) + x * 4 + 3]
  }
}
