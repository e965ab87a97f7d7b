internal import CCairo
import Foundation

/// Data about a surface of the caller, kept between drawing calls as long as the surface exists.
///
/// A document is drawn page by page, with a call for each page. An image that is on all pages is
/// stored once in the file, and a destination has one position in it.
package final class CairoSurfaceMemory {
  /// The names of the destinations so far.
  package var destinations: Set<String> = []
  /// The images so far.
  package let images = CairoImageCache()

  private init() {}

  /// Returns the data of a surface; new data if the surface has none or cannot keep any.
  ///
  /// - Parameter surface: A pointer to a `cairo_surface_t`.
  package static func of(_ surface: OpaquePointer?) -> CairoSurfaceMemory {
    if let known = cairo_surface_get_user_data(surface, Key.pointer) {
      return Unmanaged<CairoSurfaceMemory>.fromOpaque(known).takeUnretainedValue()
    }
    let made = CairoSurfaceMemory()
    let owned = Unmanaged.passRetained(made)
    let status = cairo_surface_set_user_data(surface, Key.pointer, owned.toOpaque()) { memory in
      guard let memory else { return }
      Unmanaged<CairoSurfaceMemory>.fromOpaque(memory).release()
    }
    if status != CAIRO_STATUS_SUCCESS { owned.release() }
    return made
  }

  /// The key of the data in cairo: a unique address.
  private enum Key {
    static var pointer: UnsafePointer<cairo_user_data_key_t>? {
      UnsafePointer(bitPattern: address)
    }

    private static let address = UInt(
      bitPattern: UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1))
  }
}
