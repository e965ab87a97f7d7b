import Foundation

extension Layer {
  /// Calls ``display()`` if ``setNeedsDisplay()`` asked for it.
  func displayWithoutActions() {
    guard needsDisplay else { return }
    needsDisplay = false
    // A view's changes animate only where it says so.
    guard view == nil || asksForActions else { return display() }
    // What it sets is what shows, and not the end of an animation towards it.
    Transaction.begin()
    Transaction.setDisableActions(true)
    display()
    Transaction.commit()
  }

  /// Calls ``display()`` where the moment asks for it, too.
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
