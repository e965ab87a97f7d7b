import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A view that shows a chart of marks and can animate the growth of the marks.
///
/// ```swift
/// struct Sale { var month: String; var amount: Double }
/// let sales = [Sale(month: "May", amount: 12), Sale(month: "June", amount: 15)]
/// let view = ChartView(Chart(sales) {
///   BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
/// })
/// view.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
/// view.grow()
/// let image = try view.data(as: .png, at: 0.4)   // after 0.4 seconds
/// ```
open class ChartView: GrowingChartView {
  private var chart: Source
  /// The chart before the animation.
  private var former: Source?

  /// Creates a view of the chart in a block, with an empty frame.
  ///
  /// If the block has no chart, or several ones, drawing the view notes an error.
  public init(_ chart: some Block) {
    self.chart = chart.scaledChart
    super.init(frame: .zero)
  }

  /// Creates a view without marks; the coder is not read.
  public required init?(coder: NSCoder) {
    chart = Chart { EmptyChartContent() }.scaledChart
    super.init(coder: coder)
  }

  /// The natural size of the chart, 480 × 300 points.
  open override var intrinsicContentSize: CGSize { ScaledChart.idealSize }

  override var ownValue: String? {
    let alternativeText = ownLayout.alternativeText
    return alternativeText.isEmpty ? nil : alternativeText
  }

  override var ownData: MarkedContent.FigureData? { ownLayout.description?.data }

  /// The layout for the accessibility text and data, independent of a rendering.
  private var ownLayout: ChartLayout {
    let size = bounds.size.width > 0 ? bounds.size : intrinsicContentSize
    return layout(chart, in: size, Self.blocks(nil))
  }

  /// Animates the marks: bars, lines and areas grow from the zero line, sectors open, points fade
  /// in.
  ///
  /// - Parameter delay: The time before the animation begins, in seconds.
  open func grow(after delay: TimeInterval = 0) {
    former = nil
    beginGrowth(after: delay)
  }

  /// Replaces the chart; by default, marks grow from their previous values, new marks from the zero
  /// line.
  ///
  /// - Parameters:
  ///   - chart: The new chart.
  ///   - animated: Whether the marks grow; otherwise the new chart is shown immediately.
  public func set(_ chart: some Block, animated: Bool = true) {
    former = animated ? self.chart : nil
    self.chart = chart.scaledChart
    setNeedsDisplay()
    if animated { beginGrowth(after: 0) }
  }

  /// Draws the chart on a canvas, at the present state of its growth.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    draw(chart, from: former, on: canvas)
  }
}
