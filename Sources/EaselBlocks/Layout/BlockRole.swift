/// The meaning of a block for readers who do not see the page, such as users of screen readers.
public enum BlockRole: Hashable, Sendable {
  /// A heading of a level from 1 to 6.
  case heading(level: Int)
  /// A decoration without meaning.
  case decorative
  /// The name of a value beside it.
  case label
  /// A value that a label beside it names.
  case value
}
