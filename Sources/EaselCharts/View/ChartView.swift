import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

/// A view that shows a chart of marks, and lets its marks grow.
///
/// ```swift
/// let view = ChartView(Chart(sales) {
///   BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
/// })
/// view.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
/// view.grow()
/// try view.data(as: .png, at: 0.4)   // half way
/// ```
open class ChartView: GrowingChartView {
  private var engine: (ChartBlocks) -> ChartEngine
  /// What the chart was before it began to grow.
  private var former: ((ChartBlocks) -> ChartEngine)?

  /// Makes a view of a chart, with an empty frame.
  public init(_ chart: Chart<some ChartContent>) {
    engine = chart.engine
    super.init(frame: .zero)
  }

  /// Makes an empty view; charts cannot be decoded.
  public required init?(coder: NSCoder) {
    engine = Chart { EmptyChartContent() }.engine
    super.init(coder: coder)
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { ChartNode.idealSize }

  override var ownValue: String? {
    let words = ownLayout.words
    return words.isEmpty ? nil : words
  }

  override var ownData: MarkedContent.FigureData? { ownLayout.description?.data }

  /// The chart as it is described, without what a rendering knows of it.
  private var ownLayout: ChartLayout {
    let size = bounds.size.width > 0 ? bounds.size : intrinsicContentSize
    return layout(engine, in: size, Self.blocks(nil))
  }

  /// Lets the marks grow from the line of zero.
  ///
  /// - Parameter delay: Seconds until they begin.
  open func grow(after delay: TimeInterval = 0) {
    former = nil
    beginGrowth(after: delay)
  }

  /// Shows another chart; marks grow from what they were, new ones from the line of zero.
  public func set(_ chart: Chart<some ChartContent>, animated: Bool = true) {
    former = animated ? engine : nil
    engine = chart.engine
    setNeedsDisplay()
    if animated { beginGrowth(after: 0) }
  }

  /// Draws the chart.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.translate(x: bounds.minX, y: bounds.minY)
    let blocks = Self.blocks(canvas.context)
    let layout = layout(engine, in: bounds.size, blocks)
    for diagnostic in layout.diagnostics { canvas.context.note(diagnostic) }
    guard growth != 1 else { return layout.draw(on: canvas) }
    let before = former.map { self.layout($0, in: bounds.size, blocks) }
    layout.growing(from: before, fraction: growth).draw(on: canvas)
  }

  private func layout(
    _ engine: (ChartBlocks) -> ChartEngine, in size: CGSize, _ blocks: ChartBlocks
  ) -> ChartLayout {
    var engine = engine(blocks)
    engine.style.keepsIdentities = growth != 1
    return engine.layout(in: size)
  }

  private static func blocks(_ context: RenderContext?) -> ChartBlocks {
    var environment = EnvironmentValues()
    if let context {
      environment.appearance = context.appearance
      environment.displayScale = context.deviceScale
    }
    environment.keepLocale()
    return ChartBlocks(environment: environment, limits: context?.limits ?? Limits())
  }
}
