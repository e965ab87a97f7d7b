internal import CCairo
internal import CPango

/// Pango's own functions of its fonts, which Easel's replace in the whole process.
///
/// Easel's functions lock the file of a font before Pango measures with it (``OpenFace``), and correct
/// the average width of its characters (``AverageWidths``).
struct PangoFontFunctions: @unchecked Sendable {
  // This is safe: they are pointers to functions of a library, which never change.
  typealias Font = UnsafeMutablePointer<PangoFont>
  typealias Rectangle = UnsafeMutablePointer<PangoRectangle>

  let metrics: @convention(c) (Font?, OpaquePointer?) -> UnsafeMutablePointer<PangoFontMetrics>?
  let shaper: @convention(c) (Font?) -> OpaquePointer?
  let glyphExtents: @convention(c) (Font?, PangoGlyph, Rectangle?, Rectangle?) -> Void

  /// Pango's functions, which are replaced on the first access.
  static let original: PangoFontFunctions? = {
    let type = g_type_from_name("PangoCairoFcFont")
    guard type != 0, let found = g_type_class_ref(type) else { return nil }
    // The class is never released, as the functions stay in it.
    let fonts = found.assumingMemoryBound(to: PangoFontClass.self)
    guard let metrics = fonts.pointee.get_metrics, let shaper = fonts.pointee.create_hb_font,
      let extents = fonts.pointee.get_glyph_extents
    else { return nil }
    fonts.pointee.get_metrics = { font, language in
      keepOpen(font)
      return AverageWidths.metrics(of: font, language)
    }
    // Pango makes this object of a font before it shapes the first text with it, and measures after.
    // Fonts that it only asks for their characters are not opened.
    fonts.pointee.create_hb_font = { font in
      keepOpen(font)
      return original?.shaper(font)
    }
    fonts.pointee.get_glyph_extents = { font, glyph, ink, logical in
      guard glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0 else {
        original?.glyphExtents(font, glyph, ink, logical)
        return
      }
      // Of a missing character Pango measures its number, in another font that it does not shape.
      OpenFace.whileNoFileIsClosed { original?.glyphExtents(font, glyph, ink, logical) }
    }
    return PangoFontFunctions(metrics: metrics, shaper: shaper, glyphExtents: extents)
  }()

  /// Replaces the functions of all fonts, from now on.
  ///
  /// - Parameters:
  ///   - context: A context that loads a font, since Pango makes the class of its fonts with the
  ///     first one.
  ///   - description: The font to load.
  static func replace(_ context: OpaquePointer, _ description: OpaquePointer?) {
    // Without a font there may be no class yet, which is looked up only once.
    guard let font = pango_context_load_font(context, description) else { return }
    g_object_unref(UnsafeMutableRawPointer(font))
    _ = original
  }

  /// The name under which a font has its open file.
  private static let openFile = g_quark_from_static_string("easel-open-file")

  /// Whether the file of a font is locked.
  static func isOpen(_ font: Font) -> Bool {
    let object = UnsafeMutableRawPointer(font).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, openFile) != nil
  }

  /// Locks the file of a font until the font is released.
  private static func keepOpen(_ font: Font?) {
    guard let font, !isOpen(font), let face = OpenFace(font) else { return }
    let object = UnsafeMutableRawPointer(font).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata_full(object, openFile, Unmanaged.passRetained(face).toOpaque()) { face in
      if let face { Unmanaged<OpenFace>.fromOpaque(face).release() }
    }
  }
}
