/// The result builder of bodies: lists of blocks, `if`, `switch`, `for` and `#available`.
@resultBuilder
public enum BlockBuilder {
  /// Builds a block of a body from an expression.
  public static func buildExpression<Content: Block>(_ content: Content) -> Content { content }

  /// Builds an empty body.
  public static func buildBlock() -> EmptyBlock { EmptyBlock() }

  /// Builds a body of one block.
  public static func buildBlock<Content: Block>(_ content: Content) -> Content { content }

  /// Builds a body of several blocks.
  public static func buildBlock<each Content: Block>(
    _ content: repeat each Content
  ) -> TupleBlock<repeat each Content> {
    TupleBlock(repeat each content)
  }

  /// Builds the content of an `if` statement without `else`.
  public static func buildOptional<Content: Block>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: Block, Second: Block>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Builds the second branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: Block, Second: Block>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Builds the blocks of a `for` loop.
  public static func buildArray<Content: Block>(_ content: [Content]) -> ArrayBlock<Content> {
    ArrayBlock(content)
  }

  /// Builds the content of an `if #available` statement.
  public static func buildLimitedAvailability<Content: Block>(_ content: Content) -> AnyBlock {
    AnyBlock(content)
  }
}
