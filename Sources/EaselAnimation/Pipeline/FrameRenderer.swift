import EaselCanvas
import Foundation

/// Draws the frames of one pass and collects their diagnostics.
struct FrameRenderer {
  /// The diagnostics so far.
  let log: RenderContext

  private let drawing: AnimatedDrawing
  private let options: AnimationExportOptions
  private let draw: AnimatedDrawing.Draw
  private let background: UInt32

  init(_ drawing: AnimatedDrawing, _ options: AnimationExportOptions) throws {
    self.drawing = drawing
    self.options = options
    log = RenderContext(options.rendering)
    background = options.straightBackground
    draw = try drawing.makePass()
  }

  /// Draws a frame on a bitmap of its own.
  ///
  /// A diagnostic is thrown, with the time of the frame, or collected, depending on the policy.
  func image(at time: TimeInterval) throws -> Image {
    try Task.checkCancellation()
    var rendering = options.rendering
    rendering.time = time
    let surface = try BitmapSurface(
      size: drawing.size, scale: options.scale, background: options.backgroundColor,
      options: rendering)
    do {
      try surface.context.withLocale { try draw(surface.canvas, time) }
    } catch {
      // The caller who catches the error knows that there is no output.
      surface.context.ignoreDiagnostics()
      throw error
    }
    do {
      let rendered = try surface.finishImage()
      for diagnostic in rendered.diagnostics { log.note(diagnostic) }
      return rendered.output
    } catch var error as EaselError {
      error.message += "; drawn at \(time) s"
      throw error
    }
  }

  /// Draws a frame as a recording.
  func recording(at time: TimeInterval) throws -> Recording {
    try Task.checkCancellation()
    var rendering = options.rendering
    rendering.time = time
    let context = RenderContext(rendering)
    let canvas = RecordingCanvas(size: drawing.size, context: context)
    try context.withLocale { try draw(canvas, time) }
    let recording = canvas.recording
    if var error = context.failure {
      context.ignoreDiagnostics()
      error.message += "; drawn at \(time) s"
      throw error
    }
    for diagnostic in context.diagnostics { log.note(diagnostic) }
    return recording
  }

  /// Draws a frame as pixels.
  func frame(at time: TimeInterval) throws -> Frame {
    var frame = Frame(try image(at: time))
    // A drawing can erase the background.
    if background >> 24 == 255, !frame.isOpaque { frame.flatten(over: background) }
    return frame
  }
}

extension AnimationExportOptions {
  /// The background as a straight pixel, with alpha in the highest byte; 0 without one.
  var straightBackground: UInt32 {
    guard let color = backgroundColor?.components(for: rendering.appearance) else { return 0 }
    func part(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return part(color.alpha) << 24 | part(color.red) << 16 | part(color.green) << 8
      | part(color.blue)
  }
}
