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
    // First the tabs are listed without their screens, so that only the screen that is drawn is made.
    let listing = TabListing()
    inner.environment.tabListing = listing
    var nodes = inner.nodes(of: content)
    let shown = index(in: nodes)
    if listing.count > 0 {
      // Other views beside the tabs have no numbers, so that then all screens are made.
      let isComplete = listing.count == nodes.count
      inner.environment.tabListing = isComplete ? TabListing(shown: shown) : nil
      nodes = inner.nodes(of: content)
    }
    guard let shown, nodes.indices.contains(shown) else { return inputs.node(of: EmptyView()) }
    return nodes[shown]
  }

  /// The index of the selected node, or of the first one.
  private func index(in nodes: [any LayoutNode]) -> Int? {
    let selected = selection.flatMap { selection in
      nodes.firstIndex { $0.isSelected(by: [selection]) }
    }
    return selected ?? nodes.indices.first
  }
}

/// The tabs of a tab view, which are counted in their order.
private final class TabListing {
  /// The index of the tab whose screen is made; `nil` for none.
  private let shown: Int?
  private(set) var count = 0

  init(shown: Int? = nil) { self.shown = shown }

  /// Counts a tab; returns whether its screen is made.
  func makesNext() -> Bool {
    defer { count += 1 }
    return count == shown
  }
}

extension EnvironmentValues {
  private enum TabListingKey: EnvironmentKey {
    static var defaultValue: TabListing? { nil }
  }

  fileprivate var tabListing: TabListing? {
    get { self[TabListingKey.self] }
    set { self[TabListingKey.self] = newValue }
  }
}

/// A screen of a tab view.
public struct Tab<Value, Content: View, Label: View>: View {
  let content: Content
  let tag: AnyHashable?
  @EnvironmentValue(\.tabListing) private var listing

  /// The screen.
  public var body: some View {
    let isMade = listing?.makesNext() ?? true
    if let tag {
      screen(isMade).tag(tag)
    } else {
      screen(isMade)
    }
  }

  /// The screen, without its content for one that is not drawn.
  private func screen(_ isMade: Bool) -> some View {
    ScreenContent(content: isMade ? content : nil)
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
