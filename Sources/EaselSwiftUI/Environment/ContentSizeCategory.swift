import EaselBlocks

/// The text size that a person has set, in the form of earlier versions of SwiftUI.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  /// Body text of 14 points.
  case extraSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the default.
  case large
  /// Body text of 19 points.
  case extraLarge
  /// Body text of 21 points.
  case extraExtraLarge
  /// Body text of 23 points.
  case extraExtraExtraLarge
  /// Body text of 28 points.
  case accessibilityMedium
  /// Body text of 33 points.
  case accessibilityLarge
  /// Body text of 40 points.
  case accessibilityExtraLarge
  /// Body text of 47 points.
  case accessibilityExtraExtraLarge
  /// Body text of 53 points.
  case accessibilityExtraExtraExtraLarge

  /// Creates the category of a text size.
  public init?(_ size: DynamicTypeSize) { self.init(rawValue: size.rawValue) }

  /// Whether the size is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether a category is smaller than another one.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension ContentSizeCategory: Comparable {}

extension DynamicTypeSize {
  /// Creates the text size of a category.
  public init?(_ category: ContentSizeCategory) { self.init(rawValue: category.rawValue) }
}

extension EnvironmentValues {
  /// The text size that a person has set, in the form of earlier versions of SwiftUI.
  ///
  /// Setting it sets ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
