internal import CCairo
internal import CPango
import Synchronization

/// Keeps the file of a cairo font open while a thread uses it.
///
/// cairo has at most ten files open for the whole process. To open another one, it closes one that
/// is not locked. It tests this without the lock under which another thread is about to use the
/// file (cairo 1.16, `_has_unlocked_face` in cairo-ft-font.c). So a process with several threads
/// and more than ten fonts may read a released face. A face that is locked once stays open.
///
/// The files of Pango's fonts are locked by ``PangoFontFunctions``.
final class OpenFace {
  private let font: OpaquePointer

  /// A lock: one face is opened and locked at a time, so that none is closed in between.
  private static let opening = Mutex(())

  /// Opens the file of a scaled font, which a closure returns with a reference, and locks it; returns
  /// `nil` if cairo cannot.
  private init?(_ scaledFont: () -> OpaquePointer?) {
    var locked: OpaquePointer?
    Self.whileNoFileIsClosed {
      guard let font = scaledFont() else { return }
      if cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS,
        cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
        cairo_ft_scaled_font_lock_face(font) != nil
      {
        locked = font
      } else {
        cairo_scaled_font_destroy(font)
      }
    }
    guard let locked else { return nil }
    font = locked
  }

  /// Opens the file of a cairo font and locks it, or returns `nil` if cairo cannot.
  convenience init?(_ face: OpaquePointer) {
    self.init {
      var identity = cairo_matrix_t()
      cairo_matrix_init_identity(&identity)
      return cairo_scaled_font_create(face, &identity, &identity, TextEngine.fontOptions)
    }
  }

  /// Opens the file of a Pango font and locks it, or returns `nil` if cairo cannot.
  convenience init?(_ font: UnsafeMutablePointer<PangoFont>) {
    self.init {
      pango_cairo_font_get_scaled_font(OpaquePointer(font)).flatMap(cairo_scaled_font_reference)
    }
  }

  /// Runs a closure that may have cairo open files, so that no other thread opens one meanwhile.
  ///
  /// The closure must not make an `OpenFace`.
  static func whileNoFileIsClosed(_ body: () -> Void) { opening.withLock { _ in body() } }

  deinit {
    cairo_ft_scaled_font_unlock_face(font)
    cairo_scaled_font_destroy(font)
  }
}
