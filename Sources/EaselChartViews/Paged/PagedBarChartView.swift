import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A scroll view that draws a bar chart in pages with a fixed number of bars per page.
///
/// ```swift
/// let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
/// view.items = [("太郎", 7), ("次郎", 1), ("三郎", 2)].map { .init($0.0, value: $0.1) }
/// try view.write(to: URL(fileURLWithPath: "pages.pdf"))   // a page for every five bars
/// ```
///
/// In a PDF each page of bars becomes a page. All pages have one scale. The largest value of all
/// pages has its own color. If the last page has fewer bars, it is narrower, so that all bars are
/// equally wide.
open class PagedBarChartView: ScrollView, LocaleObserving {
  /// A bar with its name and value.
  public struct Item: Hashable, Sendable {
    /// The name below the bar.
    public var name: String
    /// The value of the bar; a negative value counts as 0.
    public var value: Double

    /// Creates a bar from a name and a value.
    public init(_ name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The bars, in their order.
  open var items: [Item] = [] { didSet { rebuild() } }
  /// The maximum number of bars on a page; 5 by default.
  ///
  /// A value below 1 counts as 1.
  open var barsPerPage = 5 { didSet { rebuild() } }
  /// The color of all bars except those with the largest value; `systemBlue` by default.
  open var color = Color.systemBlue { didSet { rebuild() } }
  /// The color of the bars with the largest value of all pages; `systemOrange` by default.
  open var maximumColor = Color.systemOrange { didSet { rebuild() } }
  /// The font size of values and names, in points; 20 by default.
  ///
  /// In a view smaller than 300 × 200 points, all texts are scaled down with it. Texts wider than a
  /// bar are made smaller, down to 7 points.
  open var fontSize: CGFloat = 20 { didSet { rebuild() } }
  /// The number format of the values above the bars; by default with as many digits as needed.
  open var numberFormat = NumberFormat.automatic { didSet { rebuild() } }
  /// The duration of the growth animation, in seconds; 0.8 by default.
  open var animationDuration: TimeInterval = 0.8
  /// The timing function of the growth animation; ease-out by default.
  open var animationTimingFunction = TimingFunction(name: .easeOut)

  /// The rows, one per page.
  package private(set) var rows: [BarRow] = []

  /// The size for which the rows were created.
  private var builtSize = CGSize.zero

  /// Creates a chart without bars, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
  }

  /// Creates an empty chart without a size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isPagingEnabled = true
  }

  /// The natural size of the view, 375 × 300 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 375, height: 300) }

  /// The text that names the chart for screen readers; “Bar chart” by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Bar chart" }
    set { super.accessibilityLabel = newValue }
  }

  /// The text that gives the chart's values to screen readers; by default the names and values of
  /// bars.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? ChartSummary.text(
          of: items.map { ($0.name, $0.value) }, format: numberFormat.string(from:))
    }
    set { super.accessibilityValue = newValue }
  }

  /// All bars, page by page.
  package var bars: [BarContainer] { rows.flatMap(\.bars) }

  /// Starts an animation in which the bars of all pages grow from the base line.
  ///
  /// - Parameter delay: The time before the growth starts, in seconds.
  open func grow(after delay: TimeInterval = 0) {
    layoutIfNeeded()
    for bar in bars {
      bar.grow(duration: animationDuration, delay: delay, animationTimingFunction)
    }
  }

  /// Adds diagnostics about values in the rectangle that cannot be drawn; subviews draw the bars.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    let perPage = max(barsPerPage, 1)
    let pages = pages(in: rect)
    let bars = items.dropFirst(pages.lowerBound * perPage).prefix(pages.count * perPage)
    canvas.context.noteUnusable(bars.map { ($0.name, $0.value) })
    for row in rows.dropFirst(pages.lowerBound).prefix(pages.count) {
      for diagnostic in row.diagnostics { canvas.context.note(diagnostic) }
    }
    if items.isEmpty { canvas.context.noteNoData() }
  }

  /// Returns the pages that intersect a rectangle.
  private func pages(in rect: CGRect) -> Range<Int> {
    let (width, count) = (builtSize.width, CGFloat(rows.count))
    guard width > 0, !rect.minX.isNaN, !rect.maxX.isNaN, rect.minY < builtSize.height,
      rect.maxY > 0
    else { return 0..<0 }
    // Tiny overlaps with another page result from rounding.
    let first = min(max((rect.minX / width + 1e-6).rounded(.down), 0), count)
    let end = min(max((rect.maxX / width - 1e-6).rounded(.up), first), count)
    return Int(first)..<Int(end)
  }

  /// Formats the values again.
  package func localeDidChange() { rebuild() }

  private func rebuild() {
    removeRows()
    setNeedsLayout()
  }

  private func removeRows() {
    // Removing the last row first avoids moving the others in the array of subviews.
    for row in rows.reversed() { row.removeFromSuperview() }
    rows = []
  }

  private func build(_ size: CGSize) {
    didWriteTexts()
    let maximum = items.map(\.value).filter(\.isFinite).max() ?? 0
    let perPage = max(barsPerPage, 1)
    let page = CGRect(origin: .zero, size: size)
    let chunks = stride(from: 0, to: items.count, by: perPage).map {
      items[$0..<min($0 + perPage, items.count)]
    }
    let measures = measures(page.size, perPage)
    rows = chunks.enumerated().map { index, chunk in
      let row = BarRow(
        frame: CGRect(
          x: page.width * CGFloat(index), y: 0,
          width: page.width * CGFloat(chunk.count) / CGFloat(min(perPage, items.count)),
          height: page.height),
        items: chunk.map { item in
          let value = item.value.isFinite ? max(item.value, 0) : 0
          return BarContainer.Item(
            percentage: maximum > 0 ? CGFloat(value / maximum) : 0,
            value: numberFormat.string(from: item.value), name: item.name,
            color: maximum > 0 && item.value == maximum ? maximumColor : color)
        }, measures)
      addSubview(row)
      return row
    }
    builtSize = page.size
    contentSize = CGSize(width: page.width * CGFloat(max(chunks.count, 1)), height: page.height)
  }

  /// Returns the sizes that all pages share, so that their texts are equally large.
  private func measures(_ page: CGSize, _ perPage: Int) -> BarPage.Measures {
    let scale = min(page.width / Self.fullSize.width, page.height / Self.fullSize.height, 1)
    let (fontSize, gap) = (self.fontSize * scale, BarRow.gap * scale)
    let space = space(gap, in: page.width, bars: min(perPage, items.count))
    let style = ChartStyle.ofViews
    func size(_ texts: [String]) -> CGFloat {
      max(
        style.size(fitting: texts, in: space, wanted: fontSize),
        min(fontSize, Self.minimumTextSize))
    }
    let valueSize = size(items.map { numberFormat.string(from: $0.value) })
    let height = style.labelText("0", size: valueSize).size.height
    return BarPage.Measures(
      line: max(fontSize * Self.lineHeight, height + BarValueLabels.gap),
      valueSize: valueSize, nameSize: size(items.map(\.name)), gap: gap)
  }

  /// Returns the width of the narrowest bar.
  private func space(_ gap: CGFloat, in width: CGFloat, bars: Int) -> CGFloat {
    // A short last row has the same margins, so its bars are a little narrower.
    let counts = [bars, items.count % max(bars, 1)].filter { $0 > 0 }.map { CGFloat($0) }
    let spaces = counts.map { (width * $0 / CGFloat(bars) - gap * ($0 + 1)) / $0 }
    return spaces.min() ?? width
  }

  /// The height of a line of text with its spacing, in font sizes.
  private static let lineHeight: CGFloat = 1.5

  /// The view size below which text and distances are scaled down.
  private static let fullSize = CGSize(width: 300, height: 200)

  /// The minimum font size, in points; smaller text is not legible on paper.
  private static let minimumTextSize: CGFloat = 7

  /// Creates the pages of bars again if the size of the view or a property has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // When all pages are drawn at once, rows keep the size of one page, also if their texts change
    // for it.
    let size = showsEverything ? builtSize : bounds.size
    if rows.isEmpty || builtSize != size {
      removeRows()
      build(size)
    }
  }
}
