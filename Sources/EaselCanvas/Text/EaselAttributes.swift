import Foundation

/// The text attributes that a ``TextLayout`` reads from an `AttributedString`.
///
/// ```swift
/// var text = AttributedString("Total 1,284")
/// text.easel.font = .system(size: 14, weight: .bold)
/// let layout = TextLayout(text)
/// ```
public struct EaselAttributes: AttributeScope {
  /// The key of the attribute for the font.
  public enum FontKey: AttributedStringKey {
    /// The type of the attribute's value: a font.
    public typealias Value = Font
    /// The name of the attribute: `easel.font`.
    public static let name = "easel.font"
  }

  /// The key of the attribute for the text color.
  public enum ColorKey: AttributedStringKey {
    /// The type of the attribute's value: a color.
    public typealias Value = Color
    /// The name of the attribute: `easel.color`.
    public static let name = "easel.color"
  }

  /// The key of the attribute for the background color.
  public enum BackgroundColorKey: AttributedStringKey {
    /// The type of the attribute's value: a color.
    public typealias Value = Color
    /// The name of the attribute: `easel.backgroundColor`.
    public static let name = "easel.backgroundColor"
  }

  /// The key of the attribute for the space added between characters, in points.
  public enum KerningKey: AttributedStringKey {
    /// The type of the attribute's value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute: `easel.kerning`.
    public static let name = "easel.kerning"
  }

  /// The key of the attribute for a line below the text.
  public enum UnderlineKey: AttributedStringKey {
    /// The type of the attribute's value: whether there is a line.
    public typealias Value = Bool
    /// The name of the attribute: `easel.underline`.
    public static let name = "easel.underline"
  }

  /// The key of the attribute for a line through the text.
  public enum StrikethroughKey: AttributedStringKey {
    /// The type of the attribute's value: whether there is a line.
    public typealias Value = Bool
    /// The name of the attribute: `easel.strikethrough`.
    public static let name = "easel.strikethrough"
  }

  /// The key of the attribute for the distance by which the text is raised, in points.
  public enum BaselineOffsetKey: AttributedStringKey {
    /// The type of the attribute's value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute: `easel.baselineOffset`.
    public static let name = "easel.baselineOffset"
  }

  /// The key of the attribute for the language, a BCP 47 tag.
  public enum LanguageKey: AttributedStringKey {
    /// The type of the attribute's value: a BCP 47 tag.
    public typealias Value = String
    /// The name of the attribute: `easel.language`.
    public static let name = "easel.language"
  }

  /// The key of the attribute for the box that replaces the glyph of U+FFFC.
  public enum PlaceholderKey: AttributedStringKey {
    /// The type of the attribute's value: a placeholder.
    public typealias Value = TextPlaceholder
    /// The name of the attribute: `easel.placeholder`.
    public static let name = "easel.placeholder"
  }

  /// The attribute for the font.
  public let font: FontKey
  /// The attribute for the text color.
  public let foregroundColor: ColorKey
  /// The attribute for the background color.
  public let backgroundColor: BackgroundColorKey
  /// The attribute for the space added between characters, in points.
  public let kerning: KerningKey
  /// The attribute for a line below the text.
  public let hasUnderline: UnderlineKey
  /// The attribute for a line through the text.
  public let hasStrikethrough: StrikethroughKey
  /// The attribute for the distance by which the text is raised, in points.
  public let baselineOffset: BaselineOffsetKey
  /// The attribute for the language, a BCP 47 tag.
  public let language: LanguageKey
  /// The attribute for the box that replaces the glyph of U+FFFC.
  public let placeholder: PlaceholderKey
}

extension AttributeScopes {
  /// The attribute scope of Easel, as in `text.easel.font`.
  public var easel: EaselAttributes.Type { EaselAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the attribute key of a property of ``EaselAttributes``, so that `text.kerning` can be
  /// written.
  ///
  /// Names such as `foregroundColor` may have other types in a module above, which take precedence.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<EaselAttributes, Key>
  ) -> Key { self[Key.self] }
}
