import EaselBlocks
import Foundation

extension View {
  /// Runs a closure with the new value if a value differs from that of the last evaluation of the bodies.
  ///
  /// The form of earlier versions of SwiftUI.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Returns the view unchanged, since a rendering receives nothing from publishers.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View { inert("onReceive") }
}

extension View where Self: Equatable {
  /// Returns the view unchanged: bodies are evaluated whether the view has changed or not.
  public func equatable() -> some View { self }
}

/// A source of values over time, of which a rendering receives none.
public protocol Publisher<Output> {
  /// The type of the values.
  associatedtype Output
}

extension Published.Publisher: Publisher {}

extension ObservableObjectPublisher: Publisher {
  /// The type of the values: none.
  public typealias Output = Void
}

/// A publisher that sends the date at an interval, never in a rendering.
public struct TimerPublisher: Publisher, Sendable {
  /// The type of the values.
  public typealias Output = Date
  /// Returns the publisher, which sends nothing.
  public func autoconnect() -> TimerPublisher { self }
}

extension Timer {
  /// Returns a publisher that sends nothing in a rendering.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

/// A publisher of notifications, which sends none in a rendering.
public struct NotificationPublisher: Publisher, Sendable {
  /// The type of the values.
  public typealias Output = Notification
}

extension NotificationCenter {
  /// Returns a publisher that sends nothing in a rendering.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationPublisher { NotificationPublisher() }
}
