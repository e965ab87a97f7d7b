import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// The layer of a chart view, whose property for the growth of the chart can be animated.
final class ChartLayer: Layer, InstantiableLayer {
  static let growthKey = "growth"

  static func makeLayer() -> Layer { ChartLayer() }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == growthKey || super.needsDisplay(forKey: key)
  }

  /// The progress of the growth, 0...1.
  var growth: CGFloat { value(forKey: Self.growthKey) as? CGFloat ?? 1 }

  /// Starts the growth from nothing, or from the previous chart, to the current chart.
  func grow(duration: TimeInterval, delay: TimeInterval, timing: TimingFunction) {
    // The model value is the end state; the animation needs a value to start from.
    setValue(CGFloat(1), forKey: Self.growthKey)
    guard duration > 0 else { return removeAnimation(forKey: Self.growthKey) }
    add(
      BasicAnimation(
        growing: Self.growthKey, from: 0, to: 1, beginTime: beginTime(after: delay),
        duration: duration, timing: timing), forKey: Self.growthKey)
  }
}
