import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// Charts of arbitrary marks, with arbitrary modifiers.
enum MarkFuzz {
  static func run(_ input: inout FuzzInput) {
    var chart: any Block = Chart { [content = content(&input)] in content }
    let count = input.index(below: 8)
    for _ in 0..<count where !input.isEmpty { chart = changed(chart, &input) }
    draw(chart, &input)
  }

  private static func content(_ input: inout FuzzInput) -> AnyChartContent {
    var contents: [AnyChartContent]
    switch input.index(below: 8) {
    case 0, 1: contents = [input.family()]
    case 2: contents = marks(String.self, Double.self, &input)
    case 3: contents = marks(Date.self, Double.self, &input)
    case 4: contents = marks(Double.self, Double.self, &input)
    case 5: contents = marks(Double.self, String.self, &input)
    case 6: contents = marks(String.self, String.self, &input)
    default: contents = marks(Double.self, Date.self, &input) + [input.family()]
    }
    return AnyChartContent(erasing: ForEach(contents.indices, id: \.self) { contents[$0] })
  }

  private static func marks<X: FuzzDatum, Y: FuzzDatum>(
    _ x: X.Type, _ y: Y.Type, _ input: inout FuzzInput
  ) -> [AnyChartContent] {
    var marks = input.list(atMost: 12) { $0.mark(x, y) }
    if input.rarely(6), let last = marks.last {
      marks += Array(repeating: last, count: input.index(below: 1_024))
    }
    return marks
  }

  // MARK: Modifiers

  private static func changed(
    _ chart: any Block, _ input: inout FuzzInput
  ) -> any Block {
    switch input.index(below: 24) {
    case 0:
      chart.chartTitle(
        input.string(atMost: 6), subtitle: input.maybe { $0.string(atMost: 6) },
        source: input.maybe { $0.string(atMost: 6) })
    case 1: chart.chartXScale(domain: input.list(atMost: 3) { $0.number() }, type: type(&input))
    case 2: chart.chartYScale(domain: input.list(atMost: 3) { $0.number() }, type: type(&input))
    case 3: chart.chartXScale(domain: input.names())
    case 4: chart.chartXScale(domain: input.list(atMost: 3) { Date.read(&$0) })
    case 5:
      chart.chartYScale(domain: .automatic(includesZero: input.bool(), reversed: input.bool()))
    case 6: chart.chartXScale(type: type(&input) ?? .linear)
    case 7: chart.chartYScale(type: type(&input) ?? .linear)
    case 8: chart.chartXScale(range: .plotDimension(padding: input.number(mostly: [0, 10, 400])))
    case 9: chart.chartForegroundStyleScale(range: input.list(atMost: 3) { $0.color() })
    case 10: chart.chartForegroundStyleScale(domain: input.names())
    case 11: chart.chartSymbolSizeScale(range: input.list(atMost: 3) { CGFloat($0.number()) })
    case 12: chart.chartLegend(input.choice([.automatic, .visible, .hidden]))
    case 13:
      chart.chartLegend(
        position: input.choice([.automatic, .overlay, .top, .bottom, .leading, .trailing]),
        spacing: input.maybe { CGFloat($0.number()) })
    case 14: xAxis(chart, &input)
    case 15: yAxis(chart, &input)
    case 16: chart.chartXVisibleDomain(length: input.number())
    case 17: chart.chartScrollPosition(initialX: input.number())
    case 18: chart.chartMissingValues(input.choice([.gap, .connect, .zero, .interpolate]))
    case 19: chart.chartTheme(input.choice([.standard, .apple, .print]))
    case 20: chart.chartSeriesLabels(input.choice([.automatic, .end, .legend]))
    case 21: chart.chartValueLabels(input.choice([.automatic, .visible, .hidden]))
    case 22: angles(chart, &input)
    default:
      chart.chartFacetColumns(input.maybe { $0.whole(mostly: [0, 1, 3]) })
        .chartFacetScales(input.choice([[], .horizontal, .vertical, [.horizontal, .vertical]]))
    }
  }

  private static func type(_ input: inout FuzzInput) -> ScaleType? {
    input.choice([
      nil, .category, .date, .linear, .log, .squareRoot, .symmetricLog,
      .power(exponent: input.number()), .symmetricLog(slopeAtZero: input.number()),
    ])
  }

  private static func angles(
    _ chart: any Block, _ input: inout FuzzInput
  ) -> any Block {
    let (a, b) = (input.angle(), input.angle())
    return a <= b ? chart.chartAngleRange(.radians(a) ... .radians(b)) : chart
  }

  private static func axisValues(_ input: inout FuzzInput) -> AxisMarkValues {
    switch input.index(below: 5) {
    case 0: .automatic(desiredCount: input.whole(mostly: [0, 1, 5, 100]))
    case 1: .automatic(minimumStride: input.number())
    case 2: .stride(by: input.number())
    case 3:
      .stride(
        by: input.choice([.second, .day, .weekOfYear, .month, .quarter, .year, .era]),
        count: input.whole(mostly: [0, 1, 2]))
    default: .automatic
    }
  }

  private static func xAxis(
    _ chart: any Block, _ input: inout FuzzInput
  ) -> any Block {
    let values = axisValues(&input)
    let text = input.string(atMost: 4)
    let own = input.values()
    return chart.chartXAxis {
      AxisMarks(values: values)
      AxisMarks(position: .top, values: own) {
        AxisGridLine()
        AxisValueLabel(text, orientation: .vertical)
      }
    }.chartXAxisLabel(text)
  }

  private static func yAxis(
    _ chart: any Block, _ input: inout FuzzInput
  ) -> any Block {
    let values = axisValues(&input)
    let preset = input.choice([AxisMarkPreset.automatic, .aligned, .extended, .inset])
    let text = input.string(atMost: 4)
    return chart.chartYAxis { AxisMarks(preset: preset, position: .trailing, values: values) }
      .chartYAxisLabel(text)
  }

  // MARK: Drawing

  private static func draw(_ chart: any Block, _ input: inout FuzzInput) {
    let options = input.renderOptions()
    let format = input.choice(RenderFormat.self)
    let scale = input.number(mostly: [1, 1, 2])
    let size =
      input.rarely(24)
      ? input.size()
      : CGSize(
        width: input.choice([480, 1, 40, 160, 900]), height: input.choice([300, 1, 40, 160, 600]))
    let data = FuzzTarget.attempt {
      try chart.rendered(as: format, size: size, scale: scale, options: options).output
    }
    if let data, format == .svg {
      let reading = XMLReading(data)
      precondition(reading.isSound, "the SVG is not well-formed: \(reading.complaint)")
    }
    if input.bool() { _ = chart.dataTable() }
  }
}
