import EaselCanvas
import Foundation

extension Block {
  /// Writes the block to a PDF file with as many pages as it needs.
  ///
  /// ```swift
  /// try VStack(alignment: .leading) {
  ///   ForEach(1..<200) { Text("Booking \($0)") }
  /// }
  /// .write(to: URL(filePath: "report.pdf"), pageSize: PageSize.a4)
  /// ```
  ///
  /// Stacks break between and within their blocks, texts between lines. Any other block moves to
  /// the next page.
  ///
  /// - Parameters:
  ///   - url: The file, whose extension is `pdf`.
  ///   - pageSize: The width and height of the pages, in points.
  ///   - margins: The margins of the pages, in points; `nil` uses the theme's.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Returns: The diagnostics of the rendering.
  /// - Throws: `unsupportedFormat` for another file extension, `invalidSize` if the margins leave
  ///   no space, `outputFailed` if the file cannot be written, and the diagnostics that the policy
  ///   of the options throws.
  @discardableResult
  public func write(
    to url: URL, pageSize: CGSize, margins: DirectionalEdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "\(Self.self).write")
    return try renderPages(
      as: format, to: .file(url), pageSize: pageSize, margins: margins, options: options
    ).unreadDiagnostics
  }

  /// Renders the block as a PDF document with as many pages as it needs and returns its bytes.
  ///
  /// - Parameters:
  ///   - format: The format, which must be `.pdf`.
  ///   - pageSize: The width and height of the pages, in points.
  ///   - margins: The margins of the pages, in points; `nil` uses the theme's.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `unsupportedFormat` for another format, `invalidSize` if the margins leave no space,
  ///   and the diagnostics that the policy of the options throws.
  public func data(
    as format: RenderFormat, pageSize: CGSize, margins: DirectionalEdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, pageSize: pageSize, margins: margins, options: options).output
  }

  /// Renders the block as a PDF document with as many pages as it needs and returns its bytes with
  /// all diagnostics.
  ///
  /// - Parameters:
  ///   - format: The format, which must be `.pdf`.
  ///   - pageSize: The width and height of the pages, in points.
  ///   - margins: The margins of the pages, in points; `nil` uses the theme's.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `unsupportedFormat` for another format, `invalidSize` if the margins leave no space,
  ///   and the diagnostics that the policy of the options throws.
  public func rendered(
    as format: RenderFormat, pageSize: CGSize, margins: DirectionalEdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try renderPages(
      as: format, to: .data, pageSize: pageSize, margins: margins, options: options)
  }

  private func renderPages(
    as format: RenderFormat, to target: OutputTarget, pageSize: CGSize,
    margins: DirectionalEdgeInsets?, options: RenderOptions
  ) throws -> RenderResult<Data> {
    try renderPages(
      as: format, to: target, pageSize: pageSize, margins: margins, options: options,
      in: BlockSurroundings())
  }

  /// Renders the block as pages in an environment, with the state of an earlier rendering.
  package func renderPages(
    as format: RenderFormat, to target: OutputTarget, pageSize: CGSize,
    margins: DirectionalEdgeInsets?, options: RenderOptions, in surroundings: BlockSurroundings
  ) throws -> RenderResult<Data> {
    guard format == .pdf else {
      throw EaselError(
        .unsupportedFormat,
        "only PDF has pages; leave pageSize out for a single \(format.rawValue) file",
        operation: "\(Self.self).write", value: format.rawValue)
    }
    return try options.limits.withTextLimits {
      try options.withLocale {
        let rendering = BlockRendering(self, options: options, in: surroundings)
        let margins = margins ?? rendering.outermostEnvironment.theme.spacing.pageMargins
        return try rendering.renderPages(
          size: pageSize, margins: margins, to: target, options: options)
      }
    }
  }
}

extension BlockRendering {
  fileprivate func renderPages(
    size: CGSize, margins: DirectionalEdgeInsets, to target: OutputTarget, options: RenderOptions
  ) throws -> RenderResult<Data> {
    let environment = outermostEnvironment
    let isMirrored = environment.layoutDirection == .rightToLeft
    let left = isMirrored ? margins.trailing : margins.leading
    let box = CGRect(
      x: left, y: margins.top, width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      throw EaselError(
        .invalidSize,
        "the margins leave \(box.width) × \(box.height) points of a page of \(size.width) × "
          + "\(size.height); make them smaller", operation: "pages",
        value: "\(box.width) × \(box.height)")
    }
    let document = try PDFDocument(to: target, options: options)
    var flow = PageFlow(self, size: box.size)
    while let fragment = flow.next() {
      try document.page(size: size) { canvas in
        let overflows =
          fragment.size.height > box.height + FlowRegion.tolerance
          || fragment.size.width > box.width + FlowRegion.tolerance
        canvas.withSavedState {
          if overflows {
            // Content larger than the page is clipped at the end of the margins box and at the
            // page's sides.
            canvas.clip(to: CGRect(x: 0, y: box.minY, width: size.width, height: box.height))
          }
          let x = isMirrored ? box.maxX - fragment.size.width : box.minX
          draw(
            fragment, on: canvas, at: CGPoint(x: x, y: box.minY),
            paper: environment.appearance == .dark ? size : nil)
        }
      }
    }
    session.finish(document.context)
    return try document.finish()
  }
}
