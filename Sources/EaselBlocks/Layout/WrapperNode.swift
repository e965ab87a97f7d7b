import EaselCanvas
import Foundation

/// A node around one other node, to which it forwards everything; a subclass changes some of it.
package class WrapperNode: LayoutNode {
  package let content: any LayoutNode
  package let traits: NodeTraits
  package var isPaint: Bool { content.isPaint }
  package var path: BlockPath? { content.path }
  package var notes: [PageNote] { content.notes }
  /// Whether the leading side is the right one.
  package let isMirrored: Bool
  private var guides = GuideCache()

  /// - Parameter traits: The traits of the node; `nil` uses those of its content.
  package init(_ content: any LayoutNode, traits: NodeTraits? = nil, _ inputs: NodeInputs) {
    self.content = content
    self.traits = traits ?? content.traits
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
  }

  /// The size proposed to the content.
  func contentProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

  /// The size of the node around its content.
  package func size(_ proposal: ProposedSize, around content: CGSize) -> CGSize { content }

  /// The position of the content, from the upper leading corner.
  func contentOrigin(
    _ content: LayoutDimensions, in size: CGSize, _ proposal: ProposedSize
  ) -> CGPoint { .zero }

  /// Returns the fragment of the node for the fragment of its content.
  func wrap(_ fragment: Fragment) -> Fragment { fragment }

  package final func size(_ proposal: ProposedSize) -> CGSize {
    if StackSpace.isShort { return StackSpace.onLargerStack { self.size(proposal) } }
    let proposal = proposal.sanitized
    return size(proposal, around: content.size(contentProposal(proposal))).usable
  }

  package final func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    return layOut(proposal.sanitized)
  }

  /// Lays the node out for a proposal without NaN or negative lengths.
  func layOut(_ proposal: ProposedSize) -> Fragment {
    let inner = contentProposal(proposal)
    let fragment = content.place(inner)
    let size = size(proposal, around: fragment.size).usable
    let origin = contentOrigin(content.dimensions(inner, fragment.size), in: size, proposal)
    return wrap(placed(fragment, at: origin, in: size))
  }

  /// A fragment of the node's size around that of its content.
  final func placed(_ fragment: Fragment, at origin: CGPoint, in size: CGSize) -> Fragment {
    var origin = origin
    if isMirrored { origin.x = size.width - origin.x - fragment.size.width }
    if origin == .zero, size == fragment.size { return fragment }
    return Fragment(size: size, children: [Fragment.Child(fragment, at: origin)])
  }

  package final func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    guard traits.guides.mayHave(key) else { return nil }
    let proposal = proposal.sanitized
    if let known = guides[key, proposal] { return known.value }
    if StackSpace.isShort { return StackSpace.onLargerStack { explicitGuide(key, proposal) } }
    let value = guide(key, proposal)
    guides.keep(value, key, proposal)
    return value
  }

  /// The position of a guide for a proposal; the default is the content's.
  func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    let inner = contentProposal(proposal)
    guard let guide = content.explicitGuide(key, inner) else { return nil }
    let dimensions = content.dimensions(inner)
    let size = size(proposal, around: CGSize(width: dimensions.width, height: dimensions.height))
    let origin = contentOrigin(dimensions, in: size.usable, proposal)
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  /// Fills the region with the content; a subclass that changes sizes must override this method.
  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    content.fill(region, from: cursor, &page).map(wrap)
  }

  /// Fills a region with the content and changes its pieces.
  ///
  /// - Parameter change: Returns the changed piece. Its second argument contains the guides: those
  ///   that the content sets if it is placed as a whole, and the default ones for a part.
  final func fillContent(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState,
    _ change: (Fragment, LayoutDimensions) -> Fragment
  ) -> Fill {
    switch content.fill(region, from: cursor, &page) {
    case .whole(let fragment) where cursor == .start:
      let proposal = ProposedSize(width: region.width, height: nil)
      return .whole(change(fragment, content.dimensions(proposal, fragment.size)))
    case let fill: return fill.map { change($0, LayoutDimensions($0.size)) }
    }
  }
}

extension Fill {
  /// The result with its fragment changed.
  package func map(_ change: (Fragment) -> Fragment) -> Fill {
    switch self {
    case .whole(let fragment): .whole(change(fragment))
    case .part(let fragment, let rest): .part(change(fragment), rest: rest)
    case .none: self
    }
  }
}
