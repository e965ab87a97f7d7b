import EaselBlocks
import Foundation

extension View {
  /// Returns the view unchanged: the label of a screen is in a bar, which a rendering does not have.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { inert("tabItem") }

  /// Returns the view unchanged: a rendering shows one screen in all styles.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Returns the view unchanged: a rendering has no dots of pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars, and nothing above them.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("tabViewBottomAccessory")
  }

  /// Returns the view unchanged: a rendering has no bars.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Returns the view unchanged: a rendering has no sidebar of tabs.
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("tabViewSidebarHeader")
  }

  /// Returns the view unchanged: a rendering has no sidebar of tabs.
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("tabViewSidebarFooter")
  }

  /// Returns the view unchanged: nobody moves tabs in a rendering.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no sidebar of tabs.
  public func customizationID(_ id: String) -> some View { self }
}

/// The order and the choice of tabs that a person has made, none in a rendering.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Creates a customization without changes.
  public init() {}
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = TabBarMinimizeBehavior(name: 0)
  /// When a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: 1)
  /// When a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: 3)
}

/// A style of tab views; a rendering shows one screen in all of them.
public protocol TabViewStyle {}

/// The style of tab views that a system uses by default.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of tab views whose screens are pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether the dots of pages are visible.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: Int
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: 0)
    /// Always.
    public static let always = IndexDisplayMode(name: 1)
    /// Never.
    public static let never = IndexDisplayMode(name: 2)
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// The style of tab views with a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of tab views with a bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of tab views with tabs in groups.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of tabs that are pages above one another.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// The change from one page to another, which a rendering does not draw.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: Int
    /// The system's choice.
    public static let automatic = TransitionStyle(name: 0)
    /// The page that goes becomes unclear.
    public static let blur = TransitionStyle(name: 1)
    /// The page stays as it is.
    public static let identity = TransitionStyle(name: 2)
  }

  /// Creates the style.
  public init(transitionStyle: TransitionStyle = .automatic) {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The style of tabs that are pages above one another.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  /// Returns the style of tabs that are pages above one another.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that a system uses by default.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style whose screens are pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the style whose screens are pages.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style with a sidebar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style with a bar only.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The style with tabs in groups.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// A style of the dots of pages, which a rendering does not draw.
public protocol IndexViewStyle {}

/// The style of dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: Int
    /// The system's choice.
    public static let automatic = BackgroundDisplayMode(name: 0)
    /// Always.
    public static let always = BackgroundDisplayMode(name: 1)
    /// While a person touches them.
    public static let interactive = BackgroundDisplayMode(name: 2)
    /// Never.
    public static let never = BackgroundDisplayMode(name: 3)
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style of dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the style of dots for pages.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}
