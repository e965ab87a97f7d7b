import EaselBlocks
import EaselCanvas
import Foundation

/// The sizes and colors of one chart, resolved from its theme and environment.
///
/// The numbers are the rules of `docs/looks.md`, in the order of its list.
package struct ChartStyle {
  let environment: EnvironmentValues
  let theme: ChartTheme
  /// The font size of chart text: 9.5 points in documents, 12 pixels in images.
  package var textSize: CGFloat = 9.5
  /// The font size of chart text in images if the theme sets none.
  var imageTextSize: CGFloat = 12
  /// The least font size in images.
  var minimumImageTextSize: CGFloat = 10
  var minimumTextSize: CGFloat = 7.5
  /// The greatest height of a line, in font sizes.
  ///
  /// Arabic fonts have line heights of more than twice the font size, which would hide row names
  /// that fit.
  static let lineHeight: CGFloat = 1.45
  /// The size to which category names shrink before they are rotated.
  package var smallTextSize: CGFloat = 8
  var titleSize: CGFloat { textSize * 1.2 }
  package var sourceSize: CGFloat { textSize * 0.85 }
  /// The distance between value labels and the plot.
  package var labelGap: CGFloat = 6
  var gridWidth: CGFloat = 0.5
  var tickLength: CGFloat = 4
  var baselineWidth: CGFloat = 0.75
  var barRatio: CGFloat = 0.7
  var maximumBarWidth: CGFloat = 56
  var barCornerRadius: CGFloat = 1.5
  /// The gap between segments of stacks and sectors, which shows the background.
  var segmentGap: CGFloat = 0.75
  var lineWidth: CGFloat = 2
  var lineWidthOfMany: CGFloat = 1.5
  var contextLineWidth: CGFloat = 0.75
  var lineEndDot: CGFloat = 5
  var areaOpacity: CGFloat = 0.25
  /// The area of symbols, in square points.
  var pointArea: CGFloat = 30
  /// The padding around an image; documents have none.
  package var padding: CGFloat = 0

  /// Whether figures contain identities, by which they are matched with another drawing.
  package var keepsIdentities = false

  /// Whether colors keep both appearances, for layouts that are drawn in either.
  var keepsAppearances = false

  // MARK: Rules, which the theme sets in `adoptRules()`

  /// The axes that have grid lines.
  var grids = GridRule.values
  /// Whether the grid lines of the horizontal axis are dashed.
  var dashesVerticalGrid = false
  /// Whether grid lines of the horizontal axis extend to the outer edge of its labels.
  ///
  /// Numbers and dates then begin beside their line instead of being centered at it.
  var extendsVerticalGrid = false
  /// Whether names have grid lines at the ends of their bands instead of in the middle.
  var hasGridBetweenNames = false
  /// Whether grid lines and the texts of axes have the system's colors instead of the theme's.
  var usesSystemColors = false
  /// Whether dates have a second row, such as the year below months, and the labels of units are
  /// centered on them.
  var hasContextRow = true
  /// Whether ticks have the color and the width of grid lines instead of those of the zero line.
  var ticksMatchGrid = false
  /// Whether names below the plot have ticks if they are rotated or if some are left out.
  var hasTicksAtAdaptedNames = true
  /// The edge of the plot at which labels of the vertical axis are by default.
  var verticalAxisEdge = Edge.leading
  /// Whether axes have titles by default if both are numeric, or if the title is a unit.
  var titlesAxes = true
  /// The alignment of the title below the plot if the chart sets none.
  var horizontalTitleAlignment = HorizontalAlignment.trailing
  /// Whether each of several value axes has the color of its only series.
  var colorsAdditionalAxes = true
  /// The rule by which the ends and the ticks of a numeric axis are inferred.
  var domainStyle = NumberDomain.Style.fitted
  /// The number of ticks that a linear axis has by default, as far as there is room for them.
  var tickCounts: ClosedRange<Int>? = 3...6
  /// Whether the inferred ends of an axis are ticks even if the axis is hidden.
  var roundsHiddenAxes = true
  /// Whether names on an axis take the first form that fits; otherwise the form with the least cost.
  var takesFirstLabelForm = true
  /// Whether the labels of values are not larger than the names of rows.
  var limitsValuesToNameSize = true

  /// The edge of the chart at which legends are by default.
  var legendEdge = Edge.top
  /// Whether legends that repeat what the chart shows are left out.
  var omitsNeedlessLegends = true
  /// Whether the entries of a legend are in the order of the right ends of lines.
  var ordersLegends = true
  /// Whether a legend shows colors as circles instead of parts of the marks.
  var hasCircularSamples = false
  /// The width of a fill in a legend, divided by its height.
  var swatchAspectRatio: CGFloat = 1
  var rampCornerRadius: CGFloat = 1

  /// Whether a chart without data says so in its plot.
  var saysNoData = true
  /// Whether bars and sectors show their values by default.
  var showsValues = true
  /// Whether lines and layers have their names at their ends by default.
  var namesSeriesAtEnds = true

  /// Whether gaps between bars of different widths are equal, and left out between very thin bars;
  /// otherwise each gap is relative to its bar.
  var hasEqualBarGaps = true
  /// The padding on both sides of bars that are side by side in one step.
  var dodgePadding: CGFloat = 0.5
  /// Whether dense lines are thinner, and dense symbols smaller and more transparent.
  var thinsDenseMarks = true
  /// Whether scales are extended so that large symbols stay within the plot.
  var reservesSymbolSpace = true
  /// Whether rules without a style have the secondary ink instead of a color of the palette.
  var hasNeutralRules = true

  /// Whether points of several series that differ in color only also differ in their symbols.
  var variesSymbols = true
  /// Whether fills of series have hatches over their colors.
  var hasHatches = false
  /// Whether series beyond the palette share a gray; otherwise the colors repeat.
  var sharesColorBeyondPalette = true
  /// Whether numbers have one ramp of grays instead of ramps of colors, which may diverge from zero.
  var hasGrayRamp = false

  var appearance: Appearance { environment.appearance }
  /// Whether rows run from right to left; stored, since every mark needs it.
  package let isRightToLeft: Bool

  package init(theme: ChartTheme, environment: EnvironmentValues) {
    self.theme = theme
    self.environment = environment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if let size = theme.soundTextSize { textSize = size }
    adoptRules()
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
