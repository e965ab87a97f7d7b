import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets a title that page headers and footers can show from the block's first page on, until
  /// another one is set.
  ///
  /// A header reads the titles as ``ReportPage/firstTitle`` and ``ReportPage/lastTitle``, for
  /// example to show the first and the last article of a page.
  public func runningTitle(_ title: some StringProtocol) -> some Block {
    ModifiedBlock(self, RunningTitleModifier(title: String(title)))
  }
}

private struct RunningTitleModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let title: String

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let event = PageEvent.mark(RunningTitleMark(title: title))
    return PieceNode(node, inputs) { fragment, position in
      guard position.isFirst else { return fragment }
      return Fragment(
        size: fragment.size, children: [Fragment.Child(fragment, at: .zero)],
        drawing: RunningTitleDrawing(event: event))
    }
  }
}

/// Draws a block and passes the title to its page.
private struct RunningTitleDrawing: MarkingDrawing {
  let event: PageEvent?

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    fragment.drawChildren(on: canvas, at: origin)
  }
}
