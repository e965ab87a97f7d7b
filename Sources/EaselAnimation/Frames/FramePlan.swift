/// Turns pictures into what is stored: pictures that do not change anything only make the one
/// before show longer, and of the others the changed rectangle is kept.
struct FramePlan {
  private let timing: FrameTiming
  private let schedule: FrameSchedule
  private var pending: (update: FrameUpdate, start: Int)?
  private var count = 0

  init(schedule: FrameSchedule, timing: FrameTiming) {
    self.schedule = schedule
    self.timing = timing
  }

  /// Takes the next picture; returns what is complete by now.
  mutating func add(_ frame: Frame) -> [FrameUpdate] {
    defer { count += 1 }
    guard let last = pending?.update.frame else {
      pending = (FrameUpdate(frame: frame, previous: nil, rect: frame.bounds, delay: 0), count)
      return []
    }
    guard let changes = frame.changes(since: last) else { return [] }
    let done = complete()
    let update = FrameUpdate(
      frame: frame, previous: last, rect: timing.aligned(changes), delay: 0)
    pending = (update, count)
    return done
  }

  /// Returns what is left at the end.
  mutating func finish() -> [FrameUpdate] { complete() }

  private mutating func complete() -> [FrameUpdate] {
    guard let (waiting, start) = pending else { return [] }
    var update = waiting
    pending = nil
    let second = timing.ticksPerSecond
    var rest = schedule.tick(count, per: second) - schedule.tick(start, per: second)
    update.delay = min(rest, timing.maximumDelay)
    var updates = [update]
    rest -= update.delay
    // A delay beyond what the format can say goes on in pictures of a pixel that changes nothing.
    while rest > 0 {
      let delay = min(rest, timing.maximumDelay)
      updates.append(
        FrameUpdate(
          frame: update.frame, previous: update.frame,
          rect: PixelRect(x: 0, y: 0, width: 1, height: 1), delay: delay))
      rest -= delay
    }
    return updates
  }
}

/// How a format counts time and where its rectangles may lie.
struct FrameTiming: Hashable, Sendable {
  /// The unit of its delays.
  var ticksPerSecond: Int
  /// The longest delay that it can say.
  var maximumDelay: Int
  /// Whether rectangles begin at even pixels.
  var hasEvenOrigins = false

  /// The rectangle, grown to where it may begin.
  func aligned(_ rect: PixelRect) -> PixelRect {
    guard hasEvenOrigins else { return rect }
    let (left, top) = (rect.x & 1, rect.y & 1)
    return PixelRect(
      x: rect.x - left, y: rect.y - top, width: rect.width + left, height: rect.height + top)
  }
}
