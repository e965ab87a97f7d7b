/// The way in which screen readers read the parts of a block.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Ignores the parts if the block has a label or a value; the block is a figure with that
  /// description.
  case ignore
  /// Reads the parts one by one in a section, whose title is the label of the block.
  case contain
  /// Reads the parts as one paragraph, or as a figure if the block has a label or a value.
  case combine
}
