import EaselBlocks
import Foundation

extension View {
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { inert("accessibilityAction") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { inert("accessibilityAction") }
  /// Returns the view unchanged: nobody acts on a document.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { inert("accessibilityAction") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { inert("accessibilityAction") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { inert("accessibilityAction") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { inert("accessibilityActions") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { inert("accessibilityAdjustableAction") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    inert("accessibilityScrollAction")
  }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { inert("accessibilityZoomAction") }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    inert("accessibilityActivationPoint")
  }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    inert("accessibilityActivationPoint")
  }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Returns the view unchanged: nobody acts on a document.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    inert("accessibilityDirectTouch")
  }

  /// Returns the view unchanged: a document is read in its own order.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    inert("accessibilitySortPriority")
  }
  /// Returns the view unchanged: documents have no rotors.
  public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorBuilder entries: () -> Content
  ) -> some View { inert("accessibilityRotor") }
  /// Returns the view unchanged: documents have no rotors.
  public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { inert("accessibilityRotor") }
  /// Returns the view unchanged: documents have no rotors.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { inert("accessibilityRotorEntry") }
  /// Returns the view unchanged: labels are set by `accessibilityLabel(_:)`.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { inert("accessibilityLabeledPair") }
  /// Returns the view unchanged: documents have no content for screen readers of their own.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: Int = 0
  ) -> some View { inert("accessibilityCustomContent") }
  /// Returns the view unchanged: documents have no content for screen readers of their own.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: Int = 0
  ) -> some View { inert("accessibilityCustomContent") }

  /// Returns the view unchanged: its own content is read.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    inert("accessibilityChildren")
  }
  /// Returns the view unchanged: its own content is read.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { inert("accessibilityRepresentation") }
  /// Returns the view unchanged: the kind of its text has no effect.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  /// Returns the view unchanged: the colors of an image are not inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Returns the view unchanged: no large view of it is shown.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Returns the view unchanged: no large view of it is shown.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Returns the view unchanged: no view has the focus in a rendering.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    self
  }
  /// Returns the view unchanged: no view has the focus in a rendering.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Returns the view unchanged: how its text is spoken is not in a document.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Returns the view unchanged: how its text is spoken is not in a document.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Returns the view unchanged: how its text is spoken is not in a document.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Returns the view unchanged: how its text is spoken is not in a document.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The kind of an action of a screen reader.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action of leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action of starting or stopping.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action of deleting.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// Creates the kind of an action by its name.
  public init(named name: Text) { self.name = "custom" }
  private init(name: String) { self.name = name }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Upwards.
  case increment
  /// Downwards.
  case decrement
}

/// An action of zooming.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of zooming.
  public enum Direction: Hashable, Sendable {
    /// Enlarges.
    case zoomIn
    /// Makes smaller.
    case zoomOut
  }
  /// The direction.
  public let direction: Direction
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

/// The kind of a text for screen readers.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// A text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a program.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The address of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
}

/// The result builder of the entries of a rotor, none of which is kept.
@resultBuilder
public enum AccessibilityRotorBuilder {
  /// Returns nothing.
  public static func buildBlock<each Entry>(_ entries: repeat each Entry) {}
}

/// An entry of a rotor, which is not kept.
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Creates an entry with a label.
  public init(_ label: Text, id: ID) {}
  /// Creates an entry with a label.
  public init<S: StringProtocol>(_ label: S, id: ID) {}
}

/// A property that says which view a screen reader reads; in a rendering it reads none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let initial: Value
  /// The value without a focus, `false` or `nil`; setting it has no effect.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set { _ = newValue }
  }
  /// A binding to the property.
  public var projectedValue: Binding { Binding(initial: initial) }

  /// A binding to a focus property.
  @propertyWrapper
  public struct Binding {
    let initial: Value
    init(initial: Value) { self.initial = initial }
    /// The value without a focus, `false` or `nil`; setting it has no effect.
    public var wrappedValue: Value {
      get { initial }
      nonmutating set { _ = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState where Value == Bool {
  /// Creates a property that is `false`.
  public init() { initial = false }
}

extension AccessibilityFocusState where Value: ExpressibleByNilLiteral {
  /// Creates a property that is `nil`.
  public init() { initial = nil }
}
