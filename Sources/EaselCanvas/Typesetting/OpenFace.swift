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

/// The files of a font map's fonts, which stay open.
///
/// Pango measures glyphs while it lays out a text, before the fonts of the text are known outside. So
/// the map reports each font that it creates, and the font's file is locked before Pango uses it.
final class OpenFaces {
  private var faces: [FontKey: OpenFace] = [:]

  /// Locks the files of the fonts that a font map creates from now on, until the map is released.
  ///
  /// A font map asks for a decoder of each font that it creates, and passes the pattern of the font.
  /// There is none: fonts are decoded by their own tables.
  func follow(_ fontMap: OpaquePointer) {
    pango_fc_font_map_add_decoder_find_func(
      fontMap,
      { pattern, faces in
        guard let pattern, let faces else { return nil }
        Unmanaged<OpenFaces>.fromOpaque(faces).takeUnretainedValue().open(pattern)
        return nil
      }, Unmanaged.passRetained(self).toOpaque(),
      { faces in if let faces { Unmanaged<OpenFaces>.fromOpaque(faces).release() } })
  }

  /// Locks the file of a font, if it is not locked yet.
  private func open(_ pattern: OpaquePointer) {
    let key = FontKey(pattern)
    guard faces[key] == nil, let face = cairo_ft_font_face_create_for_pattern(pattern) else {
      return
    }
    defer { cairo_font_face_destroy(face) }
    guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else { return }
    faces[key] = OpenFace(face)
  }
}
