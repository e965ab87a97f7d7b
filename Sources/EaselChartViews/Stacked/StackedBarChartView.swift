import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// An object that supplies the values of a stacked bar chart.
public protocol StackedBarChartDataSource: AnyObject {
  /// Returns the value of a series in a category, both given by their index.
  func stackedBarChart(_ chart: StackedBarChartView, valueFor series: Int, at category: Int)
    -> Double
}

/// A view that draws stacked bars over eleven grid lines and animates values that are added.
///
/// ```swift
/// let view = StackedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
/// view.categories = (2...12).map(String.init)
/// view.series = [.init("Ann", color: .systemRed), .init("Bob", color: .systemBlue)]
/// view.add(3, to: 0, at: 5)   // the bar of 7 grows
/// ```
///
/// The axis has ten units. The size of a unit is the least of 1, 2 and 5 times a power of ten with
/// which the axis contains the highest bar. Negative values count as 0; ``BarChartView`` draws
/// them.
open class StackedBarChartView: DescribedChartView, LocaleObserving {
  /// A series of values with one color.
  public struct Series: Hashable, Sendable {
    /// The name of the series, for the accessibility value and the data table.
    public var name: String
    /// The color of the series; white gets a thin border.
    public var color: Color

    /// Creates a series from a name and a color.
    public init(_ name: String, color: Color) {
      self.name = name
      self.color = color
    }
  }

  /// The names of the bars, which are drawn below them; the chart has one bar for each name.
  open var categories: [String] = [] { didSet { rebuild() } }
  /// The series, from the bottom of each bar to its top.
  open var series: [Series] = [] { didSet { rebuild() } }
  /// The values as `values[category][series]`; missing, negative and non-finite values count as 0.
  open var values: [[Double]] = [] { didSet { dataDidChange() } }
  /// The object that supplies the values for ``reloadData()``.
  open weak var dataSource: (any StackedBarChartDataSource)?
  /// The size of one of the ten units of the axis; `nil` chooses a size that fits the highest bar.
  open var unit: Double? { didSet { dataDidChange() } }
  /// The duration of a bar's growth animation in seconds; 0.6 by default.
  open var animationDuration: TimeInterval = 0.6
  /// The timing function of the growth animation; ease-in-ease-out by default.
  open var animationTimingFunction = TimingFunction(name: .easeInEaseOut)

  /// The stack view that contains the bars.
  public let barsStackView = StackView()
  /// The bars, from the left.
  package private(set) var bars: [StackedBar] = []
  private var lines: [ShapeLayer] = []
  private var scaleLabels: [Label] = []
  private var nameLabels: [Label] = []
  /// The chart as the engine laid it out for the view's present size; `nil` if it has to be laid
  /// out again.
  private var chart: StackedBarLayout?

  /// Creates an empty chart with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates an empty chart with the size zero; the coder is not read.
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

  /// The natural size of the chart, 375 × 250 points.
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

  /// Requests all values from the data source; without a data source it does nothing.
  open func reloadData() {
    guard let dataSource else { return }
    values = categories.indices.map { category in
      series.indices.map { dataSource.stackedBarChart(self, valueFor: $0, at: category) }
    }
  }

  /// Adds an amount to the value of a series in a category; by default, the bar grows in an
  /// animation.
  ///
  /// The call is ignored if the series or the category does not exist, or if the amount is not
  /// finite. A negative amount makes the bar shorter. The call also sets values that count as 0 to
  /// 0, and removes values without a category or a series.
  ///
  /// - Parameters:
  ///   - amount: The amount to add.
  ///   - series: The index of the series.
  ///   - category: The index of the category.
  ///   - animated: Whether the bar grows from its previous height.
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

  /// Animates the growth of all bars from the baseline.
  ///
  /// - Parameter delay: The time before the animation begins, in seconds.
  open func grow(after delay: TimeInterval = 0) { grow(from: nil, after: delay) }

  private func grow(from before: StackedBarLayout?, after delay: TimeInterval) {
    layoutIfNeeded()
    guard let starts = chart?.rects(growingFrom: before) else { return }
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

  /// The size of one of the ten units of the axis: ``unit`` if it is positive and finite, otherwise
  /// a size that fits the highest bar.
  open var axisUnit: Double {
    if let unit, unit > 0, unit.isFinite { return unit }
    let highest =
      categories.indices.map { row in
        series.indices.reduce(0) { $0 + value(at: row, $1) }
      }.max() ?? 0
    return RoundStep.minimum(above: highest / Double(StackedBarLayout.unitCount))?.size ?? 1
  }

  /// Notes diagnostics for values that cannot be drawn; subviews and sublayers draw the chart.
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

  /// Updates the numbers of the axis.
  package func localeDidChange() { dataDidChange() }

  private func dataDidChange() {
    didWriteTexts()
    chart = nil
    for label in scaleLabels.reversed() { label.removeFromSuperview() }
    scaleLabels = StackedBarLayout.labeledUnits.map { index in
      let label = Label()
      label.textAlignment = .right
      label.text = NumberFormat.automatic.string(from: axisUnit * Double(index))
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// Whether the row of the bars runs from right to left, as set by the nearest view that sets a
  /// direction.
  private var isRowMirrored: Bool {
    sequence(first: barsStackView as View, next: \.superview)
      .first { $0.semanticContentAttribute != .unspecified }?
      .semanticContentAttribute == .forceRightToLeft
  }

  /// Positions the lines, labels and bars for the view's size.
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
    for (bar, rects) in zip(bars, chart.rects) { bar.rects = rects }
    barsStackView.layoutIfNeeded()
  }
}
