import EaselBlocks

/// A result builder of chart content.
///
/// It supports `if`, `switch`, `for` and `#available`.
@resultBuilder
public struct ChartContentBuilder {
  /// Builds an expression, which is used unchanged.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty block, which has no marks.
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }

  /// Builds a block of a single expression, which is used unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Builds a block of several expressions, in their order.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent { TupleChartContent(repeat each content) }

  /// Combines two contents, in their order, for code that calls the builder's functions by name.
  ///
  /// The compiler does not use it for a builder without `buildPartialBlock(first:)`.
  public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
    accumulated: First, next: Second
  ) -> some ChartContent { TupleChartContent(accumulated, next) }

  /// Builds the content of an `if` statement without `else`; `nil` if the condition is false.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Builds the second branch of an `if`–`else` or `switch` statement.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Builds the results of a `for` loop, in their order.
  public static func buildArray<Content: ChartContent>(_ content: [Content]) -> some ChartContent {
    ArrayChartContent(content: content)
  }

  /// Builds the body of an `if #available` statement, with its type erased.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// Content without marks.
package struct EmptyChartContent: PrimitiveChartContent {
  package init() {}

  package func _collect(_ scope: MarkScope, into list: inout MarkList) {}
}

/// Several contents, in their order.
struct TupleChartContent<each Content: ChartContent>: PrimitiveChartContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    for part in repeat each content { part._collect(scope, into: &list) }
  }
}

/// The contents that a loop made.
struct ArrayChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: [Content]

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    for part in content { part._collect(scope, into: &list) }
  }
}

/// A wrapper of chart content of any type, which hides the concrete type.
public struct AnyChartContent: ChartContent {
  /// The type of the body, `Never`, because charts collect the wrapped content directly.
  public typealias Body = Never
  private let content: any ChartContent

  /// Creates a wrapper of content whose type is known only at run time (`any ChartContent`).
  public init(_ content: any ChartContent) { self.content = content }

  /// Creates a wrapper of content whose type is known at compile time.
  public init(erasing content: some ChartContent) { self.content = content }

  /// Appends the marks of the wrapped content to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    content._collect(scope.deeper(), into: &list)
  }
}

extension AnyChartContent: PrimitiveChartContent {}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  /// Appends the marks of the branch that was taken to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    switch self {
    case .first(let content): content._collect(scope, into: &list)
    case .second(let content): content._collect(scope, into: &list)
    }
  }
}

extension BuilderConditional: PrimitiveChartContent
where First: ChartContent, Second: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Appends the marks of the wrapped content to a chart's list of marks; appends nothing for
  /// `nil`.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    self?._collect(scope, into: &list)
  }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {}
