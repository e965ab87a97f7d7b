import EaselBlocks
import EaselCanvas
import Foundation

/// What the pages of one ``Pages`` have in common.
final class PagesSettings {
  let style: PageStyle
  let numbering: PageNumbering
  let inputs: NodeInputs
  private let blocks: [PagePart: (ReportPage) -> any Block]

  init(
    _ style: PageStyle, _ numbering: PageNumbering, _ inputs: NodeInputs,
    _ blocks: [PagePart: (ReportPage) -> any Block]
  ) {
    self.style = style
    self.numbering = numbering
    self.inputs = inputs
    self.blocks = blocks
  }

  /// The settings of a ``Pages``.
  convenience init(_ node: PagesNode) {
    let pages = node.pages
    self.init(
      pages.style, pages.numbering, node.inputs,
      [.header: pages.header, .footer: pages.footer, .background: pages.background])
  }

  /// The points between a head or a foot and the contents.
  static let gap: CGFloat = 14
  /// The least distance of heads and feet from the edges of the page: what printers reach.
  static let edge: CGFloat = 28

  var isRightToLeft: Bool { inputs.environment.layoutDirection == .rightToLeft }

  /// The margins on a page of a side.
  func margins(
    _ side: PageSide
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    style.margins(
      on: side, inputs.environment.theme.spacing.pageMargins, isRightToLeft: isRightToLeft)
  }

  /// Lays a head, a foot or a background out.
  ///
  /// - Parameters:
  ///   - part: Which of them.
  ///   - page: What it is told.
  ///   - size: The room for it.
  func layOut(_ part: PagePart, _ page: ReportPage, _ size: CGSize) -> Fragment {
    inputs.session.withPassingNodes { placed(part, page, size) }
  }

  private func placed(_ part: PagePart, _ page: ReportPage, _ size: CGSize) -> Fragment {
    guard let make = blocks[part] else { return Fragment(size: .zero) }
    let inner = inputs.entering(.text(part.name), stackAxis: .vertical)
    let block = inner.run { make(page) }
    guard !(block is EmptyBlock) else { return Fragment(size: .zero) }
    guard part != .background else {
      return inner.node(of: block).place(ProposedSize(size))
    }
    let nodes = inner.nodes(
      of: AnyBlock(block).font(.footnote).foregroundStyle(.secondary))
    let alignment = part == .header ? HorizontalAlignment.leading : .center
    return StackNode(nodes, axis: .vertical, alignment: alignment.key, spacing: nil, inner)
      .place(ProposedSize(width: size.width, height: nil))
  }
}

/// What a page has besides what flows.
enum PagePart: Hashable {
  case header
  case footer
  case background

  var name: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    }
  }

  /// What it is to whoever hears the document.
  var artifact: MarkedContent.Artifact {
    switch self {
    case .header: .header
    case .footer: .footer
    case .background: .background
    }
  }
}
