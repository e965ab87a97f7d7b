import EaselBlocks
import EaselCanvas
import Foundation

/// The default colors of series.
public enum ChartPalette {
  /// Eight colors in the order of their use, each for light and dark backgrounds.
  ///
  /// They are the palette of the default theme. Any two are distinguishable with every kind of
  /// color blindness (ΔE in CIE76 at least 24). The first four differ in lightness (L*) by at least
  /// 9, so that they are different grays in print. All have a contrast of at least 3:1 against the
  /// background.
  public static let standard: [Color] = Theme.standardPalette

  /// The color of text on axes, legends and categories.
  ///
  /// Its contrast with the background is lower than that of ``/EaselCanvas/Color/label``, and above
  /// 4.5:1, the minimum for small text (WCAG 2.2, 1.4.3).
  public static let secondaryText = Color(
    light: Color(hex: "#3c3c43c4") ?? .darkGray, dark: Color(hex: "#ebebf5a8") ?? .lightGray)

  /// Returns the default color of the series with an index; the sequence has 24 colors and repeats.
  ///
  /// The first eight colors are ``standard``. The next eight have the same hues but are darker; the
  /// eight after them are lighter, or darker still in dark appearance. Each group of eight begins
  /// five hues later, so that a color differs from its neighbors, from the first color where a pie
  /// closes, and from the same hue in the other groups. The 25th color is the first again. Negative
  /// indices count backwards from the last color.
  public static func color(_ index: Int) -> Color {
    all[((index % all.count) + all.count) % all.count]
  }

  /// The change of lightness of each group of eight, in OKLab.
  ///
  /// The values were found by search: any two of the 24 colors differ by at least 0.055 (ΔE in
  /// OKLab, where 0.02 is just noticeable), neighbors by 0.08.
  private static let lightnessByRound: [(light: CGFloat, dark: CGFloat)] = [
    (0, 0), (-0.18, -0.1), (0.1, -0.18),
  ]

  /// The number of hues by which each group begins later than the one before.
  ///
  /// Without it, blue would follow brown, next to the blue of the first slice.
  private static let huesByRound = 5

  /// The 24 colors in the order of their use.
  static let all: [Color] = lightnessByRound.enumerated().flatMap { round, shift in
    standard.indices.map { index in
      let color = standard[(index + round * huesByRound) % standard.count]
      return round == 0 ? color : shifted(color, by: shift)
    }
  }

  /// A color of the same hue, with another lightness in both appearances.
  private static func shifted(
    _ color: Color, by shift: (light: CGFloat, dark: CGFloat)
  ) -> Color {
    func shifted(_ appearance: Appearance, _ shift: CGFloat) -> Color {
      let lab = OKLab(color.components(for: appearance))
      return Color(lightness: lab.lightness + shift, chroma: lab.chroma, hue: lab.hue)
    }
    return Color(light: shifted(.light, shift.light), dark: shifted(.dark, shift.dark))
  }
}
