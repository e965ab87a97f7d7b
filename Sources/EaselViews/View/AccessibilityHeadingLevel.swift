/// The level of a heading, from 1 to 6.
///
/// The first heading of a document has level 1, and none is more than one level below the one before
/// it; else ``/EaselCanvas/EaselError/Code/invalidStructure`` is noted (ISO 14289-1, 7.4.2).
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  /// None: what is a heading all the same has level 1.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
}
