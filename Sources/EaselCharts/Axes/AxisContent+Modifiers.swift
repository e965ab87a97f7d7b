import EaselBlocks

/// Axis content with a change that is applied to each of its sets of marks.
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
  /// Assigns the marks to the value axis with the given identifier, in a chart with several value
  /// axes.
  ///
  /// ```swift
  /// let chart = Chart {
  ///   BarMark(x: .value("Month", "May"), y: .value("Rain", 61))
  ///   LineMark(x: .value("Month", "May"), y: .value("Warmth", 14)).yAxis("warmth")
  /// }
  /// .chartYAxis {
  ///   AxisMarks(position: .leading)
  ///   AxisMarks(position: .trailing).yAxis("warmth")
  /// }
  /// ```
  public func yAxis(_ id: ChartAxisID) -> some AxisContent {
    ModifiedAxisContent(content: self) { if $0.axisID == nil { $0.axisID = id } }
  }

  /// Returns the marks unchanged, since the marks of an axis do not blend with each other.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func compositingLayer() -> some AxisContent {
    ModifiedAxisContent(content: self) { _ in }
  }

  /// Draws the ticks and labels of each set of axis marks as one group, to which a closure applies
  /// block modifiers.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
  ///   .chartYAxis { AxisMarks(position: .leading).compositingLayer { $0.opacity(0.5) } }
  /// ```
  ///
  /// Grid lines are not in the group. If several sets of marks have a style, all styles are applied
  /// to each set, one after another, each to the result of the one before.
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
  /// The styles of all sets, applied one after another; `nil` if no set has one.
  var layer: ((AnyBlock) -> AnyBlock)? {
    let layers = sets.compactMap(\.layer)
    guard !layers.isEmpty else { return nil }
    return { block in layers.reduce(block) { $1($0) } }
  }
}
