import EaselCanvas
import Foundation

/// A format that a view can be written in.
public enum RenderFormat: String, Hashable, Sendable, CaseIterable {
  /// One page of the view's size.
  case pdf
  /// A bitmap.
  case png
  /// A drawing for the web.
  case svg
}

extension View {
  /// Draws the view and all that is in it on a canvas, its top left at the origin, at a moment of
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
  /// - Parameter moment: Seconds since the view's beginning.
  public func render(on canvas: any Canvas, at moment: TimeInterval) {
    let outer = canvas.context.time
    canvas.context.time = moment
    defer { canvas.context.time = outer }
    render(on: canvas)
  }

  /// Draws the view and all that is in it on a canvas, its top left at the origin.
  ///
  /// The canvas's context says at which moment; where it names none, what animations lead to is
  /// drawn.
  public func render(on canvas: any Canvas) {
    canvas.context.limits.whileSettingText {
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
  }

  /// The view as a recording.
  public func recording(options: RenderOptions = RenderOptions()) -> Recording {
    let canvas = RecordingCanvas(context: RenderContext(options))
    render(on: canvas)
    return canvas.recording
  }

  /// The view as a PDF document of one page; of a ``ScrollView``, of a page for each part.
  ///
  /// - Parameter moment: The moment of the clock, in seconds; nil is the end state.
  public func pdfData(
    at moment: TimeInterval? = nil, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(.pdf, at: moment, options: options).output
  }

  /// The view as a PNG picture, `scale` pixels to a point.
  ///
  /// - Parameter moment: The moment of the clock, in seconds; nil is the end state.
  public func pngData(
    scale: CGFloat = 1, at moment: TimeInterval? = nil, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(.png, scale: scale, at: moment, options: options).output
  }

  /// The view as an SVG document.
  ///
  /// - Parameter moment: The moment of the clock, in seconds; nil is the end state.
  public func svgData(
    at moment: TimeInterval? = nil, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(.svg, at: moment, options: options).output
  }

  /// The view in a format, with everything that was noted.
  ///
  /// Strictly, throws the first diagnostic of error severity, with the path of the view that
  /// caused it; leniently, returns the output and the list.
  public func rendered(
    _ format: RenderFormat, scale: CGFloat = 1, at moment: TimeInterval? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> Rendered<Data> {
    try options.limits.whileSettingText {
      try render(format, to: .data, scale: scale, options: options.at(moment))
    }
  }

  /// Writes the view to a file, whole or not at all; the extension of its name is the format.
  ///
  /// - Returns: What was noted.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, at moment: TimeInterval? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    guard let format = RenderFormat(rawValue: url.pathExtension.lowercased()) else {
      throw EaselError(
        .unsupportedFormat,
        "the name “\(url.lastPathComponent)” must end in .pdf, .png or .svg",
        operation: "View.write", value: url.pathExtension)
    }
    return try options.limits.whileSettingText {
      try render(format, to: .file(url), scale: scale, options: options.at(moment)).diagnostics
    }
  }

  private func render(
    _ format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> Rendered<Data> {
    adoptFittingSizeIfEmpty()
    let scroll = scrolledContents
    if let scroll, !scroll.showsEverything, format != .pdf {
      layoutIfNeeded()
      return try scroll.showingEverything {
        try render(format, to: target, scale: scale, options: options)
      }
    }
    let size = frame.size
    switch format {
    case .pdf:
      let document = try PDFDocument(to: target, options: options)
      guard let scroll else {
        try document.page(size: size) { render(on: $0) }
        return try document.render()
      }
      layoutIfNeeded()
      for page in scroll.pageRects {
        try document.page(size: page.size) { canvas in
          scroll.render(page, on: canvas)
        }
      }
      return try document.render()
    case .png:
      let surface = try BitmapSurface(size: size, scale: scale, options: options)
      render(on: surface.canvas)
      let data = try surface.write(to: target)
      return Rendered(output: data, diagnostics: surface.context.diagnostics)
    case .svg:
      let document = try SVGDocument(size: size, options: options)
      render(on: document.canvas)
      let data = try document.write(to: target)
      return Rendered(output: data, diagnostics: document.context.diagnostics)
    }
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
  /// The options for a moment; the same for none.
  func at(_ moment: TimeInterval?) -> RenderOptions {
    guard let moment else { return self }
    var options = self
    options.time = moment
    return options
  }
}
