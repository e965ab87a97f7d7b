import EaselBlocks
import Foundation

/// A property with a value of a defaults database, which a rendering only reads.
///
/// Without a database a server has no settings of a user: the property has its default value, unless the
/// database given to it, or to `defaultAppStorage(_:)`, has a value for the key.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @State private var value: Value

  private init(_ value: Value, _ key: String, _ store: UserDefaults?) {
    let stored = store?.object(forKey: key) as? Value
    _value = State(wrappedValue: stored ?? value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { $value }

  /// Creates a property with its default value and its key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value: RawRepresentable {
  /// Creates a property of raw values with its default value and its key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let raw = store?.object(forKey: key) as? Value.RawValue
    _value = State(wrappedValue: raw.flatMap(Value.init(rawValue:)) ?? wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of an optional value with its key.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

/// A property with a value of a scene, which is its default value in a rendering.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { $value }
  /// Creates a property with its default value and its key.
  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of an optional value with its key.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
