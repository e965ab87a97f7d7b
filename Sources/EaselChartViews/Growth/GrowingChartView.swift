import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// The superclass of chart views with a growth animation, which draw the chart again for each
/// frame.
open class GrowingChartView: DescribedChartView {
  /// The duration of the growth animation, in seconds; 0.8 by default.
  open var animationDuration: TimeInterval = 0.8
  /// The timing function of the growth animation; ease-in-ease-out by default.
  open var animationTimingFunction = TimingFunction(name: .easeInEaseOut)

  /// The layer class of chart views, which stores the progress of the growth animation.
  open override class var layerClass: AnyClass { ChartLayer.self }

  /// Whether the view is drawn again for every frame; always `true`.
  open override var redrawsEveryFrame: Bool { true }

  /// The progress of the growth, 0...1.
  var growth: CGFloat { (layer as? ChartLayer)?.growth ?? 1 }

  /// Starts the growth, with the view's duration and timing function.
  func beginGrowth(after delay: TimeInterval) {
    (layer as? ChartLayer)?.grow(
      duration: animationDuration, delay: delay, timing: animationTimingFunction)
  }

  // MARK: Drawing

  /// A chart whose marks have scales, made for the blocks of a drawing.
  typealias Source = (ChartBlocks) -> ScaledChart

  /// Draws a chart in the view's bounds, at the present state of its growth.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - former: The chart from whose marks it grows; `nil` if all marks grow from nothing.
  ///   - canvas: The canvas.
  func draw(_ chart: Source, from former: Source?, on canvas: any Canvas) {
    canvas.translate(x: bounds.minX, y: bounds.minY)
    let blocks = Self.blocks(canvas.context)
    let layout = layout(chart, in: bounds.size, blocks)
    // Those of the blocks in the chart; drawing reports those of the chart itself.
    blocks.inputs.session.report(to: canvas.context)
    guard growth != 1 else { return layout.draw(on: canvas) }
    let before = former.map { self.layout($0, in: bounds.size, blocks) }
    layout.growing(from: before, fraction: growth).draw(on: canvas)
  }

  /// Returns the layout of a chart in a size; its figures have identities while they grow.
  func layout(_ chart: Source, in size: CGSize, _ blocks: ChartBlocks) -> ChartLayout {
    var chart = chart(blocks)
    if growth != 1 { chart.style.keepsIdentities = true }
    return chart.layout(in: size)
  }

  /// The blocks of a rendering, or of no rendering.
  static func blocks(_ context: RenderContext?) -> ChartBlocks {
    var environment = EnvironmentValues()
    if let context {
      environment.appearance = context.appearance
      environment.displayScale = context.deviceScale
    }
    environment.keepLocale()
    return ChartBlocks(environment: environment, limits: context?.limits ?? Limits())
  }
}
