// Notifications have the names that UIKit gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// The app: none, of which drawing code may ask where its status bar is.
public struct UIApplication: Sendable {
  /// The one app.
  public static let shared = UIApplication()

  /// No room.
  public var statusBarFrame: CGRect { .zero }

  /// There is no window.
  public var keyWindow: Window? { nil }

  /// Which way a language runs.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Never posted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
}

extension Notification.Name {
  /// Never posted: the older name of ``UIApplication/willEnterForegroundNotification``.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
}

/// Which way rows run.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension View {
  /// Which way rows run: from left to right, unless the attribute forces them the other way.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
