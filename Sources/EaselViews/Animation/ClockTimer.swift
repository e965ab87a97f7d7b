import Foundation

/// Something that happens at a moment of a virtual clock, or again and again.
public final class ClockTimer {
  /// When it happens next, in seconds of the clock.
  public internal(set) var time: TimeInterval
  /// Seconds between repetitions; nil for once.
  public let interval: TimeInterval?
  /// Whether it is still to happen.
  public internal(set) var isValid = true
  let handler: () -> Void

  init(time: TimeInterval, interval: TimeInterval?, _ handler: @escaping () -> Void) {
    self.time = time
    self.interval = interval
    self.handler = handler
  }

  /// Ends it before it happens again.
  public func invalidate() { isValid = false }
}
