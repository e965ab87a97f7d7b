import EaselBlocks

/// A gesture of a person, which never happens in a rendering.
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture that this one is made of; `Never` for SwiftUI's own gestures.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// The type of the value, `Never`.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// The body, which SwiftUI's own gestures do not have; reading it is a fatal error.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Gesture {
  /// Returns the gesture; the closure is not run, since no gesture happens.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Returns the gesture with a changed value.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { AnyGesture<T>() }

  /// Returns the gesture; the closure is not run, and the state keeps its initial value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self) }

  /// Returns a gesture that is this one and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Returns a gesture that is this one and then another one.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Returns a gesture that is this one or another one.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }

  /// Returns the gesture with keys that are pressed.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}

extension Gesture where Value: Equatable {
  /// Returns the gesture; the closure is not run, since no gesture happens.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
  /// The type of the body, `Never`.
  public typealias Body = Never
  init() {}
  /// Creates a gesture that hides the type of another one.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The gesture that updates the state.
  public var base: Base
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that happens.
  public enum Value {
    /// The first gesture happens.
    case first(First.Value)
    /// The first gesture has ended, and the second one may happen.
    case second(First.Value, Second.Value?)
  }
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two in their order.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that happens.
  public enum Value {
    /// The first gesture happens.
    case first(First.Value)
    /// The second gesture happens.
    case second(Second.Value)
  }
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The gesture with precedence.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of the first of two that happens.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The gestures that a view recognizes: its own, those of its content, or both.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture of the view itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the content.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
