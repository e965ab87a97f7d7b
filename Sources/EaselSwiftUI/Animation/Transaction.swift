/// The context of a change of state, which has no effect in an image.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether the change has no animation.
  public var disablesAnimations = false
  /// Whether the change is continuous, such as a drag.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// A key of the values of transactions.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of transactions without one.
  static var defaultValue: Value { get }
}
