import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of a report: the sizes and positions of all blocks on its pages, for tests.
///
/// ```swift
/// let report = Report("March", language: "en") { Text("119 €").id("total") }
/// let tree = try report.layoutTree()
/// let count = tree.pages.count
/// let frame = tree.pages[0].frame(of: "total")
/// let json = try JSONEncoder().encode(tree)
/// ```
public struct ReportLayout: Encodable, Sendable {
  /// The layout of one page: its size, its content rectangle, and the rectangles of its blocks.
  public struct Page: Encodable, Sendable {
    /// The position of the page in the document, from 1, as in a PDF viewer.
    public var number: Int
    /// The width and height of the page including the bleed, in points.
    public var size: CGSize
    /// The rectangle of the flowing content inside of the margins, in points from the top left
    /// corner.
    ///
    /// With a bleed, the corner is that of the printed area.
    public var content: CGRect
    /// The item of the flowing content, which contains its blocks, then one item for each footnote.
    ///
    /// Rectangles are in points from the top left corner of the page; with a bleed, of the printed
    /// area. A page that is filled by footnotes has no item for the flowing content, and a blank
    /// page has none at all. Headers, footers and backgrounds are not included.
    public var items: [LayoutTree.Item]

    /// Returns the rectangle in points of the first block with an id on the page; `nil` if there is
    /// none.
    ///
    /// Identities are compared as text: `1` and `"1"` are equal.
    ///
    /// - Parameter id: The id of the block, as given to `id(_:)`.
    public func frame(of id: some Hashable) -> CGRect? {
      for item in items {
        if let frame = item.frame(of: id) { return frame }
      }
      return nil
    }
  }

  /// The pages in the order of the document, including the blank ones before a left or right page.
  public var pages: [Page]
  /// The diagnostics, such as warnings and errors, that were noted during the layout.
  public var diagnostics: [Diagnostic]
}

extension Report {
  /// Lays out the report and returns the rectangle and the source location of each block on its
  /// page.
  ///
  /// - Parameter options: The appearance, locale and limits.
  /// - Throws: `unsupportedOption` for asynchronous rows, `invalidSize` if margins, header and
  ///   footer leave no space.
  public func layoutTree(options: RenderOptions = RenderOptions()) throws -> ReportLayout {
    let options = completed(options)
    let target = RecordedPageTarget(RenderContext(options))
    let rendering = ReportRendering(self, to: target, options)
    // The pages of a list of contents are drawn last, and are in front of other pages.
    var drawn: [ReportLayout.Page] = []
    rendering.run.onPage = { geometry, content in
      drawn.append(
        ReportLayout.Page(
          number: 0, size: geometry.sheet, content: geometry.content,
          items: content.map { LayoutTree.Item($0.fragment, at: $0.frame.origin) }))
    }
    try rendering.finish()
    let pages = target.pages.enumerated().map { index, page in
      var layout = drawn[page.number - 1]
      layout.number = index + 1
      return layout
    }
    return ReportLayout(pages: pages, diagnostics: target.context.diagnostics)
  }
}
