import EaselCanvas
import Foundation

extension AnimatedDrawing {
  /// Writes the animation to a file, in the format of the file name extension.
  ///
  /// ```swift
  /// let size = CGSize(width: 120, height: 40)
  /// let drawing = AnimatedDrawing(size: size, duration: 2) { canvas, time in
  ///   canvas.fill(CGRect(x: 50 * time, y: 10, width: 20, height: 20), with: .color(.systemBlue))
  /// }
  /// let options = AnimationExportOptions(frameRate: 60)
  /// try drawing.write(to: URL(fileURLWithPath: "slide.webp"), options: options) { progress in
  ///   print("\(progress.framesDone) of \(progress.frameCount)")
  /// }
  /// ```
  ///
  /// The file appears whole or not at all. A frame equal to the one before it is not stored again;
  /// of other frames only the rectangle that changes is stored. The same drawing with the same
  /// options gives the same bytes.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The frame rate, the scale, the repetition and other options.
  ///   - progress: The closure that is called after each frame.
  /// - Returns: The diagnostics.
  /// - Throws: Every error of ``rendered(as:options:progress:)``, `unsupportedFormat` for an
  ///   unknown extension, and `outputFailed`.
  @discardableResult
  public func write(
    to url: URL, options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> [Diagnostic] {
    let format = try AnimationFormat.named(by: url, operation: "AnimatedDrawing.write")
    return try render(as: format, to: .file(url), options: options, progress: progress)
      .unreadDiagnostics
  }

  /// Draws the animation in a format and writes it to a target; returns the diagnostics, and the
  /// bytes for a target in memory.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - target: The destination of the bytes.
  ///   - options: The frame rate, the scale, the repetition and other options.
  ///   - progress: The closure that is called after each frame.
  /// - Returns: The bytes, for a target in memory, and the diagnostics.
  /// - Throws: Every error of ``rendered(as:options:progress:)``, and `outputFailed`.
  @discardableResult
  public func render(
    as format: AnimationFormat, to target: OutputTarget,
    options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> RenderResult<Data> {
    var rendered = try rendered(as: format, options: options, progress: progress)
    rendered.output = try OutputSink.deliver(
      rendered.output, to: target, synchronizes: options.rendering.synchronizesFile)
    return rendered
  }

  /// Returns the animation as the bytes of a file in a format, without the diagnostics.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: The frame rate, the scale, the repetition and other options.
  ///   - progress: The closure that is called after each frame.
  /// - Throws: Every error of ``rendered(as:options:progress:)``.
  public func data(
    as format: AnimationFormat, options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> Data {
    try rendered(as: format, options: options, progress: progress).output
  }

  /// Returns the animation as the bytes of a file in a format, with the diagnostics.
  ///
  /// It draws on the calling thread and encodes on up to three further threads. It keeps a few
  /// frames and all encoded frames in memory.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: The frame rate, the scale, the repetition and other options.
  ///   - progress: The closure that is called after each frame.
  /// - Returns: The bytes and the diagnostics.
  /// - Throws: Before anything is drawn, `invalidNumber`, `invalidSize`, `outOfRange` or
  ///   `limitExceeded` for invalid options, and `unsupportedFormat` for a format whose package
  ///   trait is off; the first diagnostic of a frame that the policy throws; every error of the
  ///   drawing; `CancellationError` if the task is cancelled.
  public func rendered(
    as format: AnimationFormat, options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> RenderResult<Data> {
    let writer = AnimationWriter(drawing: self, options: options, progress: progress)
    switch format {
    case .apng: return try writer.render { APNGEncoder($0) }
    case .svg: return try writer.renderSVG()
    case .gif:
      #if GIF
        return try writer.render { GIFEncoder($0) }
      #else
        throw format.unsupported(trait: "GIF")
      #endif
    case .webP(let compression):
      #if WebP
        return try writer.render { try WebPEncoder($0, compression) }
      #else
        throw format.unsupported(trait: "WebP")
      #endif
    }
  }

  /// Returns an image of the drawing at a time in seconds; with `nil`, the default, at the end.
  ///
  /// - Parameters:
  ///   - time: The time in seconds. The default is ``duration``.
  ///   - options: The scale, the background and the rendering options.
  /// - Returns: The image and the diagnostics.
  /// - Throws: `invalidNumber` for a time that is not finite; the first diagnostic that the policy
  ///   throws; every error of the drawing.
  public func still(
    at time: TimeInterval? = nil, options: AnimationExportOptions = AnimationExportOptions()
  ) throws -> RenderResult<Image> {
    let time = time ?? duration
    guard time.isFinite else {
      throw EaselError(
        .invalidNumber, "the time of the still is \(time) s; give a finite number",
        operation: "AnimatedDrawing.still", value: "\(time)")
    }
    let renderer = try FrameRenderer(self, options)
    let image = try renderer.image(at: time)
    return RenderResult(output: image, of: renderer.log)
  }
}
