import Foundation

/// How the time of a layer or an animation follows from its parent's, as in Core Animation.
///
/// The own time is `(parent - beginTime) * speed + timeOffset`.
public protocol MediaTiming: AnyObject {
  /// When it begins, in its parent's time; 0 in an animation is the time at which it is added.
  var beginTime: TimeInterval { get set }
  /// Length of one pass in seconds; 0 in an animation is the transaction's.
  var duration: TimeInterval { get set }
  /// The playback rate relative to the parent's time.
  var speed: Float { get set }
  /// The local time at which it starts.
  var timeOffset: TimeInterval { get set }
  /// How many passes there are, whole or not; 0 is one.
  var repeatCount: Float { get set }
  /// How long passes are repeated; 0 leaves it to ``repeatCount``.
  var repeatDuration: TimeInterval { get set }
  /// Whether each pass goes back again.
  var autoreverses: Bool { get set }
  /// Whether it shows before it begins and after it ends.
  var fillMode: MediaTimingFillMode { get set }
}

/// Whether an animation shows before it begins and after it ends.
///
/// After its end only one that is not removed shows (``Animation/isRemovedOnCompletion``).
public enum MediaTimingFillMode: String, Hashable, Sendable, CaseIterable {
  /// Neither before nor after.
  case removed
  /// Its end after it.
  case forwards
  /// Its start before it.
  case backwards
  /// Both.
  case both
}

/// The properties of ``MediaTiming`` as a value, and their arithmetic.
struct MediaTimingValues {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = MediaTimingFillMode.removed

  init(duration: TimeInterval = 0) { self.duration = duration }

  /// Its own time at a moment of its parent's.
  func ownTime(atParent time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The moment of its parent's time at which its own is a given one; nil if it stands still.
  func parentTime(atOwn time: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Length of a pass, there and back.
  private var cycle: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// How long it goes on, in its own time; infinite without an end.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    // Core Animation's users write the greatest number for “for ever”, too.
    return count >= Double(Float.greatestFiniteMagnitude) ? .infinity : cycle * count
  }

  /// Where in itself it is.
  struct Place: Equatable {
    /// Passes that are over.
    var passes: Int
    /// Seconds into the pass, from 0 to the duration; on the way back they fall.
    var time: TimeInterval
  }

  /// The place at a moment of its own time; nil where it does not show.
  func place(at time: TimeInterval, isRemovedAtEnd: Bool) -> Place? {
    let end = activeDuration
    guard !time.isNaN else { return nil }
    if time < 0, fillMode != .backwards, fillMode != .both { return nil }
    if time >= end, isRemovedAtEnd || (fillMode != .forwards && fillMode != .both) { return nil }
    let inside = min(max(time, 0), end)
    guard cycle > 0, inside.isFinite else { return Place(passes: 0, time: duration) }
    guard cycle.isFinite else { return Place(passes: 0, time: min(inside, duration)) }
    var passes = (inside / cycle).rounded(.down)
    // At its very end it is at the end of the last pass and not at the start of one more.
    // Quotients of tenths are not quite whole, so it is its end from a hair before.
    let hair = cycle * 1e-9
    if inside >= end - hair {
      let whole = (end / cycle).rounded()
      if whole > 0, abs(end - whole * cycle) <= hair { passes = whole - 1 }
    }
    let within = min(max(inside - passes * cycle, 0), cycle)
    return Place(
      passes: Int(min(passes, 1e15)), time: within > duration ? 2 * duration - within : within)
  }
}
