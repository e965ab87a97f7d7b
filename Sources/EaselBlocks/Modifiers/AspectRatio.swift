import EaselCanvas
import Foundation

extension Block {
  /// Constrains the ratio of the block's width to its height; `nil`, the default, is the ratio of
  /// its ideal size.
  ///
  /// The block is proposed a size in that ratio. A block that does not take the proposed size, such
  /// as a text, has another ratio.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; `nil` uses the ratio of the block's ideal size. A
  ///     ratio that is not positive and finite is ignored, with the diagnostic `invalidSize`.
  ///   - contentMode: `.fit` keeps the block within the proposed size, `.fill` makes it cover that
  ///     size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: AspectMode) -> some Block {
    ModifiedBlock(self, AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Constrains the ratio of the block's width to its height to the ratio of a size.
  ///
  /// The block is proposed a size in that ratio. A block that does not take the proposed size, such
  /// as a text, has another ratio.
  ///
  /// - Parameters:
  ///   - ratio: The size whose width is divided by its height. A ratio that is not positive and
  ///     finite is ignored, with the diagnostic `invalidSize`.
  ///   - contentMode: `.fit` keeps the block within the proposed size, `.fill` makes it cover that
  ///     size.
  public func aspectRatio(_ ratio: CGSize, contentMode: AspectMode) -> some Block {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }

  /// Resizes the block to fit into the proposed size, with the ratio of its ideal size.
  public func scaledToFit() -> some Block { aspectRatio(contentMode: .fit) }

  /// Resizes the block to cover the proposed size, with the ratio of its ideal size.
  public func scaledToFill() -> some Block { aspectRatio(contentMode: .fill) }
}

/// The way in which a block with a fixed ratio fits the proposed size, like SwiftUI's
/// `ContentMode`.
public enum AspectMode: Hashable, CaseIterable, Sendable {
  /// Makes the block as large as possible within the proposed size.
  case fit
  /// Makes the block cover the proposed size; it may exceed that size in one direction.
  case fill
}

private struct AspectRatioModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let ratio: CGFloat?
  let mode: AspectMode

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    if let ratio, !(ratio > 0 && ratio.isFinite) {
      inputs.note(
        .error, .invalidSize,
        "an aspect ratio is \(ratio) and is ignored; give a positive, finite number",
        operation: "aspectRatio", value: "\(ratio)")
      return node
    }
    return AspectRatioNode(node, ratio: ratio, mode: mode, inputs)
  }
}

/// The node that constrains the ratio of a block's width to its height.
private final class AspectRatioNode: WrapperNode {
  private let ratio: CGFloat?
  private let mode: AspectMode
  private lazy var ideal = content.size(.unspecified)

  init(_ content: any LayoutNode, ratio: CGFloat?, mode: AspectMode, _ inputs: NodeInputs) {
    self.ratio = ratio
    self.mode = mode
    super.init(content, inputs)
  }

  override func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    // If nothing is proposed, the ideal size takes the place of the proposal.
    let space = proposal == .unspecified ? ProposedSize(ideal) : proposal
    switch (space.width, space.height) {
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = mode == .fit ? width <= height * ratio : width >= height * ratio
      return byWidth
        ? ProposedSize(width: width, height: width / ratio)
        : ProposedSize(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }

  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill { fillWhole(region, &page) }
}
