import EaselBlocks
import EaselCanvas
import Foundation

extension Report {
  /// The pages as images, with the theme's paper behind them.
  ///
  /// ```swift
  /// let thumbnail = try report.images(scale: 0.25)[0]
  /// ```
  ///
  /// All pages are kept until the last one is laid out.
  ///
  /// - Parameters:
  ///   - scale: Pixels to a point.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func images(scale: CGFloat = 2, options: RenderOptions = RenderOptions()) throws -> [Image]
  {
    let options = completed(options)
    let pages = RecordedPageTarget(RenderContext(options))
    try ReportRendering(self, to: pages, options).finish()
    return try images(pages, scale, options)
  }

  /// The pages as images, with the theme's paper behind them; waits for asynchronous rows.
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
    // What was noted while pages were laid out is noted by the image of the first one.
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
