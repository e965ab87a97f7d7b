/// Whether a view's contents are mirrored where the language runs from right to left.
public enum SemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
  /// As the view around it, and from left to right in the outermost.
  case unspecified
  /// Controls for playing, which no language turns round.
  case playback
  /// Controls of a place or direction, which no language turns round.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}
