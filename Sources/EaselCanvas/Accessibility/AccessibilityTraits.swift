/// The roles of a view or a block for screen readers, such as heading or image.
///
/// ```swift
/// let heading: AccessibilityTraits = .header
/// let linkedImage: AccessibilityTraits = [.image, .link]
/// ```
///
/// Traits become tags in a PDF (ISO 32000-1, 14.8.4) and roles in an SVG.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, with the same values as in UIKit.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits, which is the default.
  public static let none: Self = []
  /// The trait of a link; it has no effect.
  ///
  /// Set `View.link` to make a view a link.
  public static let link = Self(rawValue: 1 << 1)
  /// The trait of an image: the label becomes the alternative text of a figure.
  ///
  /// It has this effect together with other traits as well. It has no effect without a label.
  public static let image = Self(rawValue: 1 << 2)
  /// The trait of text: everything in the view becomes one paragraph.
  ///
  /// A label replaces the text for screen readers.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The trait of a summary; it has no effect, since documents have no such role.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// The trait of a heading: everything in the view becomes one heading.
  ///
  /// A label replaces the text for screen readers. The level is 1 unless
  /// ``AccessibilityHeadingLevel`` gives another one. In a cell of a table, the trait makes the
  /// cell a header cell.
  public static let header = Self(rawValue: 1 << 16)
}
