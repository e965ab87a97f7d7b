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
  private let isRepeating: Bool
  private let block: (Timer) -> Void
  /// The clock holds it, and by it this timer.
  private weak var timer: ClockTimer?
  private var isEnded = false

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

  /// Whether it is still to fire.
  public var isValid: Bool { !isEnded }

  /// When it fires next: the clock's seconds, counted from the reference date.
  public var fireDate: Date { Date(timeIntervalSinceReferenceDate: timer?.time ?? timeInterval) }

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
      after: timeInterval, every: isRepeating ? timeInterval : nil
    ) { [self] in fire() }
  }
}

extension RunLoop {
  /// Starts a timer; the loop and its mode do not matter.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
