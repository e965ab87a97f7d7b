import EaselCanvas
import EaselViews
import Foundation

extension Block {
  /// Writes the block to a file, whole or not at all; the extension of its name is the format.
  ///
  /// ```swift
  /// try card.write(to: URL(filePath: "card.pdf"))                   // at its ideal size
  /// try card.write(to: URL(filePath: "card.png"), width: 320)       // as high as it needs
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - width: The proposed width in points; nil takes the ideal width.
  ///   - height: The proposed height in points; nil takes the ideal height.
  ///   - scale: Pixels to a point in PNG; the other formats have none.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for a name with another extension, `invalidSize` for a block that
  ///   has no size, `outputFailed`, and what the policy of the options throws.
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

  /// The bytes of a file in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - width: The proposed width in points; nil takes the ideal width.
  ///   - height: The proposed height in points; nil takes the ideal height.
  ///   - scale: Pixels to a point in PNG.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func data(
    as format: RenderFormat, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, width: width, height: height, scale: scale, options: options).output
  }

  /// The bytes of a file in a format, with all diagnostics.
  public func rendered(
    as format: RenderFormat, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try render(
      as: format, to: .data, width: width, height: height, scale: scale, options: options)
  }

  /// Draws the block in a format and hands it to a target.
  ///
  /// A PNG has the theme's paper behind it, and so has a PDF in dark appearance, whose pages are white
  /// otherwise; an SVG is transparent.
  @discardableResult
  public func render(
    as format: RenderFormat, to target: OutputTarget, width: CGFloat? = nil,
    height: CGFloat? = nil, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try laidOut(
      width: width, height: height, scale: scale, isImage: format != .pdf, options: options
    ) {
      rendering, fragment in
      let paper: CGSize? =
        switch format {
        case .png: fragment.size.wholePixels(scale: scale)
        case .pdf where rendering.outermostEnvironment.appearance == .dark: fragment.size
        default: nil
        }
      return try PageDrawing(size: fragment.size) { canvas in
        rendering.draw(fragment, on: canvas, paper: paper)
      }.render(as: format, to: target, scale: scale, options: options)
    }
  }

  /// The block as an image, with the theme's paper behind it.
  ///
  /// - Parameters:
  ///   - width: The proposed width in points; nil takes the ideal width.
  ///   - height: The proposed height in points; nil takes the ideal height.
  ///   - scale: Pixels to a point.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func image(
    width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Image {
    try laidOut(
      width: width, height: height, scale: scale, isImage: true, options: options
    ) {
      rendering, fragment in
      let surface = try BitmapSurface(size: fragment.size, scale: scale, options: options)
      surface.context.withLocale {
        rendering.draw(
          fragment, on: surface.canvas, paper: fragment.size.wholePixels(scale: scale))
      }
      return try surface.finishImage().output
    }
  }

  /// Draws the block into a rectangle of a canvas, which is proposed to it; it lies at the top left.
  ///
  /// ```swift
  /// try document.page(size: PageSize.a4) { canvas in
  ///   letterhead.draw(on: canvas, in: CGRect(x: 64, y: 40, width: 467, height: 80))
  /// }
  /// ```
  public func draw(on canvas: any Canvas, in rect: CGRect) {
    let context = canvas.context
    context.limits.withTextLimits {
      context.withLocale {
        let rendering = BlockRendering(self, in: context)
        let fragment = rendering.place(ProposedSize(rect.size))
        rendering.draw(fragment, on: canvas, at: rect.origin)
      }
    }
  }

  private func laidOut<Result>(
    width: CGFloat?, height: CGFloat?, scale: CGFloat, isImage: Bool, options: RenderOptions,
    _ body: (BlockRendering, Fragment) throws -> Result
  ) throws -> Result {
    try options.limits.withTextLimits {
      try options.withLocale {
        let rendering = BlockRendering(
          self, options: options, displayScale: scale, isImage: isImage)
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
  /// The size in points of all pixels that a bitmap of this size has, which are whole.
  fileprivate func wholePixels(scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return self }
    return CGSize(
      width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }
}

extension BlockRendering {
  /// Draws a fragment, and hands what was noted to the canvas's context.
  ///
  /// - Parameter paper: The size that the theme's paper fills; nil for none.
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
    withRoom { fragment.draw(on: canvas, at: origin) }
    session.report(to: canvas.context)
  }
}
