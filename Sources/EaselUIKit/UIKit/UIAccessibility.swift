import EaselCanvas
import EaselViews
import Foundation

/// UIKit's name for ``/EaselCanvas/AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name for ``/EaselViews/AccessibilityContainerType``.
public typealias UIAccessibilityContainerType = AccessibilityContainerType

/// UIKit's traits of interactive elements, which have no effect in documents.
extension AccessibilityTraits {
  /// The trait of a button, which has no effect.
  public static let button = Self(rawValue: 1 << 0)
  /// The trait of a selected element, which has no effect.
  public static let selected = Self(rawValue: 1 << 3)
  /// The trait of an element that plays a sound, which has no effect.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// The trait of a key of a keyboard, which has no effect.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The trait of an element that does not respond, which has no effect.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The trait of a value that changes often, such as a stopwatch, which has no effect.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// The trait of a search field, which has no effect.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The trait of an element that starts a media session, which has no effect.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The trait of an adjustable value, which has no effect.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The trait of an element that is touched directly, which has no effect.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The trait of text that is read on over several pages, which has no effect.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// The trait of a tab bar, which has no effect.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// The trait of an element whose content can be enlarged, which has no effect.
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// The trait of a switch, which has no effect.
  public static let toggleButton = Self(rawValue: 1 << 53)
}

/// The settings of assistive technologies, all off; notifications to them are not sent.
public enum UIAccessibility {
  /// A kind of message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Creates a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The message that a new screen appeared; it is not sent.
    public static let screenChanged = Self(rawValue: 1000)
    /// The message that the layout of the screen changed; it is not sent.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The message that is spoken; it is not sent.
    public static let announcement = Self(rawValue: 1008)
    /// The message that a page was scrolled; it is not sent.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Does nothing: no assistive technology runs while a document is drawn.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether a screen reader runs, always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch control runs, always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether animations are reduced, always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced, always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold, always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen has no colors, always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the colors of the screen are inverted, always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colors are darkened for more contrast, always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
