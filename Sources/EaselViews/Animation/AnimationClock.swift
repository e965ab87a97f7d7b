import EaselCanvas
import Foundation

/// The time of one tree of layers, which only a rendering moves, and only forwards.
///
/// Wall time is never read: a moment that is drawn is the same whenever it is drawn.
public final class AnimationClock {
  /// Seconds since the tree's beginning.
  public private(set) var time: TimeInterval = 0

  private var timers: [ClockTimer] = []
  /// Whether events are being told, so that a rendering within a handler does not move on.
  private var isRunning = false
  /// How far all events were told; nil where there may be others by now.
  private var told: Goal?

  /// To what a rendering brings the clock.
  private struct Goal: Equatable {
    var last: TimeInterval
    var isSettling: Bool
  }

  /// Called when events may have come, gone or moved: each page of a document asks for the same
  /// moment, and the whole tree is searched for events only if there may be any.
  func eventsDidChange() { told = nil }

  /// The seconds that the running clock of this thread shows; 0 while none runs, when views are set
  /// up.
  public static var currentTime: TimeInterval { running?.time ?? 0 }

  /// The clock at work on this thread.
  static var running: AnimationClock? { AnimationThread.existing?.clocks.last }

  /// Runs something at a time from now, once or again and again.
  ///
  /// ```swift
  /// let timer = AnimationClock.schedule(after: 1, every: 0.5) { view.value += 1 }
  /// timer.invalidate()
  /// ```
  ///
  /// Where no clock runs, it belongs to the rendering of a moment that comes next on this thread.
  /// An end state waits for what happens once, and not for what repeats for ever.
  ///
  /// - Parameters:
  ///   - delay: Seconds; less than none counts as none.
  ///   - interval: Seconds between repetitions, a tenth of a millisecond at least; nil for once.
  ///   - handler: Is called each time.
  @discardableResult
  public static func schedule(
    after delay: TimeInterval, every interval: TimeInterval? = nil, _ handler: @escaping () -> Void
  ) -> ClockTimer {
    let thread = AnimationThread.local
    let now = thread.clocks.last?.time ?? 0
    let timer = ClockTimer(
      time: now + max(delay.isFinite ? delay : 0, 0), interval: interval, handler)
    if let clock = thread.clocks.last {
      clock.timers.append(timer)
      clock.eventsDidChange()
    } else {
      thread.unclaimed.append(timer)
    }
    return timer
  }

  /// Runs a closure with the clock as that of the thread.
  func whileRunning<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = AnimationThread.local
    for timer in thread.unclaimed where timer.isValid {
      timer.delay(by: time)
      timers.append(timer)
      eventsDidChange()
    }
    thread.unclaimed = []
    thread.clocks.append(self)
    defer { thread.clocks.removeLast() }
    return try body()
  }

  // MARK: Events

  private enum Event {
    case start(RunningAnimations.Entry, Layer)
    case end(RunningAnimations.Entry, Layer)
    case timer(ClockTimer)
  }

  /// Tells of all events up to a moment, in their order, and stays there.
  ///
  /// - Parameters:
  ///   - target: Seconds; nil goes on until nothing ends any more.
  ///   - root: The outermost layer of the tree.
  ///   - context: Where faults are noted.
  func advance(to target: TimeInterval?, _ root: Layer, _ context: RenderContext) {
    let last = target ?? context.limits.maximumAnimationTime
    let goal = Goal(last: last, isSettling: target == nil)
    guard !isRunning, told != goal else { return }
    isRunning = true
    defer { isRunning = false }
    var count = 0
    while let next = nextEvents(root, isSettling: target == nil), next.time <= last {
      time = max(time, next.time)
      for event in next.events {
        count += 1
        tell(event)
      }
      guard count <= context.limits.maximumAnimationEvents else {
        return context.note(
          .error, .limitExceeded,
          "more than \(context.limits.maximumAnimationEvents) animations and timers ended up to "
            + "\(time) s; one that starts another at once goes on for ever",
          operation: "animate")
      }
      root.view?.layoutIfNeeded()
    }
    if let target { time = max(time, target) }
    told = goal
  }

  /// The moment of the next events, and they; nil if there are none.
  private func nextEvents(
    _ root: Layer, isSettling: Bool
  ) -> (time: TimeInterval, events: [Event])? {
    var found: (time: TimeInterval, events: [Event])?
    func add(_ time: TimeInterval, _ event: Event) {
      // A begin that is no number never comes.
      guard !time.isNaN else { return }
      // What lies behind happens now.
      let time = max(time, self.time)
      if let best = found?.time, time > best { return }
      if found?.time == time { found?.events.append(event) } else { found = (time, [event]) }
    }
    root.forEachAnimated { layer, entry, toClock in
      if !entry.hasStarted {
        if let start = toClock(entry.timing.beginTime) { add(start, .start(entry, layer)) }
      } else if !entry.hasEnded, let end = entry.end.flatMap(toClock) {
        add(end, .end(entry, layer))
      }
    }
    timers.removeAll { !$0.isValid }
    // What repeats for ever has no end to wait for.
    let settles = found != nil || timers.contains { $0.interval == nil }
    for timer in timers where !isSettling || settles { add(timer.time, .timer(timer)) }
    return found
  }

  /// Takes away an animation that has ended, once it has in the last instance of the layer, too.
  private func remove(_ entry: RunningAnimations.Entry, from layer: Layer) {
    let lag = layer.instanceLag
    guard lag > 0 else {
      layer.running?.entries.removeAll { $0 === entry }
      return
    }
    entry.isOver = true
    timers.append(
      ClockTimer(time: time + lag, interval: nil) { [weak layer] in
        layer?.running?.entries.removeAll { $0 === entry }
      })
  }

  private func tell(_ event: Event) {
    switch event {
    case .start(let entry, _):
      guard !entry.hasStarted, !entry.hasEnded else { return }
      entry.hasStarted = true
      entry.animation.delegate?.animationDidStart(entry.animation)
    case .end(let entry, let layer):
      guard !entry.hasEnded else { return }
      if entry.animation.isRemovedOnCompletion {
        remove(entry, from: layer)
      }
      entry.finish(true)
    case .timer(let timer):
      guard timer.isValid else { return }
      timer.goOn()
      timer.handler()
    }
  }
}
