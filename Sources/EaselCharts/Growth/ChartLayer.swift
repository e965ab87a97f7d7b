import EaselCanvas
import EaselViews
import Foundation

/// The layer of a chart view, with the growth of its chart as a property that animations change.
final class ChartLayer: Layer, InstantiableLayer {
  static let growthKey = "growth"

  static func makeLayer() -> Layer { ChartLayer() }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == growthKey || super.needsDisplay(forKey: key)
  }

  /// How far the chart has grown, 0…1.
  var growth: CGFloat { value(forKey: Self.growthKey) as? CGFloat ?? 1 }

  /// Lets the chart grow from nothing, or from what it was, to what it is.
  func grow(duration: TimeInterval, delay: TimeInterval, timing: TimingFunction) {
    // The end state is whole; an animation needs a value to start from.
    setValue(CGFloat(1), forKey: Self.growthKey)
    guard duration > 0 else { return removeAnimation(forKey: Self.growthKey) }
    add(
      BasicAnimation(
        growing: Self.growthKey, from: 0, to: 1, beginTime: beginTime(after: delay),
        duration: duration, timing: timing), forKey: Self.growthKey)
  }
}
