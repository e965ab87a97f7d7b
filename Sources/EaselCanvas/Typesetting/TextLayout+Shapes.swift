import Foundation

extension TextLayout {
  /// A part of a text as a shape to fill.
  package struct Shape {
    /// The outline, in the layout's space.
    package var path: Path
    /// The colour.
    package var color: Color
  }

  /// All that is drawn of the text besides pictures, back to front: grounds, letters, lines under
  /// and through them, boxes for characters that no font has.
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

  /// Whether some characters are pictures, which have no outlines.
  package var hasImages: Bool { runs.contains { $0.font.isColor && !$0.glyphs.isEmpty } }

  /// The same text in colours that a closure makes of its own.
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
  /// How wide the line of the box is: that of a letter's stroke, of this figure's share of its height.
  var lineWidth: CGFloat { max(frame.height * 0.06, 0.3) }
}
