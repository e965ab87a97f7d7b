import Foundation

/// A timing of a program's own, which no rendering asks for: the state after the change is drawn.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the change that has happened after a time; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the speed of the change after a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Returns whether the animation takes over from another one of its kind.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// Returns `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether the animation counts as complete.
  public var isLogicallyComplete = false
  init() {}
}

/// The values that a custom animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates a state without values.
  public init() {}
  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of the values that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Creates an animation with a timing of the program's own, which has no effect.
  public init<A: CustomAnimation>(_ base: A) { self.init() }
}
