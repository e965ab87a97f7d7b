/// Type-erased part of an axis.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark

  /// Hides the type of a part of an axis.
  public init(_ content: any AxisMark) {
    self.content = (content as? AnyAxisMark)?.content ?? content
  }

  /// Hides the type of a part of an axis.
  public init(erasing content: some AxisMark) { self.init(content) }

  /// Appends what is hidden.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    content._append(value, to: &parts)
  }
}
