import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// Every modifier of charts is used once on a chart and once on a block around charts; numbers are
// lines of Fixtures/charts/symbols.csv.

enum ModifierUses {
  static var chart: Chart<ForEach<[UsedSale], Int, BarMark>> {
    Chart(DataUses.sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales)) }
  }

  static func domains() -> [any ScaleDomain] {  // 132
    let automatic: AutomaticScaleDomain = .automatic  // 133 136
    return [
      automatic, AutomaticScaleDomain.automatic(includesZero: false, reversed: true),  // 134
      AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(100) },  // 135
    ]
  }

  static func types() -> [ScaleType] {  // 137
    [
      .category, .date, .linear, .log, .squareRoot, .symmetricLog,  // 138 139 140 141 142 143
      .power(exponent: 2), .symmetricLog(slopeAtZero: 2),  // 144 145
    ]
  }

  static func ranges() -> [Any] {
    func value<Range: ScaleRange>(_ range: Range) -> Any {  // 125 126
      Range.VisualValue.self
    }
    func point<Range: PositionScaleRange>(_ range: Range) -> Any { range }  // 127
    let whole: PlotDimensionScaleRange = .plotDimension  // 128 131
    return [
      value([1]), point(whole), point(.plotDimension(padding: 4)),  // 129
      point(.plotDimension(startPadding: 4, endPadding: 2)),  // 130
    ]
  }

  static func axes() -> [any Block] {
    [
      chart.chartXAxis(.hidden),  // 232
      chart.chartXAxis { AxisMarks() },  // 233
      chart.chartYAxis(.visible),  // 234
      chart.chartYAxis {
        AxisMarks(position: .leading); AxisMarks().yAxis("b")
      },  // 235
      chart.chartXAxisLabel("Day", position: .bottom, alignment: .center, spacing: 4),  // 236
      chart.chartXAxisLabel(position: .top) { Text("Day") },  // 237
      chart.chartYAxisLabel("Sales"),  // 238
      chart.chartYAxisLabel { Text("Sales") },  // 239
      chart.chartXAxisLabel(Text("Day")),
      chart.chartYAxis(for: "b") { AxisMarks() },
      chart.chartYScale(domain: 0...9, for: "b"),
      chart.chartYAxis(.hidden, for: "b"),
    ]
  }

  static func scales() -> [any Block] {
    [
      chart.chartXScale(domain: 0...100, range: .plotDimension(padding: 4), type: .linear),  // 240
      chart.chartXScale(domain: ["b", "a"]),  // 241
      chart.chartXScale(range: .plotDimension),  // 242
      chart.chartXScale(type: .log),  // 243
      chart.chartYScale(domain: [0, 100], range: .plotDimension),  // 244
      chart.chartYScale(domain: .automatic(includesZero: false)),  // 245
      chart.chartYScale(range: .plotDimension(padding: 4)),  // 246
      chart.chartYScale(type: .symmetricLog),  // 247
    ]
  }

  static func styles() -> [any Block] {
    [
      chart.chartForegroundStyleScale([UsedCity.rome: .blue, .oslo: .green]),  // 251
      chart.chartForegroundStyleScale(domain: ["a"], range: [Tint.red]),  // 252
      chart.chartForegroundStyleScale(domain: ["a"]),  // 253
      chart.chartForegroundStyleScale(range: Gradient([.white, .black])),  // 254
      chart.chartForegroundStyleScale(domain: ["a"]) { $0 == "a" ? Tint.red : .blue },  // 255
      // 256
      chart.chartForegroundStyleScale { (city: UsedCity) in city == .rome ? Tint.red : .blue },
      chart.chartForegroundStyleScale(type: .category),  // 257
      chart.chartSymbolScale(["a": .circle, "b": .square]),  // 345
      chart.chartSymbolScale(domain: ["a"], range: [BasicChartSymbolShape.circle]),  // 346
      chart.chartSymbolScale(domain: ["a"]),  // 347
      chart.chartSymbolScale(range: [BasicChartSymbolShape.circle]),  // 348
      chart.chartSymbolScale(domain: ["a"]) { _ in BasicChartSymbolShape.plus },  // 349
      chart.chartSymbolScale { (_: String) in BasicChartSymbolShape.plus },  // 350
    ]
  }

  static func sizes() -> [any Block] {
    [
      chart.chartSymbolSizeScale(["a": 20, "b": 40]),  // 351
      chart.chartSymbolSizeScale(domain: 0...1, range: 10...90, type: .linear),
      chart.chartSymbolSizeScale(domain: 0...1),
      chart.chartSymbolSizeScale(range: [10, 20]),
      chart.chartSymbolSizeScale(domain: [1, 2]) { CGFloat($0) },
      chart.chartSymbolSizeScale { (value: Double) in CGFloat(value) },
      chart.chartSymbolSizeScale(type: .linear),
      chart.chartLineStyleScale(["a": StrokeStyle(lineWidth: 1)]),  // 352
      chart.chartLineStyleScale(domain: ["a"]),
      chart.chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 1)]),
      chart.chartLineStyleScale(range: [StrokeStyle(lineWidth: 1)]),
      chart.chartLineStyleScale(domain: ["a"]) { _ in StrokeStyle(lineWidth: 1) },
      chart.chartLineStyleScale { (_: String) in StrokeStyle(lineWidth: 1) },
    ]
  }

  static func guides() -> [any Block] {
    [
      chart.chartLegend(.hidden),  // 248
      chart.chartLegend(position: .bottom, alignment: .leading, spacing: 4),  // 249
      chart.chartLegend { Text("legend") },  // 250
      chart.chartTitle("Sales", subtitle: "in euros", source: "Shops"),
      chart.chartTitle(Text("Sales"), source: Text("Shops")),
      chart.chartValueLabels(.visible),
      chart.chartValueLabels(format: .percent),
      chart.chartSeriesLabels(.end),
      chart.chartDescription("Sales grew"),
      chart.chartTheme(.print),
      chart.chartMissingValues(.connect),
      chart.chartAngleRange(.degrees(-90)...(.degrees(90))),
      chart.chartAlignment("stock"),
      chart.chartFacetColumns(3),
      chart.chartFacetScales([.vertical]),
    ]
  }

  static func layers() -> [any Block] {
    [
      // 344 353
      chart.chartPlotStyle { (plot: ChartPlotContent) in plot.background(.gray).frame(height: 90) },
      chart.chartXAxisStyle { (axis: ChartAxisContent) in axis.background(.gray) },  // 291 354
      chart.chartYAxisStyle { $0.opacity(0.5) },  // 355
      // 356
      chart.chartBackground(alignment: .center) { proxy in Text("\(proxy.plotSize.width)") },
      chart.chartOverlay { _ in Text("over") },  // 502
    ]
  }

  static func interaction() -> [any Block] {
    [
      chart.chartGesture { _ in 3 },  // 503
      chart.chartXSelection(value: UsedBinding(wrappedValue: "a")),  // 504
      chart.chartYSelection(range: UsedBinding(wrappedValue: 0...1)),
      chart.chartAngleSelection(value: UsedBinding(wrappedValue: 3)),
      chart.chartScrollableAxes(.horizontal),  // 505
      chart.chartXVisibleDomain(length: 3600),  // 506
      chart.chartYVisibleDomain(length: 5),
      chart.chartScrollPosition(x: UsedBinding(wrappedValue: "a")),  // 507
      chart.chartScrollPosition(initialX: "a"),
      chart.chartScrollPosition(initialY: 3),
    ]
  }
}

/// A binding of the tests.
struct UsedBinding<Value>: ChartBinding { var wrappedValue: Value }
