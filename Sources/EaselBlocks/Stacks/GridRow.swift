import EaselCanvas

/// A row of a ``Grid``, whose blocks are its cells.
///
/// Modifiers of a row change each of its cells, as in SwiftUI. Outside of a grid the blocks of a
/// row belong to the container around it, with the diagnostic `constraintConflict`. A row has at
/// most 1,000 columns. Cells after them are left out, with the diagnostic `limitExceeded`.
public struct GridRow<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of cells, from the leading to the trailing side.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the cells are aligned vertically; `nil` uses the grid's
  ///     alignment.
  ///   - content: The cells, from the leading to the trailing side.
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
        "a GridRow is outside of a Grid; the container around it lays out its cells",
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

/// The common values of the cells in one row, as a trait of their nodes.
///
/// Cells are children of the grid itself and not of a node for their row, so that modifiers of a
/// row change its cells.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension EnvironmentValues {
  private enum IsInGridKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether rows of a grid are allowed here.
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}
