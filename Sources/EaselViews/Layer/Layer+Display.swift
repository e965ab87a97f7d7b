import Foundation

extension Layer {
  /// Calls ``display()`` if ``setNeedsDisplay()`` requested it.
  func displayWithoutActions() {
    guard needsDisplay else { return }
    needsDisplay = false
    // A view's changes are animated only if the view asks for actions.
    guard view == nil || asksForActions else { return display() }
    // What `display()` sets must be visible at once, without an animation.
    Transaction.begin()
    Transaction.setDisableActions(true)
    display()
    Transaction.commit()
  }

  /// Calls ``display()`` if it was requested or if an animation changes such a property.
  ///
  /// After an animation has ended or was removed, it is called once more: the last drawing shows
  /// the values of an earlier time.
  func updateDisplay() {
    let isAnimated = running.map { changesDisplay($0) } ?? false
    if isAnimated || showsAnimatedValues { needsDisplay = true }
    showsAnimatedValues = isAnimated
    displayIfNeeded()
  }

  /// Returns whether one of the animations changes a property that ``needsDisplay(forKey:)``
  /// accepts.
  private func changesDisplay(_ running: RunningAnimations) -> Bool {
    let kind = type(of: self)
    return running.entries.contains {
      $0.animation.changes { kind.needsDisplay(forKey: PresentationTarget.split($0).key) }
    }
  }
}
