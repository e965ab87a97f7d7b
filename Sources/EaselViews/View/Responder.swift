import Foundation

/// The calls that an app makes to its views and a page never does, so that views which override
/// them compile as they are.
open class Responder {
  /// Makes a responder; views are all that there are.
  public init() {}

  /// Who would answer in this one's place; nobody, since nothing is asked.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Never called: fingers begin to touch.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// Never called: fingers move.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// Never called: fingers are lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

  /// Never called: the system takes the touches over.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // MARK: Changes of the surroundings

  /// Never called: the appearance changed; a rendering has one from its beginning.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Never called: the view is about to enter or leave a window.
  open func willMove(toWindow newWindow: Window?) {}

  /// Never called: the view entered or left a window.
  open func didMoveToWindow() {}

  /// Never called: Xcode shows the view.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Never called: the value is to be raised.
  open func accessibilityIncrement() {}

  /// Never called: the value is to be lowered.
  open func accessibilityDecrement() {}
}
