/// A wrapper of axis content of any type, which hides the concrete type.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Creates a wrapper of content whose type is known only at run time (`any AxisContent`).
  public init(_ content: any AxisContent) {
    self.content = (content as? AnyAxisContent)?.content ?? content
  }

  /// Creates a wrapper of content whose type is known at compile time.
  public init(erasing content: some AxisContent) { self.init(content) }

  /// Appends the marks of the wrapped content to an axis's list of marks; charts call this.
  public func _append(to list: inout AxisMarkList) { content._append(to: &list) }
}
