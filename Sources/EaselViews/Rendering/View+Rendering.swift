import EaselCanvas
import Foundation

extension View {
  /// Draws the view and its subviews at a time of its clock in seconds, with its top left corner at
  /// the canvas's origin.
  ///
  /// ```swift
  /// let view = View(frame: bounds)
  /// for frame in 0..<30 {
  ///   view.render(on: canvas, at: Double(frame) / 30)
  /// }
  /// ```
  ///
  /// The clock only runs forwards: pass times in ascending order. An earlier time requires a new
  /// view.
  ///
  /// - Parameters:
  ///   - canvas: The canvas to draw on.
  ///   - time: The seconds since the start of the view's clock.
  public func render(on canvas: any Canvas, at time: TimeInterval) {
    let outer = canvas.context.time
    canvas.context.time = time
    defer { canvas.context.time = outer }
    render(on: canvas)
  }

  /// Draws the view and its subviews on a canvas, with its top left corner at the canvas's origin.
  ///
  /// The time is that of the canvas's context. If the context has no time, the view is drawn as it
  /// is after all animations.
  public func render(on canvas: any Canvas) {
    canvas.context.limits.withTextLimits {
      canvas.context.withLocale { layOutAndDraw(on: canvas) }
    }
  }

  private func layOutAndDraw(on canvas: any Canvas) {
    adoptLocale()
    layoutIfNeeded()
    for diagnostic in outermostView.layoutState?.diagnostics ?? [] {
      canvas.context.note(diagnostic)
    }
    canvas.withSavedState {
      // The position of the frame in a superview does not affect an image of the view.
      canvas.translate(x: -frame.minX, y: -frame.minY)
      layer.render(on: canvas)
    }
  }

  /// Returns a recording of the drawing of the view and its subviews, which any canvas can replay.
  public func recording(options: RenderOptions = RenderOptions()) -> Recording {
    let canvas = RecordingCanvas(context: RenderContext(options))
    render(on: canvas)
    return canvas.recording
  }
}

extension View: Renderable {
  /// Draws the view and its subviews in a format and writes the output to a target.
  ///
  /// A PDF has one page; the PDF of a ``ScrollView`` has one page for each part of its contents.
  /// ``/EaselCanvas/RenderOptions/time`` is the time of the view's clock. Without a time, the view
  /// is drawn as it is after all animations. Each diagnostic contains the path of the view that
  /// caused it.
  ///
  /// - Parameters:
  ///   - format: The format of the output.
  ///   - target: The destination of the output: a file, memory or a closure.
  ///   - scale: The number of pixels per point in PNG.
  ///   - options: The appearance, the time, the limits and the handling of diagnostics.
  /// - Returns: The bytes, if the target is memory, and the diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws, `invalidSize` if the
  ///   view has no size, and `outputFailed`.
  @discardableResult
  public func render(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data> {
    try options.limits.withTextLimits {
      try options.withLocale {
        try renderFitted(as: format, to: target, scale: scale, options: options)
      }
    }
  }

  private func renderFitted(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data> {
    adoptLocale()
    adoptFittingSizeIfEmpty()
    let scroll = scrolledContents
    if let scroll, !scroll.showsEverything, !scroll.rendersViewportOnly, format != .pdf {
      layoutIfNeeded()
      if scroll.followsViewport {
        try requireSize()
        return try scroll.drawingOfPages()
          .render(as: format, to: target, scale: scale, options: options)
      }
      return try scroll.showingEverything {
        try render(as: format, to: target, scale: scale, options: options)
      }
    }
    try requireSize()
    guard let scroll, format == .pdf else {
      let page = PageDrawing(size: frame.size) { self.render(on: $0) }
      return try page.render(as: format, to: target, scale: scale, options: options)
    }
    layoutIfNeeded()
    let pages = scroll.pageRects.lazy.map { page in
      PageDrawing(size: page.size) { scroll.render(page, on: $0) }
    }
    return try PageDrawing.renderPDF(pages, to: target, options: options)
  }

  /// Writes the view at a time of its clock to a file; the file's extension selects the format.
  ///
  /// ``/EaselCanvas/Renderable/write(to:scale:options:)`` describes the formats and the errors.
  ///
  /// - Parameters:
  ///   - url: The file, whose extension selects the format.
  ///   - scale: The number of pixels per point in PNG.
  ///   - time: The seconds since the start of the view's clock; `nil` is the time of `options`, by
  ///     default the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  /// - Returns: The diagnostics of the rendering.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, at time: TimeInterval?,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    try write(to: url, scale: scale, options: options.at(time))
  }

  /// Returns the bytes of a file that shows the view at a time of its clock.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: The number of pixels per point in PNG.
  ///   - time: The seconds since the start of the view's clock; `nil` is the time of `options`, by
  ///     default the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  public func data(
    as format: RenderFormat, scale: CGFloat = 1, at time: TimeInterval?,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try data(as: format, scale: scale, options: options.at(time))
  }

  /// Returns the bytes of a file that shows the view at a time of its clock, and the diagnostics.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: The number of pixels per point in PNG.
  ///   - time: The seconds since the start of the view's clock; `nil` is the time of `options`, by
  ///     default the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  public func rendered(
    as format: RenderFormat, scale: CGFloat = 1, at time: TimeInterval?,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try rendered(as: format, scale: scale, options: options.at(time))
  }
}

extension View {
  /// Throws `invalidSize` for a view without a size whose contents do not give it one either.
  package func requireSize() throws {
    let size = (scrolledContents?.pageRects.first ?? bounds).size
    guard size.width <= 0 || size.height <= 0 else { return }
    throw EaselError(
      .invalidSize,
      "\(pathName) has no size (\(size.width) × \(size.height) points), and nothing in it gives it "
        + "one; give the view a frame, such as \(Self.self)(frame: CGRect(x: 0, y: 0, width: 400, "
        + "height: 300))", operation: "render", value: "\(size.width) × \(size.height)")
  }

  /// Gives a view without a size the size that fits its contents.
  package func adoptFittingSizeIfEmpty() {
    guard bounds.isEmpty else { return }
    if holdsConstraints {
      // The origin stays; setting the size alone would resize the view about its center.
      let origin = frame.origin
      frame = CGRect(
        origin: origin, size: systemLayoutSizeFitting(Self.layoutFittingCompressedSize))
    } else {
      sizeToFit()
    }
  }
}

extension RenderOptions {
  /// Returns the options with a time; unchanged for `nil`.
  func at(_ time: TimeInterval?) -> RenderOptions {
    guard let time else { return self }
    var options = self
    options.time = time
    return options
  }
}
