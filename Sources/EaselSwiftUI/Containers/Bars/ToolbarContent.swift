import EaselBlocks
import Foundation

/// The content of the bars of a screen, which a rendering does not draw.
public protocol ToolbarContent {
  /// The type of ``body``, which the compiler infers.
  associatedtype Body: ToolbarContent
  /// The content that this content consists of.
  @ToolbarContentBuilder var body: Body { get }
}

/// The content of bars that a person may rearrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Content of bars that has no other content in it.
public protocol BuiltInToolbarContent: ToolbarContent where Body == Never {}

extension BuiltInToolbarContent {
  /// The body, which built-in content does not have; reading it is a fatal error.
  public var body: Never { fatalError("\(Self.self) has no body; bars are not drawn") }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: BuiltInToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The result builder of the content of bars.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns the content of an expression, unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the only content, unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns several contents as one.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContentList { ToolbarContentList() }

  /// Returns the content of an `if` statement without `else`.
  public static func buildOptional<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Returns the content of the first branch.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> ToolbarContentList { ToolbarContentList() }

  /// Returns the content of the second branch.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> ToolbarContentList { ToolbarContentList() }

  /// Returns the content of an `if #available` statement.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarContentList { ToolbarContentList() }
}

/// Several contents of bars.
public struct ToolbarContentList: BuiltInToolbarContent, CustomizableToolbarContent, Sendable {}

/// An item of a bar, which a rendering does not draw.
public struct ToolbarItem<ID, Content: View>: BuiltInToolbarContent {
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {}

  /// Creates an item that a person may move.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {}
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items of a bar, which a rendering does not draw.
public struct ToolbarItemGroup<Content: View>: BuiltInToolbarContent {
  /// Creates items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  /// Creates items with a label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == TupleView<C, L> {}
}

/// A space between items of a bar, which a rendering does not draw.
public struct ToolbarSpacer: BuiltInToolbarContent, CustomizableToolbarContent, Sendable {
  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The size of a space in a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let name: Int
  /// A size that takes the remaining space.
  public static let flexible = SpacerSizing(name: 0)
  /// The system's choice.
  public static let fixed = SpacerSizing(name: 1)
}

/// The menu at the title of a screen, which a rendering does not draw.
public struct ToolbarTitleMenu<Content: View>: BuiltInToolbarContent {
  /// Creates a menu with what the system puts into it.
  public init() where Content == EmptyView {}
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) {}
}

/// The item of a bar that a system defines, which a rendering does not draw.
public struct DefaultToolbarItem: BuiltInToolbarContent, CustomizableToolbarContent, Sendable {
  /// Creates an item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// A kind of item that a system defines.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: Int
  /// The button that hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: 0)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: 1)
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: 2)
}

extension ToolbarContent {
  /// Returns the content unchanged: bars are not drawn.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Returns the content unchanged: bars are not drawn.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Returns the content unchanged: bars are not drawn.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic
  ) -> some CustomizableToolbarContent { self }
}

/// The place of an item in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ToolbarItemPlacement(name: 0)
  /// The middle of the bar.
  public static let principal = ToolbarItemPlacement(name: 1)
  /// The leading side.
  public static let navigation = ToolbarItemPlacement(name: 2)
  /// The place of the most important action.
  public static let primaryAction = ToolbarItemPlacement(name: 3)
  /// The place of less important actions.
  public static let secondaryAction = ToolbarItemPlacement(name: 4)
  /// The place of messages.
  public static let status = ToolbarItemPlacement(name: 5)
  /// The place of the action that ends a task.
  public static let confirmationAction = ToolbarItemPlacement(name: 6)
  /// The place of the action that gives a task up.
  public static let cancellationAction = ToolbarItemPlacement(name: 7)
  /// The place of the action that deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: 8)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: 9)
  /// The leading side of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: 10)
  /// The trailing side of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: 11)
  /// The leading side of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: 10)
  /// The trailing side of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: 11)
  /// The lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: 12)
  /// The place of the title.
  public static let title = ToolbarItemPlacement(name: 13)
  /// The place of the second line of the title.
  public static let subtitle = ToolbarItemPlacement(name: 14)
  /// The place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: 15)
  /// The place of the second line of the large title.
  public static let largeSubtitle = ToolbarItemPlacement(name: 16)
}
