import EaselBlocks
import Foundation

/// A property with a value of a defaults database, which a rendering only reads.
///
/// Without a database a server has no settings of a user: the property has its default value, unless the
/// database given to it, or to `defaultAppStorage(_:)`, has a value for the key.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  /// The value that the rendering has set; `nil` as long as that of the database counts.
  @State private var changed: Value?
  private let store: UserDefaults?
  private let read: (UserDefaults) -> Value?
  private let initial: Value

  private init(
    _ initial: Value, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value?
  ) {
    self.initial = initial
    self.store = store
    self.read = read
  }

  private var currentStore: UserDefaults? {
    store ?? EnvironmentValues.current.appStorage
  }

  /// The value; one that is set is kept in the rendering, and not written to the database.
  public var wrappedValue: Value {
    get { changed ?? currentStore.flatMap(read) ?? initial }
    nonmutating set { changed = .some(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let stored = currentStore.flatMap(read) ?? initial
    let changed = $changed
    return Binding(
      get: { changed.wrappedValue ?? stored }, set: { changed.wrappedValue = .some($0) })
  }

  /// Creates a property with its default value and its key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, store) { $0.object(forKey: key) as? Value }
  }
}

extension AppStorage where Value: RawRepresentable {
  /// Creates a property of raw values with its default value and its key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, store) { store in
      (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:))
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of an optional value with its key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, store) { $0.object(forKey: key) as? Value }
  }
}

extension EnvironmentValues {
  private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The database of properties that name none; `nil` for none.
  fileprivate var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the database of the `AppStorage` properties in the view that name none.
  ///
  /// ```swift
  /// struct Unit: View {
  ///   @AppStorage("unit") private var unit = "km"
  ///   var body: some View { Text(unit) }
  /// }
  /// let settings = UserDefaults(suiteName: "example")
  /// let view = Unit().defaultAppStorage(settings ?? .standard)
  /// ```
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, store)
  }
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
