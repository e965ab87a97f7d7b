import EaselCanvas
import Foundation

extension Text {
  /// The text with additional attributes; attributes that it has already take precedence.
  private func looks(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    let values = attributes?.values.inside(outer) ?? outer
    return Text(content, TextAttributeBox(values))
  }

  /// Returns the text in a font, where `nil` is the theme's body style; parts of the text that have
  /// a font already keep it.
  ///
  /// - Parameter style: The style of the font; `nil` uses the theme's body style.
  public func font(_ style: TypeStyle?) -> Text { looks { $0.font = .some(style) } }

  /// Returns the text in a font of ``EaselCanvas``; parts of the text that have a font already keep
  /// it.
  @_disfavoredOverload
  public func font(_ font: Font) -> Text { self.font(TypeStyle(font)) }

  /// Returns the text in a weight that replaces the weight of its font; `nil` changes nothing.
  ///
  /// A weight or bold type that the text already has takes precedence.
  ///
  /// - Parameter weight: The weight; `nil` changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    looks { $0.fontChanges.weight = weight }
  }

  /// Returns the text in a typeface design, such as serif; `nil` changes nothing.
  ///
  /// - Parameter design: The design; `nil` changes nothing.
  public func fontDesign(_ design: TypeStyle.Design?) -> Text {
    looks { $0.fontChanges.design = design }
  }

  /// Returns the text in a glyph width, such as condensed; `nil` changes nothing.
  ///
  /// - Parameter width: The width; `nil` changes nothing.
  public func fontWidth(_ width: Font.Width?) -> Text { looks { $0.fontChanges.width = width } }

  /// Returns the text in bold.
  public func bold() -> Text { bold(true) }

  /// Returns the text with its weight raised to at least 700, or lowered to at most 500 for
  /// `false`.
  ///
  /// A weight or bold type that the text already has takes precedence.
  public func bold(_ isActive: Bool) -> Text { looks { $0.fontChanges.isBold = isActive } }

  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns the text in italics, or upright for `false`.
  public func italic(_ isActive: Bool) -> Text { looks { $0.fontChanges.isItalic = isActive } }

  /// Returns the text in the theme's monospaced design, or in the default design for `false`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    looks { $0.fontChanges.design = isActive ? .monospaced : .default }
  }

  /// Returns the text with digits of equal width.
  ///
  /// A font without the OpenType feature `tnum` keeps its digits.
  public func monospacedDigit() -> Text { looks { $0.fontChanges.hasTabularFigures = true } }

  /// Returns the text painted with a color, gradient or pattern, unless it has a style already.
  ///
  /// A gradient or pattern covers the frame of the whole text and does not start again on each
  /// line.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    looks { $0.foreground = style }
  }

  /// Returns the text in a color, unless it has a style already; `nil` changes nothing.
  ///
  /// - Parameter color: The color; `nil` changes nothing.
  public func foregroundColor(_ color: Tint?) -> Text { looks { $0.foreground = color } }

  /// Returns the text with a line drawn below it, or for `false` without one.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` uses the color of the text.
  public func underline(_ isActive: Bool = true, color: Tint? = nil) -> Text {
    looks { $0.underline = TextRule(isActive: isActive, color: color) }
  }

  /// Returns the text with a line drawn through it, or for `false` without one.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` uses the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Tint? = nil) -> Text {
    looks { $0.strikethrough = TextRule(isActive: isActive, color: color) }
  }

  /// Returns the text with a line below it in a pattern.
  package func underline(_ isActive: Bool, rulePattern pattern: TextRulePattern, color: Tint?)
    -> Text
  {
    looks { $0.underline = TextRule(isActive: isActive, color: color, pattern: pattern) }
  }

  /// Returns the text with a line through it in a pattern.
  package func strikethrough(_ isActive: Bool, rulePattern pattern: TextRulePattern, color: Tint?)
    -> Text
  {
    looks { $0.strikethrough = TextRule(isActive: isActive, color: color, pattern: pattern) }
  }

  /// Returns the text on a background color.
  package func background(color: Color?) -> Text { looks { $0.background = color } }

  /// Returns the text set by the rules of a language, a BCP 47 tag; `nil` changes nothing.
  package func language(_ language: String?) -> Text { looks { $0.language = language } }

  /// Returns the text with additional space between its characters, in points.
  ///
  /// - Parameter kerning: The space, in points. A negative value moves the characters closer.
  public func kerning(_ kerning: CGFloat) -> Text { looks { $0.kerning = kerning } }

  /// Returns the text with additional space after each character, in points.
  ///
  /// The tracking takes precedence over ``kerning(_:)``.
  ///
  /// - Parameter tracking: The space, in points. A negative value moves the characters closer.
  public func tracking(_ tracking: CGFloat) -> Text { looks { $0.tracking = tracking } }

  /// Returns the text raised above its baseline by a distance in points.
  ///
  /// - Parameter offset: The distance, in points. A negative value lowers the text.
  public func baselineOffset(_ offset: CGFloat) -> Text { looks { $0.baselineOffset = offset } }

  /// Returns the text as a link to an address, such as `https://example.com` or `#destination`.
  ///
  /// The scheme of the address must be in ``/EaselCanvas/Limits/linkSchemes``. Otherwise the text
  /// is no link, with the diagnostic `invalidLink`. An address that begins with `#` leads to a
  /// destination in the document.
  public func link(_ url: String) -> Text { looks { $0.link = url } }

  /// Returns the text as a link to a URL.
  public func link(_ url: URL) -> Text { link(url.absoluteString) }
}
