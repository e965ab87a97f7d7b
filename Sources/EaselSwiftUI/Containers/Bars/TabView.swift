import EaselBlocks
import EaselCanvas
import Foundation

/// Several screens, of which a rendering shows the selected one, or the first one, without the bar.
///
/// ```swift
/// TabView(selection: .constant(1)) {
///   Tab("Home", systemImage: "house", value: 1) { Text("At home") }
///   Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("Nothing found") }
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let content: Content
  let selection: AnyHashable?

  /// Creates screens of which one is selected by its tag or the value of its tab.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
  }

  /// Creates screens of which one is selected by its tag or the value of its tab.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    self.selection = AnyHashable(selection.wrappedValue)
  }
}

extension TabView: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    Screen(content: SelectedTab(content: content, selection: selection))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates screens of which the first one is drawn.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

/// The node of the screen that is selected.
private struct SelectedTab<Content: View>: PrimitiveBlock {
  let content: Content
  let selection: AnyHashable?

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs.entering("TabView")
    inner.marksElements = selection != nil
    let nodes = inner.nodes(of: content)
    let selected = selection.flatMap { selection in
      nodes.first { $0.isSelected(by: [selection]) }
    }
    return selected ?? nodes.first ?? inputs.node(of: EmptyView())
  }
}

/// A screen of a tab view.
public struct Tab<Value, Content: View, Label: View>: View {
  let content: Content
  let tag: AnyHashable?

  /// The screen.
  public var body: some View {
    if let tag {
      ScreenContent(content: content).tag(tag)
    } else {
      ScreenContent(content: content)
    }
  }

  fileprivate init(content: Content, tag: AnyHashable?) {
    self.content = content
    self.tag = tag
  }
}

/// The label of a tab, which a rendering does not draw.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Value == Never {
  /// Creates a screen with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(content: content(), tag: nil) }
}

extension Tab where Value: Hashable {
  /// Creates a screen with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(content: content(), tag: AnyHashable(value)) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: nil) }

  /// Creates a screen with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: nil) }

  /// Creates a screen with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: nil) }

  /// Creates a screen with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: nil) }

  /// Creates a screen with the title of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), tag: nil)
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a screen with a value, a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: AnyHashable(value)) }

  /// Creates a screen with a value, a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: AnyHashable(value)) }

  /// Creates a screen with a value, a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: AnyHashable(value)) }

  /// Creates a screen with a value, a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), tag: AnyHashable(value)) }

  /// Creates a screen with a value and the title of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), tag: AnyHashable(value))
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: Int
  /// The screen of a search.
  public static let search = TabRole(name: 0)
}
