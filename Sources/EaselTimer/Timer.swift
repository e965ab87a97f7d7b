import EaselViews
import Foundation

/// Foundation's timer on the virtual clock: it fires at moments of the rendering, and never by the
/// wall's.
///
/// It hides `Foundation.Timer` where `EaselUIKit` is imported, as that would fire while no frame is
/// being made. It is a module of its own, since a name hides another module's only where it is
/// imported by itself: `Timer` would be ambiguous beside `import Foundation` otherwise.
public final class Timer {
  /// Seconds between repetitions.
  public let timeInterval: TimeInterval
  /// How late it may be; on a virtual clock it is never.
  public var tolerance: TimeInterval = 0
  /// Anything that its maker wants to find again.
  public var userInfo: Any?
  private let isRepeating: Bool
  private let block: (Timer) -> Void
  /// The clock holds it, and by it this timer.
  private weak var timer: ClockTimer?
  private var isEnded = false
  /// Seconds to the first time, where they are not the interval.
  private var first: TimeInterval?

  /// Makes a timer that runs once it is added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    isRepeating = repeats
    self.block = block
  }

  /// Makes a timer that runs.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes a timer that fires first at a date, once it is added to a run loop.
  ///
  /// Dates are the clock's seconds, counted from the reference date. A date of the wall's clock, which
  /// is never read, lies beyond all that is rendered and stands for now.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    first = Self.delay(until: date)
  }

  /// Seconds from now to a date; 0 for one of the wall's clock.
  private static func delay(until date: Date) -> TimeInterval {
    let delay = date.timeIntervalSinceReferenceDate - AnimationClock.currentTime
    return delay > 0 && delay < longestRendering ? delay : 0
  }

  /// A year: the wall's clock is decades from the reference date.
  private static let longestRendering: TimeInterval = 365 * 86_400

  /// Whether it is still to fire.
  public var isValid: Bool { !isEnded }

  /// When it fires next: the clock's seconds, counted from the reference date.
  public var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: timer?.time ?? first ?? timeInterval) }
    set {
      first = Self.delay(until: newValue)
      guard isValid, let timer else { return }
      timer.invalidate()
      self.timer = nil
      start()
    }
  }

  /// Fires now, besides its times.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !isRepeating { invalidate() }
  }

  /// Ends it.
  public func invalidate() {
    isEnded = true
    timer?.invalidate()
    timer = nil
  }

  func start() {
    guard isValid, timer == nil else { return }
    timer = AnimationClock.schedule(
      after: first ?? timeInterval, every: isRepeating ? timeInterval : nil
    ) { [self] in fire() }
  }
}

extension RunLoop {
  /// Starts a timer; the loop and its mode do not matter.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
