extension TextEngine {
  /// The masks of glyphs that were drawn on bitmaps.
  var glyphMasks: GlyphMasks { glyphCache() }
  /// The tiles of color glyphs that were drawn on bitmaps.
  var colorGlyphTiles: ColorGlyphTiles { glyphCache() }
}
