import EaselCanvas
import Foundation

extension ScrollView {
  /// Returns one image for each page of the contents, in the order of ``pageRects``.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - time: The time of the view's clock in seconds; `nil` is the time of `options`, by default
  ///     the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  /// - Throws: `invalidSize` if the view has no size, and the diagnostics that the policy of the
  ///   options throws.
  public func images(
    scale: CGFloat = 1, at time: TimeInterval? = nil, options: RenderOptions = RenderOptions()
  ) throws -> [Image] {
    try pageSurfaces(scale, options.at(time)) { try $0.finishImage().output }
  }

  /// Writes the pages as PNG files into a folder: `name-1.png`, `name-2.png` and so on.
  ///
  /// All pages are drawn before the first file is written.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - name: The first part of the file names.
  ///   - scale: The number of pixels per point.
  ///   - time: The time of the view's clock in seconds; `nil` is the time of `options`, by default
  ///     the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  /// - Returns: The files in the order of the pages.
  /// - Throws: `invalidSize` if the view has no size, `outputFailed`, and the diagnostics that the
  ///   policy of the options throws.
  @discardableResult
  public func writePNGPages(
    to folder: URL, named name: String, scale: CGFloat = 1, at time: TimeInterval? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> [URL] {
    // No file is written if one of the pages cannot be drawn.
    let pages = try pageSurfaces(scale, options.at(time)) { try $0.finish().output }
    return try pages.enumerated().map { index, data in
      let url = folder.appendingPathComponent("\(name)-\(index + 1).png")
      _ = try OutputSink.deliver(data, to: .file(url), synchronizes: options.synchronizesFile)
      return url
    }
  }

  /// Draws each page on a bitmap and passes it to a closure.
  private func pageSurfaces<Result>(
    _ scale: CGFloat, _ options: RenderOptions, _ body: (BitmapSurface) throws -> Result
  ) throws -> [Result] {
    adoptFittingSizeIfEmpty()
    layoutIfNeeded()
    try requireSize()
    return try pageRects.map { page in
      let surface = try BitmapSurface(size: page.size, scale: scale, options: options)
      render(page, on: surface.canvas)
      return try body(surface)
    }
  }

  /// Draws the view scrolled to a page.
  func render(_ page: CGRect, on canvas: any Canvas) {
    guard !rendersViewportOnly else { return render(on: canvas) }
    let outer = canvas.context.skipsWhatIsOutside
    canvas.context.skipsWhatIsOutside = true
    defer { canvas.context.skipsWhatIsOutside = outer }
    showing(page) { render(on: canvas) }
  }

  var followsViewport: Bool { delegate != nil }

  /// Returns one drawing of all contents, composed of the pages.
  func drawingOfPages() -> PageDrawing {
    let (whole, own, pages) = (contentRect, bounds.size, pageRects)
    let size = CGSize(width: max(whole.width, own.width), height: max(whole.height, own.height))
    return PageDrawing(size: size) { canvas in
      for page in pages {
        canvas.withSavedState {
          canvas.translate(x: page.minX - whole.minX, y: page.minY - whole.minY)
          canvas.clip(to: Path(CGRect(origin: .zero, size: page.size)))
          self.render(page, on: canvas)
        }
      }
    }
  }

  /// Runs a closure while the view shows all of its contents; the layout for its own size stays.
  func showingEverything<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (whole, own) = (contentRect, bounds.size)
    let part = CGRect(
      x: whole.minX, y: whole.minY, width: max(whole.width, own.width),
      height: max(whole.height, own.height))
    keepsLayout = true
    defer { keepsLayout = false }
    return try showing(part, body)
  }

  /// Runs a closure while the view shows a part of its contents.
  private func showing<Result>(_ part: CGRect, _ body: () throws -> Result) rethrows -> Result {
    let own = bounds
    let outer = showsEverything
    showsEverything = true
    bounds = part
    defer {
      bounds = own
      showsEverything = outer
    }
    return try body()
  }
}
