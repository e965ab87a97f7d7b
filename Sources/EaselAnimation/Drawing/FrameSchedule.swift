import EaselCanvas
import Foundation

/// When each picture is drawn and how long it shows.
struct FrameSchedule: Hashable {
  /// The moments that are drawn, ascending.
  let times: [TimeInterval]
  /// When each picture begins to show; one more than there are pictures, the last is the end.
  let boundaries: [TimeInterval]
  /// Pictures to a second.
  let frameRate: Double

  /// A duration of so many whole pictures but for this share of one counts as whole: 0.1 s at 30 a
  /// second is 3.0000000000000004.
  private static let tolerance = 1e-6
  /// How long one stored picture can show in every format, in seconds.
  ///
  /// APNG counts 65,535 milliseconds; what lasts longer is stored again.
  private static let longestDelay = 65.0
  /// What shows more briefly, in seconds, is none that every viewer keeps to: two hundredths in GIF.
  private static let shortestDelay = 0.02

  /// Spreads pictures over a duration.
  ///
  /// Each is drawn when it begins to show. The last shows longer where the duration is no multiple
  /// of the interval, so that none is shorter than it. The end state that pauses is a picture of its
  /// own, or the last of the others where the pause is too short to be shown.
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
        "\(duration) s at \(frameRate) pictures a second are too many; \(most) are the most",
        duration * frameRate)
    }
    guard duration <= Double(most) * Self.longestDelay else {
      throw Self.error(
        .limitExceeded,
        "the duration is \(duration) s; \(Double(most) * Self.longestDelay) s are the most",
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

  /// How many pictures.
  var count: Int { times.count }

  /// When a picture begins to show, in ticks; rounded from the beginning, so that nothing drifts.
  func tick(_ index: Int, per second: Int) -> Int {
    Int((boundaries[index] * Double(second)).rounded())
  }

  private static func error(
    _ code: EaselError.Code, _ message: String, _ value: Double
  ) -> EaselError {
    EaselError(code, message, operation: "AnimatedDrawing", value: "\(value)")
  }
}
