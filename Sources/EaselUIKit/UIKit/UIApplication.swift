// Notifications have the names of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// A stub for source compatibility with UIKit: the app, with constant properties.
public struct UIApplication: Sendable {
  /// The only value, a stand-in for the app whose properties are constants.
  public static let shared = UIApplication()

  /// The frame of the status bar, always zero.
  public var statusBarFrame: CGRect { .zero }

  /// The key window, always `nil`.
  public var keyWindow: Window? { nil }

  /// The layout direction of the app, always from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The name of UIKit's notification before the app enters the foreground; it is never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of UIKit's notification after the app entered the background; it is never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of UIKit's notification after the app became active; it is never posted.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of UIKit's notification before the app becomes inactive; it is never posted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
}

extension Notification.Name {
  /// UIKit's older name for ``UIApplication/willEnterForegroundNotification``, which is never
  /// posted.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
}

/// The horizontal direction of a layout: left to right or right to left.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Left-to-right layout.
  case leftToRight
  /// Right-to-left layout.
  case rightToLeft
}

extension View {
  /// Returns the layout direction of an attribute: right to left for `forceRightToLeft`, otherwise
  /// left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
