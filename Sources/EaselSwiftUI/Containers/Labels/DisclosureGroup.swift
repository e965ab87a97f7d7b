import EaselBlocks
import EaselCanvas
import Foundation

/// A label with a chevron, and content that is drawn if the group is expanded.
///
/// Without a binding the group is closed, as it is at rest.
public struct DisclosureGroup<Label: View, Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let label: Label
  let content: Content
  let isExpanded: Bool

  init(_ label: Label, _ content: Content, isExpanded: Bool) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Creates a closed group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), isExpanded: false)
  }

  /// Creates a group that is expanded if a binding is `true`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content(), isExpanded: isExpanded.wrappedValue)
  }
}

extension DisclosureGroup: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(AnyView(label)), content: .init(AnyView(content)), isExpanded: isExpanded)
    let style = inputs.environment.disclosureGroupStyle
    return inputs.run { style.erasedBody(configuration) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a closed group with a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), content(), isExpanded: false)
  }

  /// Creates a closed group with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), content(), isExpanded: false)
  }

  /// Creates a group with a title that is expanded if a binding is `true`.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), content(), isExpanded: isExpanded.wrappedValue)
  }

  /// Creates a group with a title, shown unchanged, that is expanded if a binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), content(), isExpanded: isExpanded.wrappedValue)
  }
}

/// A label with the chevron of a group that can be expanded.
struct DisclosureRow<Content: View>: View {
  let isExpanded: Bool
  @ViewBuilder let content: Content
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    HStack(spacing: 8) {
      content
        .foregroundStyle(isInListRow ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint))
        .frame(maxWidth: .infinity, alignment: .leading)
      Chevron(direction: isExpanded ? .down : .forward).foregroundStyle(.tint)
    }
  }
}

/// An angle that points forward or down.
struct Chevron: View {
  enum Direction {
    case forward
    case down
  }

  var direction = Direction.forward
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let isBackward = direction == .forward && layoutDirection == .rightToLeft
    Line(isDown: direction == .down, isBackward: isBackward)
      .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(
        width: direction == .down ? 12 : 7, height: direction == .down ? 7 : 12
      )
      .role(.decorative)
  }

  /// The line of the angle, within the width of its stroke.
  private struct Line: Shape {
    let isDown: Bool
    let isBackward: Bool

    func path(in rect: CGRect) -> Path {
      let inner = rect.insetBy(dx: 1, dy: 1)
      var path = Path()
      if isDown {
        path.move(to: CGPoint(x: inner.minX, y: inner.minY))
        path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
      } else {
        let (back, tip) =
          isBackward ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
        path.move(to: CGPoint(x: back, y: inner.minY))
        path.addLine(to: CGPoint(x: tip, y: inner.midY))
        path.addLine(to: CGPoint(x: back, y: inner.maxY))
      }
      return path
    }
  }
}
