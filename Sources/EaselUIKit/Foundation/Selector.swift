// Functions have the names of Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The whole module: with a second import of the one name that `Exports.swift` re-exports, the order
// of files would decide whether `Timer` is this class or Foundation's.
import EaselTimer
import EaselViews
import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method, which is never called: Swift on Linux has no `#selector`.
  public typealias Selector = GestureRecognizer.Selector

  /// Returns the selector with the name of a method.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

  extension NotificationCenter {
    /// Does nothing, since methods cannot be called by name; use
    /// `addObserver(forName:object:queue:using:)`.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
  }

  extension EaselTimer.Timer {
    /// Creates a timer that calls nothing when it fires, since methods cannot be called by name.
    public convenience init(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
      self.userInfo = userInfo
    }

    /// Creates a timer that calls nothing when it fires, since methods cannot be called by name.
    public convenience init(
      fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      self.init(fire: date, interval: interval, repeats: repeats) { _ in }
      self.userInfo = userInfo
    }

    /// Creates a timer that never fires, since methods cannot be called by name.
    @discardableResult
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> EaselTimer.Timer {
      let timer = EaselTimer.Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
      timer.userInfo = userInfo
      return timer
    }
  }
#endif
