import EaselCanvas

/// A row of a ``Grid``: each of its blocks is a cell.
///
/// As in SwiftUI, modifiers of a row change each of its cells, and outside of a grid its blocks belong
/// to the container around it. A row has 1,000 columns at most; cells beyond them are left out, which
/// notes `limitExceeded`.
public struct GridRow<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which its cells are aligned from top to bottom; nil takes the grid's.
  ///   - content: The cells, from the leading side to the trailing one.
  public init(alignment: VerticalAlignment? = nil, @BlockBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: BlockList {
  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    var steps = [BlockStep(content, cellInputs(inputs))].makeIterator()
    return AnyIterator { steps.next() }
  }

  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    let first = nodes.count
    cellInputs(inputs).appendNodes(of: content, to: &nodes)
    mark(&nodes, from: first, inputs)
  }

  @inline(never)
  private func cellInputs(_ inputs: NodeInputs) -> NodeInputs {
    if !inputs.environment.isInGrid {
      inputs.note(
        .warning, .constraintConflict,
        "a GridRow stands outside of a Grid; its cells belong to the container around it",
        operation: "GridRow")
    }
    var inner = inputs
    inner.environment.isInGrid = false
    return inner
  }

  @inline(never)
  private func mark(_ nodes: inout [any LayoutNode], from first: Int, _ inputs: NodeInputs) {
    let mark = GridRowMark(alignment: alignment)
    for index in first..<nodes.count {
      var traits = nodes[index].traits
      traits[GridRowMark.self, as: GridRowMark.self] = mark
      nodes[index] = WrapperNode(nodes[index], traits: traits, inputs)
    }
  }
}

/// What the cells of one row have in common, as a trait of their nodes.
///
/// Cells belong to the grid itself rather than to a node of their row, so that modifiers of a row
/// change its cells.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension EnvironmentValues {
  private enum IsInGridKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether rows of a grid may stand here.
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}
