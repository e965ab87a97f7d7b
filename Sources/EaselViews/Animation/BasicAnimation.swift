import EaselCanvas
import Foundation

/// An animation of a property from one value to another.
///
/// ```swift
/// let layer = ShapeLayer()
/// let growth = BasicAnimation(keyPath: "strokeEnd")
/// growth.fromValue = 0
/// growth.toValue = 1
/// growth.duration = 0.8
/// growth.timingFunction = TimingFunction(name: .easeInEaseOut)
/// layer.add(growth, forKey: "growth")
/// ```
///
/// Set one or two of ``fromValue``, ``toValue`` and ``byValue``. The layer's own value, changed by
/// the animations that were added earlier, replaces a missing start or end. An animation without
/// any of the three has no effect. As the action of a change, it starts at the value that was
/// visible before the change.
open class BasicAnimation: PropertyAnimation {
  /// The start value of the property; `nil`, the default, is ``toValue`` minus ``byValue``, or the
  /// layer's own value if either is `nil`.
  open var fromValue: Any?
  /// The end value of the property; `nil`, the default, is the start value plus ``byValue``, or the
  /// layer's own value without ``byValue``.
  open var toValue: Any?
  /// The end value minus the start value; ignored if ``fromValue`` and ``toValue`` are set, `nil`
  /// by default.
  open var byValue: Any?

  /// Whether the start, the end or the difference is set.
  var hasValues: Bool { fromValue != nil || toValue != nil || byValue != nil }

  /// Creates a copy of an animation.
  public override init(copying other: Animation) {
    super.init(copying: other)
    guard let other = other as? BasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// Creates an animation without a key path and without values.
  public override init() { super.init() }

  open override func copy() -> Any { BasicAnimation(copying: self) }

  /// Returns the start and the end, with the layer's own value for a missing one.
  private func ends(
    over base: AnimatableValue, _ target: PresentationTarget?
  ) -> (AnimatableValue, AnimatableValue)? {
    func value(_ any: Any?) -> AnimatableValue? {
      guard let any else { return nil }
      let value = AnimatableValue(any, like: base)
      if value == nil { target?.note("“\(any)” is not a value of “\(keyPath ?? "")”") }
      return value
    }
    let (from, to, by) = (value(fromValue), value(toValue), value(byValue))
    // A value of a wrong type leaves the property unchanged.
    if (fromValue != nil && from == nil) || (toValue != nil && to == nil)
      || (byValue != nil && by == nil)
    {
      return nil
    }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by))
    case (nil, nil, nil): return nil
    }
  }

  override func value(
    at position: MediaTimingValues.Position, over base: AnimatableValue,
    _ target: PresentationTarget
  ) -> AnimatableValue? {
    guard let (from, to) = ends(over: base, target) else { return nil }
    if !from.canMix(with: to) {
      target.note(
        "the values of “\(keyPath ?? "")” have nothing between them; it changes at the end")
    }
    return from.mixed(with: to, progress(at: position))
  }

  override var sample: Any? {
    [fromValue, toValue, byValue].compactMap { $0 }.first { !($0 is NSNull) }
  }

  override func endValue(over base: AnimatableValue) -> AnimatableValue? {
    ends(over: base, nil)?.1
  }
}
