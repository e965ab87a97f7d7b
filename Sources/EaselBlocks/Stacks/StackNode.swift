import EaselCanvas
import Foundation

/// Lays children out one after another: the node of an `HStack` or a `VStack`.
package final class StackNode: ContainerNode {
  let axis: Axis
  let alignment: AlignmentKey
  /// The space between two children; `nil` is the default, which is 0 beside a spacer.
  let spacing: CGFloat?
  let defaultSpacing: CGFloat
  private let hasPriorities: Bool

  package init(
    _ children: [any LayoutNode], axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
    _ inputs: NodeInputs
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map(\.finiteOrZero)
    defaultSpacing = inputs.environment.stackSpacing
    hasPriorities = children.contains { $0.traits.priority != 0 }
    super.init(children, inputs)
  }

  /// The space between a child and the one before it.
  package func spacing(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return spacing
      ?? children[index - 1].traits.spacing(
        before: children[index].traits, default: defaultSpacing, along: axis)
  }

  package override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    if StackSpace.isShort {
      return StackSpace.onLargerStack { fillStack(region, from: cursor, &page) }
    }
    return fillStack(region, from: cursor, &page)
  }

  override func prepare(_ arrangement: Arrangement) { alignPlots(arrangement) }

  override func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, items: []) }
    guard proposal[axis.across] == nil else {
      return arrange(proposal, across: proposal[axis.across])
    }
    // Without a proposal the widest child determines the width, which is then proposed to the
    // others.
    let first = arrange(proposal, across: nil)
    return arrange(proposal, across: first.items.reduce(0) { max($0, $1.size[axis.across]) })
  }

  private func arrange(_ proposal: ProposedSize, across: CGFloat?) -> Arrangement {
    let gaps = children.indices.map(spacing(before:))
    let lengths: [CGFloat?]
    if let along = proposal[axis] {
      lengths = share(along - gaps.reduce(0, +), across)
    } else {
      lengths = Array(repeating: nil, count: children.count)
    }
    var items: [Arrangement.Item] = []
    items.reserveCapacity(children.count)
    var position: CGFloat = 0
    var (first, last) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in children.enumerated() {
      let childProposal = ProposedSize(axis, lengths[index], across: across)
      let size = child.size(childProposal)
      let guide = child.dimensions(childProposal, size)[alignment]
      position += gaps[index]
      items.append(
        Arrangement.Item(childProposal, size, at: CGPoint(axis, position, across: -guide)))
      position += size[axis]
      first = min(first, -guide)
      last = max(last, size[axis.across] - guide)
    }
    for index in items.indices { items[index].origin[axis.across] -= first }
    return Arrangement(size: CGSize(axis, position, across: last - first), items: items)
  }

  /// The length proposed to each child, from a total length without gaps.
  ///
  /// Children of higher priority come first; the minimum lengths of the others are reserved. Among
  /// equal priorities the least flexible child comes first. Each is proposed an equal share of the
  /// remaining length, as in SwiftUI, but at least its minimum length if that much remains.
  private func share(_ length: CGFloat, _ across: CGFloat?) -> [CGFloat?] {
    var result = [CGFloat?](repeating: nil, count: children.count)
    if children.count == 1 {
      result[0] = max(0, length)
      return result
    }
    var rest = length
    let minimum = children.map { $0.size(ProposedSize(axis, 0, across: across))[axis] }
    let maximum = children.map { $0.size(ProposedSize(axis, .infinity, across: across))[axis] }
    var order = Array(children.indices)
    let priorities = hasPriorities ? children.map(\.traits.priority) : []
    order.sort { a, b in
      if hasPriorities, priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let (first, second) = (maximum[a] - minimum[a], maximum[b] - minimum[b])
      // Children without a maximum are sorted by their minimum, largest first.
      let isEndless = maximum[a] >= CGSize.largestLength && maximum[b] >= CGSize.largestLength
      if isEndless, minimum[a] != minimum[b] { return minimum[a] > minimum[b] }
      return !isEndless && first != second ? first < second : a < b
    }
    var begin = 0
    var kept = hasPriorities ? minimum.reduce(0, +) : 0
    while begin < order.count {
      var end = order.count
      if hasPriorities {
        end = order[begin...].firstIndex { priorities[$0] != priorities[order[begin]] } ?? end
        for index in order[begin..<end] { kept -= minimum[index] }
      }
      for slot in begin..<end {
        let index = order[slot]
        // A child is proposed at least its minimum: a word must not be broken while other children
        // need less than their share.
        let share = (rest - kept) / CGFloat(end - slot)
        let proposed = max(0, share, min(minimum[index], rest - kept))
        result[index] = proposed
        rest -= children[index].size(ProposedSize(axis, proposed, across: across))[axis]
      }
      begin = end
    }
    return result
  }
}

extension StackNode: ColumnChildren {
  package func child(at index: Int) -> (any LayoutNode)? {
    index < children.count ? children[index] : nil
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates a point from its coordinates along an axis and across it.
  init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? Self(x: along, y: across) : Self(x: across, y: along)
  }
}
