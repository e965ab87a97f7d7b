/// Converts frames to stored updates.
///
/// A frame that changes nothing extends the time of the previous one. Of the others the changed
/// rectangle is stored.
struct FramePlan {
  private let rules: FrameRules
  private let schedule: FrameSchedule
  private var pending: (update: FrameUpdate, start: Int)?
  private var count = 0

  init(schedule: FrameSchedule, rules: FrameRules) {
    self.schedule = schedule
    self.rules = rules
  }

  /// Adds the next frame; returns the updates that are complete.
  mutating func add(_ frame: Frame) -> [FrameUpdate] {
    defer { count += 1 }
    guard let last = pending?.update.frame else {
      pending = (FrameUpdate(frame: frame, previous: nil, rect: frame.bounds, delay: 0), count)
      return []
    }
    guard let changes = frame.changes(since: last) else { return [] }
    var update = FrameUpdate(
      frame: frame, previous: last, rect: rules.aligned(changes), delay: 0)
    if rules.clearsByDisposal, let vanished = frame.vanished(since: last, in: changes) {
      let before = clearPending(vanished)
      update.previous = before
      // If nothing remains visible, one pixel is stored.
      update.rect =
        frame.changes(since: before)
        ?? PixelRect(x: vanished.x, y: vanished.y, width: 1, height: 1)
    }
    let done = complete()
    pending = (update, count)
    return done
  }

  /// Makes the pending frame be cleared after its time, together with a rectangle.
  ///
  /// - Returns: The visible pixels after that.
  private mutating func clearPending(_ rect: PixelRect) -> Frame {
    guard var update = pending?.update else { return Frame(width: 0, height: 0, pixels: []) }
    update.rect = update.rect.union(rect)
    update.isCleared = true
    pending?.update = update
    var frame = update.frame
    frame.clear(update.rect)
    return frame
  }

  /// Returns the remaining updates at the end.
  mutating func finish() -> [FrameUpdate] { complete() }

  private mutating func complete() -> [FrameUpdate] {
    guard let (waiting, start) = pending else { return [] }
    var update = waiting
    pending = nil
    let second = rules.ticksPerSecond
    var rest = schedule.tick(count, per: second) - schedule.tick(start, per: second)
    update.delay = min(rest, rules.maximumDelay)
    var updates = [update]
    rest -= update.delay
    // A delay beyond the maximum of the format continues in updates that change nothing. A
    // rectangle to be cleared is cleared after the last of them.
    let isCleared = update.isCleared
    if rest > 0 { updates[0].isCleared = false }
    while rest > 0 {
      let delay = min(rest, rules.maximumDelay)
      rest -= delay
      let clears = rest == 0 && isCleared
      updates.append(
        FrameUpdate(
          frame: update.frame, previous: update.frame,
          rect: clears ? update.rect : PixelRect(x: 0, y: 0, width: 1, height: 1), delay: delay,
          isCleared: clears))
    }
    return updates
  }
}
