import EaselBlocks

/// Sets of marks with a change of each.
struct ModifiedAxisContent<Content: AxisContent>: AxisContent {
  let content: Content
  let change: (inout AxisMarkSet) -> Void

  func _append(to list: inout AxisMarkList) {
    var inner = AxisMarkList()
    content._append(to: &inner)
    for var set in inner.sets {
      change(&set)
      list.sets.append(set)
    }
  }
}

extension AxisContent {
  /// Lets the marks belong to a value axis of its own, where the chart has several.
  ///
  /// ```swift
  /// chart.chartYAxis {
  ///   AxisMarks(position: .leading)
  ///   AxisMarks(position: .trailing).yAxis("warmth")
  /// }
  /// ```
  public func yAxis(_ id: ChartAxisID) -> some AxisContent {
    ModifiedAxisContent(content: self) { if $0.axisID == nil { $0.axisID = id } }
  }

  /// Draws the marks as one group.
  ///
  /// The marks of an axis do not blend with each other, so that the group looks as they do without it.
  public func compositingLayer() -> some AxisContent {
    ModifiedAxisContent(content: self) { _ in }
  }

  /// Draws the marks as one group, with modifiers of blocks on it.
  ///
  /// ```swift
  /// AxisMarks(position: .leading).compositingLayer { $0.opacity(0.5) }
  /// ```
  ///
  /// All marks of an axis are one group: several styles are applied one around the other.
  public func compositingLayer<Layer: Block>(
    @BlockBuilder style: @escaping (PlaceholderContentView<Self>) -> Layer
  ) -> some AxisContent {
    ModifiedAxisContent(content: self) { set in
      let inner = set.layer
      set.layer = { block in
        AnyBlock(style(PlaceholderContentView(content: inner?(block) ?? block)))
      }
    }
  }
}

extension AxisMarkList {
  /// The style of all sets together; nil where none has one.
  package var layer: ((AnyBlock) -> AnyBlock)? {
    let layers = sets.compactMap(\.layer)
    guard !layers.isEmpty else { return nil }
    return { block in layers.reduce(block) { $1($0) } }
  }
}
