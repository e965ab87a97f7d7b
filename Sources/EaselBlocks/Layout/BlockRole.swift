/// What a block means to whoever reads a document without seeing it.
public enum BlockRole: Hashable, Sendable {
  /// A heading of a level from 1 to 6.
  case heading(level: Int)
  /// Nothing: it decorates.
  case decorative
  /// The name of a value beside it.
  case label
  /// A value that a label beside it names.
  case value
}
