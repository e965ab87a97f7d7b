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

  /// Calls ``display()`` if it was requested or if a running animation changes such a property.
  func updateDisplay() {
    if !needsDisplay, let running {
      let kind = type(of: self)
      needsDisplay = running.entries.contains {
        $0.animation.changes { kind.needsDisplay(forKey: PresentationTarget.split($0).key) }
      }
    }
    displayIfNeeded()
  }
}
