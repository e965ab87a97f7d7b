import Foundation

/// The attributes that an `AttributedString` can have for a ``TextLayout``.
///
/// ```swift
/// var text = AttributedString("Total 1,284")
/// text.easel.font = .system(size: 14, weight: .bold)
/// let layout = TextLayout(text)
/// ```
public struct EaselAttributes: AttributeScope {
  /// The font.
  public enum FontKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Font
    /// Its name.
    public static let name = "easel.font"
  }

  /// The colour of the letters.
  public enum ColorKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Color
    /// Its name.
    public static let name = "easel.color"
  }

  /// The colour of the ground.
  public enum BackgroundColorKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Color
    /// Its name.
    public static let name = "easel.backgroundColor"
  }

  /// Space added between letters.
  public enum KerningKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// Its name.
    public static let name = "easel.kerning"
  }

  /// A line below the text.
  public enum UnderlineKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Bool
    /// Its name.
    public static let name = "easel.underline"
  }

  /// A line through the text.
  public enum StrikethroughKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Bool
    /// Its name.
    public static let name = "easel.strikethrough"
  }

  /// How far the text is raised.
  public enum BaselineOffsetKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// Its name.
    public static let name = "easel.baselineOffset"
  }

  /// The language, as a BCP 47 tag.
  public enum LanguageKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = String
    /// Its name.
    public static let name = "easel.language"
  }

  /// The box that U+FFFC takes instead of a glyph.
  public enum PlaceholderKey: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = TextPlaceholder
    /// Its name.
    public static let name = "easel.placeholder"
  }

  /// The font.
  public let font: FontKey
  /// The colour of the letters.
  public let foregroundColor: ColorKey
  /// The colour of the ground.
  public let backgroundColor: BackgroundColorKey
  /// Space added between letters.
  public let kerning: KerningKey
  /// A line below the text.
  public let hasUnderline: UnderlineKey
  /// A line through the text.
  public let hasStrikethrough: StrikethroughKey
  /// How far the text is raised.
  public let baselineOffset: BaselineOffsetKey
  /// The language.
  public let language: LanguageKey
  /// The box that U+FFFC takes instead of a glyph.
  public let placeholder: PlaceholderKey
}

extension AttributeScopes {
  /// The attributes of Easel, as in `text.easel.font`.
  public var easel: EaselAttributes.Type { EaselAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of Easel by its name alone.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<EaselAttributes, Key>
  ) -> Key { self[Key.self] }
}
