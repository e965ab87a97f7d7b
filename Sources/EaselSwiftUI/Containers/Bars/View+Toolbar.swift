import EaselBlocks
import EaselCanvas
import Foundation

// A rendering has no bars: what would be in them is counted, and not made.

extension View {
  /// Returns the view unchanged: a rendering has no bars, and no items in them.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    inert("toolbar")
  }

  /// Returns the view unchanged: a rendering has no bars, and no items in them.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { inert("toolbar") }

  /// Returns the view unchanged: a rendering has no bars, and no items in them.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { inert("toolbar") }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { inert("toolbarBackground") }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Returns the view unchanged: a rendering has no bars.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("toolbarTitleMenu")
  }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: Int
  /// The bar that the system decides.
  public static let automatic = ToolbarPlacement(name: 0)
  /// The lower bar.
  public static let bottomBar = ToolbarPlacement(name: 1)
  /// The upper bar.
  public static let navigationBar = ToolbarPlacement(name: 2)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: 3)
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: 4)
}

/// The purpose of the content of a bar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ToolbarRole(name: 0)
  /// Content that is edited.
  public static let editor = ToolbarRole(name: 1)
  /// Content that is searched.
  public static let browser = ToolbarRole(name: 2)
  /// Content that is read.
  public static let navigationStack = ToolbarRole(name: 3)
}

/// The size of the title in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ToolbarTitleDisplayMode(name: 0)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: 1)
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: 2)
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: 3)
}
