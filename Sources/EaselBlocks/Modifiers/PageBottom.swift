import EaselCanvas
import Foundation

extension Block {
  /// Places the block at the lower edge of its page, as wide as the paper and outside of the
  /// margins.
  ///
  /// ```swift
  /// let slip = Text("I order … copies.").padding(40).border(Tint.black).atPageBottom()
  /// ```
  ///
  /// The block is proposed the width of the trimmed page. It is on the page on which it would begin,
  /// or on the next page if the content, the footnotes and the footer leave too little height. The
  /// following blocks continue above it. Footnotes and the footer of the page move up. Several
  /// blocks are below one another, the first one at the top. A block that is larger than the page is
  /// an error of code `layoutOverflow`.
  ///
  /// In a row, and outside of the pages of a report, the modifier has no effect.
  public func atPageBottom() -> some Block { ModifiedBlock(self, PageBottomModifier(form: nil)) }

  /// Places a form at the lower edge of a page that has no other such block before it.
  ///
  /// Paper that is wider than the form is a warning.
  ///
  /// - Parameter form: The name of the form in the warning, and what its paper must be.
  package func atPageBottom(form: (name: String, paper: String)) -> some Block {
    ModifiedBlock(self, PageBottomModifier(form: form))
  }
}

private struct PageBottomModifier: NodeModifier {
  let form: (name: String, paper: String)?

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    PageBottomNode(node, form, inputs)
  }
}

/// The node of a block at the lower edge of its page.
private final class PageBottomNode: WrapperNode {
  /// The form that is alone at the edge of its page; `nil` for a block that shares the edge.
  private let form: (name: String, paper: String)?

  init(
    _ node: any LayoutNode, _ form: (name: String, paper: String)?, _ inputs: NodeInputs
  ) {
    self.form = form
    super.init(node, inputs)
  }

  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    guard let paper = page.paper, !page.isBesideOthers else {
      return content.fill(region, from: cursor, &page)
    }
    let fragment = content.place(ProposedSize(width: paper.width, height: nil))
    let need = page.notes.addedEdgeHeight(fragment, paper)
    let fits =
      need <= region.height + FlowRegion.tolerance && (form == nil || page.notes.edgePieces.isEmpty)
    // A block that fits on no page is placed on one without another such block.
    guard fits || page.isForced && region.isFresh && page.notes.edgePieces.isEmpty else {
      return .none(need: need)
    }
    if !fits || fragment.size.width > paper.width + FlowRegion.tolerance {
      page.note(
        .error, .layoutOverflow,
        "\(fragment.name) at the bottom of the page is "
          + "\(fragment.size.width.rounded()) × \(fragment.size.height.rounded()) points large, of "
          + "\(paper.width.rounded()) × \((region.height + paper.marginHeight).rounded()) points of "
          + "paper; give the page a larger size, or make the block smaller",
        fragment.namedPath ?? path, needed: fragment.size,
        available: CGSize(width: paper.width, height: region.height + paper.marginHeight))
    }
    if let form, fragment.size.width < paper.width - 1 {
      page.note(
        .warning, .unsupportedOption,
        "\(form.name) is \(fragment.size.width.rounded()) points wide, on paper of "
          + "\(paper.width.rounded()) points; \(form.paper)", fragment.namedPath ?? path,
        needed: fragment.size, available: CGSize(width: paper.width, height: fragment.size.height))
    }
    page.notes.addAtEdge(fragment, paper)
    return .whole(Fragment(size: .zero))
  }
}
