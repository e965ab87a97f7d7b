import Foundation

/// The base class of animations, which change properties of a layer over time.
///
/// A layer keeps a copy of an animation that is added to it, so later changes of the original have
/// no effect. The behavior is that of Core Animation's `CAAnimation`, on the virtual clock of a
/// rendering.
open class Animation: TimedObject, Action {
  private var storedValues: [String: Any] = [:]

  /// The timing function of a pass; `nil`, the default, is linear.
  open var timingFunction: TimingFunction?
  /// The object that is notified of the start and the end; a strong reference, as in Core
  /// Animation.
  open var delegate: (any AnimationDelegate)?
  /// Whether the layer removes the animation when it has ended; the default is true.
  ///
  /// The layer then has its own value again.
  open var isRemovedOnCompletion = true
  /// Whether the begin time is a delay after the time at which the animation is added.
  ///
  /// It then moves with that time if the layer joins a tree whose clock is ahead.
  var isDelayed = false

  /// Creates an animation that changes nothing.
  public init() { super.init(timing: MediaTimingValues()) }

  /// Creates a copy of an animation.
  public init(copying other: Animation) {
    storedValues = other.storedValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    isDelayed = other.isDelayed
    super.init(timing: other.timing)
  }

  /// Returns a copy of the animation that has the same class.
  ///
  /// A subclass outside of Easel that does not override the method gets a copy of the nearest
  /// superclass that Easel defines.
  open func copy() -> Any { Animation(copying: self) }

  /// Returns the value that was stored for a key; `nil` if there is none.
  open func value(forKey key: String) -> Any? { storedValues[key] }

  /// Stores a value with the animation, for example to identify it in a delegate; `nil` removes it.
  open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value ?? nil }

  /// Adds the animation to the layer whose property changed.
  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? Layer)?.add(self, forKey: event)
  }

  /// Replaces values of a layer by those of the animation.
  ///
  /// - Parameters:
  ///   - position: The position of the current time in the animation.
  ///   - target: The layer values to replace.
  func apply(at position: MediaTimingValues.Position, to target: PresentationTarget) {}

  /// Returns whether the animation changes a property whose key path a closure accepts.
  func changes(_ accepts: (String) -> Bool) -> Bool { false }

  /// Uses the key of its addition as the key of the property, for an animation without a key path.
  func adopt(key: String?) {}

  /// Returns the progress of a pass after the timing function.
  func progress(at position: MediaTimingValues.Position) -> CGFloat {
    let even = timing.duration > 0 ? CGFloat(position.time / timing.duration) : 1
    return timingFunction?.progress(at: even) ?? even
  }

  /// Returns the animation that a layer stores: a copy, or itself if a copy would be of another
  /// class.
  func kept() -> Animation {
    guard let copy = copy() as? Animation, type(of: copy) == type(of: self) else { return self }
    return copy
  }
}

/// An object that is notified of the start and the end of animations.
public protocol AnimationDelegate: AnyObject {
  /// Responds to the start of an animation.
  func animationDidStart(_ anim: Animation)
  /// Responds to the end of an animation, or to its removal before the end.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether the animation ran to its end; false if it was removed before.
  func animationDidStop(_ anim: Animation, finished flag: Bool)
}

extension AnimationDelegate {
  /// Responds to the start of an animation; does nothing by default.
  public func animationDidStart(_ anim: Animation) {}
  /// Responds to the end or the removal of an animation; does nothing by default.
  public func animationDidStop(_ anim: Animation, finished flag: Bool) {}
}
