extension TextLayout {
  /// The glyphs' outlines, in the layout's space: text as a clip, or filled with a gradient.
  ///
  /// Pictures of emoji have none. Costs one look into the font file for each glyph.
  public var outline: Path {
    Path { path in for run in runs { path.addPath(TextOutlines.path(of: run)) } }
  }
}
