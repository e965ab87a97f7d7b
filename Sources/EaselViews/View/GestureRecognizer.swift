import Foundation

/// A stub for source compatibility with UIKit; it never recognizes gestures.
open class GestureRecognizer: NSObject {
  /// The state of a gesture recognizer, which is always ``possible`` here.
  public enum State: Int, Hashable, Sendable {
    /// No gesture has been recognized; every recognizer has this state.
    case possible
    /// The gesture began.
    case began
    /// The gesture continues.
    case changed
    /// The gesture ended.
    case ended
    /// The gesture was canceled.
    case cancelled
    /// The recognition failed.
    case failed

    /// Another name of ``ended``, as in UIKit.
    public static var recognized: State { .ended }
  }

  #if canImport(ObjectiveC)
    /// The name of a method.
    public typealias Selector = ObjectiveC.Selector
  #else
    /// The name of a method, which is never called: Swift on Linux has no `#selector`.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The name of the method.
      public let name: String

      /// Creates a selector from the name of a method.
      public init(_ name: String) { self.name = name }

      /// Creates a selector from a string literal with the name of a method.
      public init(stringLiteral name: String) { self.name = name }
    }
  #endif

  /// Creates a recognizer; the target and the action are not stored.
  public init(target: Any?, action: Selector?) {}

  /// Creates a recognizer without an action.
  public override init() {}

  /// Whether the recognizer is enabled; it has no effect.
  open var isEnabled = true
  /// The state of the gesture, always ``State/possible``; the setter does nothing.
  open var state: State {
    get { .possible }
    set { _ = newValue }
  }
  /// The view of the recognizer, always `nil`.
  open var view: View? { nil }
  /// The object that UIKit asks about gestures; it is stored weakly and never asked.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// A name of the recognizer for your own code; `nil` by default.
  open var name: String?
  /// Whether UIKit withholds touches from views; it has no effect.
  open var cancelsTouchesInView = true
  /// Whether UIKit delays the begin of touches; it has no effect.
  open var delaysTouchesBegan = false
  /// Whether UIKit delays the end of touches; it has no effect.
  open var delaysTouchesEnded = true
  /// The number of touches, always 0.
  open var numberOfTouches: Int { 0 }

  /// Returns the location of the gesture, always the origin.
  open func location(in view: View?) -> CGPoint { .zero }

  /// Returns the location of one touch, always the origin.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { .zero }

  /// Does nothing: the action is never called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Does nothing: actions are not stored.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Does nothing: no recognizer fails, since none begins.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}

  /// A stub for source compatibility with UIKit's reset after a gesture; never called.
  open func reset() {}

  /// A stub for source compatibility with UIKit's notice that touches began; never called.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// A stub for source compatibility with UIKit's notice that touches moved; never called.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// A stub for source compatibility with UIKit's notice that touches ended; never called.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// A stub for source compatibility with UIKit's notice that touches were canceled; never called.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
}
