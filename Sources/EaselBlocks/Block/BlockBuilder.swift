/// The builder of bodies: one block after another, `if`, `switch`, `for` and `#available`.
@resultBuilder
public enum BlockBuilder {
  /// Takes a block as it is.
  public static func buildExpression<Content: Block>(_ content: Content) -> Content { content }

  /// Makes an empty body.
  public static func buildBlock() -> EmptyBlock { EmptyBlock() }

  /// Takes a single block as it is.
  public static func buildBlock<Content: Block>(_ content: Content) -> Content { content }

  /// Combines several blocks into one value.
  public static func buildBlock<each Content: Block>(
    _ content: repeat each Content
  ) -> TupleBlock<repeat each Content> {
    TupleBlock(repeat each content)
  }

  /// Makes the value of an `if` without `else`.
  public static func buildOptional<Content: Block>(_ content: Content?) -> Content? { content }

  /// Makes the value of the first branch.
  public static func buildEither<First: Block, Second: Block>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Makes the value of the second branch.
  public static func buildEither<First: Block, Second: Block>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Makes the value of a `for` loop.
  public static func buildArray<Content: Block>(_ content: [Content]) -> ArrayBlock<Content> {
    ArrayBlock(content)
  }

  /// Makes the value of an `if #available`.
  public static func buildLimitedAvailability<Content: Block>(_ content: Content) -> AnyBlock {
    AnyBlock(content)
  }
}
