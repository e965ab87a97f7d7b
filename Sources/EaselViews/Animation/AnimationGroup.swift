import Foundation

/// Several animations that run together, in the time of the group and at most for its duration.
///
/// ```swift
/// let layer = ShapeLayer()
/// let (growth, fade) = (BasicAnimation(keyPath: "strokeEnd"), BasicAnimation(keyPath: "opacity"))
/// (growth.fromValue, fade.fromValue) = (0, 0)
/// let group = AnimationGroup()
/// group.animations = [growth, fade]
/// group.duration = 0.8
/// layer.add(group, forKey: nil)
/// ```
///
/// The delegates and ``Animation/isRemovedOnCompletion`` of the contained animations are ignored.
open class AnimationGroup: Animation {
  /// The animations that run together; `nil`, the default, is an empty group.
  open var animations: [Animation]?

  /// Creates an empty group.
  public override init() { super.init() }

  /// Creates a copy of a group, with copies of its animations.
  public override init(copying other: Animation) {
    super.init(copying: other)
    animations = (other as? AnimationGroup)?.animations?.map { $0.kept() }
  }

  open override func copy() -> Any { AnimationGroup(copying: self) }

  override func changes(_ accepts: (String) -> Bool) -> Bool {
    animations?.contains { $0.changes(accepts) } ?? false
  }

  override func apply(at position: MediaTimingValues.Position, to target: PresentationTarget) {
    let time = Double(progress(at: position)) * timing.duration
    for animation in animations ?? [] {
      var timing = animation.timing
      if timing.duration == 0 { timing.duration = self.timing.duration }
      // Animations in a group are not removed: after its end, each one follows its fill mode.
      guard
        let inner = timing.position(at: timing.ownTime(atParent: time), isRemovedAtEnd: false)
          ?? (time == timing.beginTime + timing.activeDuration
            && time == self.timing.duration ? endPosition(of: timing) : nil)
      else { continue }
      let own = animation.timing.duration
      animation.timing.duration = timing.duration
      animation.apply(at: inner, to: target)
      animation.timing.duration = own
    }
  }

  /// Returns the end of an animation that ends together with the group, where it is still visible.
  private func endPosition(of timing: MediaTimingValues) -> MediaTimingValues.Position? {
    var filled = timing
    filled.fillMode = .forwards
    return filled.position(at: timing.activeDuration, isRemovedAtEnd: false)
  }
}
