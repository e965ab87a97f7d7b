// Objective-C's functions have its names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// As a whole: beside the re-export of its one name in `Exports.swift`, a second import of that name
// would let the order of files decide whether `Timer` is this or Foundation's.
import EaselTimer
import Foundation

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

  extension EaselTimer.Timer {
    /// Makes a timer that does nothing when it fires: methods are not found by their names.
    public convenience init(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
      self.userInfo = userInfo
    }

    /// Makes a timer that does nothing when it fires: methods are not found by their names.
    public convenience init(
      fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      self.init(fire: date, interval: interval, repeats: repeats) { _ in }
      self.userInfo = userInfo
    }

    /// Makes a timer that never fires: methods are not found by their names.
    @discardableResult
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> EaselTimer.Timer {
      EaselTimer.Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
  }
#endif
