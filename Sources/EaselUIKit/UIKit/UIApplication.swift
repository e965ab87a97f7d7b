// Notifications have the names of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// A stub for source compatibility with UIKit: the app, with constant properties.
public struct UIApplication: Sendable {
  /// The shared instance.
  public static let shared = UIApplication()

  /// The frame of the status bar, always zero.
  public var statusBarFrame: CGRect { .zero }

  /// The key window, always `nil`.
  public var keyWindow: Window? { nil }

  /// The layout direction of the app, always from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A notification that is never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification that is never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification that is never posted.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification that is never posted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
}

extension Notification.Name {
  /// UIKit's older name for ``UIApplication/willEnterForegroundNotification``.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
}

/// The direction of a layout.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Left-to-right layout.
  case leftToRight
  /// Right-to-left layout.
  case rightToLeft
}

extension View {
  /// Returns the layout direction for an attribute: left to right, unless it forces right to left.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
