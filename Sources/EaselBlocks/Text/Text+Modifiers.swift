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

  /// Sets the font of the text.
  ///
  /// - Parameter style: The style of the font; `nil` uses the theme's body style.
  public func font(_ style: TypeStyle?) -> Text { looks { $0.font = .some(style) } }

  /// Sets the font of the text to a font of the canvas.
  @_disfavoredOverload
  public func font(_ font: Font) -> Text { self.font(TypeStyle(font)) }

  /// Sets the weight of the text, which replaces the weight of its font.
  ///
  /// - Parameter weight: The weight; `nil` changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    looks { $0.fontChanges.weight = weight }
  }

  /// Sets the design of the text's typeface.
  ///
  /// - Parameter design: The design; `nil` changes nothing.
  public func fontDesign(_ design: TypeStyle.Design?) -> Text {
    looks { $0.fontChanges.design = design }
  }

  /// Sets the width of the text's font, such as condensed.
  ///
  /// - Parameter width: The width; `nil` changes nothing.
  public func fontWidth(_ width: Font.Width?) -> Text { looks { $0.fontChanges.width = width } }

  /// Sets the text in bold.
  public func bold() -> Text { bold(true) }

  /// Sets whether the text is bold.
  ///
  /// `true` sets a weight of at least 700, `false` a weight of at most medium.
  public func bold(_ isActive: Bool) -> Text { looks { $0.fontChanges.isBold = isActive } }

  /// Sets the text in italics.
  public func italic() -> Text { italic(true) }

  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { looks { $0.fontChanges.isItalic = isActive } }

  /// Sets whether the text has the monospaced design.
  ///
  /// `false` sets the default design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    looks { $0.fontChanges.design = isActive ? .monospaced : .default }
  }

  /// Sets digits of equal width.
  public func monospacedDigit() -> Text { looks { $0.fontChanges.hasTabularFigures = true } }

  /// Sets the style that the text is painted with.
  ///
  /// A gradient or pattern covers the frame of the whole text and does not start again on each
  /// line.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    looks { $0.foreground = style }
  }

  /// Sets the color of the text.
  ///
  /// - Parameter color: The color; `nil` changes nothing.
  public func foregroundColor(_ color: Tint?) -> Text { looks { $0.foreground = color } }

  /// Sets whether a line is drawn below the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` uses the color of the text.
  public func underline(_ isActive: Bool = true, color: Tint? = nil) -> Text {
    looks { $0.underline = TextRule(isActive: isActive, color: color) }
  }

  /// Sets whether a line is drawn through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` uses the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Tint? = nil) -> Text {
    looks { $0.strikethrough = TextRule(isActive: isActive, color: color) }
  }

  /// Adds space between characters.
  ///
  /// - Parameter kerning: The space, in points. A negative value moves the characters closer.
  public func kerning(_ kerning: CGFloat) -> Text { looks { $0.kerning = kerning } }

  /// Adds space after each character.
  ///
  /// The tracking takes precedence over ``kerning(_:)``.
  ///
  /// - Parameter tracking: The space, in points. A negative value moves the characters closer.
  public func tracking(_ tracking: CGFloat) -> Text { looks { $0.tracking = tracking } }

  /// Raises the text above its baseline.
  ///
  /// - Parameter offset: The distance, in points. A negative value lowers the text.
  public func baselineOffset(_ offset: CGFloat) -> Text { looks { $0.baselineOffset = offset } }

  /// Makes the text a link to an address.
  ///
  /// The scheme of the address must be in ``/EaselCanvas/Limits/linkSchemes``. Otherwise the text
  /// is no link, with the diagnostic `invalidLink`. An address that begins with `#` leads to a
  /// destination in the document.
  public func link(_ url: String) -> Text { looks { $0.link = url } }

  /// Makes the text a link to a URL.
  public func link(_ url: URL) -> Text { link(url.absoluteString) }
}
