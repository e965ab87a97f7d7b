import EaselCanvas
import Foundation

/// The time of each frame and the time for which it is visible.
struct FrameSchedule: Hashable {
  /// The times that are drawn, ascending.
  let times: [TimeInterval]
  /// The time at which each frame becomes visible, and after them the end of the last.
  let boundaries: [TimeInterval]
  /// The number of frames per second.
  let frameRate: Double

  /// The tolerance for a whole number of frames: 0.1 s at 30 frames per second is
  /// 3.0000000000000004.
  private static let tolerance = 1e-6
  /// The maximum time of one stored frame in every format, in seconds.
  ///
  /// APNG counts up to 65,535 milliseconds. A frame that is visible longer is stored again.
  private static let longestDelay = 65.0
  /// The minimum time of a frame, in seconds, that every viewer respects: two hundredths in GIF.
  private static let shortestDelay = 0.02

  /// Distributes frames over a duration.
  ///
  /// Each frame shows the time at which it becomes visible. If the duration is not a multiple of
  /// the interval, the last frame is visible longer, so that none is shorter than the interval. The
  /// paused end state is a frame of its own, or the last frame if the pause is too short to be
  /// visible.
  init(
    duration: TimeInterval, frameRate: Double, endsAtEnd: Bool = false, pause: TimeInterval = 0,
    limits: Limits
  ) throws {
    guard duration.isFinite, duration >= 0 else {
      throw Self.error(.invalidNumber, "the duration is \(duration) s; give 0 or more", duration)
    }
    guard frameRate.isFinite, frameRate > 0 else {
      throw Self.error(
        .invalidNumber, "the frame rate is \(frameRate); give a number above 0", frameRate)
    }
    guard pause.isFinite, pause >= 0 else {
      throw Self.error(.invalidNumber, "the pause is \(pause) s; give 0 or more", pause)
    }
    let most = limits.maximumFrames
    guard duration * frameRate <= Double(most), pause <= Double(most) else {
      throw Self.error(
        .limitExceeded,
        "\(duration) s at \(frameRate) frames per second are too many frames; the maximum is \(most)",
        duration * frameRate)
    }
    guard duration <= Double(most) * Self.longestDelay else {
      throw Self.error(
        .limitExceeded,
        "the duration is \(duration) s; the limit is \(Double(most) * Self.longestDelay) s",
        duration)
    }
    let count = max(1, Int((duration * frameRate + Self.tolerance).rounded(.down)))
    let starts = (0..<count).map { Double($0) / frameRate }
    var times = starts
    if pause >= Self.shortestDelay, duration > 0 {
      times.append(duration)
      boundaries = times + [duration + pause]
    } else {
      if endsAtEnd || pause > 0 { times[count - 1] = duration }
      boundaries = starts + [duration + pause]
    }
    self.times = times
    self.frameRate = frameRate
  }

  /// The number of frames.
  var count: Int { times.count }

  /// Returns the time at which a frame becomes visible, in ticks since the start, so that errors do
  /// not add up.
  func tick(_ index: Int, per second: Int) -> Int {
    Int((boundaries[index] * Double(second)).rounded())
  }

  private static func error(
    _ code: EaselError.Code, _ message: String, _ value: Double
  ) -> EaselError {
    EaselError(code, message, operation: "AnimatedDrawing", value: "\(value)")
  }
}
