import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

extension ModifierUses {
  static var around: some Block { VStack { chart }.padding() }

  static func axesAround() -> [any Block] {
    [
      around.chartXAxis(.hidden),
      around.chartXAxis { AxisMarks() },
      around.chartYAxis(.visible),
      around.chartYAxis {
        AxisMarks(position: .leading); AxisMarks().yAxis("b")
      },
      around.chartXAxisLabel("Day", position: .bottom, alignment: .center, spacing: 4),
      around.chartXAxisLabel(position: .top) { Text("Day") },
      around.chartYAxisLabel("Sales"),
      around.chartYAxisLabel { Text("Sales") },
      around.chartXAxisLabel(Text("Day")),
      around.chartYAxis(for: "b") { AxisMarks() },
      around.chartYScale(domain: 0...9, for: "b"),
      around.chartYAxis(.hidden, for: "b"),
    ]
  }

  static func scalesAround() -> [any Block] {
    [
      around.chartXScale(domain: 0...100, range: .plotDimension(padding: 4), type: .linear),
      around.chartXScale(domain: ["b", "a"]),
      around.chartXScale(range: .plotDimension),
      around.chartXScale(type: .log),
      around.chartYScale(domain: [0, 100], range: .plotDimension),
      around.chartYScale(domain: .automatic(includesZero: false)),
      around.chartYScale(range: .plotDimension(padding: 4)),
      around.chartYScale(type: .symmetricLog),
    ]
  }

  static func stylesAround() -> [any Block] {
    [
      around.chartForegroundStyleScale([UsedCity.rome: .blue, .oslo: .green]),
      around.chartForegroundStyleScale(domain: ["a"], range: [Tint.red]),
      around.chartForegroundStyleScale(domain: ["a"]),
      around.chartForegroundStyleScale(range: Gradient([.white, .black])),
      around.chartForegroundStyleScale(domain: ["a"]) { $0 == "a" ? Tint.red : .blue },
      around.chartForegroundStyleScale { (city: UsedCity) in city == .rome ? Tint.red : .blue },
      around.chartForegroundStyleScale(type: .category),
      around.chartSymbolScale(["a": .circle, "b": .square]),
      around.chartSymbolScale(domain: ["a"], range: [BasicChartSymbolShape.circle]),
      around.chartSymbolScale(domain: ["a"]),
      around.chartSymbolScale(range: [BasicChartSymbolShape.circle]),
      around.chartSymbolScale(domain: ["a"]) { _ in BasicChartSymbolShape.plus },
      around.chartSymbolScale { (_: String) in BasicChartSymbolShape.plus },
    ]
  }

  static func sizesAround() -> [any Block] {
    [
      around.chartSymbolSizeScale(["a": 20, "b": 40]),
      around.chartSymbolSizeScale(domain: 0...1, range: 10...90, type: .linear),
      around.chartSymbolSizeScale(domain: 0...1),
      around.chartSymbolSizeScale(range: [10, 20]),
      around.chartSymbolSizeScale(domain: [1, 2]) { CGFloat($0) },
      around.chartSymbolSizeScale { (value: Double) in CGFloat(value) },
      around.chartSymbolSizeScale(type: .linear),
      around.chartLineStyleScale(["a": StrokeStyle(lineWidth: 1)]),
      around.chartLineStyleScale(domain: ["a"]),
      around.chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 1)]),
      around.chartLineStyleScale(range: [StrokeStyle(lineWidth: 1)]),
      around.chartLineStyleScale(domain: ["a"]) { _ in StrokeStyle(lineWidth: 1) },
      around.chartLineStyleScale { (_: String) in StrokeStyle(lineWidth: 1) },
    ]
  }

  static func guidesAround() -> [any Block] {
    [
      around.chartLegend(.hidden),
      around.chartLegend(position: .bottom, alignment: .leading, spacing: 4),
      around.chartLegend { Text("legend") },
      around.chartTitle("Sales", subtitle: "in euros", source: "Shops"),
      around.chartTitle(Text("Sales"), source: Text("Shops")),
      around.chartValueLabels(.visible),
      around.chartValueLabels(format: .percent),
      around.chartSeriesLabels(.end),
      around.chartDescription("Sales grew"),
      around.chartTheme(.print),
      around.chartMissingValues(.connect),
      around.chartAngleRange(.degrees(-90)...(.degrees(90))),
      around.chartAlignment("stock"),
      around.chartFacetColumns(3),
      around.chartFacetScales([.vertical]),
    ]
  }

  static func layersAround() -> [any Block] {
    [
      around.chartPlotStyle { (plot: ChartPlotContent) in plot.background(.gray).frame(height: 90)
      },
      around.chartXAxisStyle { (axis: ChartAxisContent) in axis.background(.gray) },
      around.chartYAxisStyle { $0.opacity(0.5) },
      around.chartBackground(alignment: .center) { proxy in Text("\(proxy.plotSize.width)") },
      around.chartOverlay { _ in Text("over") },
    ]
  }

  static func interactionAround() -> [any Block] {
    [
      around.chartGesture { _ in 3 },
      around.chartXSelection(value: UsedBinding(wrappedValue: "a")),
      around.chartYSelection(range: UsedBinding(wrappedValue: 0...1)),
      around.chartAngleSelection(value: UsedBinding(wrappedValue: 3)),
      around.chartScrollableAxes(.horizontal),
      around.chartXVisibleDomain(length: 3600),
      around.chartYVisibleDomain(length: 5),
      around.chartScrollPosition(x: UsedBinding(wrappedValue: "a")),
      around.chartScrollPosition(initialX: "a"),
      around.chartScrollPosition(initialY: 3),
    ]
  }
}
