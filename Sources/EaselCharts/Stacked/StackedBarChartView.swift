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
  /// The size for which the labels were set; nil if they are to be set again.
  private var fittedSize: CGSize?
  /// The height of the highest name that shows.
  private var nameHeight: CGFloat = 0

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
    for index in 0...Self.unitCount {
      let line = ShapeLayer()
      line.strokeColor = index == 0 ? .label : .lightGray
      line.lineWidth = index == 0 ? 1 : 0.5
      layer.addSublayer(line)
      lines.append(line)
    }
    barsStackView.axis = .horizontal
    barsStackView.distribution = .fillEqually
    barsStackView.alignment = .fill
    addSubview(barsStackView)
  }

  /// Units of the axis: eleven lines with the bottom one.
  private static let unitCount = 10
  /// Labels stand at every fifth line.
  private static let labelledUnits = 5
  /// Room between bars as a share of their width: 12 points between eleven bars on a phone.
  private static let spacingRatio: CGFloat = 0.56

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
    let before = bars.map(\.shares)
    var rows = categories.indices.map { row in
      self.series.indices.map { value(at: row, $0) }
    }
    rows[category][series] += amount
    values = rows
    if animated { grow(from: before, after: 0) }
  }

  /// Lets all bars grow from the base line.
  open func grow(after delay: TimeInterval = 0) { grow(from: [], after: delay) }

  private func grow(from before: [[CGFloat]], after delay: TimeInterval) {
    layoutIfNeeded()
    for (index, bar) in bars.enumerated() {
      bar.grow(
        from: index < before.count ? before[index] : [], duration: animationDuration,
        delay: delay, animationTimingFunction)
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
    let least = highest / Double(Self.unitCount)
    guard least > 0, least.isFinite else { return 1 }
    let power = pow(10, log10(least).rounded(.down))
    // A hair of slack: 10 / 10 must not need 2.
    return ([1, 2, 5, 10].first { $0 * power >= least * (1 - 1e-9) } ?? 10) * power
  }

  /// Notes values that cannot be drawn; the parts draw themselves.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.context.noteUnusable(
      zip(categories, values).flatMap { name, row in row.prefix(series.count).map { (name, $0) } })
    if categories.isEmpty || series.isEmpty { canvas.context.noteNoData() }
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
      label.textColor = style.ink
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
    fittedSize = nil
    let highest = axisUnit * Double(Self.unitCount)
    for (category, bar) in bars.enumerated() {
      bar.shares = series.indices.map { CGFloat(value(at: category, $0) / highest) }
    }
    for label in scaleLabels.reversed() { label.removeFromSuperview() }
    scaleLabels = stride(from: 0, through: Self.unitCount, by: Self.labelledUnits).map { index in
      let label = Label()
      label.font = style.font(size: style.textSize)
      label.textColor = style.ink
      label.textAlignment = .right
      label.text = NumberFormat.automatic.string(from: axisUnit * Double(index))
      addSubview(label)
      label.sizeToFit()
      return label
    }
    setNeedsLayout()
  }

  /// Views smaller than this have no room for labels, in points.
  private static let minimumTextSide: CGFloat = 90
  /// Between labels and the plot, in points.
  private static let gap: CGFloat = 6

  /// The measures of the chart's type.
  private var style: ChartStyle {
    var style = ChartStyle(theme: .standard, environment: EnvironmentValues())
    style.adapt(textSize: ChartStyle.textSize(nil), padding: 0)
    return style
  }

  /// The scale of the values over a plot.
  private func scale(over plot: CGRect) -> PositionScale {
    PositionScale(
      lower: 0, upper: axisUnit * Double(Self.unitCount), start: Double(plot.maxY),
      end: Double(plot.minY))
  }

  /// Sets the labels in a size that suits the view, and hides those that have no room.
  private func fitLabels() {
    guard fittedSize != bounds.size else { return }
    fittedSize = bounds.size
    let hasText = min(bounds.width, bounds.height) >= Self.minimumTextSide
    for label in scaleLabels { label.isHidden = !hasText }
    for label in nameLabels { label.isHidden = true }
    nameHeight = 0
    guard hasText else { return }
    let shown = solvedNames(height: bounds.height * 0.4)
    for (label, solved) in zip(nameLabels, shown.labels) {
      guard let solved else { continue }
      label.isHidden = false
      label.font = style.font(size: shown.form.size)
      label.bounds.size = solved.frame.size
      nameHeight = max(nameHeight, solved.frame.height)
    }
    guard nameHeight == 0, let first = nameLabels.first, first.text?.isEmpty == false else {
      return
    }
    // A name that is wider than the chart is cut, which says more than none.
    first.isHidden = false
    first.numberOfLines = 1
    first.font = style.font(size: style.smallTextSize)
    first.sizeToFit()
    first.bounds.size.width = min(first.bounds.width, bounds.width)
    nameHeight = first.bounds.height
  }

  /// The names, placed by the solver of axes.
  private func solvedNames(height: CGFloat) -> AxisLabelSolution {
    let left = scaleLabels.map(\.bounds.width).max() ?? 0
    let plot = CGRect(
      x: left + Self.gap, y: 0, width: max(bounds.width - left - Self.gap, 0), height: height)
    let bands = PositionScale(
      categories: categories.count, start: Double(plot.minX), end: Double(plot.maxX))
    var task = AxisLabelTask(
      categories, at: categories.indices.map { CGFloat(bands.position(of: Double($0))) },
      step: CGFloat(bands.step), role: .names, side: .below, edge: 0, depth: height,
      room: 0...max(bounds.width, 0), type: AxisType(style))
    // Labels of views are not turned.
    task.orientation = .horizontal
    return AxisLabelSolver(task).solve()
  }

  /// Places lines, labels and bars.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitLabels()
    let shown = scaleLabels.filter { !$0.isHidden }
    let line = shown.map(\.bounds.height).max() ?? 0
    let gap = shown.isEmpty ? 0 : Self.gap
    let left = (shown.map(\.bounds.width).max() ?? 0) + gap
    // The highest label is centred on its line.
    let plot = CGRect(
      x: bounds.minX + left, y: bounds.minY + line / 2, width: max(bounds.width - left, 0),
      height: max(bounds.height - line / 2 - max(nameHeight, line) - gap, 0))
    let scale = scale(over: plot)
    func position(_ index: Int) -> CGFloat {
      CGFloat(scale.position(of: axisUnit * Double(index)))
    }
    for (index, shape) in lines.enumerated() {
      let y = position(index)
      shape.path = Path {
        $0.move(to: CGPoint(x: plot.minX, y: y))
        $0.addLine(to: CGPoint(x: plot.maxX, y: y))
      }
    }
    for (index, label) in scaleLabels.enumerated() {
      label.center = CGPoint(
        x: plot.minX - gap - label.bounds.width / 2, y: position(index * Self.labelledUnits))
    }
    placeBars(in: plot, gap: gap)
  }

  private func placeBars(in plot: CGRect, gap: CGFloat) {
    let count = CGFloat(max(bars.count, 1))
    // As much room before the first bar as between two.
    let width = plot.width / (count + Self.spacingRatio * (count + 1))
    let spacing = width * Self.spacingRatio
    barsStackView.spacing = spacing
    barsStackView.frame = plot.insetBy(dx: spacing, dy: 0)
    barsStackView.layoutIfNeeded()
    for (label, bar) in zip(nameLabels, bars) {
      label.center = CGPoint(
        x: barsStackView.frame.minX + bar.frame.midX,
        y: plot.maxY + gap + label.bounds.height / 2)
    }
  }
}
