import EaselViews
import Foundation

/// UIKit's name for ``/EaselViews/AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name for ``/EaselViews/AccessibilityContainerType``.
public typealias UIAccessibilityContainerType = AccessibilityContainerType

/// UIKit's traits of interactive elements, which have no effect in documents.
extension AccessibilityTraits {
  /// The trait of a button, which has no effect.
  public static let button = Self(rawValue: 1 << 0)
  /// The trait of a selected element, which has no effect.
  public static let selected = Self(rawValue: 1 << 3)
  /// The trait of an adjustable value, which has no effect.
  public static let adjustable = Self(rawValue: 1 << 12)
}

extension View {
  /// The view's bounds in the coordinate system that contains the outermost view's frame; the
  /// setter does nothing.
  public var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set { _ = newValue }
  }
}
