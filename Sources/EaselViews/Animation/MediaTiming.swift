import Foundation

/// An object whose local time depends on its parent's time, as in Core Animation.
///
/// The parent of an animation is its layer or its group, and that of a layer is its superlayer. The
/// local time is `(parent - beginTime) * speed + timeOffset`. The other properties have an effect
/// on animations only.
public protocol MediaTiming: AnyObject {
  /// The start in seconds of the parent's time; for an animation of a layer, 0 is the time at which
  /// it is added.
  ///
  /// In a group, 0 is the start of the group.
  var beginTime: TimeInterval { get set }
  /// The length of one pass, in seconds; for an animation, 0 uses the duration of its group or of
  /// the transaction.
  ///
  /// The transaction is the one in which the animation is added to a layer.
  var duration: TimeInterval { get set }
  /// The playback rate relative to the parent's time; the default is 1.
  var speed: Float { get set }
  /// The local time at ``beginTime``, in seconds; the default is 0.
  var timeOffset: TimeInterval { get set }
  /// The number of passes, which can be fractional or infinite; the default, 0, counts as 1.
  var repeatCount: Float { get set }
  /// The duration of all passes together, in seconds; 0, the default, uses ``repeatCount``.
  var repeatDuration: TimeInterval { get set }
  /// Whether each pass also runs backwards after it ran forwards; the default is false.
  var autoreverses: Bool { get set }
  /// The visibility of the animation before its start and after its end; the default is `removed`.
  var fillMode: MediaTimingFillMode { get set }
}

/// The visibility of an animation before its start and after its end.
///
/// After its end, an animation is visible only if it is not removed
/// (``Animation/isRemovedOnCompletion``).
public enum MediaTimingFillMode: String, Hashable, Sendable, CaseIterable {
  /// Shows the animation only while it runs.
  case removed
  /// Keeps the end value after the end of the animation.
  case forwards
  /// Shows the start value before the start of the animation.
  case backwards
  /// Shows the start value before the start and keeps the end value after the end.
  case both
}

/// The properties of ``MediaTiming`` as a value, with their arithmetic.
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

  /// Returns the local time at a time of the parent.
  func ownTime(atParent time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time at a local time; `nil` if the speed is 0.
  func parentTime(atOwn time: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// The length of a pass, including the backward part.
  private var cycle: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The total duration in local time; infinite for endless repetitions.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    // Users of Core Animation also write the greatest finite number for endless repetitions.
    return count >= Double(Float.greatestFiniteMagnitude) ? .infinity : cycle * count
  }

  /// A position in the animation.
  struct Position: Equatable {
    /// The number of completed passes.
    var passes: Int
    /// The seconds in the pass, from 0 to the duration; they decrease in the backward part.
    var time: TimeInterval
  }

  /// Returns the position at a local time; `nil` if the animation is not visible then.
  func position(at time: TimeInterval, isRemovedAtEnd: Bool) -> Position? {
    let end = activeDuration
    guard !time.isNaN else { return nil }
    if time < 0, fillMode != .backwards, fillMode != .both { return nil }
    if time >= end, isRemovedAtEnd || (fillMode != .forwards && fillMode != .both) { return nil }
    let inside = min(max(time, 0), end)
    guard cycle > 0, inside.isFinite else { return Position(passes: 0, time: duration) }
    guard cycle.isFinite else { return Position(passes: 0, time: min(inside, duration)) }
    var passes = (inside / cycle).rounded(.down)
    // The exact end belongs to the last pass, not to the start of another one. Quotients of tenths
    // are inexact, so a small tolerance applies.
    let hair = cycle * 1e-9
    if inside >= end - hair {
      let whole = (end / cycle).rounded()
      if whole > 0, abs(end - whole * cycle) <= hair { passes = whole - 1 }
    }
    let within = min(max(inside - passes * cycle, 0), cycle)
    return Position(
      passes: Int(min(passes, 1e15)), time: within > duration ? 2 * duration - within : within)
  }
}
