import EaselCanvas
import Foundation

/// The animation of view changes in an animation block.
final class ViewAnimation {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: View.AnimationOptions
  /// The damping ratio and the velocity of a spring; `nil` without one.
  var spring: (ratio: CGFloat, velocity: CGFloat)?
  /// The interval of a keyframe as fractions of the duration; `nil` outside of keyframes.
  var stretch: (start: Double, length: Double)?
  /// The changes that keyframes have collected.
  var keyframes: KeyframeGathering?
  /// The animation that was created last, for the change that requests it.
  private var latest: BasicAnimation?

  init(duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.options = options
  }

  /// Returns the animation of a property's change; `nil` for a change without animation.
  func action(for key: String, of layer: Layer) -> (any Action)? {
    guard let now = layer.anyProperty(key)?.get(layer), now.canMix(with: now), duration > 0
    else { return nil }
    if let keyframes { return keyframes.change(of: key, in: layer, at: stretch) }
    let animation: BasicAnimation
    if let spring {
      let motion = Spring(
        dampingRatio: spring.ratio, duration: duration, velocity: spring.velocity)
      let swing = SpringAnimation(keyPath: key)
      swing.mass = motion.mass
      swing.stiffness = motion.stiffness
      swing.damping = motion.damping
      swing.initialVelocity = motion.velocity
      animation = swing
    } else {
      animation = BasicAnimation(keyPath: key)
      animation.timingFunction = options.timingFunction
    }
    animation.duration = duration
    time(animation, in: layer)
    latest = animation
    return animation
  }

  /// Returns whether an animation was created last for a property and has no values yet.
  func isOwn(_ animation: BasicAnimation, _ key: String) -> Bool {
    animation === latest && animation.keyPath == key && !animation.hasValues
  }

  /// Adds an animation of a change that was made, if its values can be added.
  ///
  /// As in UIKit, the animation adds the difference to the new value and reduces it to zero.
  /// Running animations continue, and another change of the same property is added smoothly, with
  /// or without a delay.
  ///
  /// - Returns: False for a change that must replace the earlier animation.
  func addDifference(
    _ animation: BasicAnimation, _ key: String, of layer: Layer, from old: AnimatableValue,
    to new: AnimatableValue
  ) -> Bool {
    guard !options.contains(.beginFromCurrentState), old.isNumeric, new.isNumeric,
      old.canMix(with: new)
    else {
      layer.removeDifferences(of: key)
      return false
    }
    let difference = old.subtracting(new)
    animation.fromValue = difference.any
    animation.toValue = difference.subtracting(difference).any
    animation.isAdditive = true
    layer.add(animation, forKey: layer.freeKey(for: key))
    return true
  }

  /// Sets the begin and the repetition of an animation.
  func time(_ animation: Animation, in layer: Layer) {
    if delay > 0 {
      animation.beginTime = layer.ownTime + delay
      animation.isDelayed = true
    }
    animation.fillMode = .backwards
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
  }
}

extension Layer {
  /// Returns a free key for another animation of a property: `position`, `position-2`,
  /// `position-3`.
  ///
  /// The keys are those of UIKit.
  fileprivate func freeKey(for key: String) -> String {
    let taken = Set(animationKeys() ?? [])
    guard taken.contains(key) else { return key }
    var number = 2
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }

  /// Removes the additive animations of a property, except the one with the property's own key.
  ///
  /// Another animation replaces that one.
  fileprivate func removeDifferences(of key: String) {
    let start = "\(key)-"
    // Only keys with a number: other keys were chosen by callers.
    for taken in animationKeys() ?? []
    where taken.hasPrefix(start) && Int(taken.dropFirst(start.count)) != nil {
      removeAnimation(forKey: taken)
    }
  }
}

/// The changes in keyframes, by layer and property.
final class KeyframeGathering {
  /// The changes of one property.
  private final class Track: Action {
    let layer: Layer
    let key: String
    var times: [Double] = []
    var values: [AnimatableValue] = []
    /// The interval of the change that is being made.
    var stretch: (start: Double, length: Double)

    init(_ layer: Layer, _ key: String, _ stretch: (start: Double, length: Double)) {
      self.layer = layer
      self.key = key
      self.stretch = stretch
    }

    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
      guard let value = layer.anyProperty(key)?.get(layer), let before = values.last else { return }
      let start = max(stretch.start, times.last ?? 0)
      if start > (times.last ?? 0) {
        times.append(start)
        values.append(before)
      }
      times.append(max(min(stretch.start + stretch.length, 1), start))
      values.append(value)
    }
  }

  private var tracks: [Track] = []

  /// Returns the action of a change, which stores the new value at the end of its interval.
  func change(
    of key: String, in layer: Layer, at stretch: (start: Double, length: Double)?
  ) -> (any Action)? {
    let stretch = stretch ?? (0, 1)
    if let known = tracks.first(where: { $0.layer === layer && $0.key == key }) {
      known.stretch = stretch
      return known
    }
    let track = Track(layer, key, stretch)
    guard let shown = layer.withPresentedValues({ layer.anyProperty(key)?.get(layer) })
    else { return nil }
    track.times = [0]
    track.values = [shown]
    tracks.append(track)
    return track
  }

  /// Adds the animations of all collected changes.
  func add(_ animated: ViewAnimation, mode: AnimationCalculationMode) {
    // A property that was requested without a change has only one value.
    for track in tracks where track.values.count > 1 {
      let animation = KeyframeAnimation(keyPath: track.key)
      var (times, values) = (track.times, track.values)
      if let last = times.last, last < 1, let value = values.last {
        times.append(1)
        values.append(value)
      }
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.values = values.map { $0.any ?? NSNull() }
      animation.calculationMode = mode
      animation.duration = animated.duration
      animated.time(animation, in: track.layer)
      track.layer.removeDifferences(of: track.key)
      track.layer.add(animation, forKey: track.key)
    }
  }
}
