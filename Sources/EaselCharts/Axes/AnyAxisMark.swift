/// A wrapper of an axis mark of any type, which hides the concrete type.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark

  /// Creates a wrapper of a mark whose type is known only at run time (`any AxisMark`).
  public init(_ content: any AxisMark) {
    self.content = (content as? AnyAxisMark)?.content ?? content
  }

  /// Creates a wrapper of a mark whose type is known at compile time.
  public init(erasing content: some AxisMark) { self.init(content) }

  /// Appends the lines and labels of the wrapped mark at one axis value to a list.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    content._append(value, to: &parts)
  }
}
