extension TextLayout {
  /// The outlines of all glyphs, in the layout's space, to clip with text or fill it with a
  /// gradient.
  ///
  /// ```swift
  /// let title = TextLayout("Sales", style: TextStyle(font: .system(size: 48, weight: .bold)))
  /// let sheen = LinearGradient(
  ///   Gradient([.systemBlue, .black]), from: .zero, to: CGPoint(x: 0, y: title.size.height))
  /// canvas.fill(title.outline, with: .linearGradient(sheen))
  /// ```
  ///
  /// Emoji are images and have no outlines. Each access reads every glyph from the font.
  public var outline: Path {
    Path { path in for run in runs { path.addPath(TextOutlines.path(of: run)) } }
  }
}
