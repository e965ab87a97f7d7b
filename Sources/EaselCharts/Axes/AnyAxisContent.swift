/// Type-erased sets of marks of an axis.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Hides the type of sets of marks of an axis.
  public init(_ content: any AxisContent) {
    self.content = (content as? AnyAxisContent)?.content ?? content
  }

  /// Hides the type of sets of marks of an axis.
  public init(erasing content: some AxisContent) { self.init(content) }

  /// Appends what is hidden.
  public func _append(to list: inout AxisMarkList) { content._append(to: &list) }
}
