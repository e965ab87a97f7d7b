import EaselCanvas
import Foundation

/// The base class of views, with UIKit's methods for events that a rendering never sends.
///
/// Views that override these methods compile without changes. Easel never calls the methods.
open class Responder: CustomStringConvertible, CustomDebugStringConvertible {
  /// Creates a responder; Easel's only responders are views.
  public init() {}

  /// The next responder, which is always `nil` because Easel sends no events.
  open var next: Responder? { nil }

  /// The name of the type between angle brackets, such as `<Dial>`, for logs.
  open var description: String { "<\(type(of: self))>" }

  /// The text for debuggers; by default the ``description``.
  open var debugDescription: String { description }

  /// Does nothing: Easel has no archives.
  ///
  /// Views of UIKit write their state to an archive here.
  open func encode(with coder: NSCoder) {}

  // MARK: Focus

  /// Whether the responder may receive the events of a keyboard; the default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give up the events of a keyboard; the default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder receives the events of a keyboard, always false.
  open var isFirstResponder: Bool { false }

  /// Does nothing and returns false: there is no keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing and returns false: there is no keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

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

  // MARK: Gestures

  /// A stub for source compatibility with UIKit's question whether a gesture may begin; never
  /// called.
  ///
  /// The default returns true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// A stub for source compatibility with UIKit's activation by a screen reader; never called.
  open func accessibilityActivate() -> Bool { false }

  /// A stub for source compatibility with UIKit's escape gesture; never called.
  open func accessibilityPerformEscape() -> Bool { false }

  /// A stub for source compatibility with UIKit's magic tap; never called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The parts of a view that UIKit's screen reader reads one by one; `nil`, the default, is none.
  ///
  /// It has no effect: in a document the subviews are the parts.
  open var accessibilityElements: [Any]? {
    get { nil }
    set { _ = newValue }
  }
  /// The outline that UIKit's screen reader highlights, always `nil`; the setter does nothing.
  open var accessibilityPath: BezierPath? {
    get { nil }
    set { _ = newValue }
  }

  /// A stub for source compatibility with UIKit's number of parts; never called.
  open func accessibilityElementCount() -> Int { 0 }

  /// A stub for source compatibility with UIKit's parts of a view; never called.
  open func accessibilityElement(at index: Int) -> Any? { nil }

  /// A stub for source compatibility with UIKit's index of a part; never called.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  /// A stub for source compatibility with UIKit's action that raises the value; never called.
  open func accessibilityIncrement() {}

  /// A stub for source compatibility with UIKit's action that lowers the value; never called.
  open func accessibilityDecrement() {}
}
