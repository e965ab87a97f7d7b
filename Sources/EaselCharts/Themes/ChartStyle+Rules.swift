import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// The axes that have grid lines.
  enum GridRule: Hashable, Sendable {
    /// Values have grid lines. Dates, and numbers below the plot, have ticks.
    case values
    /// Every axis has grid lines. Dates and numbers below the plot also have ticks.
    case everyAxis
  }

  var tickWidth: CGFloat { ticksMatchGrid ? gridWidth : baselineWidth }
  var tickColor: Color { ticksMatchGrid ? grid : baseline }

  /// Sets the rules in which the theme differs from the standard one.
  ///
  /// This is the only code that asks for the theme; all other code asks for the values of its rules.
  mutating func adoptRules() {
    switch theme.rules {
    case .standard: break
    case .apple: adoptAppleRules()
    case .print:
      hasHatches = true
      hasGrayRamp = true
      swatchAspectRatio = 1.8
    }
  }

  /// Sets the rules of Swift Charts.
  private mutating func adoptAppleRules() {
    baselineWidth = 0
    maximumBarWidth = .infinity
    segmentGap = 0
    lineWidthOfMany = lineWidth
    lineEndDot = 0
    areaOpacity = 1
    pointArea = 64

    grids = .everyAxis
    dashesNonNumericGrids = true
    ticksMatchGrid = true
    hasTicksAtAdaptedNames = false
    verticalAxisEdge = .trailing
    titlesAxes = false
    horizontalTitleAlignment = .center
    colorsAdditionalAxes = false
    domainStyle = .zeroBased
    tickCounts = nil
    takesFirstLabelForm = false
    limitsValuesToNameSize = false

    legendEdge = .bottom
    omitsNeedlessLegends = false
    ordersLegends = false
    hasCircularSamples = true
    rampCornerRadius = 4

    showsValues = false
    namesSeriesAtEnds = false

    hasEqualBarGaps = false
    dodgePadding = 0
    thinsDenseMarks = false
    reservesSymbolSpace = false
    hasNeutralRules = false
    variesSymbols = false
    sharesColorBeyondPalette = false
  }

  /// The colors of series.
  var palette: [Color] {
    if let own = theme.palette { return own.map(resolved) }
    return switch theme.rules {
    case .standard: environment.theme.palette.map(resolved)
    case .apple: Palettes.apple.map(resolved)
    case .print: appearance == .dark ? Palettes.darkPrint : Palettes.print
    }
  }
}
