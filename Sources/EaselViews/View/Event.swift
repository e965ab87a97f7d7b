/// What a hit test is for, as UIKit's signatures have it; paper knows no events.
public final class Event {
  /// Makes an event.
  public init() {}
}
