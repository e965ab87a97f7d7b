import EaselBlocks
import EaselCanvas
import Foundation

/// The look of labels.
public protocol LabelStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The title.
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The icon.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The style of labels with an icon and a title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Returns the icon and the title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// The style of labels with an icon and a title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Returns the icon and the title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// The style of labels of which only the title is drawn.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The style of labels of which only the icon is drawn.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style with an icon and a title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style with an icon and a title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style of labels of which only the title is drawn.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style of labels of which only the icon is drawn.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon beside a title; in a row of a list icons have a column of their own.
private struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.listItemTint) private var tint
  @ScaledMetric private var column: CGFloat = 24

  var body: some View {
    if isInListRow {
      HStack(spacing: 16) {
        configuration.icon
          .foregroundStyle(tint ?? AnyShapeStyle(.tint))
          .frame(minWidth: column)
        configuration.title
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    } else {
      HStack(spacing: 8) {
        configuration.icon
        configuration.title
      }
    }
  }
}

extension LabelStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum LabelStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle>? { nil }
  }

  /// The styles of labels, the innermost one first; `nil` is the default one.
  var labelStyles: StyleStack<any LabelStyle>? {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0 = StyleStack(style, in: $0) }
  }
}
