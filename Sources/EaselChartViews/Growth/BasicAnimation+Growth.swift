import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

extension BasicAnimation {
  /// Creates an animation that grows a property, which keeps its start value until the animation
  /// starts.
  ///
  /// - Parameters:
  ///   - to: The end value; `nil` for the layer's own value.
  ///   - beginTime: The start in the layer's time; 0 for the time at which the animation is added.
  convenience init(
    growing keyPath: String, from: CGFloat, to: CGFloat? = nil, beginTime: TimeInterval,
    duration: TimeInterval, timing: TimingFunction
  ) {
    self.init(keyPath: keyPath)
    fromValue = from
    toValue = to
    self.beginTime = beginTime
    self.duration = duration
    timingFunction = timing
    fillMode = .backwards
  }
}

extension Layer {
  /// Returns the start time of a growth after a delay; 0, for the time of adding, without a delay.
  func beginTime(after delay: TimeInterval) -> TimeInterval { delay > 0 ? ownTime + delay : 0 }
}
