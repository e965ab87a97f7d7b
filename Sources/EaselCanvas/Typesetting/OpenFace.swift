internal import CCairo
internal import CPango
import Synchronization

/// Keeps the file of a cairo font open while a thread uses it.
///
/// cairo has ten files open at a time for the whole process, and closes any that is not locked to open
/// another. It looks whether one is locked without the lock under which another thread is about to
/// use it (cairo 1.16, `_has_unlocked_face` in cairo-ft-font.c), so that a process of several
/// threads and more than ten fonts may read a face that is gone. A face that is locked once stays.
final class OpenFace {
  private let font: OpaquePointer

  /// One face is opened and locked at a time, so that none is closed in between.
  private static let opening = Mutex(())

  /// Opens the face of a scaled font and locks it; nil where cairo cannot.
  init?(of font: OpaquePointer) {
    guard cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
      Self.opening.withLock({ _ in cairo_ft_scaled_font_lock_face(font) != nil })
    else { return nil }
    self.font = cairo_scaled_font_reference(font)
  }

  /// Opens a face and locks it; nil where cairo cannot.
  convenience init?(_ face: OpaquePointer) {
    var made: OpaquePointer?
    Self.opening.withLock { _ in
      var identity = cairo_matrix_t()
      cairo_matrix_init_identity(&identity)
      made = cairo_scaled_font_create(face, &identity, &identity, TextEngine.fontOptions)
    }
    guard let made else { return nil }
    defer { cairo_scaled_font_destroy(made) }
    guard cairo_scaled_font_status(made) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(of: made)
  }

  deinit {
    cairo_ft_scaled_font_unlock_face(font)
    cairo_scaled_font_destroy(font)
  }
}
