import EaselBlocks
import EaselCanvas
import Foundation

extension Report {
  /// Returns an image of each page, on the paper color of the theme, with 2 pixels per point by
  /// default.
  ///
  /// ```swift
  /// let report = Report("March", language: "en") { Text("Hello") }
  /// let thumbnail = try report.images(scale: 0.25)[0]
  /// ```
  ///
  /// All pages are in memory until the last one is laid out.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  /// - Returns: The images, one for each page.
  /// - Throws: `unsupportedOption` for asynchronous rows, `invalidSize` if margins, header and
  ///   footer leave no space, and the diagnostics that the policy of the options throws.
  public func images(scale: CGFloat = 2, options: RenderOptions = RenderOptions()) throws -> [Image]
  {
    let options = completed(options)
    let pages = RecordedPageTarget(RenderContext(options))
    try ReportRendering(self, to: pages, options).finish()
    return try images(pages, scale, options)
  }

  /// Returns an image of each page, with 2 pixels per point by default, and waits for tables with
  /// asynchronous rows.
  ///
  /// The images have the paper color of the theme. All pages are in memory until the last one is
  /// laid out.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - isolation: The actor that reads the rows; by default that of the caller.
  /// - Returns: The images, one for each page.
  /// - Throws: Errors of the rows, `invalidSize` if margins, header and footer leave no space, and
  ///   the diagnostics that the policy of the options throws.
  public func images(
    scale: CGFloat = 2, options: RenderOptions = RenderOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [Image] {
    let options = completed(options)
    let pages = RecordedPageTarget(RenderContext(options))
    try await ReportRendering(self, to: pages, options).finish(isolation)
    return try images(pages, scale, options)
  }

  private func images(
    _ target: RecordedPageTarget, _ scale: CGFloat, _ options: RenderOptions
  ) throws -> [Image] {
    // The diagnostics of the layout are noted again by the first image, which applies the policy to
    // them.
    let noted = target.context.diagnostics
    return try target.pages.enumerated().map { index, page in
      let surface = try BitmapSurface(size: page.size, scale: scale, options: options)
      if index == 0 { for diagnostic in noted { surface.context.note(diagnostic) } }
      surface.canvas.fill(
        CGRect(origin: .zero, size: page.size),
        with: .color(theme.colors.paper.resolved(for: options.appearance)))
      for recording in page.recordings { recording.replay(on: surface.canvas) }
      return try surface.finishImage().output
    }
  }
}
