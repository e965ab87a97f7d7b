import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// Modifiers in wrong pairs, with hostile values.
extension HostileValues {
  /// Content with up to three modifiers.
  mutating func changed(_ content: AnyChartContent) -> AnyChartContent {
    var content = content
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      content = AnyChartContent(erasing: modified(content))
    }
    return content
  }

  private mutating func modified(_ content: AnyChartContent) -> any ChartContent {
    let (number, length, name) = (number(), length(), name())
    switch Int.random(in: 0..<24, using: &random) {
    case 0: return content.foregroundStyle(by: .value("Colour", number))
    case 1: return content.foregroundStyle(by: .value("Series", name))
    case 2: return content.symbol(by: .value("Symbol", number))
    case 3: return content.symbolSize(by: .value("Size", name))
    case 4: return content.lineStyle(by: .value("Line", number))
    case 5: return content.position(by: .value("Slot", name), axis: .vertical)
    case 6: return content.opacity(number)
    case 7: return content.cornerRadius(length)
    case 8: return content.lineStyle(StrokeStyle(lineWidth: length, dash: [length, 0]))
    case 9: return content.symbolSize(length)
    case 10: return content.symbolSize(CGSize(width: length, height: 3))
    case 11: return content.zIndex(number)
    case 12: return content.offset(xStart: length, xEnd: 2, yStart: CGFloat(number), yEnd: 0)
    case 13: return content.facet(by: .value("Facet", name))
    case 14: return content.facet(row: .value("Row", number), column: .value("Column", name))
    case 15: return content.yAxis("second")
    case 16: return content.blur(radius: length)
    case 17: return content.shadow(radius: length, x: CGFloat(number))
    case 18:
      return content.mask { LinePlot(x: "x", y: "y") { sin($0) } }
    case 19: return content.clipShape(Circle())
    case 20: return content.symbol { Text(name).frame(width: length) }
    case 21:
      return content.compositingLayer { layer in layer.padding(length).opacity(number) }
    case 22:
      return content.annotation(position: .top, spacing: length) {
        Chart { BarMark(x: .value("x", name), y: .value("y", number)) }
          .frame(width: 30, height: 20)
      }
    default:
      return content.annotation(overflowResolution: .init(x: .padScale, y: .fit(to: .plot))) {
        Text(name)
      }
    }
  }

  /// A chart with up to six modifiers.
  mutating func changed(_ chart: any Block) -> any Block {
    var chart = chart
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      chart = chance(2) ? scaled(chart) : guided(chart)
    }
    return chart
  }

  private mutating func scaled(_ chart: any Block) -> any Block {
    let (a, b, type) = (number(), number(), type())
    let (day, end) = (date(), date())
    let length = length()
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return chart.chartXScale(domain: [a, b], type: type)
    case 1: return chart.chartYScale(domain: [b, a, .nan], type: type)
    case 2: return chart.chartXScale(domain: [day, end], type: type)
    case 3: return chart.chartYScale(domain: ["b", "", "b"], type: type)
    case 4: return chart.chartXScale(domain: [String](), type: type)
    case 5: return chart.chartYScale(domain: .automatic(includesZero: false, reversed: true))
    case 6:
      return chart.chartYScale(
        domain: .automatic(dataType: Double.self) { $0 = [b, .infinity, a] })
    case 7: return chart.chartXScale(range: .plotDimension(padding: length), type: type)
    case 8: return chart.chartYScale(type: type)
    case 9: return chart.chartForegroundStyleScale(domain: [a, b], type: type)
    case 10: return chart.chartForegroundStyleScale(range: [Tint](), type: type)
    case 11: return chart.chartForegroundStyleScale(["a": Tint.red, "a": Tint.blue])
    case 12:
      return chart.chartForegroundStyleScale(mapping: { (value: Double) in Tint(white: value) })
    case 13: return chart.chartSymbolSizeScale(range: [length, CGFloat(a)], type: type)
    case 14: return chart.chartSymbolSizeScale(domain: ["a", "b"], type: type)
    case 15: return chart.chartLineStyleScale(range: [StrokeStyle]())
    case 16: return chart.chartSymbolScale(domain: ["a"])
    default: return chart.chartXVisibleDomain(length: a).chartScrollPosition(initialX: day)
    }
  }

  private mutating func guided(_ chart: any Block) -> any Block {
    let (number, length, name) = (number(), length(), name())
    let (dates, list) = ((0..<3).map { _ in date() }, (0..<4).map { _ in self.number() })
    let (component, count) = (component(), pick([-1, 0, 1, 5, 1 << 40]))
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return chart.chartXAxis { AxisMarks(values: dates) }
    case 1: return chart.chartYAxis { AxisMarks(values: list) }
    case 2: return chart.chartXAxis { AxisMarks(values: [name, "a"]) }
    case 3: return chart.chartXAxis { AxisMarks(values: .stride(by: component, count: count)) }
    case 4:
      return chart.chartYAxis { AxisMarks(values: .stride(by: number, roundUpperBound: true)) }
    case 5:
      return chart.chartXAxis {
        AxisMarks(
          values: .automatic(desiredCount: count, roundLowerBound: true, roundUpperBound: true))
      }
    case 6:
      return chart.chartXAxis {
        AxisMarks(values: list) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: length))
          AxisValueLabel(name, orientation: .vertical)
        }
      }
    case 7: return chart.chartLegend(position: .leading, spacing: length)
    case 8: return chart.chartLegend { Text(name) }
    case 9: return chart.chartValueLabels(.visible)
    case 10:
      return chart.chartAngleRange(.degrees(min(number, 0)) ... .degrees(max(number, 0)))
    case 11: return chart.chartMissingValues(pick([.gap, .connect, .zero, .interpolate]))
    case 12: return chart.chartTheme(pick([.standard, .apple, .print]))
    case 13: return chart.chartSeriesLabels(pick([.automatic, .end, .legend]))
    case 14: return chart.chartPlotStyle { $0.frame(width: length).padding(length) }
    case 15:
      return chart.chartOverlay { proxy in
        Text(proxy.value(atX: length, as: Double.self).map { "\($0)" } ?? name)
          .position(x: proxy.position(forX: number) ?? 0, y: proxy.plotSize.height)
      }
    case 16: return chart.chartXAxisLabel(name).chartYAxisLabel(name, position: .trailing)
    default: return chart.chartFacetColumns(count)
    }
  }
}
