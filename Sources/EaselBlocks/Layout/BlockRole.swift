/// The semantic role of a block for screen readers.
public enum BlockRole: Hashable, Sendable {
  /// Marks the block as a heading of a level from 1 to 6 for screen readers; other levels are
  /// clamped, and the font does not change.
  case heading(level: Int)
  /// Makes the block a decoration, which screen readers skip.
  case decorative
  /// Marks the block as the label of a value beside it; screen readers read it like any other
  /// block.
  case label
  /// Marks the block as a value that a label beside it names; screen readers read it like any other
  /// block.
  case value
}
