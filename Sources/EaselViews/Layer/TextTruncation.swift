import EaselCanvas

/// Where the line of a text layer that has no room is shortened.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
  /// Nowhere: what does not fit is cut off at the bounds.
  case none
  /// At its start.
  case start
  /// In the middle.
  case middle
  /// At its end.
  case end

  var lineBreakMode: LineBreakMode {
    switch self {
    case .none: .byWordWrapping
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    }
  }
}
