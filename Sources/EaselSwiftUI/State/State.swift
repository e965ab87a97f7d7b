import EaselBlocks
import EaselCharts
import Observation

/// A property whose value a view keeps over the evaluations of its body: ``/EaselBlocks/StateValue``.
public typealias State = EaselBlocks.StateValue
/// A reference to a value that is stored elsewhere: ``/EaselBlocks/StateBinding``.
public typealias Binding = EaselBlocks.StateBinding
/// A value with properties that are state: ``/EaselBlocks/StateGroup``.
public typealias DynamicProperty = EaselBlocks.StateGroup

/// A property that holds the value of a gesture; in an image it has its initial value.
@propertyWrapper
public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with its initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Creates a property with its initial value and the transaction of its reset, which has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with its initial value and the transaction of its reset, which has no effect.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }
  /// Creates a property with its initial value and a closure for its reset, which never runs.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }
  /// Creates a property with its initial value and a closure for its reset, which never runs.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue)
  }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is `nil`.
  public init() { self.init(wrappedValue: nil) }
  /// Creates a property whose value is `nil`; the transaction of its reset has no effect.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil) }
  /// Creates a property whose value is `nil`; the closure for its reset never runs.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}

/// A property that says which view has the focus; in an image none has it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let initial: Value

  // In the type itself, and not in an extension: the compiler takes them for the defaults of properties,
  // so that the memberwise initializer of a view does not ask for its focus.
  /// Creates a property that is `false`.
  public init() where Value == Bool { initial = false }
  /// Creates a property that is `nil`.
  public init() where Value: ExpressibleByNilLiteral { initial = nil }

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

/// A property with an identity for views that belong together, for matched animations.
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}
