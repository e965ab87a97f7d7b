import Foundation

extension Color {
  /// The color space in which two colors are mixed.
  public enum MixingSpace: Hashable, Sendable {
    /// Mixing in sRGB, the default of CSS gradients.
    case sRGB
    /// Mixing in OKLab, in which the middle of two colors also looks like the middle.
    case okLab
  }

  /// Returns the color between this one (fraction 0) and another one (1), in both appearances.
  ///
  /// ```swift
  /// let tint = Color.systemBlue.mixed(with: .white, by: 0.8)
  /// ```
  ///
  /// Components of the result are clamped to sRGB. Patterns are mixed as their mean colors.
  ///
  /// - Parameters:
  ///   - other: The color that the result has at a fraction of 1.
  ///   - fraction: The share of the other color, 0...1; other values extrapolate.
  ///   - space: The color space of the mix. The default is OKLab.
  public func mixed(
    with other: Color, by fraction: CGFloat, in space: MixingSpace = .okLab
  ) -> Color {
    combined(with: other) { one, two in
      let plain = one.mixed(with: two, fraction)
      guard space == .okLab else { return plain }
      let (a, b) = (OKLab(one), OKLab(two))
      func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
      let lab = OKLab(
        lightness: mix(a.lightness, b.lightness), a: mix(a.a, b.a), b: mix(a.b, b.b))
      return Color(lab, alpha: plain.alpha).components(for: .light)
    }
  }

  /// Returns the color that is visible when this color is drawn over another one.
  ///
  /// The result is computed for both appearances. Patterns count as their mean colors.
  public func composited(over background: Color) -> Color {
    combined(with: background) { top, bottom in
      let alpha = top.alpha + bottom.alpha * (1 - top.alpha)
      guard alpha > 0 else { return Components(red: 0, green: 0, blue: 0, alpha: 0) }
      func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        (a * top.alpha + b * bottom.alpha * (1 - top.alpha)) / alpha
      }
      return Components(
        red: part(top.red, bottom.red), green: part(top.green, bottom.green),
        blue: part(top.blue, bottom.blue), alpha: alpha)
    }
  }

  private func combined(
    with other: Color, _ combine: (Components, Components) -> Components
  ) -> Color {
    func color(_ appearance: Appearance) -> Color {
      Color(combine(components(for: appearance), other.components(for: appearance)))
    }
    return isDynamic || other.isDynamic
      ? Color(light: color(.light), dark: color(.dark)) : color(.light)
  }
}

extension Color.Components {
  /// Returns a mix of this color and another one, component by component.
  func mixed(with other: Self, _ fraction: CGFloat) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return Self(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
