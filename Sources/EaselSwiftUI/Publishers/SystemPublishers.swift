import Foundation

/// A publisher that sends the date at an interval, never in a rendering.
public struct TimerPublisher: Publisher, Sendable {
  /// The type of the values.
  public typealias Output = Date
  /// The type of the error: none.
  public typealias Failure = Never
  /// Returns the publisher, which sends nothing.
  public func autoconnect() -> TimerPublisher { self }
  /// Does nothing.
  public func connect() -> any Cancellable { AnyCancellable {} }
  /// Does nothing.
  public func cancel() {}
  /// Passes nothing to the closure.
  public func attach(_ receive: @escaping (PublisherEvent<Date, Never>) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}

extension TimerPublisher: Cancellable {}

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
  /// The type of the error: none.
  public typealias Failure = Never
  /// Passes nothing to the closure.
  public func attach(
    _ receive: @escaping (PublisherEvent<Notification, Never>) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

extension NotificationCenter {
  /// Returns a publisher that sends nothing in a rendering.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationPublisher { NotificationPublisher() }
}
