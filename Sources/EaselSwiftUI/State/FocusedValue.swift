import EaselBlocks

/// A key of the values that the view with the focus provides.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus provides; in an image, where no view has it, there are none.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property with a value of the view with the focus: `nil` in an image, where no view has it.
///
/// ```swift
/// struct TitleKey: FocusedValueKey { typealias Value = String }
/// extension FocusedValues {
///   var title: String? {
///     get { self[TitleKey.self] }
///     set { self[TitleKey.self] = newValue }
///   }
/// }
///
/// struct Heading: View {
///   @FocusedValue(\.title) private var title
///   var body: some View { Text(title ?? "No document") }
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value> {
  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a property with an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value: `nil`.
  public var wrappedValue: Value? { nil }
}

/// A property with a binding of the view with the focus: `nil` in an image, where no view has it.
@propertyWrapper
public struct FocusedBinding<Value> {
  /// Creates a property with the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value, `nil`; setting it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }
  /// A binding to the value: `nil`.
  public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

/// A property with an object of the view with the focus: `nil` in an image, where no view has it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  /// Creates a property.
  public init() {}
  /// The object: `nil`.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Returns the view unchanged: no view of an image has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { inert("focusedValue") }

  /// Returns the view unchanged: no view of an image has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { inert("focusedValue") }

  /// Returns the view unchanged: no view of an image has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    inert("focusedValue")
  }

  /// Returns the view unchanged: no scene of an image has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { inert("focusedSceneValue") }

  /// Returns the view unchanged: no scene of an image has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { inert("focusedSceneValue") }

  /// Returns the view unchanged: no scene of an image has the focus.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    inert("focusedSceneValue")
  }

  /// Returns the view unchanged: no view of an image has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    inert("focusedObject")
  }

  /// Returns the view unchanged: no scene of an image has the focus.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    inert("focusedSceneObject")
  }

  /// Returns the view unchanged: no view of an image has the focus.
  public func focusScope(_ namespace: Namespace.ID) -> some View { inert("focusScope") }

  /// Returns the view unchanged: no view of an image has the focus.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { inert("prefersDefaultFocus") }
}

/// The actions of a view with the focus, which have no look.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view runs an action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The system's choice.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
