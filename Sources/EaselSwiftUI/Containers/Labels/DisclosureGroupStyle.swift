import EaselBlocks

/// The look of disclosure groups.
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The content of a disclosure group.
  public struct Content: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Bool) {
    self.label = label
    self.content = content
    _isExpanded = .constant(isExpanded)
  }
}

/// The style of disclosure groups with a chevron at the trailing edge.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label with a chevron, and the content below it if the group is expanded.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureContent(configuration: configuration)
  }
}

private struct DisclosureContent: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      DisclosureRow(isExpanded: configuration.isExpanded) { configuration.label }
      if configuration.isExpanded { configuration.content.padding(.leading, 20) }
    } else {
      VStack(alignment: .center, spacing: 8) {
        DisclosureRow(isExpanded: configuration.isExpanded) { configuration.label }
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style with a chevron at the trailing edge.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
  }

  /// The style of the disclosure groups in the view.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
