import EaselCanvas

/// The position of the ellipsis in a line of a text layer that does not fit.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
  /// No ellipsis: text that does not fit is clipped to the bounds.
  case none
  /// An ellipsis at the start of the line.
  case start
  /// An ellipsis in the middle of the line.
  case middle
  /// An ellipsis at the end of the line.
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
