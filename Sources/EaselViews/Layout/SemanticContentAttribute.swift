/// The direction of a view's contents, left to right or right to left.
public enum SemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
  /// The direction of the superview; left to right for the outermost view.
  case unspecified
  /// Left to right in every language, for media playback controls.
  case playback
  /// Left to right in every language, for controls of positions and directions in space.
  case spatial
  /// Left-to-right layout, as in English.
  case forceLeftToRight
  /// Right-to-left layout, as in Arabic and Hebrew.
  case forceRightToLeft
}
