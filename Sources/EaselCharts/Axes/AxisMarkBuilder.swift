import EaselBlocks

/// A result builder that combines grid lines, ticks and labels at one value of an axis.
///
/// It supports `if`, `switch`, `for` and `#available`.
@resultBuilder
public struct AxisMarkBuilder {
  /// Builds an expression, which is used unchanged.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Builds an empty block, which has no parts.
  public static func buildBlock() -> some AxisMark { ArrayAxisMark<Never>(content: []) }

  /// Builds a block of a single expression, which is used unchanged.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Builds a block of several expressions, in their order.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> some AxisMark { TupleAxisMark(content: (repeat each content)) }

  /// Builds the mark of an `if` statement without `else`; `nil` if the condition is false.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Builds the second branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Builds the results of a `for` loop, in their order.
  public static func buildArray<Content: AxisMark>(_ content: [Content]) -> some AxisMark {
    ArrayAxisMark(content: content)
  }

  /// Builds the body of an `if #available` statement, with its type erased.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}

/// Several axis marks, in their order.
struct TupleAxisMark<each Content: AxisMark>: AxisMark {
  let content: (repeat each Content)

  func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    for part in repeat each content { part._append(value, to: &parts) }
  }
}

/// The axis marks that a loop made.
struct ArrayAxisMark<Content: AxisMark>: AxisMark {
  let content: [Content]

  func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    for part in content { part._append(value, to: &parts) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Appends the lines and labels of the wrapped mark to a list; appends nothing for `nil`.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    self?._append(value, to: &parts)
  }
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
  /// Appends the lines and labels of the branch that was taken to a list; charts call this.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    switch self {
    case .first(let content): content._append(value, to: &parts)
    case .second(let content): content._append(value, to: &parts)
    }
  }
}
