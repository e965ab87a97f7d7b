import EaselCanvas
import Foundation

/// A font for blocks: a text role of the theme, or a font of a given size.
///
/// It is SwiftUI's `Font`.
///
/// ```swift
/// Text("Invoice").font(.title)
/// Text("1,284.00").font(.system(size: 12, weight: .semibold).monospacedDigit())
/// ```
public struct TypeStyle: Hashable, Sendable {
  /// The weight of a font, such as bold: the type ``/EaselCanvas/Font/Weight``.
  public typealias Weight = Font.Weight

  /// The design of a typeface, such as serif, for which the theme has a font family.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The theme's text family, ``Theme/Families/text``.
    case `default`
    /// The theme's serif family, ``Theme/Families/serif``; without one, the text family.
    case serif
    /// The theme's family with rounded strokes; without one, as by default, the text family.
    case rounded
    /// The theme's family with characters of equal width; without one, the text family.
    case monospaced
  }

  /// The role of a text, such as body or caption, for which the theme has a size and a weight.
  public enum TextStyle: Hashable, Sendable {
    /// The title on a cover.
    case largeTitle
    /// The title of a document.
    case title
    /// A title of the second level, 20 points in ``Theme/plain``.
    case title2
    /// A title of the third level, 15 points in ``Theme/plain``.
    case title3
    /// A headline above running text.
    case headline
    /// A subtitle: the line below a headline.
    case subheadline
    /// Running text.
    case body
    /// Text set apart from running text, such as a note.
    case callout
    /// Footnotes, and the headers and footers of pages.
    case footnote
    /// Captions of figures and tables.
    case caption
    /// Captions in smaller type than ``caption``.
    case caption2
    /// The cells of tables.
    case table
    /// Program code.
    case code
    /// A heading of a level from 1 to 6.
    case heading(Int)
  }

  /// The height of lines compared with the theme's line height.
  public enum Leading: Hashable, Sendable {
    /// The line height of the theme's text role; a font without a role has its own line height.
    case standard
    /// A line height 2 points below the theme's.
    ///
    /// A font without a line height has 1.05 times its size.
    case tight
    /// A line height 2 points above the theme's.
    ///
    /// A font without a line height has 1.4 times its size.
    case loose
  }

  enum Base: Hashable, Sendable {
    case role(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat)
    case font(Font)
  }

  var base: Base
  var changes = FontChanges()
  var leading = Leading.standard

  init(_ base: Base) { self.base = base }

  /// Creates a style from a ``/EaselCanvas/Font``; a font without a family gets the theme's text
  /// family.
  public init(_ font: Font) { base = .font(font) }

  /// The style for the title on a cover.
  public static let largeTitle = TypeStyle(.role(.largeTitle))
  /// The style for the title of a document.
  public static let title = TypeStyle(.role(.title))
  /// The style for titles of the second level, 20 points in ``Theme/plain``.
  public static let title2 = TypeStyle(.role(.title2))
  /// The style for titles of the third level, 15 points in ``Theme/plain``.
  public static let title3 = TypeStyle(.role(.title3))
  /// The style for headlines above running text.
  public static let headline = TypeStyle(.role(.headline))
  /// The style for subtitles, the lines below headlines.
  public static let subheadline = TypeStyle(.role(.subheadline))
  /// The style for running text.
  public static let body = TypeStyle(.role(.body))
  /// The style for text set apart from running text, such as a note.
  public static let callout = TypeStyle(.role(.callout))
  /// The style for footnotes, and for the headers and footers of pages.
  public static let footnote = TypeStyle(.role(.footnote))
  /// The style for captions of figures and tables.
  public static let caption = TypeStyle(.role(.caption))
  /// The style for captions in smaller type than ``caption``.
  public static let caption2 = TypeStyle(.role(.caption2))
  /// The style for the cells of tables.
  public static let table = TypeStyle(.role(.table))
  /// The style for program code.
  public static let code = TypeStyle(.role(.code))

  /// Returns the style for headings of a level, clamped to 1 through 6.
  ///
  /// - Parameter level: The level, clamped to 1 through 6.
  public static func heading(_ level: Int) -> TypeStyle {
    TypeStyle(.role(.heading(min(max(level, 1), 6))))
  }

  /// Returns a font of a size in points, by default regular and in the theme's text family.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The weight; `nil` is regular.
  ///   - design: The design of the typeface; `nil` is the theme's text family.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> TypeStyle {
    var style = TypeStyle(.system(size))
    style.changes.weight = weight
    style.changes.design = design
    return style
  }

  /// Returns a text role of the theme in another design or weight; `nil` keeps the role's own.
  ///
  /// - Parameters:
  ///   - style: The text role.
  ///   - design: The design of the typeface; `nil` keeps the role's.
  ///   - weight: The weight; `nil` keeps the role's.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> TypeStyle {
    var result = TypeStyle(.role(style))
    result.changes.weight = weight
    result.changes.design = design
    return result
  }

  /// Returns a font of a family, given by its name, in a size in points.
  ///
  /// If the family is not installed, a default family is drawn, with a diagnostic.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - size: The size, in points.
  public static func custom(_ name: String, size: CGFloat) -> TypeStyle {
    TypeStyle(.custom(name, size))
  }

  /// Returns a font of a family in a size in points; the result is that of ``custom(_:size:)``.
  ///
  /// Easel scales no fonts by user settings, so both functions return the same style.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - fixedSize: The size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> TypeStyle {
    custom(name, size: fixedSize)
  }

  /// Returns the style in bold, with a weight of at least 700.
  public func bold() -> TypeStyle { bold(true) }
  /// Returns the style with its weight raised to at least 700, or lowered to at most 500 for
  /// `false`.
  public func bold(_ isActive: Bool) -> TypeStyle { changed { $0.isBold = isActive } }
  /// Returns the style in italics.
  public func italic() -> TypeStyle { italic(true) }
  /// Returns the style in italics, or upright for `false`.
  public func italic(_ isActive: Bool) -> TypeStyle { changed { $0.isItalic = isActive } }
  /// Returns the style in another weight, which replaces the weight of its font.
  public func weight(_ weight: Weight) -> TypeStyle {
    changed {
      $0.weight = weight
      $0.isBold = nil
    }
  }
  /// Returns the style in the theme's monospaced family.
  public func monospaced() -> TypeStyle { changed { $0.design = .monospaced } }
  /// Returns the style with digits of equal width.
  ///
  /// A font without the OpenType feature `tnum` keeps its digits.
  public func monospacedDigit() -> TypeStyle { changed { $0.hasTabularFigures = true } }
  /// Returns the style with small capitals instead of lowercase letters; capitals do not change.
  ///
  /// A font without the OpenType feature `smcp` keeps its lowercase letters.
  public func smallCaps() -> TypeStyle { lowercaseSmallCaps() }
  /// Returns the style with small capitals instead of lowercase letters; capitals do not change.
  ///
  /// A font without the OpenType feature `smcp` keeps its lowercase letters.
  public func lowercaseSmallCaps() -> TypeStyle { changed { $0.hasSmallCaps = true } }
  /// Returns the style in another glyph width, such as condensed.
  public func width(_ width: Font.Width) -> TypeStyle { changed { $0.width = width } }
  /// Returns the style with the theme's line height, or with a lower or higher one.
  public func leading(_ leading: Leading) -> TypeStyle {
    var style = self
    style.leading = leading
    return style
  }

  private func changed(_ change: (inout FontChanges) -> Void) -> TypeStyle {
    var style = self
    change(&style.changes)
    return style
  }
}
