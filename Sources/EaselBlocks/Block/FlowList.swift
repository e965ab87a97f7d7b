import Foundation

/// The nodes of blocks that flow over pages.
///
/// A node is made when the flow reaches it, and released when its page is finished. Lists are
/// expanded: the blocks of a `ForEach` or of a body are nodes of the flow themselves.
package final class FlowList {
  /// A list that is being expanded.
  private struct Level {
    let steps: AnyIterator<BlockStep>
    let wrappers: [Wrapper]
  }

  /// A modifier of a list, and the number of nodes that it has wrapped.
  private final class Wrapper {
    let wrapper: NodeInputs.Wrapper
    var count = 0

    init(_ wrapper: NodeInputs.Wrapper) { self.wrapper = wrapper }
  }

  private struct Entry {
    let node: any LayoutNode
    /// The number of nodes that were made for this one.
    let count: Int
  }

  private let inputs: NodeInputs
  private var session: BlockSession { inputs.session }
  private let spacing: CGFloat
  private var levels: [Level] = []
  private var entries: [Entry] = []
  /// The index of the first entry.
  private var first = 0

  /// - Parameters:
  ///   - block: The block that flows.
  ///   - inputs: The inputs of the block.
  ///   - spacing: The space in points between two nodes that prefer no other space.
  package init(_ block: any Block, _ inputs: NodeInputs, spacing: CGFloat) {
    self.inputs = inputs
    self.spacing = spacing
    var steps = [BlockStep(block, inputs)].makeIterator()
    levels = [Level(steps: AnyIterator { steps.next() }, wrappers: [])]
  }

  /// Makes the next nodes; returns `false` if there are none.
  private func open() -> Bool {
    guard let level = levels.last else { return false }
    guard let step = level.steps.next() else {
      levels.removeLast()
      return !levels.isEmpty
    }
    let before = session.liveNodeCount
    let (found, made) = session.makePiece(step.inputs) {
      session.release(nodes: session.liveNodeCount - before)
      let found = step.inputs.followed(step.block)
      return (found, found.primitive?.makeNode(found.inputs))
    }
    let wrappers = found.wrappers.map(Wrapper.init)
    if var node = made {
      // The innermost modifiers are the last ones in the array.
      for wrapper in (level.wrappers + wrappers).reversed() where wrapper.wrapper.counts {
        node = wrapper.wrapper.wrap(node, wrapper.count)
        wrapper.count += 1
      }
      entries.append(Entry(node: node, count: session.liveNodeCount - before))
    } else if let list = found.list {
      var outer = level.wrappers
      // Otherwise a block within n sections would get n wrappers, and all of them n² / 2.
      if let first = wrappers.first, outer.last?.wrapper.isReplaced(by: first.wrapper) == true {
        outer.removeLast()
      }
      levels.append(Level(steps: list.steps(found.inputs), wrappers: outer + wrappers))
    }
    return true
  }

  /// Releases the nodes before an index.
  package func release(before index: Int) {
    let count = min(max(index - 1 - first, 0), entries.count)
    // The node before the next one is kept, since the space between them depends on both.
    guard count > 0 else { return }
    session.release(nodes: entries[..<count].reduce(0) { $0 + $1.count })
    entries.removeFirst(count)
    first += count
  }
}

extension FlowList: ColumnChildren {
  package func child(at index: Int) -> (any LayoutNode)? {
    while index - first >= entries.count {
      guard session.hasSpace(inputs), open() else { return nil }
    }
    return index >= first ? entries[index - first].node : nil
  }

  package func spacing(before index: Int) -> CGFloat {
    guard index > first, index - first < entries.count else { return 0 }
    return entries[index - 1 - first].node.traits.spacing(
      before: entries[index - first].node.traits, default: spacing, along: .vertical)
  }
}
