import Foundation

/// Calls a closure for each frame of a virtual clock, as a screen would for each of its own.
///
/// ```swift
/// let link = DisplayLink { link in view.angle = link.timestamp * .pi }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// Frames are those of ``preferredFramesPerSecond``, whatever moments are drawn: those between two
/// drawn moments are called for one after the other. End states wait for none.
public final class DisplayLink {
  private let handler: (DisplayLink) -> Void
  /// The clock holds it, and by it this link.
  private weak var timer: ClockTimer?
  private var isEnded = false

  /// Frames a second; 0 is 60.
  public var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// Whether frames pass without a call.
  public var isPaused = false
  /// The frame's moment, in seconds of the clock.
  public private(set) var timestamp: TimeInterval = 0

  /// Makes a link that is not running yet.
  public init(_ handler: @escaping (DisplayLink) -> Void) { self.handler = handler }

  /// Seconds from frame to frame.
  public var duration: TimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }

  /// The next frame's moment.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Begins; the loop and its mode do not matter, since the clock is none of theirs.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isEnded, timer == nil else { return }
    start()
  }

  /// Ends, for good.
  public func invalidate() {
    isEnded = true
    timer?.invalidate()
    timer = nil
  }

  private func start() {
    // The clock holds the link as long as it runs, as a run loop does.
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
