import EaselCanvas
import Foundation

/// The key of an environment value of your own, with the value's default.
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
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that blocks hand down to those within them: locale, font, theme, and your own.
///
/// A body reads one by ``EnvironmentValue``; `Block.environment(_:_:)` sets one for a block and
/// everything in it.
public struct EnvironmentValues {
  // One object, copied when it changes: most blocks have the same environment as the one around them.
  private var storage = Storage()

  private final class Storage {
    var values: [ObjectIdentifier: Any]
    /// What was computed from the values, by the type of the result.
    var derived: [ObjectIdentifier: Any] = [:]

    init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }
  }

  /// Makes an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A missing value would be cast to nil where the type is itself optional.
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.derived.removeAll()
      } else {
        storage = Storage(values: storage.values)
      }
      // An optional value of nil is a value too.
      storage.values[ObjectIdentifier(key)] = .some(newValue as Any)
    }
  }

  /// Whether a value was set for a key.
  package func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    storage.values[ObjectIdentifier(key)] != nil
  }

  /// A result that depends on the environment alone, computed once for each environment.
  ///
  /// A text asks for its style, of which a thousand blocks share one.
  package func derived<Result>(_ type: Result.Type, _ make: (EnvironmentValues) -> Result) -> Result
  {
    if let result = storage.derived[ObjectIdentifier(type)] as? Result { return result }
    let result = make(self)
    storage.derived[ObjectIdentifier(type)] = result
    return result
  }
}

extension EnvironmentValues {
  /// The environments of the bodies that run on this thread, the innermost last.
  ///
  /// A rendering is synchronous, so that a body reads on the thread on which it was set; a task that a
  /// body starts finds the defaults.
  private final class Stack {
    var environments: [EnvironmentValues] = []
  }

  private static let stacks = ThreadSlot<Stack>()

  /// The environment of the body that runs here; the defaults outside of one.
  package static var current: EnvironmentValues { ofBody ?? EnvironmentValues() }

  /// The environment of the body or closure that runs here; nil outside of one.
  package static var ofBody: EnvironmentValues? { stacks.existing?.environments.last }

  /// Runs the closure, in which ``current`` is this environment.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let stack = Self.stacks.local { Stack() }
    stack.environments.append(self)
    defer { stack.environments.removeLast() }
    return try body()
  }
}

/// A value of the environment, read while a body runs.
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

  /// Reads the value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value in the environment of the body that runs.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}
