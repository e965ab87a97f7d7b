import EaselCanvas
import EaselViews
import Foundation

/// A stub for source compatibility with UIKit; it never recognizes gestures.
open class UIGestureRecognizer: NSObject {
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
  }

  /// Creates a recognizer; the target and the action are not stored.
  public init(target: Any?, action: Selector?) {}

  /// Creates a recognizer without an action.
  public override init() {}

  /// Whether the recognizer is enabled; it has no effect.
  open var isEnabled = true
  /// The state of the gesture, always ``UIGestureRecognizer/State/possible``.
  open var state: State { .possible }
  /// The view of the recognizer, always `nil`.
  open var view: View? { nil }

  /// Returns the location of the gesture, always the origin.
  open func location(in view: View?) -> CGPoint { .zero }

  /// Does nothing: the action is never called.
  open func addTarget(_ target: Any, action: Selector) {}
}

/// A tap recognizer that gives its ``link`` to the view that it is added to; it never recognizes
/// taps.
///
/// ```swift
/// let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
/// let tap = UITapGestureRecognizer(target: nil, action: nil)
/// tap.link = .url("https://example.com")
/// view.addGestureRecognizer(tap)
/// ```
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The link that a view gets when the recognizer is added to it; `nil`, the default, is none.
  ///
  /// Later changes have no effect on the view.
  open var link: LinkTarget?
  /// The required number of taps, which has no effect.
  open var numberOfTapsRequired = 1
}

/// A stub for source compatibility with UIKit; it never recognizes pan gestures.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns the translation of the gesture, always zero.
  open func translation(in view: View?) -> CGPoint { .zero }

  /// Does nothing: there are no gestures.
  open func setTranslation(_ translation: CGPoint, in view: View?) {}

  /// Returns the velocity of the gesture, always zero.
  open func velocity(in view: View?) -> CGPoint { .zero }
}

/// A stub for source compatibility with UIKit; it never recognizes pinch gestures.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale factor of the gesture, 1 until code sets it.
  open var scale: CGFloat = 1
}

/// A stub for source compatibility with UIKit; it never recognizes long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds, which has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
}

extension View {
  /// Makes the view a link to the URL or destination of a tap recognizer's
  /// ``UITapGestureRecognizer/link``; other recognizers do nothing.
  ///
  /// A tap recognizer whose ``UITapGestureRecognizer/link`` is `nil` does not change the view
  /// either.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let tap = recognizer as? UITapGestureRecognizer, let target = tap.link else { return }
    link = target
  }

  /// Does nothing: recognizers are not stored, and a link that one has set remains.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  /// The gesture recognizers of the view, always `nil`.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
