import EaselCanvas
import Foundation

extension Block {
  /// Adds padding, in points, on some sides of the block; `nil`, the default, uses the theme's
  /// padding.
  ///
  /// - Parameters:
  ///   - edges: The sides. The default is all four.
  ///   - length: The padding, in points. `nil` uses the theme's padding, which is 16 by default. A
  ///     negative padding lets the block extend beyond its frame. A length that is not finite is
  ///     ignored, with the diagnostic `invalidNumber`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some Block {
    ModifiedBlock(self, PaddingModifier(edges: edges, length: length))
  }

  /// Adds the same padding, in points, on all sides of the block.
  ///
  /// - Parameter length: The padding, in points. A negative padding lets the block extend beyond
  ///   its frame.
  public func padding(_ length: CGFloat) -> some Block {
    ModifiedBlock(self, PaddingModifier(edges: .all, length: length))
  }

  /// Adds padding, in points, with a length of its own on each side of the block.
  ///
  /// - Parameter insets: The padding of each side, in points.
  public func padding(_ insets: DirectionalEdgeInsets) -> some Block {
    ModifiedBlock(self, InsetsModifier(insets: insets))
  }
}

private struct PaddingModifier: NodeModifier {
  let edges: Edge.Set
  let length: CGFloat?

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let length = length ?? inputs.environment.defaultPadding
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    let insets = DirectionalEdgeInsets(
      top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
    return InsetsModifier(insets: insets).wrap(node, inputs)
  }
}

private struct InsetsModifier: NodeModifier {
  let insets: DirectionalEdgeInsets

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard lengths.allSatisfy(\.isFinite) else {
      inputs.note(
        .error, .invalidNumber,
        "the padding \(lengths) (top, leading, bottom, trailing) is ignored; give finite numbers",
        operation: "padding", value: "\(lengths)")
      return node
    }
    return PaddingNode(node, insets, inputs)
  }
}

/// The node of a block with padding.
private final class PaddingNode: WrapperNode {
  private let insets: DirectionalEdgeInsets

  init(_ content: any LayoutNode, _ insets: DirectionalEdgeInsets, _ inputs: NodeInputs) {
    self.insets = insets
    super.init(content, inputs)
  }

  override func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func size(_ proposal: ProposedSize, around content: CGSize) -> CGSize {
    CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  override func contentOrigin(
    _ content: LayoutDimensions, in size: CGSize, _ proposal: ProposedSize
  ) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  /// The region for the content; the bottom padding is reserved below its last piece.
  private func inner(_ region: FlowRegion, isStart: Bool) -> FlowRegion {
    var region = region
    region.width = max(0, region.width - insets.leading - insets.trailing)
    if isStart { region = region.belowPadding(insets.top) }
    region.tail += insets.bottom
    return region
  }

  /// Fills a region; the padding is above the first piece and below the last one only.
  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let top = cursor == .start ? insets.top : 0
    switch content.fill(inner(region, isStart: cursor == .start), from: cursor, &page) {
    case .whole(let fragment): return .whole(piece(fragment, top: top, bottom: insets.bottom))
    case .part(let fragment, let rest):
      return .part(piece(fragment, top: top, bottom: 0), rest: rest)
    case .none(let need): return .none(need: need + top)
    }
  }

  private func piece(_ fragment: Fragment, top: CGFloat, bottom: CGFloat) -> Fragment {
    placed(
      fragment, at: CGPoint(x: insets.leading, y: top),
      in: CGSize(
        width: fragment.size.width + insets.leading + insets.trailing,
        height: fragment.size.height + top + bottom
      ).usable)
  }
}
