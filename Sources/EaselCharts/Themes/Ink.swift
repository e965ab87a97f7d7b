import EaselCanvas

/// The color of text and symbols on fills.
package enum Ink {
  /// The dark text color.
  static let dark = Color(red: 27 / 255, green: 31 / 255, blue: 36 / 255)

  /// Returns the dark text color or white, whichever has the greater contrast with a fill.
  ///
  /// The contrast is at least 4.5:1 on any fill: the result is black on middle tones, on which
  /// neither has that contrast.
  ///
  /// - Parameters:
  ///   - fill: The color behind the text.
  ///   - background: The color behind a fill that is not opaque.
  /// - Returns: A color for both appearances if the fill differs between them.
  package static func on(_ fill: Color, over background: Color = .white) -> Color {
    let solid = fill.composited(over: background)
    func ink(_ appearance: Appearance) -> Color {
      let (onDark, onWhite) = (
        solid.contrast(with: dark, for: appearance), solid.contrast(with: .white, for: appearance)
      )
      if max(onDark, onWhite) < 4.5 { return .black }
      return onDark >= onWhite ? dark : .white
    }
    return solid.isDynamic ? Color(light: ink(.light), dark: ink(.dark)) : ink(.light)
  }
}
