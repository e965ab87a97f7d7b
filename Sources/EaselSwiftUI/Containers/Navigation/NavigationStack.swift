import EaselBlocks
import EaselCanvas
import Foundation

/// A stack of screens, of which a rendering shows the first one, without bars.
public struct NavigationStack<Data, Root: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let root: Root

  /// Creates a stack with its first screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// Creates a stack with its first screen, which is drawn whatever the path is.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }

  /// Creates a stack with its first screen, which is drawn whatever the path is.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { self.root = root() }
}

extension NavigationStack: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    Screen(content: root)
  }
}

/// A stack of screens, of which a rendering shows the first one, without bars.
public struct NavigationView<Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let content: Content

  /// Creates a stack with its first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    Screen(content: FirstView(content: content))
  }
}

/// The first of several views: a navigation view lists those of the other columns after it.
private struct FirstView<Content: View>: PrimitiveBlock {
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    inputs.nodes(of: content).first ?? inputs.node(of: EmptyView())
  }
}

/// The content of a screen, which fills the proposed size.
struct Screen<Content: View>: TransparentBlock {
  let content: Content

  func content(_ inputs: inout NodeInputs) -> (any Block)? {
    inputs.environment.leaveList()
    return ScreenContent(content: content).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The views of a screen one below another, as one node.
struct ScreenContent<Content: View>: PrimitiveBlock {
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let nodes = inputs.nodes(of: content)
    if let node = nodes.first, nodes.count == 1 { return node }
    return StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, inputs)
  }
}

/// The values of the screens on a stack.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes the last values.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(count, values.count))
  }
}

/// A style of navigation views; a rendering shows one screen in all of them.
public protocol NavigationViewStyle {}

/// The style of navigation views that a system uses by default.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of navigation views with one screen.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of navigation views with columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of navigation views with two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that a system uses by default.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style with one screen.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style with columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Returns the view unchanged: a rendering shows one screen in all styles.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
