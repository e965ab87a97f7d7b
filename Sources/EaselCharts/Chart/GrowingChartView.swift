import EaselCanvas
import EaselViews
import Foundation

/// A chart view that draws its chart anew at every step of its growth.
open class GrowingChartView: ChartView {
  /// How long the chart takes to grow, in seconds.
  open var animationDuration: TimeInterval = 0.8
  /// The pace at which it grows.
  open var animationTimingFunction = TimingFunction(name: .easeInEaseOut)

  /// A layer that knows how far the chart has grown.
  open override class var layerClass: AnyClass { ChartLayer.self }

  /// Its drawing is nothing but its properties, whose changes show at once.
  open override var redrawsEveryFrame: Bool { true }

  /// How far the chart has grown, 0…1.
  var growth: CGFloat { (layer as? ChartLayer)?.growth ?? 1 }

  /// Lets the chart grow at its duration and pace.
  func beginGrowth(after delay: TimeInterval) {
    (layer as? ChartLayer)?.grow(
      duration: animationDuration, delay: delay, timing: animationTimingFunction)
  }
}
