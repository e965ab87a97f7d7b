import EaselCanvas
import Foundation

/// The type that identifies a custom environment value and gives its default.
///
/// ```swift
/// struct Currency: EnvironmentKey { static let defaultValue = "EUR" }
/// extension EnvironmentValues {
///   var currency: String {
///     get { self[Currency.self] }
///     set { self[Currency.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the environment value.
  associatedtype Value
  /// The value that is read if none is set.
  static var defaultValue: Value { get }
}

/// The values that blocks pass to the blocks in them, such as locale, font and theme.
///
/// A body reads a value with ``EnvironmentValue``. `Block.environment(_:_:)` sets a value for a
/// block and everything in it.
public struct EnvironmentValues {
  // One object, copied when it changes: most blocks have the same environment as their parent.
  private var storage = Storage()

  private final class Storage {
    var values: [ObjectIdentifier: Any]
    /// Results computed from the values, by the type of the result.
    var derived: [ObjectIdentifier: Any] = [:]

    init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }
  }

  /// Creates an environment in which every value is its default.
  public init() {}

  /// The value that is set for a key; the key's default if none is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Casting a missing value would give `nil` if the type is an optional itself.
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.derived.removeAll()
      } else {
        storage = Storage(values: storage.values)
      }
      // `nil` of an optional type is stored as a value.
      storage.values[ObjectIdentifier(key)] = .some(newValue as Any)
    }
  }

  /// Whether a value is set for a key.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    storage.values[ObjectIdentifier(key)] != nil
  }

  /// A result that depends only on the environment, computed once for each environment.
  ///
  /// For example, a thousand texts with one environment compute their style once.
  func derived<Result>(_ type: Result.Type, _ make: (EnvironmentValues) -> Result) -> Result {
    if let result = storage.derived[ObjectIdentifier(type)] as? Result { return result }
    let result = make(self)
    storage.derived[ObjectIdentifier(type)] = result
    return result
  }
}

extension EnvironmentValues {
  /// The environments of the bodies that run on this thread, the innermost one last.
  ///
  /// A rendering is synchronous, so a body reads on the thread on which the environment was set. A
  /// task started in a body reads the defaults.
  private final class Stack {
    var environments: [EnvironmentValues] = []
  }

  private static let stacks = ThreadSlot<Stack>()

  /// The environment of the body that is running; the defaults outside of a body.
  package static var current: EnvironmentValues { ofBody ?? EnvironmentValues() }

  /// The environment of the body or closure that is running; `nil` outside of one.
  static var ofBody: EnvironmentValues? { stacks.existing?.environments.last }

  /// Runs a closure, during which ``current`` is this environment.
  func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let stack = Self.stacks.local { Stack() }
    stack.environments.append(self)
    defer { stack.environments.removeLast() }
    return try body()
  }
}

/// A property that reads a value of the environment while the body of its block runs.
///
/// ```swift
/// struct Heading: Block {
///   let title: String
///   @EnvironmentValue(\.locale) var locale
///   var body: some Block { Text(title.uppercased(with: locale)) }
/// }
/// ```
///
/// Outside of a body every value is its default.
@propertyWrapper
public struct EnvironmentValue<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  /// Creates a property that reads the environment value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value in the environment of the body that is running; the default outside of a body.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}
