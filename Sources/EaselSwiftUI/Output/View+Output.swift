import EaselBlocks
import EaselCanvas
import Foundation

// The functions of blocks with the same names draw in Easel's own theme. In a file that imports this
// module alone, these take their place: they draw a view as iOS does.

extension View {
  /// Writes the view to a PDF, PNG or SVG file, in the format of the file extension, as iOS draws it.
  ///
  /// ```swift
  /// try Text("Total").padding().write(to: URL(filePath: "card.png"), width: 320, scale: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file. It is written completely or not at all.
  ///   - width: The proposed width, in points; `nil` uses the ideal width.
  ///   - height: The proposed height, in points; `nil` uses the ideal height.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Returns: The diagnostics of the rendering.
  /// - Throws: What the function of blocks throws.
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

  /// Writes the view, laid out for a proposed size, to a PDF, PNG or SVG file, as iOS draws it.
  @discardableResult
  public func write(
    to url: URL, size: CGSize, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    try write(to: url, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// Writes the view to a PDF file with as many pages as it needs, as iOS draws it.
  @discardableResult
  public func write(
    to url: URL, pageSize: CGSize, margins: EdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "\(Self.self).write")
    return try pages(
      as: format, to: .file(url), pageSize: pageSize, margins: margins, options: options
    ).unreadDiagnostics
  }

  /// Renders the view as PDF, PNG or SVG, as iOS draws it, and returns the bytes of the file.
  public func data(
    as format: RenderFormat, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, width: width, height: height, scale: scale, options: options).output
  }

  /// Renders the view for a proposed size as PDF, PNG or SVG, as iOS draws it, and returns the bytes.
  public func data(
    as format: RenderFormat, size: CGSize, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data { try rendered(as: format, size: size, scale: scale, options: options).output }

  /// Renders the view as a PDF document with as many pages as it needs, as iOS draws it.
  public func data(
    as format: RenderFormat, pageSize: CGSize, margins: EdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, pageSize: pageSize, margins: margins, options: options).output
  }

  /// Renders the view as PDF, PNG or SVG, as iOS draws it, and returns the bytes with all diagnostics.
  public func rendered(
    as format: RenderFormat, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try render(
      as: format, to: .data, width: width, height: height, scale: scale, options: options)
  }

  /// Renders the view for a proposed size, as iOS draws it, and returns the bytes with all diagnostics.
  public func rendered(
    as format: RenderFormat, size: CGSize, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try rendered(
      as: format, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// Renders the view as pages of a PDF document, as iOS draws it, with all diagnostics.
  public func rendered(
    as format: RenderFormat, pageSize: CGSize, margins: EdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try pages(as: format, to: .data, pageSize: pageSize, margins: margins, options: options)
  }

  /// Renders the view as PDF, PNG or SVG, as iOS draws it, to a file, memory or a closure.
  @discardableResult
  public func render(
    as format: RenderFormat, to target: OutputTarget, width: CGFloat? = nil,
    height: CGFloat? = nil, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try options.withLocale {
      try inRenderingScope.render(
        as: format, to: target, width: width, height: height, scale: scale, options: options,
        in: .apple(ProposedViewSize(width: width, height: height), inPixels: format == .png))
    }
  }

  private func pages(
    as format: RenderFormat, to target: OutputTarget, pageSize: CGSize, margins: EdgeInsets?,
    options: RenderOptions
  ) throws -> RenderResult<Data> {
    try options.withLocale {
      try inRenderingScope.renderPages(
        as: format, to: target, pageSize: pageSize, margins: margins, options: options,
        in: .apple(ProposedViewSize(pageSize)))
    }
  }

  /// Renders the view as a bitmap image, as iOS draws it, on the color of the system's background.
  public func image(
    width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> UIImage {
    try options.withLocale {
      try inRenderingScope.image(
        width: width, height: height, scale: scale, options: options,
        in: .apple(ProposedViewSize(width: width, height: height), inPixels: true)
      ).output
    }
  }

  /// Renders the view for a proposed size as a bitmap image, as iOS draws it.
  public func image(
    size: CGSize, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> UIImage {
    try image(width: size.width, height: size.height, scale: scale, options: options)
  }

  /// Draws the view, as iOS does, on a canvas, in the upper left corner of a rectangle.
  public func draw(on canvas: any EaselCanvas.Canvas, in rect: CGRect) {
    inRenderingScope.draw(on: canvas, in: rect, in: .apple(ProposedViewSize(rect.size)))
  }

  /// Lays the view out, as iOS does, and returns the rectangles of the view and its content.
  public func layoutTree(
    width: CGFloat? = nil, height: CGFloat? = nil, options: RenderOptions = RenderOptions()
  ) -> LayoutTree {
    options.withLocale {
      inRenderingScope.layoutTree(
        width: width, height: height, options: options,
        in: .apple(ProposedViewSize(width: width, height: height)))
    }
  }
}

extension BlockSurroundings {
  /// The environment and state in which a view of this module is drawn.
  ///
  /// - Parameters:
  ///   - size: The size of the image or the page, for frames that are relative to it.
  ///   - inPixels: Whether texts take whole pixels.
  static func apple(_ size: ProposedViewSize, inPixels: Bool = false) -> BlockSurroundings {
    var environment = EnvironmentValues.apple(locale: RenderContext.currentLocale)
    environment.containerSize = size
    if inPixels { environment.roundsTextToPixels = true }
    return BlockSurroundings(environment)
  }
}
