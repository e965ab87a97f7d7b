import EaselViews
import Foundation

extension BasicAnimation {
  /// Makes the growth of a property, which shows its start until it begins.
  ///
  /// - Parameters:
  ///   - to: Where it ends; nil for the layer's own value.
  ///   - beginTime: When it begins in the layer's time; 0 for when it is added.
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
  /// When a growth begins after a delay; 0, which stands for when it is added, without one.
  func beginTime(after delay: TimeInterval) -> TimeInterval { delay > 0 ? ownTime + delay : 0 }
}
