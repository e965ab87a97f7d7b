extension TextEngine {
  /// The masks of glyphs that were drawn on bitmaps.
  var glyphMasks: GlyphMasks { glyphCache() }
  /// The images of colour glyphs in the sizes in which they were drawn on bitmaps.
  var colorGlyphTiles: ColorGlyphTiles { glyphCache() }
}
