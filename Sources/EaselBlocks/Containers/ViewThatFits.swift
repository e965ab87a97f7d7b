import EaselCanvas
import Foundation

/// The first of several blocks that fits the room that is proposed, else the last one.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("Net income before tax")
///   Text("Net income")
///   Text("Net")
/// }
/// ```
///
/// A block fits where its ideal size on the axes is at most what is proposed; on an axis without a
/// proposal everything fits.
public struct ViewThatFits<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let axes: Axis.Set
  let source: SourceLocation
  let content: Content

  /// Makes a choice of blocks.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a block has to fit.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], file: StaticString = #fileID,
    line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    self.axes = axes
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("ViewThatFits", source)
    return FittingNode(inputs.nodes(of: content), axes)
  }
}

/// Stands for the first of its children that fits.
private final class FittingNode: LayoutNode {
  private let children: [any LayoutNode]
  private let axes: Axis.Set
  let traits: NodeTraits
  private var sizes = SizeCache()

  init(_ children: [any LayoutNode], _ axes: Axis.Set) {
    self.children = children
    self.axes = axes
    traits = NodeTraits(guides: children.reduce(into: []) { $0.formUnion($1.traits.guides) })
  }

  /// The child for a proposal.
  private func chosen(_ proposal: ProposedSize) -> (any LayoutNode)? {
    let proposal = proposal.sanitized
    // The other axis is proposed as it is: a text is as high as it becomes in that width.
    let ideal = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for child in children.dropLast() {
      let size = child.size(ideal)
      if fits(size.width, proposal.width, .horizontal)
        && fits(size.height, proposal.height, .vertical)
      {
        return child
      }
    }
    return children.last
  }

  private func fits(_ length: CGFloat, _ proposed: CGFloat?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let proposed else { return true }
    return length <= proposed + FlowRegion.tolerance
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    if StackSpace.isShort { return StackSpace.onLargerStack { self.size(proposal) } }
    let proposal = proposal.sanitized
    // Choices within choices would double the questions at each level.
    if let size = sizes[proposal] { return size }
    let size = chosen(proposal)?.size(proposal) ?? .zero
    sizes[proposal] = size
    return size
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    return chosen(proposal)?.place(proposal) ?? Fragment(size: .zero)
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    if StackSpace.isShort { return StackSpace.onLargerStack { explicitGuide(key, proposal) } }
    return chosen(proposal)?.explicitGuide(key, proposal)
  }

  private func chosen(_ region: FlowRegion) -> (any LayoutNode)? {
    // A flow goes on overleaf, so that the width alone decides.
    chosen(ProposedSize(width: region.width, height: nil))
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    chosen(region)?.fill(region, from: cursor, &page) ?? fillWhole(region, &page)
  }
}
