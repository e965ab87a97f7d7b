import Foundation

extension TextLayout {
  /// A part of a text as a shape to fill.
  package struct Shape {
    /// The outline, in the layout's space.
    package var path: Path
    /// The color of the shape.
    package var color: Color
  }

  /// The shapes of all drawn parts except images, back to front.
  ///
  /// They are backgrounds, glyphs, lines below and through them, and boxes for missing characters.
  package var shapes: [Shape] {
    backgrounds.map { Shape(path: Path($0.rect), color: $0.color) }
      + runs.filter { !$0.font.isColor && !$0.glyphs.isEmpty }.map {
        Shape(path: TextOutlines.path(of: $0), color: styles[$0.style].color)
      }
      + rules.map { Shape(path: Path($0.rect), color: $0.color) }
      + missing.map { box in
        let (frame, line) = (box.frame, box.lineWidth)
        return Shape(
          path: Path(frame.insetBy(dx: line / 2, dy: line / 2))
            .stroked(StrokeStyle(lineWidth: line)),
          color: styles[box.style].color)
      }
  }

  /// Whether some characters are images, which have no outlines.
  package var hasImages: Bool { runs.contains { $0.font.isColor && !$0.glyphs.isEmpty } }

  /// Returns the same text with the colors that a closure returns.
  package func recolored(_ change: (Color) -> Color) -> TextLayout {
    TextLayout(
      string: string, size: size, lines: lines, isTruncated: isTruncated,
      diagnostics: diagnostics, runs: runs,
      styles: styles.map { style in
        var style = style
        style.color = change(style.color)
        style.backgroundColor = style.backgroundColor.map(change)
        return style
      }, missing: missing, extract: extract)
  }
}

extension TextLayout.MissingGlyph {
  /// The line width of the box: that of a letter's stroke, as a fraction of the height.
  var lineWidth: CGFloat { max(frame.height * 0.06, 0.3) }
}
