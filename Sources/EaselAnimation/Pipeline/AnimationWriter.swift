import EaselCanvas
import Foundation

/// Writes an animation in one pass: the calling thread draws, and further threads encode.
struct AnimationWriter {
  let drawing: AnimatedDrawing
  let options: AnimationExportOptions
  let progress: AnimationProgress.Handler?

  /// The maximum number of encoding threads: more than three would wait for the drawing thread.
  private static let maximumThreads = 3

  static var threads: Int {
    min(max(ProcessInfo.processInfo.activeProcessorCount - 1, 0), maximumThreads)
  }

  /// Draws and encodes; the encoder is created with settings that are known before the first frame.
  func render<Encoder: AnimationEncoder>(
    _ makeEncoder: (AnimationSettings) throws -> Encoder
  ) throws -> RenderResult<Data> {
    let schedule = try makeSchedule(
      mostFrames: Encoder.maximumFrameRate, mostLoops: Encoder.maximumLoopCount)
    let (width, height) = try pixelSize(count: schedule.count, side: Encoder.maximumSide)
    let renderer = try FrameRenderer(drawing, options)
    if schedule.frameRate < options.frameRate {
      renderer.log.note(
        .note, .frameRateReduced,
        "viewers show at most \(schedule.frameRate) frames per second of this format; it is drawn "
          + "at that rate, with the same duration", operation: "AnimatedDrawing",
        value: "\(options.frameRate)")
    }
    let background = options.straightBackground
    let encoder = try makeEncoder(
      AnimationSettings(
        width: width, height: height, loopCount: options.loopCount,
        isOpaque: background >> 24 == 255, background: background, schedule: schedule))
    let queue = WorkQueue<EncodedFrame>(threads: schedule.count > 1 ? Self.threads : 0)
    defer { queue.close() }
    var plan = FramePlan(schedule: schedule, rules: encoder.rules)
    func add(_ updates: [FrameUpdate]) throws {
      for update in updates {
        try queue.add { try encoder.encode(update) }
      }
    }
    func frame(at time: TimeInterval) throws -> Frame {
      var frame = try renderer.frame(at: time)
      if let diagnostic = encoder.prepare(&frame) { renderer.log.note(diagnostic) }
      return frame
    }

    var last: Frame?
    for (index, time) in schedule.times.enumerated() {
      let frame = try frame(at: time)
      try add(plan.add(frame))
      last = frame
      if index + 1 < schedule.count { report(index + 1, of: schedule.count) }
    }
    try add(plan.finish())
    let hasStill = Encoder.hasStill && options.fallbackShowsEnd && schedule.count > 1
    if hasStill {
      let end = schedule.times.last == drawing.duration ? nil : try frame(at: drawing.duration)
      if let still = end ?? last {
        try add([FrameUpdate(frame: still, previous: nil, rect: still.bounds, delay: 0)])
      }
    }
    var frames = try queue.finish()
    let still = hasStill ? frames.popLast()?.data : nil
    try Task.checkCancellation()
    let data = try encoder.assemble(frames, still: still)
    report(schedule.count, of: schedule.count)
    return RenderResult(output: data, of: renderer.log)
  }

  func report(_ done: Int, of count: Int) {
    progress?(AnimationProgress(framesDone: done, frameCount: count))
  }

  /// Returns the schedule, at a frame rate that viewers respect.
  func makeSchedule(mostFrames: Double, mostLoops: Int) throws -> FrameSchedule {
    guard options.loopCount >= 0, options.loopCount <= mostLoops else {
      throw EaselError(
        .outOfRange,
        "the loop count is \(options.loopCount); give 0, which is for ever, or 1 … \(mostLoops)",
        operation: "AnimatedDrawing", value: "\(options.loopCount)")
    }
    // Not `min`, which would accept NaN.
    let rate = options.frameRate > mostFrames ? mostFrames : options.frameRate
    return try FrameSchedule(
      duration: drawing.duration, frameRate: options.frameRate.isFinite ? rate : options.frameRate,
      endsAtEnd: options.loopCount > 0, pause: options.pauseAtEnd,
      limits: options.rendering.limits)
  }

  /// Returns width and height in pixels, within the limits of the format and the options.
  func pixelSize(count: Int, side: Int) throws -> (Int, Int) {
    let pixels = CGSize(
      width: (drawing.size.width * options.scale).rounded(.up),
      height: (drawing.size.height * options.scale).rounded(.up))
    let most = min(side, options.rendering.limits.maximumBitmapSide)
    // Written so that the check fails for NaN, before any conversion to an integer.
    guard pixels.width >= 1, pixels.width <= CGFloat(most), pixels.height >= 1,
      pixels.height <= CGFloat(most)
    else {
      throw EaselError(
        .invalidSize,
        "an animation of \(drawing.size.width) × \(drawing.size.height) points at scale "
          + "\(options.scale) cannot be made; each side may have 1 … \(most) pixels",
        operation: "AnimatedDrawing", value: "\(drawing.size.width) × \(drawing.size.height)")
    }
    let all = pixels.width * pixels.height * CGFloat(count)
    guard all <= CGFloat(options.rendering.limits.maximumAnimationPixels) else {
      throw EaselError(
        .limitExceeded,
        "\(count) frames of \(pixels.width) × \(pixels.height) pixels are too many; "
          + "the limit is \(options.rendering.limits.maximumAnimationPixels) pixels in all; lower "
          + "the frame rate or the scale", operation: "AnimatedDrawing", value: "\(all)")
    }
    return (Int(pixels.width), Int(pixels.height))
  }
}

extension EaselError.Code {
  /// The code of the note that the requested frame rate was reduced to the maximum of the format.
  public static let frameRateReduced = Self(rawValue: "frameRateReduced")
}
