// Notifications have the names of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A stub for source compatibility with UIKit: the device, with constant properties.
public struct UIDevice: Sendable {
  /// The stub for the current device.
  public static let current = UIDevice()

  /// The kind of the device, always a tablet, whose size is closest to that of paper.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// Whether the battery is monitored, always `false`; the setter does nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    nonmutating set { _ = newValue }
  }

  /// The name of UIKit's notification after a change of the battery level; it is never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// The charge of the battery, always -1, which means unknown.
  public var batteryLevel: Float { -1 }
}

/// A kind of device: a phone, a tablet, or unknown.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unknown device.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

extension Notification.Name {
  /// UIKit's older name for ``UIDevice/batteryLevelDidChangeNotification``, which is never posted.
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
}
