// Objective-C's functions have its names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

import class EaselTimer.Timer

#if !canImport(ObjectiveC)
  /// The name of a method, which nothing calls: Swift on Linux has no `#selector`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Makes a selector from a name.
    public init(_ name: String) { self.name = name }

    /// Makes a selector from a literal.
    public init(stringLiteral name: String) { self.name = name }
  }

  /// The selector of a name.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

  extension NotificationCenter {
    /// Does nothing: methods are not found by their names.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
  }

  extension Timer {
    /// Makes a timer that never fires: methods are not found by their names.
    @discardableResult
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
  }
#endif
