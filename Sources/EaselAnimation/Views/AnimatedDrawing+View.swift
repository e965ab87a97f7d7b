import EaselCanvas
import EaselViews
import Foundation

extension AnimatedDrawing {
  /// A view's animation, from its beginning to the end of all that ends.
  ///
  /// ```swift
  /// let drawing = try AnimatedDrawing {
  ///   let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), chart: chart)
  ///   view.grow()
  ///   return view
  /// }
  /// try drawing.write(to: URL(fileURLWithPath: "bars.webp"))
  /// ```
  ///
  /// A view's clock only goes forwards, so each writing makes a view of its own.
  ///
  /// - Parameters:
  ///   - duration: Seconds that are shown; nil runs one view to its end to know.
  ///   - options: Limits, and what is done about diagnostics, while the duration is found.
  ///   - view: Makes the view.
  /// - Throws: What `view` throws; strictly, what the view notes as an error on its way to the end.
  public init(
    duration: TimeInterval? = nil, options: RenderOptions = RenderOptions(),
    view: @escaping () throws -> View
  ) throws {
    let first = try view()
    first.adoptFittingSizeIfEmpty()
    try first.requireSize()
    try self.init(
      size: first.frame.size, duration: duration ?? first.runAnimationsToEnd(options: options)
    ) {
      let view = try view()
      view.adoptFittingSizeIfEmpty()
      return { canvas, time in view.render(on: canvas, at: time) }
    }
  }
}

extension View {
  /// Writes the view's animation; the extension of the file's name is the format.
  ///
  /// ```swift
  /// view.grow()
  /// try view.writeAnimation(to: URL(fileURLWithPath: "bars.webp"))
  /// ```
  ///
  /// It can be written once: the view's clock only goes forwards.
  /// ``AnimatedDrawing/init(duration:options:view:)`` makes views anew.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - duration: Seconds that are shown; nil ends with the last of the animations that the view
  ///     has now (``/EaselViews/View/animationEnd``). Those that completions begin are not known
  ///     then: they are left out with a warning.
  ///   - options: Rate, size, how often it plays.
  ///   - progress: Is told after each picture.
  /// - Returns: What was noted.
  @discardableResult
  public func writeAnimation(
    to url: URL, duration: TimeInterval? = nil,
    options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> [Diagnostic] {
    adoptFittingSizeIfEmpty()
    try requireSize()
    let shown = duration ?? animationEnd
    let drawing = AnimatedDrawing(size: frame.size, duration: shown) {
      { canvas, time in self.render(on: canvas, at: time) }
    }
    let diagnostics = try drawing.write(to: url, options: options, progress: progress)
    guard duration == nil, let cut = noteOfWhatFollows(shown) else { return diagnostics }
    return diagnostics + [cut]
  }

  /// A warning if an animation began when the last of those that were known ended.
  private func noteOfWhatFollows(_ shown: TimeInterval) -> Diagnostic? {
    let canvas = RecordingCanvas()
    canvas.context.ignoreDiagnostics()
    render(on: canvas, at: shown)
    let end = animationEnd
    guard end > shown + 1e-6 else { return nil }
    return Diagnostic(
      .warning, .animationIgnored,
      "animations that began when others ended are left out: \(shown) of \(end) s are shown; give "
        + "the duration, or write AnimatedDrawing { view }, which runs the view to its end first",
      operation: "writeAnimation", value: "\(end)")
  }
}
