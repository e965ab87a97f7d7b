// Notifications have the names that UIKit gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The device that an app runs on: none, of which drawing code may ask what kind it is.
public struct UIDevice: Sendable {
  /// The one device.
  public static let current = UIDevice()

  /// Paper has the room of a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// Not kept: there is no battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    nonmutating set { _ = newValue }
  }

  /// Never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// -1, UIKit's word for a level that is not known.
  public var batteryLevel: Float { -1 }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

extension Notification.Name {
  /// Never posted: the older name of ``UIDevice/batteryLevelDidChangeNotification``.
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
}
