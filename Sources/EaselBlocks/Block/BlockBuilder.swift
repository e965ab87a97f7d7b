/// The result builder of bodies: it combines blocks, `if`, `switch`, `for` and `#available` into
/// one block.
@resultBuilder
public enum BlockBuilder {
  /// Returns the block of an expression in a body, unchanged.
  public static func buildExpression<Content: Block>(_ content: Content) -> Content { content }

  /// Returns an empty block for a body without blocks.
  public static func buildBlock() -> EmptyBlock { EmptyBlock() }

  /// Returns the block of a body that consists of one block, unchanged.
  public static func buildBlock<Content: Block>(_ content: Content) -> Content { content }

  /// Returns one block that contains the blocks of a body in their order.
  public static func buildBlock<each Content: Block>(
    _ content: repeat each Content
  ) -> TupleBlock<repeat each Content> {
    TupleBlock(repeat each content)
  }

  /// Returns the content of an `if` statement without `else`; `nil` if its condition is false.
  public static func buildOptional<Content: Block>(_ content: Content?) -> Content? { content }

  /// Returns the content of an `if`–`else` or `switch` statement whose first branch is taken.
  public static func buildEither<First: Block, Second: Block>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Returns the content of an `if`–`else` or `switch` statement whose second branch is taken.
  public static func buildEither<First: Block, Second: Block>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Returns one block that contains the blocks of a `for` loop in their order.
  public static func buildArray<Content: Block>(_ content: [Content]) -> ArrayBlock<Content> {
    ArrayBlock(content)
  }

  /// Returns the content of an `if #available` statement, with its type hidden.
  public static func buildLimitedAvailability<Content: Block>(_ content: Content) -> AnyBlock {
    AnyBlock(content)
  }
}
