import EaselViews
import Foundation

/// UIKit's name of ``/EaselViews/AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name of ``/EaselViews/AccessibilityContainerType``.
public typealias UIAccessibilityContainerType = AccessibilityContainerType

/// UIKit's traits of what is used rather than read; documents know nothing of them.
extension AccessibilityTraits {
  /// A button; it changes nothing.
  public static let button = Self(rawValue: 1 << 0)
  /// Chosen; it changes nothing.
  public static let selected = Self(rawValue: 1 << 3)
  /// A value that can be raised and lowered; it changes nothing.
  public static let adjustable = Self(rawValue: 1 << 12)
}

extension View {
  /// The view's place in the outermost view; it cannot be set.
  public var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set { _ = newValue }
  }
}
