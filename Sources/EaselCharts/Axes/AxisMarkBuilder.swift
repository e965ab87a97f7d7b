import EaselBlocks

/// The builder of the parts of an axis at a value: one after another, `if`, `switch`, `for` and `#available`.
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes a part as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Makes a part without parts.
  public static func buildBlock() -> some AxisMark { ArrayAxisMark<Never>(content: []) }

  /// Takes a single part as it is.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Combines several into one value.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> some AxisMark { TupleAxisMark(content: (repeat each content)) }

  /// Makes the value of an `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// Makes the value of the first branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Makes the value of the second branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Makes the value of a `for` loop.
  public static func buildArray<Content: AxisMark>(_ content: [Content]) -> some AxisMark {
    ArrayAxisMark(content: content)
  }

  /// Makes the value of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}

/// Several parts, one after another.
struct TupleAxisMark<each Content: AxisMark>: AxisMark {
  let content: (repeat each Content)

  func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    for part in repeat each content { part._append(value, to: &parts) }
  }
}

/// The parts of a loop.
struct ArrayAxisMark<Content: AxisMark>: AxisMark {
  let content: [Content]

  func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    for part in content { part._append(value, to: &parts) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Appends what there is, if any.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    self?._append(value, to: &parts)
  }
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
  /// Appends what the branch has.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    switch self {
    case .first(let content): content._append(value, to: &parts)
    case .second(let content): content._append(value, to: &parts)
    }
  }
}
