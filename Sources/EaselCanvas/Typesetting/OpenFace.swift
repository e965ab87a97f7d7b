internal import CCairo
internal import CPango
import Synchronization

/// Keeps the file of a cairo font open while a thread uses it.
///
/// cairo has ten files open at a time for the whole process, and closes any that is not locked to open
/// another. It looks whether one is locked without the lock under which another thread is about to
/// use it (cairo 1.16 and 1.18, `_has_unlocked_face` in cairo-ft-font.c), so that a process of several
/// threads and more than ten fonts may read a face that is gone. A face that is locked once stays.
final class OpenFace {
  private let font: OpaquePointer

  /// One face is opened and locked at a time, so that none is closed in between.
  private static let opening = Mutex(())

  /// Opens a face and locks it; nil where cairo cannot.
  ///
  /// Pango asks a font's tables for its metrics and opens no face; what draws does, by the face that
  /// is locked here before it is used.
  init?(_ face: OpaquePointer) {
    var made: OpaquePointer?
    Self.opening.withLock { _ in
      var identity = cairo_matrix_t()
      cairo_matrix_init_identity(&identity)
      guard
        let font = cairo_scaled_font_create(face, &identity, &identity, TextEngine.fontOptions)
      else { return }
      let isOpen =
        cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS
        && cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT
        && cairo_ft_scaled_font_lock_face(font) != nil
      if isOpen { made = font } else { cairo_scaled_font_destroy(font) }
    }
    guard let made else { return nil }
    font = made
  }

  deinit {
    cairo_ft_scaled_font_unlock_face(font)
    cairo_scaled_font_destroy(font)
  }
}
