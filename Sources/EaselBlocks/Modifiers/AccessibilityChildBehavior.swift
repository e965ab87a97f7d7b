/// How the parts of a block are read to whoever does not see the page.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out where the block has a label or a value, with which it is a figure.
  case ignore
  /// They are parts of their own in a section, whose name is the label.
  case contain
  /// They are one paragraph; a figure where the block has a label or a value.
  case combine
}
