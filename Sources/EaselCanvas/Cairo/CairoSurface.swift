internal import CCairo
import Foundation

/// The owner of a cairo surface, which is released with this object.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes ownership of the caller's reference; throws if the surface has an error status.
  init(owning pointer: OpaquePointer?, _ operation: String) throws {
    guard let pointer else {
      throw EaselError(.backendFailed, "cairo made no surface", operation: operation)
    }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw cairoError(status, operation)
    }
    self.pointer = pointer
  }

  /// Creates a transparent image surface.
  convenience init(
    image format: cairo_format_t, width: Int, height: Int, _ operation: String
  ) throws {
    try self.init(
      owning: cairo_image_surface_create(format, Int32(width), Int32(height)), operation)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Finishes the surface and throws its error, if there is one.
  func finish(_ operation: String) throws {
    cairo_surface_finish(pointer)
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw cairoError(status, operation) }
  }
}

/// Returns the error for a cairo status other than success.
func cairoError(_ status: cairo_status_t, _ operation: String) -> EaselError {
  EaselError(
    status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .backendFailed, cairoMessage(status),
    operation: operation)
}

/// Returns cairo's text for a status.
func cairoMessage(_ status: cairo_status_t) -> String {
  "cairo says: \(cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status)")"
}

extension CGAffineTransform {
  /// The transform as a cairo matrix.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
