import EaselBlocks

/// A size of widgets.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  /// A small square, the default.
  case systemSmall
  /// Two small squares beside each other.
  case systemMedium
  /// Four small squares.
  case systemLarge
  /// Eight small squares.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// A line on the lock screen.
  case accessoryInline
  /// A corner of a watch face.
  case accessoryCorner
}

/// The colors in which a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  /// All of its colors.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// Two colors.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// Levels of one color.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  private enum FamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
  }
  private enum ModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }

  /// The size of the widget that the view belongs to; small by default.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// The colors in which the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  /// Whether the background of the widget is drawn.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether the widget has a label: never in a rendering.
  public var showsWidgetLabel: Bool { false }
  /// The margins of the widget's content.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
