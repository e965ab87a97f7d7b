import EaselViews
import Foundation

/// A timer with the interface of Foundation's, which counts the time of the rendered animation
/// frames instead of the time of day.
///
/// In code that imports `EaselUIKit`, `Timer` is this class and not `Foundation.Timer`, which
/// follows the wall clock and not the frames of a rendering. The class is in a separate module, so
/// that `EaselUIKit` can export it with precedence over Foundation's. Otherwise the name `Timer`
/// would be ambiguous in files that also import Foundation.
public final class Timer {
  /// The time between repetitions in seconds, as passed when the timer was created, also for a
  /// timer that fires once.
  ///
  /// Without a first fire date, it is also the time before the timer fires first. Foundation's
  /// timer has 0 if it fires once.
  public let timeInterval: TimeInterval
  /// The tolerated delay, in seconds, which has no effect: the virtual clock is exact.
  public var tolerance: TimeInterval = 0
  /// Any value that the caller sets, which the timer only stores; `nil` by default.
  public var userInfo: Any?
  private let isRepeating: Bool
  private let block: (Timer) -> Void
  /// Weak, since the clock holds it, and it holds this timer.
  private weak var timer: ClockTimer?
  private var isEnded = false
  /// The virtual time of the first firing, in seconds, if it was given as a date.
  private var firstTime: TimeInterval?

  /// Creates a timer that calls a closure after an interval in seconds, once or repeatedly; it
  /// starts when it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The time between repetitions, and before the first one, in seconds.
  ///   - repeats: Whether the timer fires repeatedly.
  ///   - block: The closure that the timer calls.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    isRepeating = repeats
    self.block = block
  }

  /// Creates a timer that is not valid and never fires, to be replaced by another one.
  public convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates and starts a timer that calls a closure after an interval in seconds of the virtual
  /// clock, once or repeatedly.
  ///
  /// - Parameters:
  ///   - interval: The time between repetitions, and before the first one, in seconds.
  ///   - repeats: Whether the timer fires repeatedly.
  ///   - block: The closure that the timer calls.
  /// - Returns: The timer, which has started.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that fires first at a date of the virtual clock, which begins at 2001-01-01
  /// UTC, and then once per interval if it repeats.
  ///
  /// The timer starts when it is added to a run loop. A date is the reference date (2001-01-01
  /// 00:00 UTC) plus the seconds of the virtual clock. A date in the past, or a year or more ahead,
  /// means now. Dates of the wall clock are decades ahead.
  ///
  /// - Parameters:
  ///   - date: The date at which the timer fires first.
  ///   - interval: The time between repetitions, in seconds.
  ///   - repeats: Whether the timer fires repeatedly.
  ///   - block: The closure that the timer calls.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    firstTime = Self.time(of: date)
  }

  /// Returns the virtual time of a date in seconds; now for a past date or one of the wall clock.
  private static func time(of date: Date) -> TimeInterval {
    let now = AnimationClock.currentTime
    let time = date.timeIntervalSinceReferenceDate
    return time > now && time - now < longestRendering ? time : now
  }

  /// A year in seconds; dates of the wall clock are decades after the reference date.
  private static let longestRendering: TimeInterval = 365 * 86_400

  /// Whether the timer can still fire.
  ///
  /// It is `false` after ``invalidate()``, and after a timer that does not repeat has fired.
  public var isValid: Bool { !isEnded }

  /// The date at which the timer fires next, where 2001-01-01 UTC is the start of the rendering's
  /// clock; setting it moves the next firing.
  ///
  /// Before a timer without a first fire date starts, it is the date at which the timer would fire
  /// if it started now.
  public var fireDate: Date {
    get {
      let time = timer?.time ?? firstTime ?? AnimationClock.currentTime + timeInterval
      return Date(timeIntervalSinceReferenceDate: time)
    }
    set {
      firstTime = Self.time(of: newValue)
      guard isValid, let timer else { return }
      timer.invalidate()
      self.timer = nil
      start()
    }
  }

  /// Calls the closure now; a timer that repeats keeps its schedule, and any other ends.
  ///
  /// A timer that has ended does nothing.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !isRepeating { invalidate() }
  }

  /// Ends the timer, so that it never fires again.
  public func invalidate() {
    isEnded = true
    timer?.invalidate()
    timer = nil
  }

  func start() {
    guard isValid, timer == nil else { return }
    let delay = firstTime.map { max(0, $0 - AnimationClock.currentTime) } ?? timeInterval
    timer = AnimationClock.schedule(after: delay, every: isRepeating ? timeInterval : nil) {
      [self] in fire()
    }
  }
}

extension RunLoop {
  /// Starts a timer on the virtual clock; the run loop and the mode have no effect.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
