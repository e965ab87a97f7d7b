import EaselBlocks
import EaselCanvas
import Foundation

extension BarChart {
  /// The chart as marks: a run of bars for each series, and a rule for each reference line.
  struct Marks {
    var list = MarkList()
    /// The series and the category of each bar, in the order of the marks.
    var places: [(series: Int, category: Int)] = []
    /// The index of the reference line of each rule, by the index of its mark.
    var references: [Int: Int] = [:]

    /// Creates the marks of a chart.
    ///
    /// Indices identify categories and series, because their own names may be empty or equal.
    ///
    /// - Parameters:
    ///   - chart: The chart.
    ///   - namesReferences: Whether reference lines have names.
    init(_ chart: BarChart, namesReferences: Bool) {
      let isVertical = chart.orientation == .vertical
      let (across, along) = isVertical ? (Channel.x, Channel.y) : (.y, .x)
      let codes = (0..<chart.categoryCount).map { Double(list.names.code(of: String($0))) }
      let isDodged = chart.arrangement == .grouped && chart.series.count > 1
      for index in chart.series.indices {
        let values = chart.series[index].values
        var scope = MarkScope()
        scope.traits.style = FixedPaint(chart.paint(of: index))
        (scope.traits.width, scope.traits.height) = (chart.thickness, chart.thickness)
        scope.traits.positionSpan = chart.thickness
        var run = MarkRun(.bar)
        run[across] = Column(
          label: "", kind: .category, values: Array(codes.prefix(values.count)))
        run[along] = Column(
          label: "", kind: .number, values: values.map { $0.isFinite ? $0 : .nan })
        let name = Double(list.names.code(of: String(index)))
        if chart.series.count > 1 {
          run[isDodged ? .position : .series] = Column(
            label: "", kind: .category, values: Array(repeating: name, count: values.count))
        }
        let before = list.count
        list.append(run, rows: values.count, in: scope)
        if list.count > before { places += values.indices.map { (index, $0) } }
      }
      for (index, line) in chart.referenceLines.enumerated() where chart.shows(line) {
        let field = PlottableValue.value("", line.value).field
        var scope = MarkScope()
        scope.traits.style = FixedPaint(.color(line.color))
        scope.traits.lineStyle = StrokeStyle(lineWidth: 1, dash: line.dash)
        if namesReferences, let label = line.label, !label.isEmpty {
          scope.traits.ruleName = RuleName(label, color: line.color)
        }
        references[list.count] = index
        list.append(
          .rule, isVertical ? MarkFields(y: field) : MarkFields(x: field), in: scope)
      }
      list.finish()
    }
  }

  /// The gap between bars as a share of the step.
  private var bandPadding: Double {
    let ratio = spacingRatio > 0 ? Double(spacingRatio) : 0
    return ratio.isFinite ? ratio / (1 + ratio) : 1
  }

  /// The width of the bars of a category: their share of the step.
  ///
  /// With the standard spacing a bar is at most 56 points wide.
  private var thickness: MarkDimension {
    let ratio = CGFloat(1 - bandPadding)
    guard spacingRatio == Self.standardSpacing else { return .ratio(ratio) }
    let count = arrangement == .grouped ? max(series.count, 1) : 1
    return MarkDimension(.capped(ratio: ratio, maximum: Self.maximumBarWidth * CGFloat(count)))
  }

  static let standardSpacing: CGFloat = 0.5
  private static let maximumBarWidth: CGFloat = 56

  /// Returns whether a reference line has a finite value within the domain that was set.
  func shows(_ line: ReferenceLine) -> Bool {
    line.value.isFinite && domain?.contains(line.value) ?? true
  }

  /// Returns the configuration of the engine for the chart.
  func configuration(
    showsAxis: Bool, values: EaselBlocks.Visibility, format: NumberFormat, hasNames: Bool
  ) -> ChartConfiguration {
    var configuration = ChartConfiguration()
    configuration.valueLabels = ValueLabelConfiguration(visibility: values) { datum, _ in
      datum.number.map { format.string(from: $0) }
    }
    let (names, numbers) = (nameAxis(hasNames), valueAxis(showsAxis))
    let isVertical = orientation == .vertical
    (configuration.x, configuration.y) = isVertical ? (names, numbers) : (numbers, names)
    return configuration
  }

  private func nameAxis(_ isShown: Bool) -> AxisConfiguration {
    var axis = AxisConfiguration()
    axis.domain = (0..<categoryCount).map(String.init)
    axis.bandPadding = bandPadding
    axis.visibility = isShown ? .automatic : .hidden
    var marks = AxisMarkSet()
    let names = categories
    marks.format = { datum, _ in
      guard case .category(let name) = datum, let index = Int(name) else { return nil }
      return index < names.count ? names[index] : ""
    }
    axis.marks = AxisMarkList([marks])
    return axis
  }

  private func valueAxis(_ isShown: Bool) -> AxisConfiguration {
    var axis = AxisConfiguration()
    axis.visibility = isShown ? .automatic : .hidden
    // Without an axis that shows round numbers, the domain ends at the data, so that bars use all
    // room.
    axis.endsAtData = !isShown
    if let domain, domain.lowerBound.isFinite, domain.upperBound.isFinite { axis.domain = domain }
    var marks = AxisMarkSet()
    if let tickCount {
      let count = min(max(tickCount, 1), 100)
      marks.values = .automatic(desiredCount: count)
      if let domain, domain.lowerBound.isFinite, domain.upperBound.isFinite {
        let ticks = Ticks.values(
          from: domain.lowerBound, to: domain.upperBound, count: Double(count))
        marks.values = AxisMarkValues(.list(ticks.map(ChartDatum.number)))
      }
    }
    if let valueFormat {
      marks.format = { datum, _ in datum.number.map { valueFormat.string(from: $0) } }
    }
    axis.marks = AxisMarkList([marks])
    return axis
  }
}
