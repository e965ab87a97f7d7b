import EaselBlocks
import EaselCanvas
import Foundation

extension BarChart {
  /// A bar of the chart: its series and its category.
  struct Location: Hashable {
    var series: Int
    var category: Int
  }

  /// Returns the bars by category, and the reference lines.
  @ChartContentBuilder
  func marks(_ names: BarNames) -> some ChartContent {
    if hasData {
      StyledContent { style in
        let bars = Bars(chart: self, names: names, style: style)
        ForEach(locations, id: \.self) { bar($0, of: bars) }
      }
      .categoryLabels(names.labels)
      .list {
        $0.columnTitles = titles
        $0.reportsFaults = false
      }
      ForEach(referenceLines.filter(shows), id: \.self) { rule($0) }
    }
  }

  /// Whether there is a finite value.
  var hasData: Bool { series.contains { $0.values.contains(where: \.isFinite) } }

  /// The bars, category by category.
  var locations: [Location] {
    (0..<categoryCount).flatMap { category in
      series.indices.filter { category < series[$0].values.count }
        .map { Location(series: $0, category: category) }
    }
  }

  private var titles: [Channel: String] {
    let (across, along) = isVertical ? (Channel.x, Channel.y) : (.y, .x)
    return [across: "Category", along: "Value", .series: "Series", .position: "Series"]
  }

  // MARK: Bars

  /// The names, colors and formats that all bars have in common.
  private struct Bars {
    let names: BarNames
    let looks: [any ShapeStyle]
    let format: NumberFormat
    /// The value of the bars that have the paint of the maximum; `nil` for none.
    let maximum: Double?

    init(chart: BarChart, names: BarNames, style: ChartStyle) {
      self.names = names
      looks = chart.looks(style)
      format = chart.format.localized(in: style.environment)
      maximum =
        chart.series.count == 1 && chart.maximumPaint != nil
        ? chart.series[0].values.filter(\.isFinite).max() : nil
    }
  }

  private func bar(_ location: Location, of bars: Bars) -> some ChartContent {
    let number = value(location.series, location.category)
    let paint = number != nil && number == bars.maximum ? maximumPaint : nil
    let category = PlottableValue<String>.value("", bars.names.categories[location.category])
    let value = PlottableValue<Double>.value("", number ?? .nan)
    let width = thickness
    let mark =
      isVertical
      ? BarMark(x: category, y: value, width: width) : BarMark(x: value, y: category, height: width)
    let series = series.count > 1 ? bars.names.series[location.series] : nil
    return ScopedContent(content: mark) { scope in
      scope.traits.style = paint.map { FixedPaint($0) } ?? bars.looks[location.series]
      scope.traits.barShape = shape(of: location)
      if let number { scope.traits.link = link(of: location, bars.format.string(from: number)) }
      guard let series else { return }
      let field = PlottableValue<String>.value("", series).field
      scope.set(.series, field)
      guard arrangement == .grouped else { return }
      scope.set(.position, field)
      scope.traits.positionSpan = width
    }
  }

  /// The gap between bars as a share of the step.
  var bandPadding: Double {
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

  private func shape(of location: Location) -> BarShape {
    var shape = BarShape()
    shape.border = series[location.series].borderColor
    guard isOutermost(location) else { return shape }
    shape.corners = cornerRadii.map { .radii($0) } ?? .standard
    return shape
  }

  /// Returns whether a bar is at the end of its stack, so that its corners can be round.
  private func isOutermost(_ location: Location) -> Bool {
    guard arrangement == .stacked else { return true }
    let value = value(location.series, location.category) ?? 0
    return !series.indices.dropFirst(location.series + 1).contains {
      let other = self.value($0, location.category) ?? 0
      return other != 0 && (other < 0) == (value < 0)
    }
  }

  private func link(of location: Location, _ value: @autoclosure () -> String) -> MarkLink? {
    let target = series[location.series].links[location.category] ?? links[location.category]
    return target.map { MarkLink($0, label: label(of: location), value: value()) }
  }

  // MARK: Reference lines

  private func rule(_ line: ReferenceLine) -> some ChartContent {
    let value = PlottableValue<Double>.value("", line.value)
    return ScopedContent(content: isVertical ? RuleMark(y: value) : RuleMark(x: value)) { scope in
      scope.traits.style = FixedPaint(.color(line.color))
      scope.traits.lineStyle = StrokeStyle(lineWidth: 1, dash: line.dash)
      if let label = line.label, !label.isEmpty {
        scope.traits.ruleName = RuleName(label, color: line.color)
      }
    }
  }

  /// Returns whether a reference line has a finite value within the domain that was set.
  func shows(_ line: ReferenceLine) -> Bool {
    line.value.isFinite && soundDomain?.contains(line.value) ?? true
  }
}
