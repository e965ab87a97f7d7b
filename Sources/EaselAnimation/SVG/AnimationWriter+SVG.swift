import EaselCanvas
import Foundation

extension AnimationWriter {
  /// Draws every picture as a recording and writes what moves between them.
  func renderSVG() throws -> Rendered<Data> {
    let limits = options.rendering.limits
    // SMIL counts rounds by a number without an end; this is the most that ours can say.
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
    // A viewer interpolates towards the end, so the end is always drawn.
    var moments = schedule.moments
    if let last = moments.last, last < drawing.duration { moments.append(drawing.duration) }
    let renderer = try FrameRenderer(drawing, options)
    var document = AnimatedSVGDocument(size: size, context: renderer.log)
    for (index, moment) in moments.enumerated() {
      try document.add(renderer.recording(at: moment))
      if index + 1 < moments.count { report(index + 1, of: moments.count) }
    }
    let data = document.data(
      moments: moments, duration: drawing.duration + options.pauseAtEnd,
      repeatCount: options.loopCount, showsEnd: options.stillShowsEnd,
      background: options.backgroundColor)
    try renderer.log.throwRefusal()
    try Task.checkCancellation()
    report(moments.count, of: moments.count)
    return Rendered(output: data, diagnostics: renderer.log.diagnostics)
  }
}
