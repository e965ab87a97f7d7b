import EaselBlocks

/// The builder of the marks of an axis: one after another, `if`, `switch`, `for` and `#available`.
@resultBuilder
public struct AxisContentBuilder {
  /// Takes a set of marks as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Makes a set of marks without parts.
  public static func buildBlock() -> some AxisContent { ArrayAxisContent<Never>(content: []) }

  /// Takes a single set of marks as it is.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Combines several into one value.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent { TupleAxisContent(content: (repeat each content)) }

  /// Makes the value of an `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Makes the value of the first branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Makes the value of the second branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Makes the value of a `for` loop.
  public static func buildArray<Content: AxisContent>(_ content: [Content]) -> some AxisContent {
    ArrayAxisContent(content: content)
  }

  /// Makes the value of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(erasing: content) }
}

/// Several sets of marks, one after another.
struct TupleAxisContent<each Content: AxisContent>: AxisContent {
  let content: (repeat each Content)

  func _append(to list: inout AxisMarkList) {
    for part in repeat each content { part._append(to: &list) }
  }
}

/// The sets of marks of a loop.
struct ArrayAxisContent<Content: AxisContent>: AxisContent {
  let content: [Content]

  func _append(to list: inout AxisMarkList) {
    for part in content { part._append(to: &list) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Appends what there is, if any.
  public func _append(to list: inout AxisMarkList) { self?._append(to: &list) }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  /// Appends what the branch has.
  public func _append(to list: inout AxisMarkList) {
    switch self {
    case .first(let content): content._append(to: &list)
    case .second(let content): content._append(to: &list)
    }
  }
}

extension Never: AxisContent {
  /// Appends nothing.
  public func _append(to list: inout AxisMarkList) {}
}
