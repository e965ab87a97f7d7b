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
  /// When it happens for the first time.
  private var start: TimeInterval
  /// How often it has happened.
  private var count = 0

  init(time: TimeInterval, interval: TimeInterval?, _ handler: @escaping () -> Void) {
    self.time = time
    start = time
    self.interval = interval
    self.handler = handler
  }

  /// Begins that much later.
  func delay(by delay: TimeInterval) {
    start += delay
    time += delay
  }

  /// Goes on to the next time, or ends.
  func goOn() {
    guard let interval else { return invalidate() }
    count += 1
    // As Foundation's timers: never faster than a tenth of a millisecond.
    let step = max(interval.isFinite ? interval : 1, 1e-4)
    // Counted from the first, and rounded: sums of tenths drift away from whole seconds.
    time = ((start + Double(count) * step) * 1e9).rounded() / 1e9
  }

  /// Ends it before it happens again.
  public func invalidate() { isValid = false }
}
