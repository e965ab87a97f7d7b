import Foundation

extension Color.Components {
  /// The relative luminance of the color as WCAG 2.2 defines it, 0...1.
  public var luminance: CGFloat {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// Returns the contrast ratio to another color as WCAG 2.2 defines it, 1...21.
  ///
  /// Opacities are ignored.
  public func contrast(with other: Self) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the color that is visible when this color is drawn over an opaque one.
  ///
  /// - Parameter alpha: A factor of the color's own opacity, 0...1.
  package func over(_ below: Self, alpha: CGFloat = 1) -> Self {
    let share = min(max(self.alpha * alpha, 0), 1)
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat { below + (above - below) * share }
    return Self(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue),
      alpha: 1)
  }
}

extension Color {
  /// Returns the WCAG contrast ratio to another color, 1...21, in an appearance, by default light.
  ///
  /// WCAG 2.2 (1.4.3 and 1.4.11) asks for at least 4.5 for text, and for at least 3 for large text
  /// and for the parts of a chart. Opacities are ignored.
  ///
  /// ```swift
  /// let ratio = Color.systemBlue.contrast(with: .white)
  /// ```
  public func contrast(with other: Color, for appearance: Appearance = .light) -> CGFloat {
    components(for: appearance).contrast(with: other.components(for: appearance))
  }
}
