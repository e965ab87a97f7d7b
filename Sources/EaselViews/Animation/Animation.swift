import Foundation

/// What changes a layer over time; its kinds are subclasses.
///
/// A layer keeps a copy of an animation that is added to it, so changes of one afterwards have no
/// effect. The semantics are those of Core Animation's `CAAnimation`, on the virtual clock of a
/// rendering.
open class Animation: TimedObject, Action {
  private var storedValues: [String: Any] = [:]

  /// The pace; nil is even.
  open var timingFunction: TimingFunction?
  /// Who is told of the start and the end; kept, as in Core Animation.
  open var delegate: (any AnimationDelegate)?
  /// Whether the layer drops the animation when it has ended, and shows its own value again.
  open var isRemovedOnCompletion = true

  /// Makes an animation that changes nothing.
  public init() { super.init(timing: MediaTimingValues()) }

  /// Makes a copy.
  public init(copying other: Animation) {
    storedValues = other.storedValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    super.init(timing: other.timing)
  }

  /// A copy of the same kind; of a subclass outside of Easel that does not override it, the
  /// nearest kind of Easel's own.
  open func copy() -> Any { Animation(copying: self) }

  /// The value of a key that the user set.
  open func value(forKey key: String) -> Any? { storedValues[key] }

  /// Keeps a value with the animation, by which a delegate knows it again; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value ?? nil }

  /// Adds the animation to the layer whose property changed.
  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? Layer)?.add(self, forKey: event)
  }

  /// Puts values into a layer in the place of its own.
  ///
  /// - Parameters:
  ///   - place: Where in the animation the moment lies.
  ///   - target: What is changed.
  func apply(at place: MediaTimingValues.Place, to target: PresentationTarget) {}

  /// Whether it changes a property whose key path a closure accepts.
  func changes(_ accepts: (String) -> Bool) -> Bool { false }

  /// Takes the key with which it was added for the property that it changes, where it needs one.
  func adopt(key: String?) {}

  /// The progress of a pass, paced.
  func progress(at place: MediaTimingValues.Place) -> CGFloat {
    let even = timing.duration > 0 ? CGFloat(place.time / timing.duration) : 1
    return timingFunction?.progress(at: even) ?? even
  }

  /// The animation as a layer keeps it: a copy, or itself if a copy would be of another kind.
  func kept() -> Animation {
    guard let copy = copy() as? Animation, type(of: copy) == type(of: self) else { return self }
    return copy
  }
}

/// Who is told of the start and the end of animations.
public protocol AnimationDelegate: AnyObject {
  /// The animation began.
  func animationDidStart(_ anim: Animation)
  /// The animation ended, or was taken away before.
  func animationDidStop(_ anim: Animation, finished flag: Bool)
}

extension AnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: Animation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: Animation, finished flag: Bool) {}
}
