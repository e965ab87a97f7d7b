import EaselCanvas
import Foundation

extension Block {
  /// Writes the block to a PDF, PNG or SVG file, in the format of the file extension.
  ///
  /// The file is written completely or not at all.
  ///
  /// ```swift
  /// let card = Text("Total").padding()
  /// try card.write(to: URL(filePath: "card.pdf"))                   // in its ideal size
  /// try card.write(to: URL(filePath: "card.png"), width: 320)       // as high as it needs
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - width: The proposed width, in points; `nil` uses the ideal width. NaN counts as `nil`, with
  ///     the diagnostic `invalidSize`.
  ///   - height: The proposed height, in points; `nil` uses the ideal height. NaN counts as `nil`,
  ///     with the diagnostic `invalidSize`.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Returns: The diagnostics of the rendering.
  /// - Throws: `unsupportedFormat` for another file extension, `invalidSize` if the block has no
  ///   size or one beyond the format's limits, `invalidNumber` for an invalid scale of PNG,
  ///   `outputFailed` if the file cannot be written, and the diagnostics that the policy of the
  ///   options throws.
  @discardableResult
  public func write(
    to url: URL, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "\(Self.self).write")
    return try render(
      as: format, to: .file(url), width: width, height: height, scale: scale, options: options
    ).unreadDiagnostics
  }

  /// Renders the block as PDF, PNG or SVG and returns the bytes of the file.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - width: The proposed width, in points; `nil` uses the ideal width. NaN counts as `nil`, with
  ///     the diagnostic `invalidSize`.
  ///   - height: The proposed height, in points; `nil` uses the ideal height. NaN counts as `nil`,
  ///     with the diagnostic `invalidSize`.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the format's limits,
  ///   `invalidNumber` for an invalid scale of PNG, and the diagnostics that the policy of the
  ///   options throws.
  public func data(
    as format: RenderFormat, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, width: width, height: height, scale: scale, options: options).output
  }

  /// Renders the block as PDF, PNG or SVG and returns the bytes of the file with all diagnostics.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - width: The proposed width, in points; `nil` uses the ideal width. NaN counts as `nil`, with
  ///     the diagnostic `invalidSize`.
  ///   - height: The proposed height, in points; `nil` uses the ideal height. NaN counts as `nil`,
  ///     with the diagnostic `invalidSize`.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the format's limits,
  ///   `invalidNumber` for an invalid scale of PNG, and the diagnostics that the policy of the
  ///   options throws.
  public func rendered(
    as format: RenderFormat, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try render(
      as: format, to: .data, width: width, height: height, scale: scale, options: options)
  }

  /// Renders the block as PDF, PNG or SVG and writes it to a file, memory or a closure.
  ///
  /// The background of a PNG is the theme's paper color, and so is that of a PDF in dark
  /// appearance. A PDF in light appearance and an SVG have no background.
  ///
  /// - Parameters:
  ///   - format: The format of the output.
  ///   - target: The target of the output.
  ///   - width: The proposed width, in points; `nil` uses the ideal width. NaN counts as `nil`, with
  ///     the diagnostic `invalidSize`.
  ///   - height: The proposed height, in points; `nil` uses the ideal height. NaN counts as `nil`,
  ///     with the diagnostic `invalidSize`.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the format's limits,
  ///   `invalidNumber` for an invalid scale of PNG, `outputFailed` if the target cannot be written,
  ///   and the diagnostics that the policy of the options throws.
  @discardableResult
  public func render(
    as format: RenderFormat, to target: OutputTarget, width: CGFloat? = nil,
    height: CGFloat? = nil, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try render(
      as: format, to: target, width: width, height: height, scale: scale, options: options,
      in: BlockSurroundings())
  }

  /// Renders the block in an environment, with the state of an earlier rendering.
  package func render(
    as format: RenderFormat, to target: OutputTarget, width: CGFloat?, height: CGFloat?,
    scale: CGFloat, options: RenderOptions, in surroundings: BlockSurroundings
  ) throws -> RenderResult<Data> {
    try laidOut(
      width: width, height: height, scale: format == .png ? scale : 1, isImage: format != .pdf,
      options: options, in: surroundings
    ) {
      rendering, fragment in
      let paper: CGSize? =
        switch format {
        case _ where surroundings.isTransparent: nil
        case .png: fragment.size.wholePixels(scale: scale)
        case .pdf where rendering.outermostEnvironment.appearance == .dark: fragment.size
        default: nil
        }
      return try PageDrawing(size: fragment.size) { canvas in
        rendering.draw(fragment, on: canvas, paper: paper)
      }.render(as: format, to: target, scale: scale, options: options)
    }
  }

  /// Renders the block as a bitmap image, with the theme's paper color as its background.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points; `nil` uses the ideal width. NaN counts as `nil`, with
  ///     the diagnostic `invalidSize`.
  ///   - height: The proposed height, in points; `nil` uses the ideal height. NaN counts as `nil`,
  ///     with the diagnostic `invalidSize`.
  ///   - scale: The number of pixels per point, from 0.01 to 100.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the limits of bitmaps,
  ///   `invalidNumber` for an invalid scale, and the diagnostics that the policy of the options
  ///   throws.
  public func image(
    width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Image {
    try image(
      width: width, height: height, scale: scale, options: options, in: BlockSurroundings()
    ).output
  }

  /// Renders the block as a bitmap image in an environment, with the state of an earlier rendering.
  package func image(
    width: CGFloat?, height: CGFloat?, scale: CGFloat, options: RenderOptions,
    in surroundings: BlockSurroundings
  ) throws -> RenderResult<Image> {
    try laidOut(
      width: width, height: height, scale: scale, isImage: true, options: options, in: surroundings
    ) {
      rendering, fragment in
      let surface = try BitmapSurface(size: fragment.size, scale: scale, options: options)
      surface.context.withLocale {
        rendering.draw(
          fragment, on: surface.canvas,
          paper: surroundings.isTransparent ? nil : fragment.size.wholePixels(scale: scale))
      }
      return try surface.finishImage()
    }
  }

  /// Draws the block on a canvas, in the upper left corner of a rectangle whose size is proposed to
  /// the block.
  ///
  /// ```swift
  /// let letterhead = Text("Easel Ltd.").font(.headline)
  /// letterhead.draw(on: canvas, in: CGRect(x: 64, y: 40, width: 467, height: 80))
  /// ```
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - rect: The rectangle, in points.
  public func draw(on canvas: any Canvas, in rect: CGRect) {
    draw(on: canvas, in: rect, in: BlockSurroundings())
  }

  /// Draws the block on a canvas in an environment, unless a drawing closure of a block does so.
  package func draw(on canvas: any Canvas, in rect: CGRect, in surroundings: BlockSurroundings) {
    let context = canvas.context
    context.limits.withTextLimits {
      context.withLocale {
        let rendering = BlockRendering(self, in: context, surroundings)
        let fragment = rendering.place(ProposedSize(rect.size))
        rendering.draw(fragment, on: canvas, at: rect.origin)
      }
    }
  }

  private func laidOut<Result>(
    width: CGFloat?, height: CGFloat?, scale: CGFloat, isImage: Bool, options: RenderOptions,
    in surroundings: BlockSurroundings, _ body: (BlockRendering, Fragment) throws -> Result
  ) throws -> Result {
    try options.limits.withTextLimits {
      try options.withLocale {
        let rendering = BlockRendering(
          self, options: options, displayScale: scale, isImage: isImage, in: surroundings)
        let fragment = rendering.place(ProposedSize(width: width, height: height))
        guard fragment.size.width > 0, fragment.size.height > 0 else {
          throw EaselError(
            .invalidSize,
            "the block has no size (\(fragment.size.width) × \(fragment.size.height) points); "
              + "give it content or a frame, such as .frame(width: 400, height: 300)",
            operation: "render", value: "\(fragment.size.width) × \(fragment.size.height)")
        }
        return try body(rendering, fragment)
      }
    }
  }
}

extension CGSize {
  /// The size in points of the whole pixels in a bitmap of this size.
  fileprivate func wholePixels(scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return self }
    return CGSize(
      width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }
}

extension BlockRendering {
  /// Draws a fragment and passes the diagnostics to the canvas's context.
  ///
  /// - Parameter paper: The size to fill with the theme's paper color; `nil` for none.
  package func draw(
    _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint = .zero, paper: CGSize? = nil
  ) {
    session.report(to: canvas.context)
    if let paper {
      let environment = outermostEnvironment
      canvas.withMarkedContent(.artifact) {
        canvas.fill(
          CGRect(origin: .zero, size: paper),
          with: .color(environment.theme.colors.paper.resolved(for: environment.appearance)))
      }
    }
    withSpace { fragment.draw(on: canvas, at: origin) }
    session.report(to: canvas.context)
  }
}
