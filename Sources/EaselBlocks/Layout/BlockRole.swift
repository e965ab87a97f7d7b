/// The semantic role of a block for screen readers.
public enum BlockRole: Hashable, Sendable {
  /// Makes the block a heading of a level from 1 to 6.
  case heading(level: Int)
  /// Makes the block a decoration, which screen readers skip.
  case decorative
  /// Makes the block the label of a value beside it.
  case label
  /// Makes the block a value, which a label beside it names.
  case value
}
