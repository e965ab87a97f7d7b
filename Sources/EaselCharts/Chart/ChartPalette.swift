import EaselCanvas
import Foundation

/// The colours of series that were given none.
public enum ChartPalette {
  /// Eight colours in the order of their use, each for light and dark ground.
  ///
  /// Hues are spread so that neighbours differ for readers with red-green blindness (blue and
  /// orange come first), each has a contrast of at least 3:1 against white or black (WCAG 2.2,
  /// 1.4.11), and lightness is even enough that none outshines the others.
  public static let standard: [Color] = [
    pair("#2f6db5", "#6aa5e8"), pair("#d9701a", "#f29b52"), pair("#2e8b57", "#56b581"),
    pair("#7b5bb0", "#a98bdd"), pair("#c8443f", "#e8736b"), pair("#1d8a99", "#4fb7c4"),
    pair("#8c6239", "#c09468"), pair("#c2528b", "#e583b4"),
  ]

  /// The color of text on axes, legends and categories.
  ///
  /// Its contrast to the background is lower than that of ``/EaselCanvas/Color/label``, and above
  /// 4.5:1, which small text needs (WCAG 2.2, 1.4.3).
  public static let secondaryText = Color(
    light: Color(hex: "#3c3c43c4") ?? .darkGray, dark: Color(hex: "#ebebf5a8") ?? .lightGray)

  /// The colour of the series with an index.
  ///
  /// The first eight are ``standard``. The next eight are darker and the eight after them lighter,
  /// each round three hues on, so that a colour is told from its neighbours, from the first where a
  /// pie closes, and from the other rounds of its hue. Only the 25th is the first again.
  public static func color(_ index: Int) -> Color {
    rounds[((index % rounds.count) + rounds.count) % rounds.count]
  }

  /// How much lighter each round is than the first, in OKLab.
  ///
  /// Steps this far apart keep any two of the 24 colours 0.06 or more apart (ΔE in OKLab, where
  /// 0.02 is just noticed), the darker round above 3:1 on black, and the lighter above 2:1 on white.
  private static let lightnessByRound: [CGFloat] = [0, -0.16, 0.12]

  /// How many hues each round begins later than the one before: blue after pink would be blue
  /// beside the blue of the first slice.
  private static let huesByRound = 3

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

  private static func pair(_ light: String, _ dark: String) -> Color {
    Color(light: Color(hex: light) ?? .black, dark: Color(hex: dark) ?? .white)
  }
}
