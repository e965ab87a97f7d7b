import EaselBlocks
import EaselCanvas
import Foundation

/// A grid of labels and values, whose values are below their labels if the two columns do not fit.
struct KeyValuesGrid: Block {
  typealias Body = Never
  let pairs: [(label: String, value: Text)]
  let alignment: HorizontalAlignment

  private var grid: some PrimitiveBlock {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 2) {
      ForEach(pairs.indices, id: \.self) { index in
        GridRow {
          Text(verbatim: pairs[index].label).foregroundStyle(.secondary).role(.label)
          pairs[index].value.role(.value).gridColumnAlignment(alignment)
        }
      }
    }
  }
}

extension KeyValuesGrid: PrimitiveBlock {
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let node = grid.makeNode(inputs)
    // A horizontal stack gives a child the width that it needs, after it has proposed less.
    guard let grid = node as? GridNode, inputs.stackAxis != .horizontal else { return node }
    let stack = StackNode(
      grid.children, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 2,
      inputs)
    return KeyValuesNode(grid, stack)
  }
}

/// The node of labels and values: a grid, or a stack of the same texts if the grid is wider than
/// its space.
private final class KeyValuesNode: LayoutNode {
  private let grid: GridNode
  private let stack: StackNode
  var traits: NodeTraits { grid.traits }
  var path: BlockPath? { grid.path }
  var notes: [PageNote] { grid.notes }

  init(_ grid: GridNode, _ stack: StackNode) {
    self.grid = grid
    self.stack = stack
  }

  private func chosen(_ proposal: ProposedSize) -> any LayoutNode {
    // In no width the grid has its least width, as a measure for the stacks around it.
    guard let width = proposal.sanitized.width, width > 0,
      grid.size(ProposedSize(width: width, height: nil)).width > width + FlowRegion.tolerance
    else { return grid }
    return stack
  }

  func size(_ proposal: ProposedSize) -> CGSize { chosen(proposal).size(proposal) }
  func place(_ proposal: ProposedSize) -> Fragment { chosen(proposal).place(proposal) }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    chosen(proposal).explicitGuide(key, proposal)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    chosen(ProposedSize(width: region.width, height: nil)).fill(region, from: cursor, &page)
  }
}
