import EaselCanvas
import Foundation

/// The virtual clock of a layer tree, which only renderings advance and which never runs backwards.
///
/// It never reads the system time, so a rendering does not depend on when it runs.
public final class AnimationClock {
  /// The seconds since the start of the clock.
  public private(set) var time: TimeInterval = 0

  private var timers: [ClockTimer] = []
  /// Whether events are being handled, so that a rendering inside a handler does not advance the
  /// clock.
  private var isRunning = false
  /// The last goal whose events were all handled; `nil` if there may be new events.
  private var announced: Goal?

  /// The time to which a rendering advances the clock.
  private struct Goal: Equatable {
    var last: TimeInterval
    var isSettling: Bool
  }

  /// Responds to events that were added, removed or moved.
  ///
  /// Each page of a document requests the same time, so the tree is searched for events only if
  /// there may be new ones.
  func eventsDidChange() { announced = nil }

  /// The time of the clock that runs on this thread, in seconds; 0 while no clock runs.
  ///
  /// No clock runs while views are created before a rendering.
  public static var currentTime: TimeInterval { running?.time ?? 0 }

  /// The clock that runs on this thread.
  static var running: AnimationClock? { AnimationThread.existing?.clocks.last }

  /// Schedules a closure after a delay in seconds of the virtual clock, once or repeatedly.
  ///
  /// ```swift
  /// var count = 0
  /// let timer = AnimationClock.schedule(after: 1, every: 0.5) { count += 1 }
  /// timer.invalidate()
  /// ```
  ///
  /// The time is that of the clock that runs on this thread. If none runs, the timer is added to
  /// the clock of the next rendering on this thread. A rendering without a time waits for single
  /// calls and not for repeated ones.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds; a negative number and one that is not finite count as 0.
  ///   - interval: The seconds between calls, at least 0.0001; `nil` for a single call. A number
  ///     that is not finite counts as 1 second.
  ///   - handler: The closure to call.
  /// - Returns: The timer, whose ``ClockTimer/invalidate()`` ends the calls.
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

  /// Runs a closure with this clock as the running clock of the thread.
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

  /// Advances to a time and handles all events up to it in their order.
  ///
  /// - Parameters:
  ///   - target: The time in seconds; `nil` continues until no event is left.
  ///   - root: The outermost layer of the tree.
  ///   - context: The context in which errors are noted.
  func advance(to target: TimeInterval?, _ root: Layer, _ context: RenderContext) {
    let last = target ?? context.limits.maximumAnimationTime
    let goal = Goal(last: last, isSettling: target == nil)
    guard !isRunning, announced != goal else { return }
    isRunning = true
    defer { isRunning = false }
    var count = 0
    while let next = nextEvents(root, isSettling: target == nil), next.time <= last {
      time = max(time, next.time)
      for event in next.events {
        count += 1
        send(event)
      }
      guard count <= context.limits.maximumAnimationEvents else {
        return context.note(
          .error, .limitExceeded,
          "more than \(context.limits.maximumAnimationEvents) animations and timers ended up to "
            + "\(time) s; one that starts another at once never ends",
          operation: "animate")
      }
      root.view?.layoutIfNeeded()
    }
    if let target { time = max(time, target) }
    announced = goal
  }

  /// Returns the next events with their time; `nil` if there are none.
  private func nextEvents(
    _ root: Layer, isSettling: Bool
  ) -> (time: TimeInterval, events: [Event])? {
    var found: (time: TimeInterval, events: [Event])?
    func add(_ time: TimeInterval, _ event: Event) {
      // An animation whose begin time is not a number never starts.
      guard !time.isNaN else { return }
      // Events in the past happen now.
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
    // Endless repetitions are not waited for.
    let canEnd = found != nil || timers.contains { $0.interval == nil }
    for timer in timers where !isSettling || canEnd { add(timer.time, .timer(timer)) }
    return found
  }

  /// Removes an animation that has ended, after it has ended in the last instance of the layer as
  /// well.
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

  private func send(_ event: Event) {
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
