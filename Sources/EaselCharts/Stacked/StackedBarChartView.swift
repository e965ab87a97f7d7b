import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

/// Says what a stacked bar chart shows.
public protocol StackedBarChartDataSource: AnyObject {
  /// The value of a series over a name of the x axis, both by their index.
  func stackedBarChart(_ chart: StackedBarChartView, valueFor series: Int, at category: Int)
    -> Double
}

/// Bars of stacked colours over eleven grid lines, to which values can be added one by one.
///
/// ```swift
/// let view = StackedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
/// view.categories = (2...12).map(String.init)
/// view.series = [.init("Ann", color: .systemRed), .init("Bob", color: .systemBlue)]
/// view.add(3, to: 0, at: 5)   // the bar of 7 grows
/// ```
///
/// The axis goes to ten units, whose size is the least of 1, 2 and 5 times a power of ten that
/// holds the highest bar. Negative values count as 0: ``BarChartView`` draws them.
open class StackedBarChartView: DescribedChartView, LocaleObserving {
  /// A series of values with one colour.
  public struct Series: Hashable, Sendable {
    /// Its name, for readers who do not see it.
    public var name: String
    /// Its colour; white gets a thin border.
    public var color: Color

    /// Makes a series.
    public init(_ name: String, color: Color) {
      self.name = name
      self.color = color
    }
  }

  /// The names below the bars.
  open var categories: [String] = [] { didSet { rebuild() } }
  /// The series, from the bottom.
  open var series: [Series] = [] { didSet { rebuild() } }
  /// The values, by category and series; what is missing is 0.
  open var values: [[Double]] = [] { didSet { dataDidChange() } }
  /// The object that supplies the values for ``reloadData()``.
  open weak var dataSource: (any StackedBarChartDataSource)?
  /// The size of one of the ten units of the axis; nil takes what holds the highest bar.
  open var unit: Double? { didSet { dataDidChange() } }
  /// How long a bar takes to grow, in seconds.
  open var animationDuration: TimeInterval = 0.6
  /// The timing function of the growth.
  open var animationTimingFunction = TimingFunction(name: .easeInEaseOut)

  /// The row of the bars.
  public let barsStackView = StackView()
  /// The bars, from the left.
  package private(set) var bars: [StackedBar] = []
  private var lines: [ShapeLayer] = []
  private var scaleLabels: [Label] = []
  private var nameLabels: [Label] = []
  /// The chart as the engine laid it out for the view's present size; nil if it is to do so again.
  private var chart: StackedBarLayout?

  /// Makes an empty chart.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Makes an empty chart without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    for _ in 0...StackedBarLayout.unitCount {
      let line = ShapeLayer()
      layer.addSublayer(line)
      lines.append(line)
    }
    barsStackView.axis = .horizontal
    barsStackView.distribution = .fillEqually
    barsStackView.alignment = .fill
    addSubview(barsStackView)
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { CGSize(width: 375, height: 250) }

  // MARK: Words

  override var ownLabel: String { "Stacked bar chart" }

  override var ownValue: String? {
    ChartSummary.text(
      ofSeries: series.indices.map { row in
        (series[row].name, categories.indices.map { (categories[$0], value(at: $0, row)) })
      }, format: NumberFormat.automatic.string(from:))
  }

  override var ownData: MarkedContent.FigureData? {
    .init(
      columns: ["Category"] + series.map(\.name),
      rows: categories.indices.map { category in
        ([categories[category]], series.indices.map { value(at: category, $0) })
      })
  }

  // MARK: Values

  /// Asks the data source for all values.
  open func reloadData() {
    guard let dataSource else { return }
    values = categories.indices.map { category in
      series.indices.map { dataSource.stackedBarChart(self, valueFor: $0, at: category) }
    }
  }

  /// Adds to a value; its bar grows from what it was.
  ///
  /// A series or category that is not there, and amounts that are no numbers, are left out.
  open func add(_ amount: Double, to series: Int, at category: Int, animated: Bool = true) {
    guard self.series.indices.contains(series), categories.indices.contains(category),
      amount.isFinite
    else { return }
    layoutIfNeeded()
    let before = chart
    var rows = categories.indices.map { row in
      self.series.indices.map { value(at: row, $0) }
    }
    rows[category][series] += amount
    values = rows
    if animated { grow(from: before, after: 0) }
  }

  /// Lets all bars grow from the base line.
  open func grow(after delay: TimeInterval = 0) { grow(from: nil, after: delay) }

  private func grow(from before: StackedBarLayout?, after delay: TimeInterval) {
    layoutIfNeeded()
    guard let starts = chart?.places(growingFrom: before) else { return }
    for (bar, start) in zip(bars, starts) {
      bar.grow(
        from: start, duration: animationDuration, delay: delay, animationTimingFunction)
    }
  }

  private func value(at category: Int, _ series: Int) -> Double {
    guard category < values.count, series < values[category].count else { return 0 }
    let value = values[category][series]
    return value.isFinite ? max(value, 0) : 0
  }

  /// The size of a unit that holds the highest bar.
  open var axisUnit: Double {
    if let unit, unit > 0, unit.isFinite { return unit }
    let highest =
      categories.indices.map { row in
        series.indices.reduce(0) { $0 + value(at: row, $1) }
      }.max() ?? 0
    return RoundStep.least(above: highest / Double(StackedBarLayout.unitCount))?.size ?? 1
  }

  /// Notes values that cannot be drawn; the parts draw themselves.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.context.noteUnusable(
      zip(categories, values).flatMap { name, row in row.prefix(series.count).map { (name, $0) } })
    if categories.isEmpty || series.isEmpty { canvas.context.noteNoData() }
    for diagnostic in chart?.diagnostics ?? [] { canvas.context.note(diagnostic) }
    canvas.context.noteSurplus("rows of values", values.count, "categories", categories.count)
    canvas.context.noteSurplus(
      "values in a row", values.map(\.count).max() ?? 0, "series", series.count)
  }

  // MARK: Parts

  private func rebuild() {
    for view in (bars + nameLabels as [View]).reversed() { view.removeFromSuperview() }
    bars = categories.map { name in
      let bar = StackedBar()
      bar.colors = series.map(\.color)
      bar.accessibilityLabel = name
      barsStackView.addArrangedSubview(bar)
      return bar
    }
    nameLabels = categories.map { name in
      let label = Label()
      label.text = name
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    dataDidChange()
  }

  /// Writes the numbers of the axis anew.
  package func localeDidChange() { dataDidChange() }

  private func dataDidChange() {
    didWriteTexts()
    chart = nil
    for label in scaleLabels.reversed() { label.removeFromSuperview() }
    scaleLabels = StackedBarLayout.labelledUnits.map { index in
      let label = Label()
      label.textAlignment = .right
      label.text = NumberFormat.automatic.string(from: axisUnit * Double(index))
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// Whether the row of the bars runs from right to left, which it takes from the views around.
  private var isRowMirrored: Bool {
    sequence(first: barsStackView as View, next: \.superview)
      .first { $0.semanticContentAttribute != .unspecified }?
      .semanticContentAttribute == .forceRightToLeft
  }

  /// Places lines, labels and bars where the engine has them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if chart?.size != bounds.size {
      chart = StackedBarLayout(
        names: categories, unit: axisUnit,
        values: categories.indices.map { row in
          series.indices.map { value(at: row, $0) }
        }, in: bounds.size)
    }
    guard let chart else { return }
    for (shape, line) in zip(lines, chart.lines) {
      shape.lineWidth = line.style.lineWidth
      if case .color(let color) = line.paint { shape.strokeColor = color }
      shape.path = Path {
        $0.move(to: line.start)
        $0.addLine(to: line.end)
      }
    }
    let style = ChartStyle.ofViews
    for (index, label) in scaleLabels.enumerated() {
      label.show(chart.scaleLabels[index], style.font(size: style.textSize), style.ink)
    }
    for (index, label) in nameLabels.enumerated() {
      label.show(chart.names[index], style.font(size: chart.nameSize), style.ink)
    }
    if isRowMirrored != chart.isRightToLeft {
      barsStackView.semanticContentAttribute =
        chart.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    barsStackView.spacing = chart.spacing
    barsStackView.frame = chart.barsFrame
    for (bar, places) in zip(bars, chart.places) { bar.places = places }
    barsStackView.layoutIfNeeded()
  }
}
