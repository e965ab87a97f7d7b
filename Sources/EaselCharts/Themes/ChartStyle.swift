import EaselBlocks
import EaselCanvas
import Foundation

/// The measures and colours of one chart, resolved from its theme and environment.
///
/// Every figure is a rule of `design/looks.md` in the order of its list.
package struct ChartStyle {
  package let environment: EnvironmentValues
  package let theme: ChartTheme
  /// Chart text: 9.5 points in documents, 12 pixels in images.
  package var textSize: CGFloat = 9.5
  package var minimumTextSize: CGFloat = 7.5
  /// The greatest height of a line, in font sizes: fonts of Arabic have more than twice their size,
  /// which would hide names of rows that have room.
  package static let lineHeight: CGFloat = 1.45
  /// Category names shrink to this size before they turn.
  package var smallTextSize: CGFloat = 8
  package var titleSize: CGFloat { textSize * 1.2 }
  package var sourceSize: CGFloat { textSize * 0.85 }
  /// Between value labels and the plot.
  package var labelGap: CGFloat = 6
  package var gridWidth: CGFloat = 0.5
  package var tickLength: CGFloat = 4
  package var baselineWidth: CGFloat = 0.75
  package var barRatio: CGFloat = 0.7
  package var maximumBarWidth: CGFloat = 56
  package var barCornerRadius: CGFloat = 1.5
  /// The background between segments of stacks and sectors.
  package var segmentGap: CGFloat = 0.75
  package var lineWidth: CGFloat = 2
  package var lineWidthOfMany: CGFloat = 1.5
  package var contextLineWidth: CGFloat = 0.75
  package var lineEndDot: CGFloat = 5
  package var areaOpacity: CGFloat = 0.25
  /// The area of symbols, in square points.
  package var pointArea: CGFloat = 30
  /// The free room around an image; documents have none.
  package var padding: CGFloat = 0

  /// Whether figures say what they show, so that they are found in another drawing.
  package var keepsIdentities = false

  /// Whether colours stay those of both appearances, for layouts that are drawn in either.
  package var keepsAppearances = false

  package var isApple: Bool { theme.rules == .apple }
  package var isPrint: Bool { theme.rules == .print }
  package var appearance: Appearance { environment.appearance }
  /// Whether rows run from right to left; asked of the locale once, since each mark needs it.
  package let isRightToLeft: Bool

  package init(theme: ChartTheme, environment: EnvironmentValues) {
    self.theme = theme
    self.environment = environment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if let size = theme.textSize, size.isFinite, size > 0 { textSize = size }
    if theme.rules == .apple {
      baselineWidth = 0
      maximumBarWidth = .infinity
      segmentGap = 0
      lineWidthOfMany = lineWidth
      lineEndDot = 0
      areaOpacity = 1
      pointArea = 64
    }
  }

  private func resolved(_ color: Color) -> Color {
    keepsAppearances ? color : color.resolved(for: appearance)
  }

  package var ink: Color { resolved(environment.theme.colors.ink) }
  package var secondaryInk: Color { resolved(environment.theme.colors.secondary) }
  package var mutedInk: Color { resolved(environment.theme.colors.muted) }
  package var paper: Color { resolved(environment.theme.colors.paper) }
  package var baseline: Color { resolved(environment.theme.colors.strongRule) }
  /// #e1e5ea, and at least 1.3 : 1 in dark appearance.
  package var grid: Color {
    let dark = environment.theme.colors.rule
    if keepsAppearances { return Color(light: Self.lightGrid, dark: dark.resolved(for: .dark)) }
    return appearance == .dark ? resolved(dark) : Self.lightGrid
  }

  private static let lightGrid = Color(
    red: 225 / 255, green: 229 / 255, blue: 234 / 255)

  /// The colours of series.
  package var palette: [Color] {
    if let own = theme.palette { return own.map(resolved) }
    switch theme.rules {
    case .standard: return environment.theme.palette.map(resolved)
    case .apple: return Palettes.apple.map(resolved)
    case .print: return appearance == .dark ? Palettes.darkPrint : Palettes.print
    }
  }

  /// The font of chart text of a size.
  package func font(
    size: CGFloat, weight: Font.Weight = .regular, isTabular: Bool = true
  ) -> Font {
    Font(
      family: environment.theme.families.text, size: size, weight: weight,
      features: isTabular ? [.tabularFigures] : [])
  }
}

extension EnvironmentValues {
  private enum ChartThemeKey: EnvironmentKey {
    static var defaultValue: ChartTheme { .standard }
  }

  /// The look of charts; ``ChartTheme/standard`` by default.
  public var chartTheme: ChartTheme {
    get { self[ChartThemeKey.self] }
    set { self[ChartThemeKey.self] = newValue }
  }
}
