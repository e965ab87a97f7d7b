import EaselBlocks
import Foundation

/// A view whose value an animation changes by keyframes; a rendering draws the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view whose value changes when another value does.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates a view whose value changes without end.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// The view with the initial value.
  public var body: some View { content(value) }
}

extension View {
  /// Returns the view with the initial value of an animation that another value starts.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }

  /// Returns the view with the initial value of an animation without end.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
}

/// The keyframes of a value, which have no effect.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The keyframes of a property of a value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value
}

/// The keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the value with the property.
  public typealias Value = Root

  /// Creates the keyframes of a value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// A keyframe that is reached at constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe, reached after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached on a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe, reached after a duration in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached like the end of a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe, reached after a duration in seconds.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value) {}
}

/// Several keyframes of one property.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// The keyframes of several properties.
public struct MergedKeyframes<Value>: Keyframes {}

/// The result builder of the keyframes of a property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Returns a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// Returns no keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
  /// Returns several keyframes as one.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ keyframes: repeat each K
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
  /// Returns the keyframes of a loop as one.
  public static func buildArray(_ components: [some KeyframeTrackContent]) -> KeyframeSequence<
    Value
  > {
    KeyframeSequence()
  }
  /// Returns the keyframes of the first branch.
  public static func buildEither(
    first component: some KeyframeTrackContent
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
  /// Returns the keyframes of the second branch.
  public static func buildEither(
    second component: some KeyframeTrackContent
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
  /// Returns the keyframes of an `if` statement.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent)?
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
}

/// The result builder of the keyframes of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the keyframes of a property.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> MergedKeyframes<Value>
  where K.Value == Value { MergedKeyframes() }
  /// Returns a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> MergedKeyframes<
    Value
  >
  where K.Value == Value { MergedKeyframes() }
  /// Returns several keyframes as one.
  public static func buildBlock(_ keyframes: MergedKeyframes<Value>...) -> MergedKeyframes<Value> {
    MergedKeyframes()
  }
  /// Returns the keyframes of a loop as one.
  public static func buildArray(_ components: [MergedKeyframes<Value>]) -> MergedKeyframes<Value> {
    MergedKeyframes()
  }
  /// Returns the keyframes of the first branch.
  public static func buildEither(first component: MergedKeyframes<Value>) -> MergedKeyframes<Value>
  {
    component
  }
  /// Returns the keyframes of the second branch.
  public static func buildEither(second component: MergedKeyframes<Value>) -> MergedKeyframes<Value>
  {
    component
  }
  /// Returns the keyframes of an `if` statement.
  public static func buildOptional(_ component: MergedKeyframes<Value>?) -> MergedKeyframes<Value> {
    MergedKeyframes()
  }
}
