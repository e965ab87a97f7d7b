import EaselCanvas
import Foundation

extension View {
  /// Draws the view and all that is in it on a canvas, its top left at the origin, at a time of
  /// its clock.
  ///
  /// ```swift
  /// for frame in 0..<30 {
  ///   view.render(on: surface.canvas, at: Double(frame) / 30)
  /// }
  /// ```
  ///
  /// The clock only goes forwards: moments come in ascending order, and an earlier one needs a fresh
  /// view.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - time: Seconds since the view's beginning.
  public func render(on canvas: any Canvas, at time: TimeInterval) {
    let outer = canvas.context.time
    canvas.context.time = time
    defer { canvas.context.time = outer }
    render(on: canvas)
  }

  /// Draws the view and all that is in it on a canvas, its top left at the origin.
  ///
  /// The canvas's context says at which moment; where it names none, what animations lead to is
  /// drawn.
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
      // The frame's place in a superview is of no concern to a picture of the view.
      canvas.translate(x: -frame.minX, y: -frame.minY)
      layer.render(on: canvas)
    }
  }

  /// The view as a recording.
  public func recording(options: RenderOptions = RenderOptions()) -> Recording {
    let canvas = RecordingCanvas(context: RenderContext(options))
    render(on: canvas)
    return canvas.recording
  }
}

extension View: Renderable {
  /// Draws the view with all that is in it in a format: in PDF one page, and of a ``ScrollView`` a
  /// page for each part.
  ///
  /// ``/EaselCanvas/RenderOptions/time`` says at which time of the view's clock; without one, what
  /// animations lead to is drawn. A diagnostic has the path of the view that caused it.
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

  /// Writes the view at a time of its clock to a file, as
  /// ``/EaselCanvas/Renderable/write(to:scale:options:)`` does.
  ///
  /// - Parameters:
  ///   - url: The file, whose extension names the format.
  ///   - scale: Pixels to a point in PNG.
  ///   - time: Seconds since the view's beginning; nil is the end state.
  ///   - options: Appearance, limits, and what is done about diagnostics.
  /// - Returns: What was noted.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, at time: TimeInterval?,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    try write(to: url, scale: scale, options: options.at(time))
  }

  /// The bytes of a file in a format, at a time of the view's clock.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: Pixels to a point in PNG.
  ///   - time: Seconds since the view's beginning; nil is the end state.
  ///   - options: Appearance, limits, and what is done about diagnostics.
  public func data(
    as format: RenderFormat, scale: CGFloat = 1, at time: TimeInterval?,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try data(as: format, scale: scale, options: options.at(time))
  }

  /// The bytes of a file in a format, at a time of the view's clock, with everything that was noted.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: Pixels to a point in PNG.
  ///   - time: Seconds since the view's beginning; nil is the end state.
  ///   - options: Appearance, limits, and what is done about diagnostics.
  public func rendered(
    as format: RenderFormat, scale: CGFloat = 1, at time: TimeInterval?,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try rendered(as: format, scale: scale, options: options.at(time))
  }
}

extension View {
  /// Throws for a view that has no size, and that no contents give one.
  package func requireSize() throws {
    let size = (scrolledContents?.pageRects.first ?? bounds).size
    guard size.width <= 0 || size.height <= 0 else { return }
    throw EaselError(
      .invalidSize,
      "\(pathName) has no size (\(size.width) × \(size.height) points), and nothing in it gives it "
        + "one; give the view a frame, such as \(Self.self)(frame: CGRect(x: 0, y: 0, width: 400, "
        + "height: 300))", operation: "render", value: "\(size.width) × \(size.height)")
  }

  /// Gives a view without a size the one that suits it.
  package func adoptFittingSizeIfEmpty() {
    guard bounds.isEmpty else { return }
    if holdsConstraints {
      // The place stays; a size alone would grow to all sides of the middle.
      let origin = frame.origin
      frame = CGRect(
        origin: origin, size: systemLayoutSizeFitting(Self.layoutFittingCompressedSize))
    } else {
      sizeToFit()
    }
  }
}

extension RenderOptions {
  /// The options for a time; the same for none.
  func at(_ time: TimeInterval?) -> RenderOptions {
    guard let time else { return self }
    var options = self
    options.time = time
    return options
  }
}
