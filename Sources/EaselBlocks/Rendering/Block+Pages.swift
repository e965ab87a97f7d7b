import EaselCanvas
import EaselViews
import Foundation

extension Block {
  /// Writes the block to a PDF file over as many pages as it needs.
  ///
  /// ```swift
  /// try VStack(alignment: .leading) {
  ///   ForEach(paragraphs, id: \.self) { Text($0) }
  /// }
  /// .write(to: URL(filePath: "report.pdf"), pageSize: PageSize.a4)
  /// ```
  ///
  /// Stacks break between and within their blocks, texts between lines; everything else moves to
  /// the next page.
  ///
  /// - Parameters:
  ///   - url: The file, whose extension is `pdf`.
  ///   - pageSize: Width and height of the pages in points.
  ///   - margins: The room around the contents; nil takes the theme's.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for another extension, `invalidSize` for margins that leave no
  ///   room, `outputFailed`, and what the policy of the options throws.
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

  /// The bytes of a PDF document of as many pages as the block needs.
  public func data(
    as format: RenderFormat, pageSize: CGSize, margins: DirectionalEdgeInsets? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, pageSize: pageSize, margins: margins, options: options).output
  }

  /// The bytes of a PDF document of as many pages as the block needs, with all diagnostics.
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
    guard format == .pdf else {
      throw EaselError(
        .unsupportedFormat,
        "only PDF has pages; leave pageSize out for a single \(format.rawValue) file",
        operation: "\(Self.self).write", value: format.rawValue)
    }
    return try options.limits.withTextLimits {
      try options.withLocale {
        let rendering = BlockRendering(self, options: options)
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
            // What is too large ends with the page's contents, sides and all.
            canvas.clip(to: CGRect(x: 0, y: box.minY, width: size.width, height: box.height))
          }
          let x = isMirrored ? box.maxX - fragment.size.width : box.minX
          draw(
            fragment, on: canvas, at: CGPoint(x: x, y: box.minY),
            paper: environment.appearance == .dark ? size : nil)
        }
      }
    }
    session.report(to: document.context)
    return try document.finish()
  }
}
