import EaselCanvas
import Foundation

/// The base class of animations of a single property, which ``keyPath`` names.
open class PropertyAnimation: Animation {
  /// The animated property or component, such as `position.x`; `nil` uses the key of
  /// ``Layer/add(_:forKey:)``.
  ///
  /// Further examples are `strokeEnd` and `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to the layer's own value, instead of replacing it; false by
  /// default.
  open var isAdditive = false
  /// Whether the value of each pass is added to the end value of the pass before it; false by
  /// default.
  open var isCumulative = false

  /// Creates an animation of the property or component at a key path, such as `position.x`.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  /// Creates an animation without a key path.
  public override init() { super.init() }

  /// Creates a copy of an animation.
  public override init(copying other: Animation) {
    super.init(copying: other)
    guard let other = other as? PropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  open override func copy() -> Any { PropertyAnimation(copying: self) }

  /// Returns the value at a position, for a value of the layer; `nil` changes nothing.
  func value(
    at position: MediaTimingValues.Position, over base: AnimatableValue,
    _ target: PresentationTarget
  ) -> AnimatableValue? { nil }

  /// Returns the value at the end of a pass, which is added to further passes.
  func endValue(over base: AnimatableValue) -> AnimatableValue? { nil }

  /// One of the animation's values, which determines the kind of a key without a value.
  var sample: Any? { nil }

  override func changes(_ accepts: (String) -> Bool) -> Bool { keyPath.map(accepts) ?? false }

  /// Uses the key as the key path if there is none.
  override func adopt(key: String?) {
    if keyPath == nil { keyPath = key }
  }

  override func apply(at position: MediaTimingValues.Position, to target: PresentationTarget) {
    guard let keyPath else { return }
    guard var base = target.value(keyPath) else {
      return target.note("no property “\(keyPath)” can be animated")
    }
    if case .other(nil) = base { base = AnimatableValue(guessing: sample).nothing ?? base }
    guard var value = value(at: position, over: base, target) else { return }
    if isCumulative, position.passes > 0, let end = endValue(over: base) {
      value = value.adding(end, times: CGFloat(position.passes))
    }
    target.set(keyPath, isAdditive ? base.adding(value) : value)
  }
}
