import Foundation

extension Layer {
  /// Calls ``display()`` if ``setNeedsDisplay()`` asked for it.
  public func displayIfNeeded() {
    guard needsDisplay else { return }
    needsDisplay = false
    // What it sets is what shows, and not the end of an animation towards it.
    Transaction.begin()
    Transaction.setDisableActions(true)
    display()
    Transaction.commit()
  }

  /// Calls ``display()`` where the moment asks for it, too.
  func updateDisplay() {
    if !needsDisplay, let running {
      needsDisplay = running.entries.contains { animatesDisplay($0.animation) }
    }
    displayIfNeeded()
  }

  private func animatesDisplay(_ animation: Animation) -> Bool {
    if let group = animation as? AnimationGroup {
      return group.animations?.contains(where: animatesDisplay) ?? false
    }
    guard let key = (animation as? PropertyAnimation)?.keyPath else { return false }
    return type(of: self).needsDisplay(forKey: PresentationTarget.split(key).key)
  }
}
