import EaselBlocks

/// A result builder that combines ``AxisMarks`` into the content of an axis.
///
/// It supports `if`, `switch`, `for` and `#available`.
@resultBuilder
public struct AxisContentBuilder {
  /// Builds an expression, which is used unchanged.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty block, which has no marks.
  public static func buildBlock() -> some AxisContent { ArrayAxisContent<Never>(content: []) }

  /// Builds a block of a single expression, which is used unchanged.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Builds a block of several expressions, in their order.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent { TupleAxisContent(content: (repeat each content)) }

  /// Builds the content of an `if` statement without `else`; `nil` if the condition is false.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Builds the second branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Builds the results of a `for` loop, in their order.
  public static func buildArray<Content: AxisContent>(_ content: [Content]) -> some AxisContent {
    ArrayAxisContent(content: content)
  }

  /// Builds the body of an `if #available` statement, with its type erased.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(erasing: content) }
}

/// Several axis contents, in their order.
struct TupleAxisContent<each Content: AxisContent>: AxisContent {
  let content: (repeat each Content)

  func _append(to list: inout AxisMarkList) {
    for part in repeat each content { part._append(to: &list) }
  }
}

/// The axis contents that a loop made.
struct ArrayAxisContent<Content: AxisContent>: AxisContent {
  let content: [Content]

  func _append(to list: inout AxisMarkList) {
    for part in content { part._append(to: &list) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Appends the marks of the wrapped content to an axis's list of marks; appends nothing for
  /// `nil`.
  public func _append(to list: inout AxisMarkList) { self?._append(to: &list) }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  /// Appends the marks of the branch that was taken to an axis's list of marks; charts call this.
  public func _append(to list: inout AxisMarkList) {
    switch self {
    case .first(let content): content._append(to: &list)
    case .second(let content): content._append(to: &list)
    }
  }
}

extension Never: AxisContent {
  /// Appends nothing, because there is no value of type `Never`.
  public func _append(to list: inout AxisMarkList) {}
}
