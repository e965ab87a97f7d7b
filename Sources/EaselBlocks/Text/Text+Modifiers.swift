import EaselCanvas
import Foundation

extension Text {
  /// The text with looks, of which those that it has already count.
  private func looks(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    let values = attributes?.values.inside(outer) ?? outer
    return Text(content, TextAttributeBox(values))
  }

  /// Sets the font; nil takes the theme's body.
  public func font(_ style: TypeStyle?) -> Text { looks { $0.font = .some(style) } }

  /// Sets a font of the canvas.
  @_disfavoredOverload
  public func font(_ font: Font) -> Text { self.font(TypeStyle(font)) }

  /// Sets the weight, whatever the font; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    looks { $0.fontChanges.weight = weight }
  }

  /// Sets the design of the typeface; nil changes nothing.
  public func fontDesign(_ design: TypeStyle.Design?) -> Text {
    looks { $0.fontChanges.design = design }
  }

  /// Sets the width of the font, such as condensed; nil changes nothing.
  public func fontWidth(_ width: Font.Width?) -> Text { looks { $0.fontChanges.width = width } }

  /// Sets the text in bold.
  public func bold() -> Text { bold(true) }

  /// Sets the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { looks { $0.fontChanges.isBold = isActive } }

  /// Sets the text in italics.
  public func italic() -> Text { italic(true) }

  /// Sets the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { looks { $0.fontChanges.isItalic = isActive } }

  /// Sets the text in a monospaced font, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    looks { $0.fontChanges.design = isActive ? .monospaced : .default }
  }

  /// Sets figures of equal width.
  public func monospacedDigit() -> Text { looks { $0.fontChanges.hasTabularFigures = true } }

  /// Paints the text.
  ///
  /// A gradient or pattern covers the whole text, not each line.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    looks { $0.foreground = style }
  }

  /// Paints the text in a colour; nil changes nothing.
  public func foregroundColor(_ color: Tint?) -> Text { looks { $0.foreground = color } }

  /// Draws a line beneath the text, or none.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The colour of the line; nil is that of the text.
  public func underline(_ isActive: Bool = true, color: Tint? = nil) -> Text {
    looks { $0.underline = TextRule(isActive: isActive, color: color) }
  }

  /// Draws a line through the text, or none.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The colour of the line; nil is that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Tint? = nil) -> Text {
    looks { $0.strikethrough = TextRule(isActive: isActive, color: color) }
  }

  /// Adds space between characters, in points; a negative value removes it.
  public func kerning(_ kerning: CGFloat) -> Text { looks { $0.kerning = kerning } }

  /// Adds space behind each character, in points; it takes precedence over ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> Text { looks { $0.tracking = tracking } }

  /// Raises the text by points; a negative value lowers it.
  public func baselineOffset(_ offset: CGFloat) -> Text { looks { $0.baselineOffset = offset } }

  /// Makes the text a link to an address.
  ///
  /// An address whose scheme ``/EaselCanvas/Limits/linkSchemes`` does not have is noted as `invalidLink`, and the
  /// text leads nowhere.
  public func link(_ url: String) -> Text { looks { $0.link = url } }

  /// Makes the text a link to an address.
  public func link(_ url: URL) -> Text { link(url.absoluteString) }
}
