import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

extension Theme.TypeScale {
  /// iOS's text styles for a text size.
  static func apple(_ size: DynamicTypeSize) -> Theme.TypeScale {
    scales[size.rawValue]
  }

  private static let scales = DynamicTypeSize.allCases.map(made)

  /// The height of a line of San Francisco, the font of iOS, for each point of its size.
  static let lineHeight: CGFloat = 1.193_359_375

  private static func made(_ size: DynamicTypeSize) -> Theme.TypeScale {
    var scale = Theme.TypeScale()
    scale.relativeLineHeight = lineHeight
    func set(
      _ style: TypeStyle.TextStyle, _ index: Int, _ weight: UIFontWeight = .regular,
      _ design: TypeStyle.Design = .default
    ) {
      let points = size.sizes[index]
      scale[style] = Theme.TypeSize(
        size: points, lineHeight: points * lineHeight,
        lineSpacing: size.lineDistances[index] - points * lineHeight, weight: weight, design: design
      )
    }
    set(.largeTitle, 0)
    set(.title, 1)
    set(.title2, 2)
    set(.title3, 3)
    set(.headline, 4, .semibold)
    set(.body, 4)
    set(.callout, 5)
    set(.subheadline, 6)
    set(.footnote, 7)
    set(.caption, 8)
    set(.caption2, 9)
    set(.table, 6)
    set(.code, 6, .regular, .monospaced)
    set(.heading(1), 1, .bold)
    set(.heading(2), 2, .bold)
    set(.heading(3), 3, .semibold)
    set(.heading(4), 4, .semibold)
    return scale
  }
}

typealias UIFontWeight = EaselCanvas.Font.Weight

extension Theme {
  /// The theme of iOS: its text styles, label colors and distances, at the default text size.
  ///
  /// Views of this module are drawn in it unless they set another theme. It names no font family, so
  /// that Easel's default families are drawn; `Theme.apple.fontFamily("Inter")` comes close to the
  /// widths of iOS where that font is installed.
  public static let apple = made(.large, .iOS26, families: Families())

  /// The theme for a text size and the colors of a version of iOS.
  static func apple(
    _ size: DynamicTypeSize, _ colors: SystemColors, families: Families
  ) -> Theme {
    if size == .large, colors == .iOS26, families == apple.families { return apple }
    return made(size, colors, families: families)
  }

  private static func made(
    _ size: DynamicTypeSize, _ colors: SystemColors, families: Families
  ) -> Theme {
    var theme = Theme.plain
    theme.type = TypeScale.apple(size)
    theme.families = families
    theme.colors.ink = .label
    theme.colors.secondary = .secondaryLabel
    theme.colors.tertiary = .tertiaryLabel
    theme.colors.quaternary = .quaternaryLabel
    theme.colors.accent = colors.color(.systemBlue)
    theme.colors.paper = .systemBackground
    theme.colors.rule = .separator
    theme.colors.strongRule = .opaqueSeparator
    theme.colors.stripe = .systemGray6
    theme.colors.fill = .systemGray6
    theme.colors.muted = .systemGray3
    theme.palette = ChartTheme.colors(colors)
    return theme
  }
}

extension ChartTheme {
  /// The looks of Swift Charts, with the system colors of a version of iOS.
  static func apple(_ colors: SystemColors) -> ChartTheme {
    var theme = ChartTheme.apple
    theme.palette = Self.colors(colors)
    return theme
  }

  static func colors(_ version: SystemColors) -> [UIColor] {
    let colors: [UIColor] = [
      .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemCyan,
      .systemYellow,
    ]
    return colors.map { version.color($0) }
  }
}

extension EnvironmentValues {
  /// The environment of a view that is drawn by this module: iOS's theme, colors and charts.
  ///
  /// - Parameter locale: The locale of the rendering; `nil` is English of the United States.
  static func apple(locale: Locale?) -> EnvironmentValues {
    // It is made for each rendering, since an environment keeps results that only its thread may use.
    var values = EnvironmentValues()
    values.adoptApple()
    values.locale = locale ?? Locale(identifier: "en_US")
    values.textLocalization = StringCatalog.registered
    return values
  }

  /// Sets iOS's theme, colors and charts.
  mutating func adoptApple() { systemColors = .iOS26 }
}
