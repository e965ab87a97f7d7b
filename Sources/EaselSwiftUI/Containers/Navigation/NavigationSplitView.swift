import EaselBlocks
import EaselCanvas
import Foundation

/// Columns side by side if there is room for them, otherwise one column.
///
/// From a width of 700 points on, the sidebar, the content and the detail are side by side. In a smaller
/// width the preferred column is drawn, by default the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  let visibility: NavigationSplitViewVisibility
  let column: NavigationSplitViewColumn

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail, hasContent: Bool,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ column: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.hasContent = hasContent
    self.visibility = visibility?.wrappedValue ?? .automatic
    self.column = column?.wrappedValue ?? .sidebar
  }

  /// The view that lays the columns out.
  public var body: some View {
    let showsSidebar = visibility == .automatic || visibility == .all
    var columns: [SplitColumn] = []
    if showsSidebar || !hasContent && visibility == .doubleColumn {
      columns.append(SplitColumn(view: AnyView(Screen(content: sidebar)), width: 320))
    }
    if hasContent, visibility != .detailOnly {
      columns.append(SplitColumn(view: AnyView(Screen(content: content)), width: 320))
    }
    columns.append(SplitColumn(view: AnyView(Screen(content: detail)), width: nil))
    let single: AnyView
    switch column {
    case .detail: single = AnyView(Screen(content: detail))
    case .content where hasContent: single = AnyView(Screen(content: content))
    default: single = AnyView(Screen(content: sidebar))
    }
    return SplitBlock(columns: columns, single: single)
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), hasContent: true, nil, nil) }

  /// Creates three columns, of which some are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), hasContent: true, columnVisibility, nil) }

  /// Creates three columns, of which one is preferred in a small width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), hasContent: true, nil, preferredCompactColumn) }

  /// Creates three columns, of which some are visible, and one is preferred in a small width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), hasContent: true, columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false, nil, nil)
  }

  /// Creates two columns, of which some are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), hasContent: false, columnVisibility, nil) }

  /// Creates two columns, of which one is preferred in a small width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), hasContent: false, nil, preferredCompactColumn) }

  /// Creates two columns, of which some are visible, and one is preferred in a small width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), EmptyView(), detail(), hasContent: false, columnVisibility,
      preferredCompactColumn)
  }
}

/// The columns of a split view that are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: Int
  /// The system's choice: all columns.
  public static let automatic = NavigationSplitViewVisibility(name: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: 1)
  /// The content and the detail, or both of two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: 2)
  /// The detail.
  public static let detailOnly = NavigationSplitViewVisibility(name: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: Int
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: 0)
  /// The second of three columns.
  public static let content = NavigationSplitViewColumn(name: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: 2)
}

/// A column of a split view, with its width unless it takes the rest.
private struct SplitColumn {
  let view: AnyView
  let width: CGFloat?
}

/// Takes the width that a modifier in a column sets while its nodes are made.
private final class ColumnWidth {
  var width: CGFloat?
}

extension EnvironmentValues {
  private enum ColumnWidthKey: EnvironmentKey {
    static var defaultValue: ColumnWidth? { nil }
  }

  /// The width of the column of a split view around the view.
  fileprivate var columnWidth: ColumnWidth? {
    get { self[ColumnWidthKey.self] }
    set { self[ColumnWidthKey.self] = newValue }
  }
}

private struct SplitBlock: PrimitiveBlock {
  let columns: [SplitColumn]
  let single: AnyView

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("NavigationSplitView")
    let line = inputs.fill(Color(.separator))
    let row = HStack(spacing: 0) {
      ForEach(0..<columns.count) { index in
        if index > 0 { NodeBlock(node: line).frame(width: 0.5) }
        ColumnView(column: columns[index])
      }
    }
    return SplitNode(wide: inputs.node(of: row), narrow: inputs.node(of: single))
  }
}

/// A column with the width that `navigationSplitViewColumnWidth` sets in it.
private struct ColumnView: PrimitiveBlock {
  let column: SplitColumn

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    guard let standard = column.width else { return inputs.node(of: column.view) }
    let holder = ColumnWidth()
    var inner = inputs
    inner.environment.columnWidth = holder
    let node = inner.node(of: column.view)
    return inputs.node(of: NodeBlock(node: node).frame(width: holder.width ?? standard))
  }
}

/// The node that has columns in a width of 700 points and more, and one column otherwise.
private final class SplitNode: LayoutNode {
  private let wide: any LayoutNode
  private let narrow: any LayoutNode
  var traits: NodeTraits { NodeTraits(guides: wide.traits.guides.union(narrow.traits.guides)) }

  init(wide: any LayoutNode, narrow: any LayoutNode) {
    self.wide = wide
    self.narrow = narrow
  }

  private func chosen(_ width: CGFloat?) -> any LayoutNode {
    (width ?? 0) >= 700 ? wide : narrow
  }

  func size(_ proposal: ProposedSize) -> CGSize { chosen(proposal.width).size(proposal) }
  func place(_ proposal: ProposedSize) -> Fragment { chosen(proposal.width).place(proposal) }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    chosen(proposal.width).explicitGuide(key, proposal)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    chosen(region.width).fill(region, from: cursor, &page)
  }
}

private struct ColumnWidthModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let width: CGFloat

  func update(_ inputs: inout NodeInputs) { inputs.environment.columnWidth?.width = width }
}

extension View {
  /// Sets the width of the column of a split view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    ModifiedBlock(self, ColumnWidthModifier(width: width))
  }

  /// Sets the ideal width of the column of a split view, in points, which it has in a rendering.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { ModifiedBlock(self, ColumnWidthModifier(width: ideal)) }

  /// Returns the view unchanged: columns are side by side in all styles.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}

/// A style of split views; columns are side by side in all of them.
public protocol NavigationSplitViewStyle {}

/// The style of split views that a system uses by default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of split views whose columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of split views whose detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that a system uses by default.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style whose columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style whose detail keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
