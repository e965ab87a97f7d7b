import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// The axes that have grid lines.
  enum GridRule: Hashable, Sendable {
    /// Values have grid lines. Dates, and numbers below the plot, have ticks.
    case values
    /// Every axis has grid lines, and none has ticks.
    case everyAxis
  }

  var tickWidth: CGFloat { ticksMatchGrid ? gridWidth : baselineWidth }
  var tickColor: Color { ticksMatchGrid ? gridLine : baseline }

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
    // The text style `caption2` of iOS.
    if theme.soundTextSize == nil { textSize = 11 }
    imageTextSize = 11
    // 85 and 80 % of it, so that small text, sources and row names have about one size.
    minimumImageTextSize = 9.35
    smallTextSize = 9.35
    minimumTextSize = 8.8
    labelGap = 4
    baselineWidth = 0
    maximumBarWidth = .infinity
    segmentGap = 0
    lineWidthOfMany = lineWidth
    lineEndDot = 0
    areaOpacity = 1
    pointArea = 64

    grids = .everyAxis
    dashesVerticalGrid = true
    extendsVerticalGrid = true
    hasGridBetweenNames = true
    usesSystemColors = true
    hasContextRow = false
    ticksMatchGrid = true
    hasTicksAtAdaptedNames = false
    verticalAxisEdge = .trailing
    titlesAxes = false
    horizontalTitleAlignment = .center
    colorsAdditionalAxes = false
    domainStyle = .zeroBased
    tickCounts = nil
    roundsHiddenAxes = false
    takesFirstLabelForm = false
    limitsValuesToNameSize = false

    legendEdge = .bottom
    omitsNeedlessLegends = false
    ordersLegends = false
    hasCircularSamples = true
    rampCornerRadius = 4

    saysNoData = false
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
