import EaselBlocks
import EaselCanvas
import Foundation

/// The sizes and colors of one chart, resolved from its theme and environment.
///
/// The numbers are the rules of `design/looks.md`, in the order of its list.
package struct ChartStyle {
  package let environment: EnvironmentValues
  package let theme: ChartTheme
  /// The font size of chart text: 9.5 points in documents, 12 pixels in images.
  package var textSize: CGFloat = 9.5
  package var minimumTextSize: CGFloat = 7.5
  /// The greatest height of a line, in font sizes.
  ///
  /// Arabic fonts have line heights of more than twice the font size, which would hide row names
  /// that fit.
  package static let lineHeight: CGFloat = 1.45
  /// The size to which category names shrink before they are rotated.
  package var smallTextSize: CGFloat = 8
  package var titleSize: CGFloat { textSize * 1.2 }
  package var sourceSize: CGFloat { textSize * 0.85 }
  /// The distance between value labels and the plot.
  package var labelGap: CGFloat = 6
  package var gridWidth: CGFloat = 0.5
  package var tickLength: CGFloat = 4
  package var baselineWidth: CGFloat = 0.75
  package var barRatio: CGFloat = 0.7
  package var maximumBarWidth: CGFloat = 56
  package var barCornerRadius: CGFloat = 1.5
  /// The gap between segments of stacks and sectors, which shows the background.
  package var segmentGap: CGFloat = 0.75
  package var lineWidth: CGFloat = 2
  package var lineWidthOfMany: CGFloat = 1.5
  package var contextLineWidth: CGFloat = 0.75
  package var lineEndDot: CGFloat = 5
  package var areaOpacity: CGFloat = 0.25
  /// The area of symbols, in square points.
  package var pointArea: CGFloat = 30
  /// The padding around an image; documents have none.
  package var padding: CGFloat = 0

  /// Whether figures contain identities, by which they are matched with another drawing.
  package var keepsIdentities = false

  /// Whether colors keep both appearances, for layouts that are drawn in either.
  package var keepsAppearances = false

  package var isApple: Bool { theme.rules == .apple }
  package var isPrint: Bool { theme.rules == .print }
  package var appearance: Appearance { environment.appearance }
  /// Whether rows run from right to left; stored, since every mark needs it.
  package let isRightToLeft: Bool

  package init(theme: ChartTheme, environment: EnvironmentValues) {
    self.theme = theme
    self.environment = environment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if let size = theme.soundTextSize { textSize = size }
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
  /// The color of grid lines: #e1e5ea in light appearance, at least 1.3:1 in dark appearance.
  package var grid: Color {
    let dark = environment.theme.colors.rule
    if keepsAppearances { return Color(light: Self.lightGrid, dark: dark.resolved(for: .dark)) }
    return appearance == .dark ? resolved(dark) : Self.lightGrid
  }

  private static let lightGrid = Color(
    red: 225 / 255, green: 229 / 255, blue: 234 / 255)

  /// The colors of series.
  package var palette: [Color] {
    if let own = theme.palette { return own.map(resolved) }
    switch theme.rules {
    case .standard: return environment.theme.palette.map(resolved)
    case .apple: return Palettes.apple.map(resolved)
    case .print: return appearance == .dark ? Palettes.darkPrint : Palettes.print
    }
  }

  /// Returns the font of chart text at a size.
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

  /// The theme of charts without the modifier `chartTheme(_:)`; ``ChartTheme/standard`` by default.
  public var chartTheme: ChartTheme {
    get { self[ChartThemeKey.self] }
    set { self[ChartThemeKey.self] = newValue }
  }
}
