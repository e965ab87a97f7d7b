import EaselBlocks
import EaselCharts
import Foundation

extension SampleFamily {
  private typealias Row = SampleData.Row

  /// The marks of a chart of the family.
  package func content(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .bars, .groupedBars, .stackedBars, .shareBars, .rangeBars, .numericBars: bars(data)
    case .rows, .groupedRows, .stackedRows, .shareRows: rows(data)
    case .line, .lines, .steps, .splines, .area, .stackedAreas, .layers, .band: lines(data)
    case .scatter, .scatterBySeries, .bubbles, .trend, .errorBars: points(data)
    case .pie, .donut, .halfPie, .gauge: sectors(data)
    case .facets, .facetBars, .facetGrid, .twoAxes, .rules, .logarithmic: combined(data)
    default: composites(data)
    }
  }

  private func bars(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .groupedBars:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
            .foregroundStyle(by: .value("Series", $0.series))
            .position(by: .value("Series", $0.series))
        })
    case .stackedBars:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
            .foregroundStyle(by: .value("Series", $0.series))
        })
    case .shareBars:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(
            x: .value("Name", $0.name), y: .value("Value", abs($0.value)), stacking: .normalized
          ).foregroundStyle(by: .value("Series", $0.series))
        })
    case .rangeBars:
      AnyChartContent(
        ForEach(data.first, id: \.name) {
          BarMark(
            x: .value("Name", $0.name), yStart: .value("Value", $0.low),
            yEnd: .value("Value", $0.high))
        })
    case .numericBars:
      AnyChartContent(
        ForEach(Array(data.first.enumerated()), id: \.offset) {
          BarMark(x: .value("Year", 1_990 + $0.offset), y: .value("Value", $0.element.value))
        })
    default:
      AnyChartContent(
        ForEach(data.first, id: \.name) {
          BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
        })
    }
  }

  private func rows(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .groupedRows:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(x: .value("Value", $0.value), y: .value("Name", $0.name))
            .foregroundStyle(by: .value("Series", $0.series))
            .position(by: .value("Series", $0.series))
        })
    case .stackedRows:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(x: .value("Value", $0.value), y: .value("Name", $0.name))
            .foregroundStyle(by: .value("Series", $0.series))
        })
    case .shareRows:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(
            x: .value("Value", abs($0.value)), y: .value("Name", $0.name), stacking: .normalized
          ).foregroundStyle(by: .value("Series", $0.series))
        })
    default:
      AnyChartContent(
        ForEach(data.first, id: \.name) {
          BarMark(x: .value("Value", $0.value), y: .value("Name", $0.name))
        })
    }
  }

  private func lines(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .line:
      return AnyChartContent(
        ForEach(data.first, id: \.name) {
          LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
        })
    case .area:
      return AnyChartContent(
        ForEach(data.first, id: \.name) {
          AreaMark(x: .value("Date", $0.date), y: .value("Value", abs($0.value)))
        })
    case .stackedAreas:
      return AnyChartContent(
        ForEach(data.rows, id: \.name) {
          AreaMark(x: .value("Date", $0.date), y: .value("Value", abs($0.value)))
            .foregroundStyle(by: .value("Series", $0.series))
        })
    case .layers:
      return AnyChartContent(
        ForEach(data.rows, id: \.name) {
          AreaMark(
            x: .value("Date", $0.date), y: .value("Value", abs($0.value)), stacking: .unstacked
          ).foregroundStyle(by: .value("Series", $0.series))
        })
    case .band:
      return AnyChartContent(
        ForEach(data.first, id: \.name) {
          AreaMark(
            x: .value("Date", $0.date), yStart: .value("Value", $0.low),
            yEnd: .value("Value", $0.high))
          LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
        })
    default:
      let method: InterpolationMethod =
        self == .steps ? .stepEnd : self == .splines ? .monotone : .linear
      return AnyChartContent(
        ForEach(data.rows, id: \.name) {
          LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
            .foregroundStyle(by: .value("Series", $0.series))
            .interpolationMethod(method)
        })
    }
  }

  private func points(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .scatterBySeries:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          PointMark(x: .value("Weight", $0.x), y: .value("Value", $0.value))
            .foregroundStyle(by: .value("Series", $0.series))
            .symbol(by: .value("Series", $0.series))
        })
    case .bubbles:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          PointMark(x: .value("Weight", $0.x), y: .value("Value", $0.value))
            .foregroundStyle(by: .value("Series", $0.series))
            .symbolSize(by: .value("Size", abs($0.low)))
        })
    case .trend:
      AnyChartContent(
        Plot {
          ForEach(data.rows, id: \.name) {
            PointMark(x: .value("Weight", $0.x), y: .value("Value", $0.value))
          }
          TrendLine(
            x: .value("Weight", data.rows.map(\.x)), y: .value("Value", data.rows.map(\.value)),
            confidence: 0.95)
        })
    case .errorBars:
      AnyChartContent(
        ForEach(data.first, id: \.name) {
          BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
          ErrorBarMark(
            x: .value("Name", $0.name), yStart: .value("Value", $0.low),
            yEnd: .value("Value", $0.high))
        })
    default:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          PointMark(x: .value("Weight", $0.x), y: .value("Value", $0.value))
        })
    }
  }

  private func sectors(_ data: SampleData) -> AnyChartContent {
    if self == .gauge {
      let part = abs(data.rows[0].x) / 100
      return AnyChartContent(GaugeMark(.value("Load", part)))
    }
    return AnyChartContent(
      ForEach(data.first, id: \.name) {
        SectorMark(
          angle: .value("Value", abs($0.value)), innerRadius: .ratio(self == .pie ? 0 : 0.6)
        ).foregroundStyle(by: .value("Name", $0.name))
      })
  }

  private func combined(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .facets:
      return AnyChartContent(
        ForEach(data.rows, id: \.name) {
          LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
            .channel(.facetColumn, PlottableValue.value("Series", $0.series).field)
        })
    case .facetBars:
      return AnyChartContent(
        ForEach(data.rows, id: \.name) {
          BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
            .channel(.facetColumn, PlottableValue.value("Series", $0.series).field)
        })
    case .facetGrid:
      // Rows of panels by names, columns by series.
      let names = Set(data.names.prefix(4))
      let series = Set(data.series.prefix(4))
      return AnyChartContent(
        ForEach(
          data.rows.filter { names.contains($0.name) && series.contains($0.series) }, id: \.name
        ) { row in
          ForEach(Array([row.low, row.value, row.high].enumerated()), id: \.offset) { item in
            PointMark(
              x: .value("Weight", row.x + Double(item.offset)), y: .value("Value", item.element))
          }
          .facet(row: .value("Name", row.name), column: .value("Series", row.series))
        })
    case .twoAxes:
      return AnyChartContent(
        Plot {
          ForEach(data.first, id: \.name) {
            BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
          }
          ForEach(data.first, id: \.name) {
            LineMark(x: .value("Name", $0.name), y: .value("Rate", $0.x))
              .yAxis("rate")
          }
        })
    case .logarithmic:
      return AnyChartContent(
        ForEach(data.rows, id: \.name) {
          PointMark(x: .value("Weight", $0.x), y: .value("Value", abs($0.value) + 1e-3))
        })
    default:
      let values = data.first.map(\.value)
      let mean = values.reduce(0, +) / Double(max(values.count, 1))
      return AnyChartContent(
        Plot {
          RectangleMark(
            yStart: .value("Value", mean * 0.8), yEnd: .value("Value", mean * 1.1)
          ).opacity(0.2)
          ForEach(data.first, id: \.name) {
            LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
          }
          RuleMark(y: .value("Value", mean))
            .annotation(position: .top, alignment: .leading) { Text(data.series[0]) }
        })
    }
  }
}
