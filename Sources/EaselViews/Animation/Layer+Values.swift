import EaselCanvas
import Foundation

extension Layer {
  /// A property by its key: one of Easel's own, or one that a subclass keeps.
  func anyProperty(_ key: String) -> LayerProperty? {
    if let property = property(key) { return property }
    guard storedValues[key] != nil || type(of: self).needsDisplay(forKey: key) else { return nil }
    return LayerProperty(
      get: { AnimatableValue(guessing: $0.storedValues[key]) },
      set: { $0.storedValues[key] = $1.any },
      assign: { $0.setValue($1.any, forKey: key) })
  }

  /// The value of a property, or of a part of one, by its key path; nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = PresentationTarget.split(keyPath)
    guard let property = property(key) else { return storedValues[keyPath] }
    let value = property.get(self)
    return rest.isEmpty ? value.any : value.component(rest)?.any
  }

  /// Sets a property, or a part of one, by its key path; what is no property is kept by its name.
  ///
  /// A value that the property cannot have is left out.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = PresentationTarget.split(keyPath)
    guard let property = property(key) else {
      changing(keyPath) { storedValues[keyPath] = value ?? nil }
      if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      return
    }
    let now = property.get(self)
    if rest.isEmpty {
      if let value = AnimatableValue(value, like: now) { property.assign(self, value) }
    } else if let part = now.component(rest), let value = AnimatableValue(value, like: part) {
      property.assign(self, now.setting(rest, to: value))
    }
  }

  /// Makes a change, and lets it set off what it does.
  @inline(__always)
  func changing(_ key: String, _ change: () -> Void) {
    defer { leaveIndex() }
    guard let thread = AnimationThread.existing,
      !(thread.transactions.isEmpty && thread.clocks.isEmpty)
    else { return change() }
    changing(key, thread, change)
  }

  private func changing(_ key: String, _ thread: AnimationThread, _ change: () -> Void) {
    let state = thread.transactions.last
    guard !(state?.disablesActions ?? false), let action = action(forChangeOf: key, state) else {
      return change()
    }
    if let animation = action as? BasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    {
      // From what shows to what is set.
      animation.fromValue = presented().value(forKeyPath: key) ?? NSNull()
    }
    let before = anyProperty(key)?.get(self)
    change()
    // A layout pass sets much to what it is already.
    if let before, let now = anyProperty(key)?.get(self) {
      if before.isEqual(to: now) { return }
      if let animated = state?.viewAnimation, animated.keyframes == nil,
        let animation = action as? BasicAnimation,
        animated.addDifference(animation, key, of: self, from: before, to: now)
      {
        return
      }
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// What a change sets off: of views only within an animation of theirs, of other layers wherever
  /// the change can be seen.
  private func action(forChangeOf key: String, _ state: TransactionState?) -> (any Action)? {
    let animated = state?.viewAnimation
    if view != nil {
      if let action = action(forKey: key) { return action is NullAction ? nil : action }
      return animated?.action(for: key, of: self)
    }
    let isSeen = wasShown || state?.duration != nil || animated != nil
    if let action = action(forKey: key) { return action is NullAction ? nil : action }
    guard isSeen, isImplicitlyAnimated(key) else { return nil }
    if let animated { return animated.action(for: key, of: self) }
    let animation = BasicAnimation(keyPath: key)
    animation.timingFunction = state?.timingFunction ?? TimingFunction(name: .default)
    animation.duration = Transaction.animationDuration()
    return animation
  }
}
