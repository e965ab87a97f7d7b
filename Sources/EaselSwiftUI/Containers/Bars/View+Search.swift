import EaselBlocks
import EaselCanvas
import Foundation

// The field of a search is in a bar, which a rendering does not have.

extension View {
  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { inert("searchable") }

  /// Returns the view unchanged: nobody searches in a rendering.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    inert("searchSuggestions")
  }

  /// Returns the view unchanged: nobody searches in a rendering.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { inert("searchScopes") }

  /// Returns the view unchanged: nobody searches in a rendering.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { inert("searchScopes") }

  /// Returns the view unchanged: nobody searches in a rendering.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Returns the view unchanged: a rendering has no search field.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no search field.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Returns the view unchanged: no field has the focus in a rendering.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

extension EnvironmentValues {
  /// Whether a person searches, which is `false` in a rendering.
  public var isSearching: Bool { false }
  /// The action that ends a search, which does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// An action that ends a search, which does nothing.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = SearchFieldPlacement(name: 0)
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: 1)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: 2)
  /// In the upper bar, always or while a person scrolls up.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(name: 3) }
  /// In the upper bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: 3)
  /// In the principal place of the bar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: 4)

  /// Whether the search field stays while a person scrolls.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: Int
    /// The system's choice.
    public static let automatic = NavigationBarDrawerDisplayMode(name: 0)
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(name: 1)
  }
}

/// When the scopes of a search appear.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = SearchScopeActivation(name: 0)
  /// When a person writes.
  public static let onTextEntry = SearchScopeActivation(name: 1)
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: 2)
}

/// Whether the bar stays when a search begins.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = SearchPresentationToolbarBehavior(name: 0)
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: 1)
}

/// Whether the field of a search is a button at first.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = SearchToolbarBehavior(name: 0)
  /// It is a button where there is little space.
  public static let minimize = SearchToolbarBehavior(name: 1)
}
