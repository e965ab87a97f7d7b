import EaselBlocks
import EaselCharts
import Foundation

/// The kinds of charts that samples are made of.
enum SampleFamily: String, CaseIterable, Sendable {
  case bars, groupedBars, stackedBars, shareBars, rows, groupedRows, rangeBars, numericBars
  case diverging, waterfall, histogram, pyramid, gantt, bullet
  case line, lines, steps, splines, area, stackedAreas, band, slope
  case scatter, scatterBySeries, bubbles, trend, errorBars
  case pie, donut, halfPie, gauge
  case heatMap, calendar, box, candlestick
  case facets, twoAxes, rules, logarithmic

  /// Whether the bars, boxes or cells stand in steps of names.
  var hasNames: Bool {
    switch self {
    case .bars, .groupedBars, .stackedBars, .shareBars, .rows, .groupedRows, .rangeBars, .diverging,
      .waterfall, .pyramid, .gantt, .bullet, .heatMap, .box, .errorBars:
      true
    default: false
    }
  }

  /// Whether the marks are lines and points alone.
  var leavesZeroOut: Bool {
    switch self {
    case .line, .lines, .steps, .splines, .scatter, .scatterBySeries, .bubbles: true
    default: false
    }
  }

  func configure(_ configuration: inout ChartConfiguration) {
    switch self {
    case .halfPie, .gauge:
      configuration.angleRange = Angle(degrees: -90)...Angle(degrees: 90)
    case .logarithmic: configuration.y.type = .log
    default: break
    }
  }
}

extension SampleFamily {
  /// The greatest share of labels that may be hidden, in percent.
  var hiddenCeiling: Double {
    switch self {
    case .bars, .groupedBars, .stackedBars, .shareBars, .rows, .groupedRows, .rangeBars, .diverging,
      .waterfall, .pyramid, .gantt, .bullet, .heatMap, .box, .twoAxes:
      32
    case .errorBars: 40
    case .pie, .donut, .halfPie: 30
    case .lines, .steps, .splines, .stackedAreas, .scatterBySeries, .bubbles: 15
    case .calendar, .slope: 8
    default: 0
    }
  }
}
