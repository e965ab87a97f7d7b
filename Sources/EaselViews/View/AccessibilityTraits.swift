/// What a view or a block is to readers who do not see it.
///
/// ```swift
/// title.accessibilityTraits = .header
/// logo.accessibilityTraits = .image
/// logo.accessibilityLabel = "Acme"
/// ```
///
/// In a PDF traits become tags (ISO 32000-1, 14.8.4), and in an SVG roles.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: Self = []
  /// A link; it changes nothing, as where it leads is what makes a link (``View/link``).
  public static let link = Self(rawValue: 1 << 1)
  /// An image, whose label describes it as a figure, whatever else it is.
  ///
  /// Without a label it changes nothing.
  public static let image = Self(rawValue: 1 << 2)
  /// Text that is one paragraph, with all that is in it; a label is said in its place.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary; it changes nothing, since no document has a place for it.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// A heading with all that is in it, in whose place a label is said; its level is 1 unless
  /// ``AccessibilityHeadingLevel`` says another.
  ///
  /// A cell of a table becomes a header cell.
  public static let header = Self(rawValue: 1 << 16)
}
