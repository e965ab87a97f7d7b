import EaselBlocks
import EaselCanvas
import Foundation

/// The colours of series that were given none.
public enum ChartPalette {
  /// Eight colours in the order of their use, each for light and dark backgrounds: the theme's palette.
  ///
  /// Any two are told apart by eyes of every kind of colour blindness (ΔE in CIE76 at least 24), and in
  /// grey. The first four have a contrast of at least 2.9:1 against white; the fifth and the seventh are
  /// for fills only.
  public static let standard: [Color] = Theme.standardPalette

  /// The color of text on axes, legends and categories.
  ///
  /// Its contrast to the background is lower than that of ``/EaselCanvas/Color/label``, and above
  /// 4.5:1, which small text needs (WCAG 2.2, 1.4.3).
  public static let secondaryText = Color(
    light: Color(hex: "#3c3c43c4") ?? .darkGray, dark: Color(hex: "#ebebf5a8") ?? .lightGray)

  /// The colour of the series with an index.
  ///
  /// The first eight are ``standard``. The next eight are darker and the eight after them darker still,
  /// each round five hues on, so that a colour is told from its neighbours, from the first where a pie
  /// closes, and from the other rounds of its hue. Only the 25th is the first again.
  public static func color(_ index: Int) -> Color {
    rounds[((index % rounds.count) + rounds.count) % rounds.count]
  }

  /// How much lighter each round is than the first, in OKLab.
  ///
  /// Found by search: any two of the 24 colours are 0.055 or more apart (ΔE in OKLab, where 0.02 is just
  /// noticed), neighbours 0.08.
  private static let lightnessByRound: [CGFloat] = [0, -0.1, -0.18]

  /// How many hues each round begins later than the one before: blue after brown would be blue beside
  /// the blue of the first slice.
  private static let huesByRound = 5

  private static let rounds: [Color] = lightnessByRound.enumerated().flatMap { round, shift in
    standard.indices.map { index in
      let color = standard[(index + round * huesByRound) % standard.count]
      return round == 0 ? color : shifted(color, by: shift)
    }
  }

  /// A colour of the same hue, lighter or darker in both appearances.
  private static func shifted(_ color: Color, by shift: CGFloat) -> Color {
    func shifted(_ appearance: Appearance) -> Color {
      let lab = OKLab(color.components(for: appearance))
      return Color(lightness: lab.lightness + shift, chroma: lab.chroma, hue: lab.hue)
    }
    return Color(light: shifted(.light), dark: shifted(.dark))
  }
}
