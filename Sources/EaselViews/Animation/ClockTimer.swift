import Foundation

/// A scheduled call of a closure by a virtual clock, once or repeatedly.
public final class ClockTimer {
  /// The time of the next call, in seconds of the clock.
  public internal(set) var time: TimeInterval
  /// The seconds between calls, as requested; `nil` for a single call.
  ///
  /// The clock waits at least 0.0001 seconds. A number that is not finite counts as 1 second.
  public let interval: TimeInterval?
  /// Whether the closure will be called again; false after a single call or ``invalidate()``.
  public internal(set) var isValid = true
  let handler: () -> Void
  /// The time of the first call.
  private var start: TimeInterval
  /// The number of calls so far.
  private var count = 0

  init(time: TimeInterval, interval: TimeInterval?, _ handler: @escaping () -> Void) {
    self.time = time
    start = time
    self.interval = interval
    self.handler = handler
  }

  /// Delays all calls by a time.
  func delay(by delay: TimeInterval) {
    start += delay
    time += delay
  }

  /// Advances to the next call, or ends the timer.
  func goOn() {
    guard let interval else { return invalidate() }
    count += 1
    // The minimum interval is a tenth of a millisecond, as in Foundation's timers.
    let step = max(interval.isFinite ? interval : 1, 1e-4)
    // Computed from the first call and rounded, since sums of tenths deviate from whole seconds.
    time = ((start + Double(count) * step) * 1e9).rounded() / 1e9
  }

  /// Ends the timer, so that no further calls happen.
  public func invalidate() { isValid = false }
}
