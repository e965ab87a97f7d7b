import Foundation

/// Animations that run together, in the time of the group and no longer than it.
///
/// ```swift
/// let group = AnimationGroup()
/// group.animations = [growth, fade]
/// group.duration = 0.8
/// layer.add(group, forKey: nil)
/// ```
///
/// Delegates and ``Animation/isRemovedOnCompletion`` of those within do not count.
open class AnimationGroup: Animation {
  /// What runs together.
  open var animations: [Animation]?

  /// Makes an empty group.
  public override init() { super.init() }

  /// Makes a copy, with copies of what runs together.
  public override init(copying other: Animation) {
    super.init(copying: other)
    animations = (other as? AnimationGroup)?.animations?.map { $0.kept() }
  }

  open override func copy() -> Any { AnimationGroup(copying: self) }

  override func changes(_ accepts: (String) -> Bool) -> Bool {
    animations?.contains { $0.changes(accepts) } ?? false
  }

  override func apply(at place: MediaTimingValues.Place, to target: PresentationTarget) {
    let time = Double(progress(at: place)) * timing.duration
    for animation in animations ?? [] {
      var timing = animation.timing
      if timing.duration == 0 { timing.duration = self.timing.duration }
      // Nothing is removed within a group: what has ended shows by its fill mode.
      guard
        let inner = timing.place(at: timing.ownTime(atParent: time), isRemovedAtEnd: false)
          ?? (time == timing.beginTime + timing.activeDuration
            && time == self.timing.duration ? endPlace(of: timing) : nil)
      else { continue }
      let own = animation.timing.duration
      animation.timing.duration = timing.duration
      animation.apply(at: inner, to: target)
      animation.timing.duration = own
    }
  }

  /// The very end of one that ends together with the group still shows.
  private func endPlace(of timing: MediaTimingValues) -> MediaTimingValues.Place? {
    var filled = timing
    filled.fillMode = .forwards
    return filled.place(at: timing.activeDuration, isRemovedAtEnd: false)
  }
}
