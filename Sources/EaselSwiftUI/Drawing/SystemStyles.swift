import EaselBlocks
import EaselCanvas

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the background color of the system.
  public func resolve(in environment: EnvironmentValues) -> Color { Color(.systemBackground) }
}

/// The background of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the accent color.
  public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
