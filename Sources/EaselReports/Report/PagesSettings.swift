import EaselBlocks
import EaselCanvas
import Foundation

/// The settings that the pages of one ``Pages`` have in common.
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

  /// Makes the settings of a ``Pages``.
  convenience init(_ node: PagesNode) {
    let pages = node.pages
    self.init(
      pages.style, pages.numbering, node.inputs,
      [.header: pages.header, .footer: pages.footer, .background: pages.background])
  }

  /// The distance between a header or footer and the content, in points.
  static let gap: CGFloat = 14
  /// The minimum distance of headers and footers from the edges of the page, which printers can
  /// print on, in points.
  static let edge: CGFloat = 28

  var isRightToLeft: Bool { inputs.environment.layoutDirection == .rightToLeft }

  /// Returns the margins on a page of a side.
  func margins(
    _ side: PageSide
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    style.margins(
      on: side, inputs.environment.theme.spacing.pageMargins, isRightToLeft: isRightToLeft)
  }

  /// Lays out a header, footer or background.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - page: The page for its closure.
  ///   - size: The available size.
  func layOut(_ part: PagePart, _ page: ReportPage, _ size: CGSize) -> Fragment {
    inputs.session.withPassingNodes { placed(part, page, size) }
  }

  private func placed(_ part: PagePart, _ page: ReportPage, _ size: CGSize) -> Fragment {
    guard let make = blocks[part] else { return Fragment(size: .zero) }
    let inner = inputs.entering(.text(part.name), stackAxis: .vertical)
    let block = inner.run { make(page) }
    guard !(block is EmptyBlock) else { return Fragment(size: .zero) }
    guard part != .background else {
      let node = inner.node(of: block)
      noteFootnotes(of: node, in: part)
      return node.place(ProposedSize(size))
    }
    // Pages share the environment, and so the style of their texts.
    var styled = inner
    styled.environment = inner.environment.variant(PagesSettings.self) {
      $0.font = .footnote
      $0.setForegroundStyle(.secondary)
    }
    let nodes = styled.nodes(of: block)
    let alignment = part == .header ? HorizontalAlignment.leading : .center
    let column = StackNode(nodes, axis: .vertical, alignment: alignment.key, spacing: nil, inner)
    noteFootnotes(of: column, in: part)
    return column.place(ProposedSize(width: size.width, height: nil))
  }

  /// Notes footnotes in a part that every page repeats; only their numbers are drawn.
  private func noteFootnotes(of node: any LayoutNode, in part: PagePart) {
    guard !node.notes.isEmpty else { return }
    inputs.note(
      .warning, .unsupportedOption,
      "a footnote in the \(part.name) of the pages would be repeated on each page and is left out; put "
        + "it into the content", operation: "Pages")
  }
}

/// The parts of a page besides the flowing content.
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

  /// The artifact type, by which screen readers skip the part.
  var artifact: MarkedContent.Artifact {
    switch self {
    case .header: .header
    case .footer: .footer
    case .background: .background
    }
  }
}
