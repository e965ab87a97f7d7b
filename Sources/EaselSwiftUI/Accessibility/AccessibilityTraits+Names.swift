import EaselCanvas

// Documents have no such roles: the traits are kept and have no effect. The bits are those of UIKit,
// where it has the trait.

extension AccessibilityTraits {
  /// The trait of a button, which has no effect.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The trait of a selected view, which has no effect.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 3)
  /// The trait of a view that plays a sound, which has no effect.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The trait of a key, which has no effect.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The trait of a view that changes often, which has no effect.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The trait of a search field, which has no effect.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The trait of a view that starts a movie or a sound, which has no effect.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The trait of a view that is touched directly, which has no effect.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The trait of a view that turns the page, which has no effect.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The trait of a tab bar, which has no effect.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// The trait of a switch, which has no effect.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 53)
  /// The trait of a view before which nothing else is read, which has no effect.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 54)
}
