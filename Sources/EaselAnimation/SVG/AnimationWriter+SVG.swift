import EaselCanvas
import Foundation

extension AnimationWriter {
  /// Draws each frame as a recording and writes the changes between them.
  func renderSVG() throws -> RenderResult<Data> {
    let limits = options.rendering.limits
    // SMIL does not limit the repeat count; this is the maximum of our writer.
    guard options.loopCount >= 0, options.loopCount <= Int(Int32.max) else {
      throw EaselError(
        .outOfRange,
        "the loop count is \(options.loopCount); give 0, which is for ever, or 1 … \(Int32.max)",
        operation: "AnimatedDrawing", value: "\(options.loopCount)")
    }
    let schedule = try FrameSchedule(
      duration: drawing.duration, frameRate: options.frameRate, pause: options.pauseAtEnd,
      limits: limits)
    let size = drawing.size
    guard size.width > 0, size.height > 0, size.width <= limits.maximumCoordinate,
      size.height <= limits.maximumCoordinate
    else {
      throw EaselError(
        .invalidSize,
        "an animation of \(size.width) × \(size.height) points cannot be made; each side must be "
          + "above 0 and at most \(limits.maximumCoordinate)",
        operation: "AnimatedDrawing", value: "\(size.width) × \(size.height)")
    }
    // A viewer interpolates up to the end, so the end is always drawn.
    var times = schedule.times
    if let last = times.last, last < drawing.duration { times.append(drawing.duration) }
    let renderer = try FrameRenderer(drawing, options)
    var document = AnimatedSVGDocument(size: size, context: renderer.log)
    for (index, time) in times.enumerated() {
      try document.add(renderer.recording(at: time))
      if index + 1 < times.count { report(index + 1, of: times.count) }
    }
    let data = document.data(
      frameTimes: times, duration: drawing.duration + options.pauseAtEnd,
      repeatCount: options.loopCount, showsEnd: options.fallbackShowsEnd,
      background: options.backgroundColor)
    try renderer.log.throwFailure()
    try Task.checkCancellation()
    report(times.count, of: times.count)
    return RenderResult(output: data, of: renderer.log)
  }
}
