import EaselCanvas
import Foundation

extension Layer {
  /// Stores a copy of an animation and replaces the animation with the same key.
  func keep(_ anim: Animation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let animation = anim.kept()
    var timing = animation.timing
    if !(timing.duration > 0) || !timing.duration.isFinite {
      timing.duration = timing.duration == .infinity ? .infinity : Transaction.animationDuration()
      if !(timing.duration >= 0) { timing.duration = 0 }
      animation.timing.duration = timing.duration
    }
    animation.adopt(key: key)
    let hasOwnBegin = timing.beginTime != 0
    if !hasOwnBegin { timing.beginTime = ownTime }
    let completions = AnimationThread.existing?.transactions.compactMap(\.completion) ?? []
    let list = running ?? RunningAnimations()
    running = list
    let entry = RunningAnimations.Entry(
      animation, key: key, timing: timing,
      addedAt: hasOwnBegin && !animation.isDelayed ? nil : clockTime, completions: completions)
    entry.clock = root.clock
    list.entries.append(entry)
    root.clock?.eventsDidChange()
  }

  func endAnimations(forKey key: String) {
    guard let list = running else { return }
    let removed = list.entries.filter { $0.key == key }
    list.entries.removeAll { $0.key == key }
    for entry in removed { entry.finish(false) }
  }

  func endOwnAnimations() {
    let removed = running?.entries ?? []
    running = nil
    for entry in removed { entry.finish(false) }
  }

  /// Removes the animations of the layer and of all layers in it.
  func endAnimations() {
    forEachBelow { layer in
      if layer.running != nil { layer.removeAllAnimations() }
    }
  }

  // MARK: Time

  /// The time of the tree's clock; the thread's clock for a tree without one.
  var clockTime: TimeInterval { root.clock?.time ?? AnimationClock.currentTime }

  /// The layer's local time at the current time of the clock.
  package var ownTime: TimeInterval { ownTime(atClock: clockTime) }

  private func ownTime(atClock time: TimeInterval) -> TimeInterval {
    let chain = Array(sequence(first: self) { $0.owner })
    return chain.reversed().reduce(time) { time, layer in
      // A mask applies to all instances of a replicator layer together, a sublayer to each of them.
      let parent = time - (layer.superlayer?.sublayerDelay ?? 0)
      return layer.timing.ownTime(atParent: parent)
    }
  }

  /// Converts a time from another layer's local time to this layer's; `nil` is the clock's time.
  public func convertTime(_ time: TimeInterval, from layer: Layer?) -> TimeInterval {
    ownTime(atClock: layer.map { $0.clockTime(atOwn: time) ?? time } ?? time)
  }

  /// Converts a time from this layer's local time to another layer's; `nil` is the clock's time.
  public func convertTime(_ time: TimeInterval, to layer: Layer?) -> TimeInterval {
    let clock = clockTime(atOwn: time) ?? time
    return layer.map { $0.ownTime(atClock: clock) } ?? clock
  }

  /// Returns the clock's time at a local time of the layer; `nil` if the layer's speed is 0.
  private func clockTime(atOwn time: TimeInterval) -> TimeInterval? {
    var time = time
    var layer: Layer? = self
    while let one = layer {
      guard let outer = one.timing.parentTime(atOwn: time) else { return nil }
      time = outer
      layer = one.owner
    }
    return time
  }

  /// The delay between the ends of the layer's animations and those of its last instance, in clock
  /// time.
  var instanceLag: TimeInterval {
    var lags: [TimeInterval] = []
    var one = self
    while let layer = one.owner {
      let delay = one.superlayer == nil ? 0 : layer.longestDelay
      if delay > 0 { lags.append(delay) }
      // Conversion from the layer's time to its owner's time.
      let speed = TimeInterval(abs(layer.timing.speed))
      lags = lags.map { speed > 0 ? $0 / speed : 0 }
      one = layer
    }
    return lags.reduce(0, +)
  }

  /// Starts animations now that were added before the layer was added to this tree.
  func joinClock() {
    root.clock?.eventsDidChange()
    let now = clockTime
    guard now > 0 else { return }
    let clock = root.clock
    forEachAnimated { _, entry, _ in
      // A move within a tree changes no time.
      guard !entry.hasStarted, entry.clock == nil || entry.clock !== clock,
        let added = entry.addedAt, added < now
      else { return }
      entry.timing.beginTime += now - added
      (entry.addedAt, entry.clock) = (now, clock)
    }
  }

  /// Calls a closure with each animation of the layer and of all layers in it, including masks.
  ///
  /// - Parameter body: A closure that receives the layer, the animation, and a conversion from the
  ///   layer's time to the clock's time.
  func forEachAnimated(
    _ body: (Layer, RunningAnimations.Entry, (TimeInterval) -> TimeInterval?) -> Void
  ) {
    forEachBelow { layer in
      for entry in layer.running?.entries ?? [] {
        body(layer, entry) { layer.clockTime(atOwn: $0) }
      }
    }
  }

  // MARK: Animation time

  /// Advances the tree's clock to the time of a context, once for the outermost rendering.
  func advanceClock(_ context: RenderContext) -> AnimationClock {
    let root = root
    let clock = root.clock ?? AnimationClock()
    root.clock = clock
    if let time = context.time, !(time >= clock.time) || !time.isFinite {
      context.note(
        .error, .invalidTime,
        time.isFinite
          ? "the time \(time) s is before \(clock.time) s, which was drawn already; the clock only "
            + "runs forward, so use a new view for earlier times"
          : "the time \(time) is not a number",
        operation: "render(at:)", value: "\(time)")
      return clock
    }
    clock.whileRunning { clock.advance(to: context.time, root, context) }
    return clock
  }

  /// Runs a closure while the layer has the values of the current time.
  func withPresentationValues<Result>(_ context: RenderContext, _ body: () throws -> Result)
    rethrows -> Result
  {
    guard !hasPresentationValues, let running, !running.entries.isEmpty else { return try body() }
    let target = PresentationTarget(self, context)
    present(running, on: target, isEndState: context.time == nil)
    hasPresentationValues = true
    defer {
      hasPresentationValues = false
      target.restore()
    }
    return try body()
  }

  private func present(
    _ running: RunningAnimations, on target: PresentationTarget, isEndState: Bool
  ) {
    let now = ownTime
    let moves = clockTime(atOwn: now) != nil
    for entry in running.entries {
      let timing = entry.timing
      // Endless animations have no effect after the end of all animations.
      if isEndState, !timing.activeDuration.isFinite || timing.speed == 0 { continue }
      // Without a time, all moving animations have ended, including those that were added while
      // drawing.
      let end = timing.speed < 0 ? 0 : timing.activeDuration
      guard
        let position = timing.position(
          at: isEndState && moves ? end : timing.ownTime(atParent: now),
          isRemovedAtEnd: entry.animation.isRemovedOnCompletion && timing.speed != 0)
      else { continue }
      entry.animation.apply(at: position, to: target)
    }
  }

  /// Returns a copy of the layer with the values of the clock's current time.
  func presented() -> Layer { withPresentedValues { copied() } }

  /// Runs a closure while the layer has the values of the clock's current time.
  func withPresentedValues<Result>(_ body: () -> Result) -> Result {
    // A layer that is being drawn already has these values.
    guard !hasPresentationValues, let running, !running.entries.isEmpty else { return body() }
    let target = PresentationTarget(self, nil)
    present(running, on: target, isEndState: false)
    defer { target.restore() }
    return body()
  }

  private func copied() -> Layer {
    let thread = AnimationThread.local
    // Setting the properties of a copy must not trigger actions.
    thread.copiesUnderWay += 1
    defer { thread.copiesUnderWay -= 1 }
    let copy = copyByClass()
    copy.modelLayer = modelLayer ?? self
    return copy
  }
}
