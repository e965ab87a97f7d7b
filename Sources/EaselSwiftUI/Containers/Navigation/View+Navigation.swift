import EaselBlocks
import EaselCanvas
import Foundation

// A rendering has no bars, so that titles of screens and what is in bars are counted, and not drawn.

extension View {
  /// Returns the view unchanged: a rendering has no bar that names a document.
  public func navigationDocument(_ url: URL) -> some View { inert("navigationDocument") }
  /// Returns the view unchanged: a rendering has no bar that names a document.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    inert("navigationDocument")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationTitle")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationTitle")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationTitle(_ title: Text) -> some View { inert("navigationTitle") }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationTitle(_ title: Binding<String>) -> some View { inert("navigationTitle") }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    inert("navigationSubtitle")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    inert("navigationSubtitle")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationSubtitle(_ subtitle: Text) -> some View { inert("navigationSubtitle") }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationBarTitle")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationBarTitle")
  }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationBarTitle(_ title: Text) -> some View { inert("navigationBarTitle") }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }

  /// Returns the view unchanged: the title of a screen is in a bar, which a rendering does not have.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }

  /// Returns the view unchanged: a rendering has no bars.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars, and no items in them.
  public func navigationBarItems<L: View>(leading: L) -> some View { inert("navigationBarItems") }

  /// Returns the view unchanged: a rendering has no bars, and no items in them.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    inert("navigationBarItems")
  }

  /// Returns the view unchanged: a rendering has no bars, and no items in them.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    inert("navigationBarItems")
  }

  /// Returns the view unchanged: a rendering shows the first screen.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert("navigationDestination") }

  /// Returns the view unchanged: a rendering shows the first screen.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { inert("navigationDestination") }

  /// Returns the view unchanged: a rendering shows the first screen.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert("navigationDestination") }

  /// Returns the view unchanged: screens do not change in a rendering.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Returns the view unchanged: screens do not change in a rendering.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// The title and the items of a bar, which a rendering does not draw.
public struct NavigationBarItem {
  /// The size of the title of a screen.
  public enum TitleDisplayMode: Sendable {
    /// The size on the screen before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// The way in which a screen appears, which has no effect in a rendering.
public protocol NavigationTransition {}

/// The way in which a screen appears by default.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition.
  public init() {}
}

/// A screen that appears by enlarging a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The way in which a screen appears by default.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns the transition of a screen that appears by enlarging a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}
