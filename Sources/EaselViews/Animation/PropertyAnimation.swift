import EaselCanvas
import Foundation

/// An animation of one property, named by its key path; its kinds are subclasses.
open class PropertyAnimation: Animation {
  /// The property, or a part of it: `strokeEnd`, `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to the layer's own instead of taking its place.
  open var isAdditive = false
  /// Whether each pass starts from where the one before it ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  /// Makes an animation without a property.
  public override init() { super.init() }

  /// Makes a copy.
  public override init(copying other: Animation) {
    super.init(copying: other)
    guard let other = other as? PropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  open override func copy() -> Any { PropertyAnimation(copying: self) }

  /// The value at a place, given the one beneath; nil changes nothing.
  func value(
    at place: MediaTimingValues.Place, over base: AnimatableValue, _ target: PresentationTarget
  ) -> AnimatableValue? { nil }

  /// The value at the end of a pass, which further passes start from.
  func endValue(over base: AnimatableValue) -> AnimatableValue? { nil }

  /// One of the values that it gives the property, for the kind of a key that has none yet.
  var sample: Any? { nil }

  override func changes(_ accepts: (String) -> Bool) -> Bool { keyPath.map(accepts) ?? false }

  /// Without a key path of its own it changes the property of the key.
  override func adopt(key: String?) {
    if keyPath == nil { keyPath = key }
  }

  override func apply(at place: MediaTimingValues.Place, to target: PresentationTarget) {
    guard let keyPath else { return }
    guard var base = target.value(keyPath) else {
      return target.note("no property “\(keyPath)” can be animated")
    }
    if case .other(nil) = base { base = AnimatableValue(guessing: sample).nothing ?? base }
    guard var value = value(at: place, over: base, target) else { return }
    if isCumulative, place.passes > 0, let end = endValue(over: base) {
      value = value.adding(end, times: CGFloat(place.passes))
    }
    target.set(keyPath, isAdditive ? base.adding(value) : value)
  }
}
