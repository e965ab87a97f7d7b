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
    /// Results computed from the values, of a few types.
    var derived: [Derived] = []
    /// Environments that differ in some values, by the type and the key of the change.
    var variants: [(type: ObjectIdentifier, key: Any, values: EnvironmentValues)] = []
    /// Collects the keys that the computation of a result reads; `nil` outside of one.
    var reads: Reads?

    init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }

    /// Creates a copy for a change of one value, with the results that do not depend on it.
    init(_ other: Storage, changing key: ObjectIdentifier) {
      values = other.values
      derived = other.derived
      forgetResults(of: key)
      reads = other.reads
    }

    /// Removes what depends on a value.
    func forgetResults(of key: ObjectIdentifier) {
      if !variants.isEmpty { variants = [] }
      if !derived.isEmpty { derived.removeAll { $0.reads.include(key) } }
    }
  }

  /// A result computed from values, and the keys of these.
  private struct Derived {
    let type: ObjectIdentifier
    let result: Any
    let reads: Reads
  }

  /// The values that a computation reads.
  private final class Reads {
    private var keys: [ObjectIdentifier] = []
    /// Whether it reads the environment of the body that is running, of which nothing is known.
    var includesBody = false

    func add(_ key: ObjectIdentifier) {
      if !keys.contains(key) { keys.append(key) }
    }

    func add(_ other: Reads) {
      for key in other.keys { add(key) }
      includesBody = includesBody || other.includesBody
    }

    func include(_ key: ObjectIdentifier) -> Bool { includesBody || keys.contains(key) }
  }

  /// Creates an environment in which every value is its default.
  public init() {}

  /// The value that is set for a key; the key's default if none is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      storage.reads?.add(ObjectIdentifier(key))
      // Casting a missing value would give `nil` if the type is an optional itself.
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(storage, changing: id)
      } else {
        storage.forgetResults(of: id)
      }
      // `nil` of an optional type is stored as a value.
      storage.values[id] = .some(newValue as Any)
    }
  }

  /// Whether a value is set for a key.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    storage.reads?.add(ObjectIdentifier(key))
    return storage.values[ObjectIdentifier(key)] != nil
  }

  /// A result that depends only on the environment, computed once for each environment.
  ///
  /// For example, a thousand texts with one environment compute their style once. Environments that
  /// differ in values that the computation does not read share the result.
  package func derived<Result>(
    _ type: Result.Type, _ make: (EnvironmentValues) -> Result
  ) -> Result {
    let id = ObjectIdentifier(type)
    if let known = storage.derived.first(where: { $0.type == id }),
      let result = known.result as? Result
    {
      storage.reads?.add(known.reads)
      return result
    }
    // The computation may keep what it is given, so it gets a copy.
    var copy = self
    let reads = Reads()
    copy.storage = Storage(values: storage.values)
    copy.storage.derived = storage.derived
    copy.storage.reads = reads
    let stack = Self.stacks.local { Stack() }
    stack.reads.append(reads)
    let result = make(copy)
    stack.reads.removeLast()
    copy.storage.reads = nil
    storage.derived.append(Derived(type: id, result: result, reads: reads))
    storage.reads?.add(reads)
    return result
  }
}

extension EnvironmentValues {
  /// An environment that differs in some values, made once for each environment.
  ///
  /// So blocks of one kind beside each other share their environment and the results computed from it.
  ///
  /// - Parameters:
  ///   - type: The type that identifies the change.
  ///   - key: The value that the change depends on.
  ///   - change: Changes the values, by nothing but the values and the key.
  package func variant<Key: Equatable>(
    _ type: Any.Type, for key: Key, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    let id = ObjectIdentifier(type)
    // The values that a computation reads are collected with an environment of its own.
    if storage.reads == nil,
      let known = storage.variants.first(where: { $0.type == id && $0.key as? Key == key })
    {
      return known.values
    }
    var changed = self
    change(&changed)
    if storage.reads == nil { storage.variants.append((id, key, changed)) }
    return changed
  }

  /// An environment that differs in some values, which depend on nothing else.
  package func variant(
    _ type: Any.Type, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    variant(type, for: true, change)
  }

  /// The environments of the bodies that run on this thread, the innermost one last.
  ///
  /// A rendering is synchronous, so a body reads on the thread on which the environment was set. A
  /// task started in a body reads the defaults.
  private final class Stack {
    var environments: [EnvironmentValues] = []
    /// The values that the running computations of results read, the innermost one last.
    var reads: [Reads] = []
  }

  private static let stacks = ThreadSlot<Stack>()

  /// The environment of the body that is running; the defaults outside of a body.
  package static var current: EnvironmentValues { ofBody ?? EnvironmentValues() }

  /// The environment of the body or closure that is running; `nil` outside of one.
  static var ofBody: EnvironmentValues? {
    guard let stack = stacks.existing else { return nil }
    stack.reads.last?.includesBody = true
    return stack.environments.last
  }

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
