import EaselBlocks
import EaselCanvas

/// The options that modifiers set for a row of a list.
struct ListRowOptions {
  /// The insets of the content; `nil` are those of the list's style.
  var insets: EdgeInsets?
  /// The node behind the content; `nil` is the color of the list's style.
  var background: (any LayoutNode)?
  /// Whether the lines above and below are drawn.
  var separators: [VerticalEdge: Visibility] = [:]
  /// The nodes of the lines above and below, if they have a color of their own.
  var separatorTints: [VerticalEdge: any LayoutNode] = [:]
  /// Whether the lines above and below the section of the row are drawn.
  var sectionSeparators: [VerticalEdge: Visibility] = [:]

  init() {}

  /// The trait with the options of a row.
  private enum Trait {}

  /// The options of a node.
  init(_ node: any LayoutNode) {
    self = node.traits[Trait.self, as: ListRowOptions.self] ?? ListRowOptions()
  }

  /// Returns a node with changed options.
  static func changing(
    _ node: any LayoutNode, _ inputs: NodeInputs, _ change: (inout ListRowOptions) -> Void
  ) -> any LayoutNode {
    var traits = node.traits
    var options = ListRowOptions(node)
    change(&options)
    traits[Trait.self, as: ListRowOptions.self] = options
    return WrapperNode(node, traits: traits, inputs)
  }

  /// Sets values for edges that have none: those of a modifier further inside count.
  static func fill<Value>(
    _ values: inout [VerticalEdge: Value], _ edges: VerticalEdge.Set, _ value: Value
  ) {
    for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
      if values[edge] == nil { values[edge] = value }
    }
  }
}

/// Changes the options of a row.
struct ListRowModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let change: (inout ListRowOptions, NodeInputs) -> Void

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    ListRowOptions.changing(node, inputs) { change(&$0, inputs) }
  }
}

extension View {
  private func row(_ change: @escaping (inout ListRowOptions, NodeInputs) -> Void) -> some View {
    ModifiedBlock(self, ListRowModifier(change: change))
  }

  /// Sets the insets of the view in its row of a list; `nil` uses those of the list's style.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { options, _ in options.insets = options.insets ?? insets }
  }

  /// Sets the insets of the view on some sides of its row of a list.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    row { options, _ in
      guard options.insets == nil, let length else { return }
      var insets = ListLook.insetGrouped.rowInsets(0)
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      options.insets = insets
    }
  }

  /// Draws a view behind the row of a list, in place of the color of the list's style.
  ///
  /// - Parameter view: The view, which is proposed the size of the row; `nil` changes nothing.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { options, inputs in
      guard options.background == nil, let view else { return }
      options.background = inputs.entering("listRowBackground").node(of: view)
    }
  }

  /// Shows or hides the lines above and below the row of a list.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { options, _ in ListRowOptions.fill(&options.separators, edges, visibility) }
  }

  /// Sets the color of the lines above and below the row of a list; `nil` changes nothing.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { options, inputs in
      guard let color else { return }
      let line = inputs.node(of: Rectangle().fill(color).role(.decorative))
      ListRowOptions.fill(&options.separatorTints, edges, line)
    }
  }

  /// Shows or hides the lines above and below the section of a list.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { options, _ in ListRowOptions.fill(&options.sectionSeparators, edges, visibility) }
  }

  /// Sets the color of the lines above and below the section of a list; `nil` changes nothing.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }
}
