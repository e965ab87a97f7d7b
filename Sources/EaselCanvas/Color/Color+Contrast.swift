import Foundation

extension Color.Components {
  /// How much light the colour gives off, 0…1 (WCAG 2.2, "relative luminance").
  public var luminance: CGFloat {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// The contrast to another colour, 1…21 (WCAG 2.2, "contrast ratio"); opacities do not count.
  public func contrast(with other: Self) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Color {
  /// The contrast to another colour, 1…21, as they show in an appearance.
  ///
  /// Text wants 4.5 or more, large type and the parts of a chart 3 (WCAG 2.2, 1.4.3 and 1.4.11).
  public func contrast(with other: Color, for appearance: Appearance = .light) -> CGFloat {
    components(for: appearance).contrast(with: other.components(for: appearance))
  }
}
