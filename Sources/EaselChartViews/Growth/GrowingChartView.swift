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
}
