import EaselCanvas
import Foundation

extension Layer {
  /// Returns a property by its key: one of Easel's own, or one that a subclass stores.
  func anyProperty(_ key: String) -> LayerProperty? {
    if let property = property(key) { return property }
    guard storedValues[key] != nil || type(of: self).needsDisplay(forKey: key) else { return nil }
    return LayerProperty(
      get: { AnimatableValue(guessing: $0.storedValues[key]) },
      set: { $0.storedValues[key] = $1.any(like: $0.storedValues[key]) },
      assign: { $0.setValue($1.any(like: $0.storedValues[key]), forKey: key) })
  }

  func valueOfProperty(_ keyPath: String) -> Any? {
    let (key, rest) = PresentationTarget.split(keyPath)
    guard let property = property(key) else {
      // A component of a stored value, such as `needle.x`.
      return storedValues[keyPath]
        ?? storedValues[key].flatMap {
          rest.isEmpty ? nil : AnimatableValue(guessing: $0).component(rest)?.any
        }
    }
    let value = property.get(self)
    return rest.isEmpty ? value.any : value.component(rest)?.any
  }

  func setProperty(_ keyPath: String, to value: Any?) {
    let (key, rest) = PresentationTarget.split(keyPath)
    guard let property = property(key) else {
      return changing(keyPath) { storedValues[keyPath] = value ?? nil }
    }
    let now = property.get(self)
    if rest.isEmpty {
      if let value = AnimatableValue(value, like: now) { property.assign(self, value) }
    } else if let part = now.component(rest), let value = AnimatableValue(value, like: part) {
      property.assign(self, now.setting(rest, to: value))
    }
  }

  /// Makes a change and triggers its actions.
  @inline(__always)
  func changing(_ key: String, _ change: () -> Void) {
    defer { leaveIndex() }
    guard asksForActions || AnimationThread.existing?.animates == true else { return change() }
    changing(key, AnimationThread.local, change)
    // Layers of Easel's own classes need no display for any key.
    if asksForActions, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  private func changing(_ key: String, _ thread: AnimationThread, _ change: () -> Void) {
    let state = thread.transactions.last
    guard thread.copiesUnderWay == 0, !(state?.disablesActions ?? false),
      let action = action(forKey: key),
      !(action is NullAction)
    else { return change() }
    let animation = action as? BasicAnimation
    // Without explicit values, the difference is added to the running animations.
    let joins = animation.map { state?.viewAnimation?.isOwn($0, key) ?? false } ?? false
    if let animation, !animation.hasValues {
      // From the visible value to the new one.
      animation.fromValue =
        withPresentedValues { value(forKeyPath: animation.keyPath ?? key) } ?? NSNull()
    }
    let before = anyProperty(key)?.get(self)
    change()
    // A layout pass often sets values that do not change.
    if let before, let now = anyProperty(key)?.get(self) {
      if before.isEqual(to: now) { return }
      // A key without a value starts at zero.
      if let animation, animation.fromValue is NSNull, let nothing = now.nothing?.any {
        animation.fromValue = nothing
      }
      if joins, let animation, let animated = state?.viewAnimation,
        animated.addDifference(animation, key, of: self, from: before, to: now)
      {
        return
      }
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns the implicit animation of a change of a layer without a view; `nil` if there is none.
  ///
  /// The change must be visible, or the transaction must have a duration.
  func implicitAction(forKey key: String) -> (any Action)? {
    guard view == nil, isImplicitlyAnimated(key) else { return nil }
    let state = AnimationThread.existing?.transactions.last
    guard wasShown || state?.duration != nil || state?.viewAnimation != nil else { return nil }
    if let animated = state?.viewAnimation { return animated.action(for: key, of: self) }
    let animation = BasicAnimation(keyPath: key)
    animation.timingFunction = state?.timingFunction ?? TimingFunction(name: .default)
    animation.duration = Transaction.animationDuration()
    return animation
  }
}

extension View {
  /// Returns the animation of a change within an animation block; otherwise `nil`.
  func animatedAction(for layer: Layer, forKey event: String) -> (any Action)? {
    AnimationThread.existing?.transactions.last?.viewAnimation?.action(for: event, of: layer)
  }
}
