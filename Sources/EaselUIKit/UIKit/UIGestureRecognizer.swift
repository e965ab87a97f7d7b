import EaselCanvas
import EaselViews
import Foundation

/// UIKit's name for ``/EaselViews/GestureRecognizer``.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for ``/EaselViews/GestureRecognizerDelegate``.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

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
  /// The required number of fingers, which has no effect.
  open var numberOfTouchesRequired = 1
}

/// A stub for source compatibility with UIKit; it never recognizes pan gestures.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns the translation of the gesture, always zero.
  open func translation(in view: View?) -> CGPoint { .zero }

  /// Does nothing: there are no gestures.
  open func setTranslation(_ translation: CGPoint, in view: View?) {}

  /// Returns the velocity of the gesture, always zero.
  open func velocity(in view: View?) -> CGPoint { .zero }

  /// The least number of fingers, which has no effect.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers, which has no effect.
  open var maximumNumberOfTouches = Int.max
}

/// A stub for source compatibility with UIKit; it never recognizes pinch gestures.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale factor of the gesture, 1 until code sets it.
  open var scale: CGFloat = 1
  /// The change of the scale in a second, always 0.
  open var velocity: CGFloat { 0 }
}

/// A stub for source compatibility with UIKit; it never recognizes rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the gesture in radians, 0 until code sets it.
  open var rotation: CGFloat = 0
  /// The change of the angle in a second, always 0.
  open var velocity: CGFloat { 0 }
}

/// A stub for source compatibility with UIKit; it never recognizes swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Self(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Self(rawValue: 1 << 1)
    /// A swipe upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// A swipe downwards.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The directions of the swipe, which have no effect; right by default.
  open var direction = Direction.right
  /// The required number of fingers, which has no effect.
  open var numberOfTouchesRequired = 1
}

/// A stub for source compatibility with UIKit; it never recognizes long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds, which has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the finger may move, which has no effect.
  open var allowableMovement: CGFloat = 10
  /// The required number of taps before the press, which has no effect.
  open var numberOfTapsRequired = 0
  /// The required number of fingers, which has no effect.
  open var numberOfTouchesRequired = 1
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
