import Foundation

/// The base class of views, with UIKit's methods for events that a rendering never sends.
///
/// Views that override these methods compile without changes. Easel never calls the methods.
open class Responder {
  /// Creates a responder; Easel's only responders are views.
  public init() {}

  /// The next responder, which is always `nil` because Easel sends no events.
  open var next: Responder? { nil }

  // MARK: Touches

  /// A stub for source compatibility with UIKit's notice that touches began; never called.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// A stub for source compatibility with UIKit's notice that touches moved; never called.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// A stub for source compatibility with UIKit's notice that touches ended; never called.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

  /// A stub for source compatibility with UIKit's notice that touches were canceled; never called.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // MARK: Changes of the surroundings

  /// A stub for source compatibility with UIKit's notice of changed traits; never called.
  ///
  /// The appearance of a rendering does not change.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// A stub for source compatibility with UIKit's notice before a change of window; never called.
  open func willMove(toWindow newWindow: Window?) {}

  /// A stub for source compatibility with UIKit's notice after a change of window; never called.
  open func didMoveToWindow() {}

  /// A stub for source compatibility with Xcode's preparation of a preview; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// A stub for source compatibility with UIKit's action that raises the value; never called.
  open func accessibilityIncrement() {}

  /// A stub for source compatibility with UIKit's action that lowers the value; never called.
  open func accessibilityDecrement() {}
}
