import Foundation

extension TextLayout {
  /// The style of some characters: a text style, a box for U+FFFC, and a link.
  ///
  /// Of the text style font, colors, letter spacing, lines, baseline offset and language apply.
  package struct SpanStyle {
    package var style: TextStyle
    package var placeholder: TextPlaceholder?
    /// The URL that the text links to.
    ///
    /// The caller that draws the layout marks the areas (``MarkedContent/link(_:area:)``) directly
    /// after it.
    package var link: String?

    package init(_ style: TextStyle, placeholder: TextPlaceholder? = nil, link: String? = nil) {
      self.style = style
      self.placeholder = placeholder
      self.link = link
    }
  }

  /// Creates a layout of a text whose ranges have different styles, without an attributed string.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - spans: The ranges in order, as UTF-8 bytes at character boundaries that cover the text,
  ///     with indices of their styles.
  ///   - styles: The styles of the spans.
  ///   - style: The paragraph settings.
  ///   - width: The width at which lines break, in points, or `nil` to break only at newlines.
  package init(
    _ string: String, spans: [(bytes: Range<Int>, style: Int)], styles: [SpanStyle],
    style: TextStyle, width: CGFloat?
  ) {
    if styles.count <= 1, styles.first?.placeholder == nil, styles.first?.link == nil {
      // A single style is a text in one style, which may be in the cache.
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
      // An empty text needs a span too, whose font is that of its line.
      spans: spans.isEmpty
        ? [(0..<string.utf8.count, 0)] : spans.map { ($0.bytes, $0.style) })
    var typesetter = Typesetter(source, style, width, nil, TextEngine.current.limits)
    self = typesetter.layout()
  }
}

extension TextStyle {
  /// Returns the style with the character settings of another one.
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
