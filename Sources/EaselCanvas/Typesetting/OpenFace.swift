internal import CCairo
internal import CPango
import Synchronization

/// Keeps the file of a cairo font open while a thread uses it.
///
/// cairo has at most ten files open for the whole process. To open another one, it closes one that
/// is not locked. It tests this without the lock under which another thread is about to use the
/// file (cairo 1.16, `_has_unlocked_face` in cairo-ft-font.c). So a process with several threads
/// and more than ten fonts may read a released face. A face that is locked once stays open.
final class OpenFace {
  private let font: OpaquePointer

  /// A lock: one face is opened and locked at a time, so that none is closed in between.
  private static let opening = Mutex(())

  /// Opens the face of a scaled font and locks it, or returns `nil` if cairo cannot.
  init?(of font: OpaquePointer) {
    guard cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
      Self.opening.withLock({ _ in cairo_ft_scaled_font_lock_face(font) != nil })
    else { return nil }
    self.font = cairo_scaled_font_reference(font)
  }

  /// Opens a face and locks it, or returns `nil` if cairo cannot.
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
