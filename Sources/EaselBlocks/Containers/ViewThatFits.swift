import EaselCanvas
import Foundation

/// A block that shows the first of several blocks that fits the proposed size; otherwise the last
/// one.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("Net income before tax")
///   Text("Net income")
///   Text("Net")
/// }
/// ```
///
/// A block fits if its ideal size is at most the proposed size on the given axes. On an axis
/// without a proposal every block fits.
public struct ViewThatFits<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let axes: Axis.Set
  let source: SourceLocation
  let content: Content

  /// Creates a block that shows the first given block that fits along the given axes, by default
  /// both.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a block must fit.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
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

/// The node that uses the first of its children that fits.
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

  /// The child that is used for a proposal.
  private func chosen(_ proposal: ProposedSize) -> (any LayoutNode)? {
    let proposal = proposal.sanitized
    // The other axis keeps its proposal: the height of a text depends on the proposed width.
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
    // Without the cache each nested choice would double the number of measurements.
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
    // Content that flows continues on the next page, so only the width decides.
    chosen(ProposedSize(width: region.width, height: nil))
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    chosen(region)?.fill(region, from: cursor, &page) ?? fillWhole(region, &page)
  }
}
