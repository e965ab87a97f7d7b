import EaselBlocks

extension ChartContent {
  /// Shows categories by labels that differ from the names that identify them.
  ///
  /// - Parameter labels: The labels by name.
  func categoryLabels(_ labels: [String: String]) -> some ChartContent {
    ListedContent(content: self) { list in
      for (name, label) in labels { list.names.setLabel(label, of: name) }
    }
  }

  /// Returns the content with a change of the list of marks that it is collected in.
  func list(_ change: @escaping (inout MarkList) -> Void) -> some ChartContent {
    ListedContent(content: self, change: change)
  }
}

/// Content with a change of the list of marks.
private struct ListedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkList) -> Void

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    change(&list)
    content._collect(scope, into: &list)
  }
}
