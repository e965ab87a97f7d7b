import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation

/// Charts of arbitrary data, and the arithmetic beneath them.
enum ChartFuzz {
  static func run(_ input: inout FuzzInput) {
    switch input.index(below: 8) {
    case 0, 1: draw(barChart(&input), &input)
    case 2, 3: draw(pieChart(&input), &input)
    case 4: draw(categoryChart(&input), &input)
    case 5: draw(stackedChart(&input), &input)
    case 6: draw(pagedChart(&input), &input)
    default: ChartArithmeticFuzz.run(&input)
    }
  }

  // MARK: Views

  private static func frame(_ input: inout FuzzInput) -> CGRect {
    input.rarely()
      ? input.rect()
      : CGRect(
        x: 0, y: 0, width: input.choice([300, 10, 60, 120, 900]),
        height: input.choice([200, 10, 60, 120, 400]))
  }

  private static func draw(_ view: View, _ input: inout FuzzInput) {
    let options = input.renderOptions()
    let time: TimeInterval? = input.bool() ? nil : input.number(mostly: [0, 0.3, 0.8, 2])
    let format = input.choice(RenderFormat.self)
    let scale = input.number(mostly: [1, 1, 2])
    if TracedCanvas.isOn {
      dump([view.frame, options.policy, time as Any, format, scale], maxDepth: 3)
      dump(view, maxDepth: 3, maxItems: 300)
    }
    let data = FuzzTarget.attempt {
      try view.rendered(as: format, scale: scale, at: time, options: options).output
    }
    if let data, format == .svg {
      let reading = XMLReading(data)
      precondition(reading.isSound, "the SVG is not well-formed: \(reading.complaint)")
    }
  }

  private static func barChart(_ input: inout FuzzInput) -> View {
    let view = BarChartView(frame: frame(&input), chart: chart(&input))
    view.padding = input.maybe { CGFloat($0.number(mostly: [0, 10])) }
    if input.bool() {
      view.animationDuration = input.number(mostly: [0, 0.8, 3])
      if input.bool() {
        view.set(chart(&input), animated: true)
      } else {
        view.grow(after: input.number(mostly: [0, 1]))
      }
    }
    return view
  }

  private static func chart(_ input: inout FuzzInput) -> BarChart {
    var chart = BarChart(
      categories: input.names(),
      series: input.list(atMost: 4) {
        var series = BarSeries($0.string(atMost: 4), values: $0.values())
        if $0.rarely(48) { series.paint = $0.paint() }
        if $0.rarely() { series.borderColor = $0.color() }
        if $0.rarely() { series.links = [Int($0.byte()) - 4: $0.linkTarget()] }
        return series
      })
    chart.arrangement = input.bool() ? .stacked : .grouped
    chart.orientation = input.bool() ? .horizontal : .vertical
    guard input.bool() else { return chart }
    chart.spacingRatio = input.number(mostly: [0, 0.5, 2])
    chart.cornerRadii = input.maybe { $0.cornerRadii() }
    chart.maximumPaint = input.maybe { $0.paint() }
    chart.valueLabels = input.choice([.automatic, .visible, .hidden])
    chart.axis = input.choice([.automatic, .visible, .hidden])
    chart.legend = input.choice([.automatic, .visible, .hidden])
    guard input.bool() else { return chart }
    chart.valueFormat = input.maybe { $0.numberFormat() }
    chart.domain = input.domain()
    chart.tickCount = input.maybe { $0.whole(mostly: [0, 1, 5, 20]) }
    chart.referenceLines = input.list(atMost: 3) {
      ReferenceLine(
        $0.number(), label: $0.maybe { $0.string(atMost: 4) }, color: $0.color(),
        dash: $0.list(atMost: 3) { CGFloat($0.number(mostly: [1, 3])) })
    }
    chart.fontSize = input.maybe { CGFloat($0.number(mostly: [4, 12, 60])) }
    chart.links = [input.whole(mostly: [0, 1]): input.linkTarget()]
    chart.emptyText = input.string(atMost: 4)
    return chart
  }

  private static func pieChart(_ input: inout FuzzInput) -> View {
    let view = PieChartView(frame: frame(&input))
    if input.rarely(64) {
      view.value = input.number()
      view.maxValue = input.number()
      view.barWidth = input.number(mostly: [0, 20, 1_000])
      view.barPadding = input.number(mostly: [0, 4, -4])
      if input.bool() { view.set(value: input.number(), maxValue: input.number()) }
    } else {
      view.chart = pie(&input)
      view.padding = input.maybe { CGFloat($0.number(mostly: [0, 10])) }
      if input.bool() { view.set(pie(&input)) }
    }
    if input.bool() { view.grow(after: input.number(mostly: [0, 1])) }
    return view
  }

  private static func pie(_ input: inout FuzzInput) -> PieChart {
    let values = input.values()
    var chart = PieChart(
      segments: values.map {
        var segment = PieSegment(input.string(atMost: 3), value: $0)
        if input.rarely() { segment.paint = input.paint() }
        if input.rarely() { segment.link = input.linkTarget() }
        return segment
      })
    guard input.bool() else { return chart }
    chart.holeRatio = input.number(mostly: [0, 0.6, 0.99, 1])
    chart.startAngle = input.angle()
    chart.gap = input.maybe { CGFloat($0.number(mostly: [0, 1, 10])) }
    chart.hasRoundedEnds = input.bool()
    chart.cornerRadius = input.number(mostly: [0, 4, 1_000])
    chart.sortsBySize = input.bool()
    chart.centerText = input.maybe { $0.string(atMost: 4) }
    chart.centerCaption = input.maybe { $0.string(atMost: 4) }
    chart.labels = input.choice([.automatic, .inside, .outside, .legend, .hidden])
    chart.showsShares = input.bool()
    chart.shareFormat = input.numberFormat()
    chart.fontSize = input.maybe { CGFloat($0.number(mostly: [4, 12, 60])) }
    return chart
  }

  private static func categoryChart(_ input: inout FuzzInput) -> View {
    let view = CategoryChartView(frame: frame(&input))
    let values = input.values()
    view.categories = values.map {
      var category = CategoryChartView.Category(
        input.string(atMost: 3), amount: $0, symbol: input.maybe { $0.string(atMost: 2) })
      if input.rarely() { category.image = input.image() }
      if input.rarely() { category.link = input.linkTarget() }
      return category
    }
    if input.bool() {
      view.lineWidth = input.number(mostly: [0, 10, 100])
      view.gapAngle = input.angle()
      view.dotDiameter = input.number(mostly: [0, 10, 100])
      view.iconDiameter = input.number(mostly: [0, 40, 400])
      view.totalText = input.maybe { $0.string(atMost: 4) }
      view.caption = input.maybe { $0.string(atMost: 4) }
      view.numberFormat = input.numberFormat()
      view.phaseDurations = .init(dots: input.number(), arcs: input.number(), icons: input.number())
    }
    if input.bool() { view.animate(after: input.number(mostly: [0, 1])) }
    return view
  }

  private static func stackedChart(_ input: inout FuzzInput) -> View {
    let view = StackedBarChartView(frame: frame(&input))
    view.categories = input.names()
    view.series = input.list(atMost: 4) { .init($0.string(atMost: 3), color: $0.color()) }
    view.values = input.list(atMost: 6) { $0.values() }
    view.unit = input.maybe { $0.number() }
    if input.bool() {
      view.add(
        input.number(), to: input.whole(mostly: [0, 1]), at: input.whole(mostly: [0, 1]),
        animated: input.bool())
    }
    if input.bool() { view.grow(after: input.number(mostly: [0, 1])) }
    return view
  }

  private static func pagedChart(_ input: inout FuzzInput) -> View {
    let view = PagedBarChartView(frame: frame(&input))
    // Each is a row of views with constraints, on a page of its own perhaps.
    let values = input.values().prefix(64)
    view.items = values.map { .init(input.string(atMost: 3), value: $0) }
    view.barsPerPage = input.whole(mostly: [5, 1, 0])
    view.fontSize = input.number(mostly: [20, 4, 60])
    view.numberFormat = input.numberFormat()
    if input.bool() { view.grow(after: input.number(mostly: [0, 1])) }
    return view
  }
}
