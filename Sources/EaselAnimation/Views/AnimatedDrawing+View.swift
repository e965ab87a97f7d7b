import EaselCanvas
import EaselViews
import Foundation

extension AnimatedDrawing {
  /// Creates an animation of a view, which a closure makes anew for each file; by default it lasts
  /// until the last animation that ends.
  ///
  /// ```swift
  /// let drawing = try AnimatedDrawing {
  ///   let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  ///   view.values = [7, 1, 2, 6, 3]
  ///   view.grow()
  ///   return view
  /// }
  /// try drawing.write(to: URL(fileURLWithPath: "bars.webp"))
  /// ```
  ///
  /// The clock of a view cannot be set back, so the closure makes a new view for each pass.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With `nil`, the default, a view is run to the end of
  ///     its animations to find the duration.
  ///   - options: The limits and the policy for diagnostics while the duration is found.
  ///   - view: The closure that makes the view.
  /// - Throws: Every error of `view`, `invalidSize` for a view without a size, and the first
  ///   diagnostic that the policy throws while the duration is found.
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
  /// Writes the view's animations to a file, in the format of the file name extension, by default
  /// until the last one ends.
  ///
  /// ```swift
  /// let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  /// view.values = [7, 1, 2, 6, 3]
  /// view.grow()
  /// try view.writeAnimation(to: URL(fileURLWithPath: "bars.webp"))
  /// ```
  ///
  /// The animation can be written only once, since the clock of the view cannot be set back.
  /// ``AnimatedDrawing/init(duration:options:view:)`` makes a new view for each pass.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - duration: The duration in seconds. With `nil`, the default, it is the end of the last
  ///     animation that the view has at the time of the call (``/EaselViews/View/animationEnd``).
  ///     Animations that completion handlers start later are left out, with a warning.
  ///   - options: The frame rate, the scale, the repetition and other options.
  ///   - progress: The closure that is called after each frame.
  /// - Returns: The diagnostics.
  /// - Throws: Every error of ``AnimatedDrawing/write(to:options:progress:)``, and `invalidSize`
  ///   for a view without a size.
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

  /// Returns a warning if an animation began when the last of the known ones ended.
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
