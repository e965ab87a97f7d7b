import EaselBlocks
import EaselCanvas
import Foundation

/// A label that leads to another screen: in a row of a list with a chevron, elsewhere like a button.
///
/// A rendering does not make the other screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let label: Label
  var badge: Text?

  fileprivate init(_ label: Label) { self.label = label }
}

extension NavigationLink: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    guard inputs.environment.isInListRow else { return Button(action: {}) { label } }
    return HStack(spacing: 8) {
      label.frame(maxWidth: .infinity, alignment: .leading)
      if let badge { badge.foregroundStyle(Color(.secondaryLabel)) }
      Chevron().foregroundStyle(Color(.tertiaryLabel))
    }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label())
  }

  /// Creates a link to a view.
  public init(
    destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view, which is drawn the same whether the view is shown or not.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view, which is drawn the same whether the view is shown or not.
  public init(
    destination: @autoclosure () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view, which is drawn the same whether the view is shown or not.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view, which is drawn the same whether the view is shown or not.
  public init<V: Hashable>(
    destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Returns the link unchanged: a rendering does not follow it.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey))
  }

  /// Creates a link with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title))
  }

  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) {
    self.init(Text(titleKey))
  }

  /// Creates a link with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: @autoclosure () -> Destination) {
    self.init(Text(title))
  }

  /// Creates a link with a title, which is drawn the same whether the view is shown or not.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title, which is drawn the same whether the view is shown or not.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination,
    isActive: Binding<Bool>
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title, which is drawn the same whether the view is shown or not.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure () -> Destination, isActive: Binding<Bool>
  ) { self.init(Text(title)) }

  /// Creates a link with a title, which is drawn the same whether the view is shown or not.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination, tag: V,
    selection: Binding<V?>
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title, which is drawn the same whether the view is shown or not.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>
  ) { self.init(Text(title)) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label()) }

  /// Creates a link to the screen of a value, with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(titleKey))
  }

  /// Creates a link to the screen of a value, with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(Text(title))
  }
}

/// A view that draws a badge at another place than behind itself.
protocol BadgeHost: View {
  func badged(_ badge: Text) -> AnyView
}

extension NavigationLink: BadgeHost {
  func badged(_ badge: Text) -> AnyView {
    var link = self
    link.badge = badge
    return AnyView(link)
  }
}

extension View {
  /// Draws a number at the trailing side of the view in a row of a list; 0 draws nothing.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Draws a text at the trailing side of the view in a row of a list; `nil` draws nothing.
  public func badge(_ label: Text?) -> some View { Badged(content: self, badge: label) }

  /// Draws a text at the trailing side of the view in a row of a list; `nil` draws nothing.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Draws a text, which is shown unchanged, at the trailing side of the view in a row of a list.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Returns the view unchanged: badges have the same prominence in a rendering.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: Int
  /// The lowest prominence.
  public static let decreased = BadgeProminence(name: 0)
  /// The usual prominence.
  public static let standard = BadgeProminence(name: 1)
  /// The highest prominence.
  public static let increased = BadgeProminence(name: 2)
}

/// A view with a text behind it in a row of a list; elsewhere without it.
private struct Badged<Content: View>: TransparentBlock {
  let content: Content
  let badge: Text?

  func content(_ inputs: inout NodeInputs) -> (any Block)? {
    guard let badge, inputs.environment.isInListRow else { return content }
    if let host = content as? any BadgeHost { return host.badged(badge) }
    return HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      badge.foregroundStyle(Color(.secondaryLabel))
    }
  }
}
