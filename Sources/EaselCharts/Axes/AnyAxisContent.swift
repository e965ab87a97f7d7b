/// A type-erased axis content.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Creates a type-erased axis content from an existential value.
  public init(_ content: any AxisContent) {
    self.content = (content as? AnyAxisContent)?.content ?? content
  }

  /// Creates a type-erased axis content from a value of a concrete type.
  public init(erasing content: some AxisContent) { self.init(content) }

  /// Appends the marks of the wrapped content to a list.
  public func _append(to list: inout AxisMarkList) { content._append(to: &list) }
}
