/// A type-erased axis mark.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark

  /// Creates a type-erased axis mark from an existential value.
  public init(_ content: any AxisMark) {
    self.content = (content as? AnyAxisMark)?.content ?? content
  }

  /// Creates a type-erased axis mark from a value of a concrete type.
  public init(erasing content: some AxisMark) { self.init(content) }

  /// Appends the parts of the wrapped mark at a value to a list.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    content._append(value, to: &parts)
  }
}
