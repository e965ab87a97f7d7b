import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  func resolved(_ color: Color) -> Color {
    keepsAppearances ? color : color.resolved(for: appearance)
  }

  /// The foreground style that a modifier sets on the chart or around it; `nil` without one.
  ///
  /// It is the style of marks that have none of their own.
  var foreground: (any ShapeStyle)? { environment.foregroundStyle }

  /// The style of the only series of a chart family: the foreground style of the chart, otherwise
  /// the first color of the palette.
  var seriesStyle: any ShapeStyle { foreground ?? palette.first ?? ink }

  package var ink: Color { resolved(environment.theme.colors.ink) }
  package var secondaryInk: Color { resolved(environment.theme.colors.secondary) }
  var mutedInk: Color { resolved(environment.theme.colors.muted) }
  var paper: Color { resolved(environment.theme.colors.paper) }
  var baseline: Color { resolved(environment.theme.colors.strongRule) }
  /// The color of grid lines: #e1e5ea in light appearance, at least 1.3:1 in dark appearance.
  var grid: Color {
    let dark = environment.theme.colors.rule
    if keepsAppearances { return Color(light: Self.lightGrid, dark: dark.resolved(for: .dark)) }
    return appearance == .dark ? resolved(dark) : Self.lightGrid
  }

  /// The color of lines across the plot at the values of axes.
  var gridLine: Color { usesSystemColors ? resolved(.separator) : grid }
  /// The color of the labels of axes.
  var guideInk: Color { usesSystemColors ? resolved(.secondaryLabel) : ink }
  /// The color of the titles of axes and legends.
  var guideTitleInk: Color { usesSystemColors ? guideInk : secondaryInk }

  private static let lightGrid = Color(
    red: 225 / 255, green: 229 / 255, blue: 234 / 255)
}
