import EaselCanvas
import EaselViews
import Foundation

/// The superclass of Easel's chart views that draw the chart again for every frame of its growth.
open class GrowingChartView: DescribedChartView {
  /// How long the chart takes to grow, in seconds.
  open var animationDuration: TimeInterval = 0.8
  /// The timing function of the growth.
  open var animationTimingFunction = TimingFunction(name: .easeInEaseOut)

  /// A layer that knows how far the chart has grown.
  open override class var layerClass: AnyClass { ChartLayer.self }

  /// Whether `draw` runs again for every frame: it does.
  open override var redrawsEveryFrame: Bool { true }

  /// How far the chart has grown, 0…1.
  var growth: CGFloat { (layer as? ChartLayer)?.growth ?? 1 }

  /// Starts the growth, with the view's duration and timing function.
  func beginGrowth(after delay: TimeInterval) {
    (layer as? ChartLayer)?.grow(
      duration: animationDuration, delay: delay, timing: animationTimingFunction)
  }
}
