import EaselCanvas
import Foundation

extension AnimatedDrawing {
  /// Writes the animation to a file, whole or not at all; the extension of its name is the format.
  ///
  /// ```swift
  /// try drawing.write(to: url, options: AnimationExportOptions(frameRate: 60)) { progress in
  ///   print("\(progress.framesDone) of \(progress.frameCount)")
  /// }
  /// ```
  ///
  /// Pictures that change nothing are not stored again, and of the others only the rectangle that
  /// changed. The same drawing gives the same bytes. Throws what ``rendered(as:options:progress:)``
  /// throws, and `outputFailed`.
  ///
  /// - Returns: What was noted.
  @discardableResult
  public func write(
    to url: URL, options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> [Diagnostic] {
    let format = try AnimationFormat.named(by: url, operation: "AnimatedDrawing.write")
    return try render(as: format, to: .file(url), options: options, progress: progress)
      .unreadDiagnostics
  }

  /// Draws the animation in a format and hands it to a target; returns its bytes, if that is memory,
  /// and what was noted.
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

  /// The animation as a file's bytes.
  public func data(
    as format: AnimationFormat, options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> Data {
    try rendered(as: format, options: options, progress: progress).output
  }

  /// The animation as a file's bytes, with everything that was noted.
  ///
  /// Draws on this thread and encodes on up to three further ones. Holds a few pictures at a time
  /// and all that is encoded. Throws, before anything is drawn, `invalidNumber`, `invalidSize`,
  /// `outOfRange` or `limitExceeded` for numbers that make no animation; strictly, the first error
  /// that a picture noted; what the drawing throws; and `CancellationError` when the task is
  /// cancelled.
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

  /// The picture of one moment; that of the end state without one.
  public func still(
    at time: TimeInterval? = nil, options: AnimationExportOptions = AnimationExportOptions()
  ) throws -> RenderResult<Image> {
    let time = time ?? duration
    guard time.isFinite else {
      throw EaselError(
        .invalidNumber, "the moment is \(time) s; give a finite number",
        operation: "AnimatedDrawing.still", value: "\(time)")
    }
    let renderer = try FrameRenderer(self, options)
    let image = try renderer.image(at: time)
    return RenderResult(output: image, of: renderer.log)
  }
}
