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
  /// Draws the view and all that is in it on a canvas, its top left at the origin.
  public func render(on canvas: any Canvas) {
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

  /// The view as a PDF document of one page.
  public func pdfData(options: RenderOptions = RenderOptions()) throws -> Data {
    try rendered(.pdf, options: options).output
  }

  /// The view as a PNG picture, `scale` pixels to a point.
  public func pngData(scale: CGFloat = 1, options: RenderOptions = RenderOptions()) throws -> Data {
    try rendered(.png, scale: scale, options: options).output
  }

  /// The view as an SVG document.
  public func svgData(options: RenderOptions = RenderOptions()) throws -> Data {
    try rendered(.svg, options: options).output
  }

  /// The view in a format, with everything that was noted.
  ///
  /// Strictly, throws the first diagnostic of error severity, with the path of the view that
  /// caused it; leniently, returns the output and the list.
  public func rendered(
    _ format: RenderFormat, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> Rendered<Data> {
    try render(format, to: .data, scale: scale, options: options)
  }

  /// Writes the view to a file, whole or not at all; the extension of its name is the format.
  ///
  /// - Returns: What was noted.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    guard let format = RenderFormat(rawValue: url.pathExtension.lowercased()) else {
      throw EaselError(
        .unsupportedFormat,
        "the name “\(url.lastPathComponent)” must end in .pdf, .png or .svg",
        operation: "View.write", value: url.pathExtension)
    }
    return try render(format, to: .file(url), scale: scale, options: options).diagnostics
  }

  private func render(
    _ format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> Rendered<Data> {
    if bounds.isEmpty {
      if holdsConstraints {
        bounds.size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
      } else {
        sizeToFit()
      }
    }
    let size = frame.size
    switch format {
    case .pdf:
      let document = try PDFDocument(to: target, options: options)
      try document.page(size: size) { render(on: $0) }
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
}
