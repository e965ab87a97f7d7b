import EaselCanvas
import Foundation

/// The positions of a container's children for one proposal, from its upper leading corner.
package struct Arrangement {
  package struct Item {
    var proposal: ProposedSize
    package var origin: CGPoint
    package var size: CGSize

    package init(_ proposal: ProposedSize, _ size: CGSize, at origin: CGPoint = .zero) {
      self.proposal = proposal
      self.size = size
      self.origin = origin
    }
  }

  package var size: CGSize
  package var items: [Item]

  package init(size: CGSize, items: [Item]) {
    self.size = size
    self.items = items
  }
}

/// A node with children, whose positions a subclass computes.
package class ContainerNode: LayoutNode {
  package let children: [any LayoutNode]
  package let traits: NodeTraits
  /// Whether the leading side is the right one.
  package let isMirrored: Bool
  package let path: BlockPath?
  private var sizes = SizeCache()
  private var guides = GuideCache()
  private var arrangements: [(proposal: ProposedSize, arrangement: Arrangement)] = []

  package init(_ children: [any LayoutNode], _ inputs: NodeInputs) {
    self.children = children
    path = inputs.path
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
    traits = NodeTraits(guides: children.reduce(into: []) { $0.formUnion($1.traits.guides) })
  }

  /// The positions of the children for a proposal without NaN or negative lengths.
  func arrange(_ proposal: ProposedSize) -> Arrangement {
    preconditionFailure("\(Self.self) does not say where its children lie")
  }

  package var notes: [PageNote] { children.flatMap(\.notes) }

  package final func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    if let size = sizes[proposal] { return size }
    if StackSpace.isShort { return StackSpace.onLargerStack { self.size(proposal) } }
    let size = arrangement(proposal).size
    sizes[proposal] = size
    return size
  }

  /// The positions of the children; those for the last proposals are cached.
  final func arrangement(_ proposal: ProposedSize) -> Arrangement {
    let proposal = proposal.sanitized
    if let known = arrangements.first(where: { $0.proposal == proposal }) {
      return known.arrangement
    }
    var arrangement = arrange(proposal)
    arrangement.size = arrangement.size.usable
    // Most containers are measured for three proposals and placed for one of them.
    if arrangements.count >= 2 { arrangements.removeFirst() }
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  /// Passes common values to the children before they are placed; the default does nothing.
  func prepare(_ arrangement: Arrangement) {}

  package final func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    let arrangement = arrangement(proposal)
    prepare(arrangement)
    return fragment(
      arrangement,
      arrangement.items.indices.map { index in
        place(index, arrangement.items[index].proposal)
      })
  }

  private func place(_ index: Int, _ proposal: ProposedSize) -> Fragment {
    children[index].place(proposal)
  }

  /// The fragment of the container, made from those of its children.
  private func fragment(_ arrangement: Arrangement, _ fragments: [Fragment]) -> Fragment {
    let width = arrangement.size.width
    return Fragment(
      size: arrangement.size,
      children: fragments.indices.map { index in
        let fragment = fragments[index]
        var origin = arrangement.items[index].origin
        if isMirrored { origin.x = width - origin.x - fragment.size.width }
        return Fragment.Child(fragment, at: origin, zIndex: children[index].traits.zIndex)
      }, path: path)
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

  /// The position of a guide for a proposal; the default combines the children's.
  func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    let items = arrangement(proposal).items
    return key.combined(
      children.indices.lazy.compactMap { index in
        let item = items[index]
        guard let guide = self.children[index].explicitGuide(key, item.proposal) else { return nil }
        return guide + (key.axis == .horizontal ? item.origin.x : item.origin.y)
      })
  }

  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    fillWhole(region, &page)
  }
}

extension AlignmentKey {
  /// The guide of a container, combined from those of its children as in SwiftUI.
  ///
  /// First baselines combine to the uppermost one, last baselines to the lowest one, and all other
  /// guides to their mean.
  func combined(_ guides: some Sequence<CGFloat>) -> CGFloat? {
    if self == VerticalAlignment.firstTextBaseline.key { return guides.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return guides.max() }
    var (sum, count) = (CGFloat(0), 0)
    for guide in guides {
      sum += guide
      count += 1
    }
    return count == 0 ? nil : sum / CGFloat(count)
  }
}

/// The sizes of a node for the last proposals.
///
/// A stack requests the minimum, the maximum and the final size of its children. Without the cache
/// each level of nesting would triple the number of requests.
package struct SizeCache {
  private var entries: [(proposal: ProposedSize, size: CGSize)] = []
  private var next = 0
  private let capacity: Int
  /// The number of proposals in the cache of a container.
  ///
  /// For each proposal that it gets, a stack makes three and a grid seven. In nested grids a few
  /// dozen of them differ; with a smaller cache the requests multiply at each level.
  static let capacity = 64

  /// Creates an empty cache for a number of proposals, by default that of a container.
  package init(capacity: Int = Self.capacity) { self.capacity = capacity }

  package subscript(proposal: ProposedSize) -> CGSize? {
    get {
      for entry in entries where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < capacity {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % capacity
      }
    }
  }
}

/// The guides of a node for the last proposals.
///
/// A frame requests a guide on each axis in addition to the one requested from it. Without the
/// cache each level of nesting would triple the number of requests.
package struct GuideCache {
  private var entries: [(key: AlignmentKey, proposal: ProposedSize, value: CGFloat?)] = []

  package init() {}

  package subscript(
    key: AlignmentKey, proposal: ProposedSize
  ) -> (key: AlignmentKey, proposal: ProposedSize, value: CGFloat?)? {
    entries.first { $0.key == key && $0.proposal == proposal }
  }

  mutating func keep(_ value: CGFloat?, _ key: AlignmentKey, _ proposal: ProposedSize) {
    if entries.count >= SizeCache.capacity { entries.removeFirst() }
    entries.append((key, proposal, value))
  }
}
