import EaselBlocks

/// The builder of chart content: one mark after another, `if`, `switch`, `for` and `#available`.
@resultBuilder
public struct ChartContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Makes empty content.
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }

  /// Takes a single content as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Combines several contents into one value.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent { TupleChartContent(repeat each content) }

  /// Makes the value of an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Makes the value of the first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Makes the value of the second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Makes the value of a `for` loop.
  public static func buildArray<Content: ChartContent>(_ content: [Content]) -> some ChartContent {
    ArrayChartContent(content: content)
  }

  /// Makes the value of an `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// Content without marks.
struct EmptyChartContent: PrimitiveChartContent {
  func _collect(_ scope: MarkScope, into list: inout MarkList) {}
}

/// Several contents, one after another.
struct TupleChartContent<each Content: ChartContent>: PrimitiveChartContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    for part in repeat each content { part._collect(scope, into: &list) }
  }
}

/// The contents of a loop.
struct ArrayChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: [Content]

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    for part in content { part._collect(scope, into: &list) }
  }
}

/// Type-erased chart content.
public struct AnyChartContent: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let content: any ChartContent

  /// Hides the type of content.
  public init(_ content: any ChartContent) { self.content = content }

  /// Hides the type of content.
  public init(erasing content: some ChartContent) { self.content = content }

  /// Appends the marks of the content.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    content._collect(scope.deeper(), into: &list)
  }
}

extension AnyChartContent: PrimitiveChartContent {}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  /// Appends the marks of the branch.
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
  /// Appends the marks of the content, if there is one.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    self?._collect(scope, into: &list)
  }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {}
