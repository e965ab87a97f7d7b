import EaselCanvas

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

  /// The colour of the series with an index; beyond the last it begins again.
  public static func color(_ index: Int) -> Color {
    standard[((index % standard.count) + standard.count) % standard.count]
  }

  private static func pair(_ light: String, _ dark: String) -> Color {
    Color(light: Color(hex: light) ?? .black, dark: Color(hex: dark) ?? .white)
  }
}
