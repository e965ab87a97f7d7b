import EaselBlocks
import EaselCanvas
import Foundation

/// The sizes and positions of everything on the pages of a report, as numbers.
///
/// ```swift
/// let tree = report.layoutTree()
/// tree.pages.count
/// tree.pages[0].frame(of: "total")
/// let json = try JSONEncoder().encode(tree)
/// ```
public struct ReportLayout: Encodable, Sendable {
  /// One page.
  public struct Page: Encodable, Sendable {
    /// The page's number in the document, from 1.
    public var number: Int
    /// Width and height in points.
    public var size: CGSize
    /// The room for what flows.
    public var content: CGRect
    /// What flows and the notes beneath it, from the page's top left corner.
    public var items: [LayoutTree.Item]

    /// The rectangle of the first block with an identity; nil where there is none.
    public func frame(of id: some Hashable) -> CGRect? {
      for item in items {
        if let frame = item.frame(of: id) { return frame }
      }
      return nil
    }
  }

  /// The pages in the order in which they were laid out: lists of contents are the last ones.
  public var pages: [Page]
  /// The diagnostics of the layout.
  public var diagnostics: [Diagnostic]
}

extension Report {
  /// Lays the report out, and gives the rectangles of all blocks with the lines of the source that
  /// they come from.
  public func layoutTree(options: RenderOptions = RenderOptions()) throws -> ReportLayout {
    let options = completed(options)
    let target = RecordedPageTarget(RenderContext(options))
    let rendering = ReportRendering(self, to: target, options)
    var pages: [ReportLayout.Page] = []
    rendering.run.onPage = { number, geometry, content in
      pages.append(
        ReportLayout.Page(
          number: number, size: geometry.sheet, content: geometry.content,
          items: content.map { LayoutTree.Item($0.fragment, at: $0.frame.origin) }))
    }
    try rendering.finish()
    return ReportLayout(pages: pages, diagnostics: target.context.diagnostics)
  }
}
