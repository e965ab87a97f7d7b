/// The level of a heading, from 1 to 6.
///
/// The first heading of a document has level 1. Each heading is at most one level deeper than the
/// heading before it. A PDF that breaks these rules notes
/// ``/EaselCanvas/EaselError/Code/invalidStructure`` (ISO 14289-1, 7.4.2).
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  /// No level: a view with the trait ``AccessibilityTraits/header`` is a heading of level 1.
  case unspecified
  /// A heading of level 1, the highest level.
  case h1
  /// A heading of level 2.
  case h2
  /// A heading of level 3.
  case h3
  /// A heading of level 4.
  case h4
  /// A heading of level 5.
  case h5
  /// A heading of level 6, the deepest level.
  case h6
}
