import Foundation

extension TextLayout {
  /// Looks of some characters: a style, of which font, colours, letter spacing, lines, baseline offset
  /// and language count, and the box that U+FFFC takes.
  package struct SpanStyle {
    package var style: TextStyle
    package var placeholder: TextPlaceholder?
    /// Where the text leads; who draws the layout marks the areas (``MarkedContent/link(_:area:)``)
    /// right behind it.
    package var link: String?

    package init(_ style: TextStyle, placeholder: TextPlaceholder? = nil, link: String? = nil) {
      self.style = style
      self.placeholder = placeholder
      self.link = link
    }
  }

  /// Sets a text whose stretches have looks of their own, without the cost of an attributed string.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - spans: The stretches in their order, as bytes of UTF-8 that begin and end with characters and
  ///     cover the text, with indices of their looks.
  ///   - styles: The looks.
  ///   - style: How paragraphs are set.
  ///   - width: Where lines break, in points; nil breaks them at newlines only.
  package init(
    _ string: String, spans: [(bytes: Range<Int>, style: Int)], styles: [SpanStyle],
    style: TextStyle, width: CGFloat?
  ) {
    if styles.count <= 1, styles.first?.placeholder == nil, styles.first?.link == nil {
      // One look all over is that of a text in one style, which may be known.
      let whole = styles.first.map { style.with(lookOf: $0.style) } ?? style
      self = TextEngine.current.layout(string, whole, width, nil)
      return
    }
    let source = StyledText(
      text: string,
      styles: (styles.isEmpty ? [SpanStyle(style)] : styles).map { span in
        var character = CharacterStyle(span.style)
        character.placeholder = span.placeholder
        character.link = span.link
        return character
      },
      // A text without characters has one as well, whose font is that of its line.
      spans: spans.isEmpty
        ? [(0..<string.utf8.count, 0)] : spans.map { ($0.bytes, $0.style) })
    var typesetter = Typesetter(source, style, width, nil, TextEngine.current.limits)
    self = typesetter.layout()
  }
}

extension TextStyle {
  /// The style with the looks of the characters of another one.
  fileprivate func with(lookOf other: TextStyle) -> TextStyle {
    var style = self
    style.font = other.font
    style.color = other.color
    style.kerning = other.kerning
    style.hasUnderline = other.hasUnderline
    style.hasStrikethrough = other.hasStrikethrough
    style.backgroundColor = other.backgroundColor
    style.baselineOffset = other.baselineOffset
    style.language = other.language
    return style
  }
}
