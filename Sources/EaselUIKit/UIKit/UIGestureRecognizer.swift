import EaselCanvas
import EaselViews
import Foundation

/// What would recognise gestures: it never does, and its action is never called.
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Hashable, Sendable {
    /// Nothing happened yet.
    case possible
    /// It began.
    case began
    /// It goes on.
    case changed
    /// It ended.
    case ended
    /// It was broken off.
    case cancelled
    /// It was another gesture.
    case failed
  }

  /// Makes a recogniser; target and action are not kept.
  public init(target: Any?, action: Selector?) {}

  /// Makes a recogniser without an action.
  public override init() {}

  /// Whether it would recognise anything.
  open var isEnabled = true
  /// How far the gesture is: nothing ever happens.
  open var state: State { .possible }
  /// The view that it was added to: none.
  open var view: View? { nil }

  /// Where the gesture is: at the origin.
  open func location(in view: View?) -> CGPoint { .zero }

  /// Does nothing: the action is never called.
  open func addTarget(_ target: Any, action: Selector) {}
}

/// What would recognise taps: a document has links instead.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: Selector("open"))
/// tap.link = .url("https://example.com")
/// view.addGestureRecognizer(tap)
/// ```
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Where a tap leads; the view that the recogniser is added to takes it as its `link`.
  open var link: LinkTarget?
  /// How many taps it would wait for.
  open var numberOfTapsRequired = 1
}

/// What would recognise a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger moved: nowhere.
  open func translation(in view: View?) -> CGPoint { .zero }

  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: View?) {}

  /// How fast the finger moves: not at all.
  open func velocity(in view: View?) -> CGPoint { .zero }
}

/// What would recognise two fingers that part.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they parted.
  open var scale: CGFloat = 1
}

/// What would recognise a finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it would have to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

extension View {
  /// Takes the link of a tap recogniser that has one; else does nothing, since no gesture is ever
  /// recognised.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let tap = recognizer as? UITapGestureRecognizer, let target = tap.link else { return }
    link = target
  }

  /// Does nothing.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  /// None.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
