import EaselCanvas
import EaselViews
import Foundation

/// Bars in pages: as many to a page as it may hold, to be scrolled on a screen and turned on paper.
///
/// ```swift
/// let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
/// view.items = [("太郎", 7), ("次郎", 1), ("三郎", 2)].map { .init($0.0, value: $0.1) }
/// try view.write(to: URL(fileURLWithPath: "pages.pdf"))   // a page for every five bars
/// ```
///
/// All pages have one scale, and the greatest value of all has its own colour. A last page of fewer
/// bars is narrower by its share, so that its bars are as wide as the others.
open class PagedBarChartView: ScrollView, LocaleObserving {
  /// A bar.
  public struct Item: Hashable, Sendable {
    /// The name below it.
    public var name: String
    /// Its value; a negative one counts as 0.
    public var value: Double

    /// Makes a bar.
    public init(_ name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The bars, in their order.
  open var items: [Item] = [] { didSet { rebuild() } }
  /// How many bars a page holds.
  open var barsPerPage = 5 { didSet { rebuild() } }
  /// Colour of the bars.
  open var color = Color.systemBlue { didSet { rebuild() } }
  /// Colour of the greatest, of several if they are equal.
  open var maximumColor = Color.systemOrange { didSet { rebuild() } }
  /// Font size of values and names.
  open var fontSize: CGFloat = 20 { didSet { rebuild() } }
  /// How values are written.
  open var numberFormat = NumberFormat.automatic { didSet { rebuild() } }
  /// How long a bar takes to grow, in seconds.
  open var animationDuration: TimeInterval = 0.8
  /// The timing function of the growth.
  open var animationTimingFunction = TimingFunction(name: .easeOut)

  /// The rows, one a page.
  package private(set) var rows: [BarRow] = []

  /// The size for which the rows were made.
  private var builtSize = CGSize.zero

  /// Makes an empty chart.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
  }

  /// Makes an empty chart without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isPagingEnabled = true
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { CGSize(width: 375, height: 300) }

  /// What the chart is, in words; “Bar chart” unless you say otherwise.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Bar chart" }
    set { super.accessibilityLabel = newValue }
  }

  /// What the chart shows, in words; the values unless you say otherwise.
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

  /// Lets the bars of all pages grow from the base line.
  ///
  /// - Parameter delay: Seconds until they begin.
  open func grow(after delay: TimeInterval = 0) {
    layoutIfNeeded()
    for bar in bars {
      bar.grow(duration: animationDuration, delay: delay, animationTimingFunction)
    }
  }

  /// Notes values on the page that cannot be drawn; the parts draw themselves.
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

  /// The pages of which a rectangle shows something.
  private func pages(in rect: CGRect) -> Range<Int> {
    let (width, count) = (builtSize.width, CGFloat(rows.count))
    guard width > 0, !rect.minX.isNaN, !rect.maxX.isNaN, rect.minY < builtSize.height,
      rect.maxY > 0
    else { return 0..<0 }
    // A hair of another page is a matter of rounding.
    let first = min(max((rect.minX / width + 1e-6).rounded(.down), 0), count)
    let end = min(max((rect.maxX / width - 1e-6).rounded(.up), first), count)
    return Int(first)..<Int(end)
  }

  /// Writes the values anew.
  package func localeDidChange() { rebuild() }

  private func rebuild() {
    removeRows()
    setNeedsLayout()
  }

  private func removeRows() {
    // The last ones first, which no other has to move up for.
    for row in rows.reversed() { row.removeFromSuperview() }
    rows = []
  }

  private func build(_ size: CGSize) {
    didWriteTexts()
    let greatest = items.map(\.value).filter(\.isFinite).max() ?? 0
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
            percentage: greatest > 0 ? CGFloat(value / greatest) : 0,
            value: numberFormat.string(from: item.value), name: item.name,
            color: greatest > 0 && item.value == greatest ? maximumColor : color)
        }, measures)
      addSubview(row)
      return row
    }
    builtSize = page.size
    contentSize = CGSize(width: page.width * CGFloat(max(chunks.count, 1)), height: page.height)
  }

  /// The sizes that all pages have in common, so that their texts are equally large.
  private func measures(_ page: CGSize, _ perPage: Int) -> BarPage.Measures {
    let scale = min(page.width / Self.fullSize.width, page.height / Self.fullSize.height, 1)
    let (fontSize, gap) = (self.fontSize * scale, BarRow.gap * scale)
    let room = room(gap, in: page.width, bars: min(perPage, items.count))
    let style = ChartStyle.ofViews
    func size(_ texts: [String]) -> CGFloat {
      max(
        style.size(fitting: texts, in: room, wanted: fontSize),
        min(fontSize, Self.minimumTextSize))
    }
    let valueSize = size(items.map { numberFormat.string(from: $0.value) })
    let height = style.labelText("0", size: valueSize).size.height
    return BarPage.Measures(
      line: max(fontSize * Self.lineHeight, height + BarValueLabels.gap),
      valueSize: valueSize, nameSize: size(items.map(\.name)), gap: gap)
  }

  /// The width of the narrowest bar.
  private func room(_ gap: CGFloat, in width: CGFloat, bars: Int) -> CGFloat {
    // A short last row has the same margins, so its bars are a little narrower.
    let counts = [bars, items.count % max(bars, 1)].filter { $0 > 0 }.map { CGFloat($0) }
    let rooms = counts.map { (width * $0 / CGFloat(bars) - gap * ($0 + 1)) / $0 }
    return rooms.min() ?? width
  }

  /// The height of a line of text with its air, in font sizes.
  private static let lineHeight: CGFloat = 1.5

  /// Text and distances are smaller in views smaller than this.
  private static let fullSize = CGSize(width: 300, height: 200)

  /// Smaller type is not read on paper.
  private static let minimumTextSize: CGFloat = 7

  /// Makes the rows at the view's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // All pages are drawn at once in the size of one, also where their texts are written anew for that.
    let size = showsEverything ? builtSize : bounds.size
    if rows.isEmpty || builtSize != size {
      removeRows()
      build(size)
    }
  }
}
