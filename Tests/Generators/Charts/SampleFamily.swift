import EaselBlocks
import EaselCharts
import Foundation

/// The kinds of charts that samples are made of: each kind of the list of first families.
///
/// Plots that are aligned with others are charts of these kinds with room at their sides.
package enum SampleFamily: String, CaseIterable, Sendable {
  case bars, groupedBars, stackedBars, shareBars, rows, groupedRows, stackedRows, shareRows
  case rangeBars, numericBars
  case diverging, waterfall, histogram, pyramid, gantt, bullet
  case line, lines, steps, splines, area, stackedAreas, layers, band, slope, sparkline
  case movingAverage
  case scatter, scatterBySeries, bubbles, trend, errorBars
  case pie, donut, halfPie, gauge
  case heatMap, calendar, box, candlestick
  case facets, facetBars, facetGrid, twoAxes, rules, logarithmic

  /// Whether the bars, boxes or cells stand in steps of names.
  package var hasNames: Bool {
    switch self {
    case .bars, .groupedBars, .stackedBars, .shareBars, .rows, .groupedRows, .stackedRows,
      .shareRows, .rangeBars, .diverging, .waterfall, .pyramid, .gantt, .bullet, .heatMap, .box,
      .errorBars, .facetBars:
      true
    default: false
    }
  }

  /// Whether the marks are lines and points alone.
  package var leavesZeroOut: Bool {
    switch self {
    case .line, .lines, .steps, .splines, .movingAverage, .scatter, .scatterBySeries, .bubbles: true
    default: false
    }
  }

  package func configure(_ configuration: inout ChartConfiguration) {
    switch self {
    case .halfPie, .gauge:
      configuration.angleRange = Angle(degrees: -90)...Angle(degrees: 90)
    case .logarithmic: configuration.y.type = .log
    case .sparkline:
      configuration.x.visibility = .hidden
      configuration.y.visibility = .hidden
    default: break
    }
  }
}

extension SampleFamily {
  /// The greatest share of labels that may be hidden, in percent.
  package var hiddenCeiling: Double {
    switch self {
    case .bars, .groupedBars, .stackedBars, .shareBars, .rows, .groupedRows, .stackedRows,
      .shareRows, .rangeBars, .diverging, .waterfall, .pyramid, .gantt, .bullet, .heatMap, .box,
      .twoAxes, .errorBars:
      25
    // Each panel has all names, of which forty may have a third of eighty points.
    case .facetBars: 55
    case .pie, .donut, .halfPie: 30
    case .lines, .steps, .splines, .stackedAreas, .layers, .scatterBySeries, .bubbles: 12
    case .facetGrid: 14
    case .calendar, .slope, .movingAverage, .facets: 5
    default: 0
    }
  }
}
