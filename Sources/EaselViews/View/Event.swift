/// A stub for source compatibility with UIKit; Easel never delivers events.
public final class Event {
  /// Creates an event without contents.
  public init() {}
}
