internal import CCairo
import Foundation

/// What is known of somebody else's surface from one drawing to the next: as long as it lives.
///
/// A document is drawn page by page, each by a call of its own: an image that stands on all of them
/// is one image of the file, and a destination stands in it once.
package final class CairoSurfaceMemory {
  /// The names of the destinations so far.
  package var destinations: Set<String> = []
  /// The images so far.
  package let images = CairoImageCache()

  private init() {}

  /// The memory of a surface; of one that can have none, an empty one.
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

  /// The key by which cairo knows what is ours: an address that nobody else has.
  private enum Key {
    static var pointer: UnsafePointer<cairo_user_data_key_t>? {
      UnsafePointer(bitPattern: address)
    }

    private static let address = UInt(
      bitPattern: UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1))
  }
}
