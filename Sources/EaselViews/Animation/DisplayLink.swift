import Foundation

/// An object that calls a closure for each frame of a virtual clock, as `CADisplayLink` does for
/// each refresh of a screen.
///
/// ```swift
/// var angle = 0.0
/// let link = DisplayLink { link in angle = link.timestamp * .pi }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The frame rate is ``preferredFramesPerSecond``, independent of the times that are drawn: before
/// a time is drawn, the closure is called for each frame up to it, in order. A rendering without a
/// time does not wait for frames.
public final class DisplayLink {
  private let handler: (DisplayLink) -> Void
  /// The clock owns the timer, which owns this link.
  private weak var timer: ClockTimer?
  private var isEnded = false

  /// The number of frames per second; the default, 0, is 60.
  public var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// Whether the calls are suspended; the default is false.
  public var isPaused = false
  /// The time of the current frame, in seconds of the clock; 0 before the first frame.
  public private(set) var timestamp: TimeInterval = 0

  /// Creates a link that calls a closure for each frame, from ``add(to:forMode:)`` on.
  public init(_ handler: @escaping (DisplayLink) -> Void) { self.handler = handler }

  /// The seconds from frame to frame.
  public var duration: TimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }

  /// The time of the next frame, in seconds of the clock.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Starts the calls; the run loop and the mode are ignored, since the virtual clock makes the
  /// calls.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isEnded, timer == nil else { return }
    start()
  }

  /// Ends the calls permanently.
  public func invalidate() {
    isEnded = true
    timer?.invalidate()
    timer = nil
  }

  private func start() {
    // The clock owns the link while it runs, as a run loop does.
    timer = AnimationClock.schedule(after: duration, every: duration) { [self] in
      timestamp = AnimationClock.currentTime
      if !isPaused { handler(self) }
    }
  }

  private func restart() {
    guard let running = timer else { return }
    running.invalidate()
    start()
  }
}
