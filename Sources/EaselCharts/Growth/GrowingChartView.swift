import EaselCanvas
import EaselViews
import Foundation

/// The superclass of chart views that draw the chart again for every frame of its growth.
open class GrowingChartView: DescribedChartView {
  /// The duration of the chart's growth, in seconds.
  ///
  /// The default is 0.8.
  open var animationDuration: TimeInterval = 0.8
  /// The timing function of the growth.
  ///
  /// The default is ease-in-ease-out.
  open var animationTimingFunction = TimingFunction(name: .easeInEaseOut)

  /// The layer class of chart views, which stores the progress of the growth.
  open override class var layerClass: AnyClass { ChartLayer.self }

  /// Whether `draw` runs again for every frame.
  ///
  /// The value is `true`.
  open override var redrawsEveryFrame: Bool { true }

  /// The progress of the growth, 0...1.
  var growth: CGFloat { (layer as? ChartLayer)?.growth ?? 1 }

  /// Starts the growth, with the view's duration and timing function.
  func beginGrowth(after delay: TimeInterval) {
    (layer as? ChartLayer)?.grow(
      duration: animationDuration, delay: delay, timing: animationTimingFunction)
  }
}
