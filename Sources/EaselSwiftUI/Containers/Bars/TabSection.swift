import EaselBlocks

/// Several tabs with a title, which a rendering does not draw.
public struct TabSection<SelectionValue, Header: View, Content: View>: View {
  let content: Content

  /// The tabs.
  public var body: some View { content }

  /// Creates tabs with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }

  /// Creates tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView { self.content = content() }

  /// Creates tabs with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.content = content() }

  /// Creates tabs with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.content = content() }
}

/// The result builder of the screens of a ``TabView``, whose tabs have values of one type.
@resultBuilder
public enum TabContentBuilder<SelectionValue> {
  /// Returns the tab of an expression, unchanged.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<SelectionValue, Content, Label>
  ) -> Tab<SelectionValue, Content, Label> { tab }

  /// Returns the tabs of an expression, unchanged.
  public static func buildExpression<Header: View, Content: View>(
    _ section: TabSection<SelectionValue, Header, Content>
  ) -> TabSection<SelectionValue, Header, Content> { section }

  /// Returns the view of an expression, unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for a closure without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view of a closure, unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of a closure as one.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  /// Returns the content of an `if` statement without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  /// Returns the content of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  /// Returns the content of an `if #available` statement, with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
