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
  /// The weight of a font.
  public typealias Weight = Font.Weight

  /// The design of a typeface, for which the theme has a font family.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The theme's text family.
    case `default`
    /// The theme's serif family.
    case serif
    /// The theme's family with rounded strokes.
    case rounded
    /// The theme's family with characters of equal width.
    case monospaced
  }

  /// The role of a text, for which the theme has a size and a weight.
  public enum TextStyle: Hashable, Sendable {
    /// The title on a cover.
    case largeTitle
    /// The title of a document.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A headline above running text.
    case headline
    /// A subtitle: the line below a headline.
    case subheadline
    /// Running text.
    case body
    /// Text set apart from running text, such as a note.
    case callout
    /// Footnotes on a page.
    case footnote
    /// Captions below images.
    case caption
    /// Smaller captions below images.
    case caption2
    /// The cells of tables.
    case table
    /// Program code.
    case code
    /// A heading of a level from 1 to 6.
    case heading(Int)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The line height of the theme.
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

  /// Creates a style from a font of the canvas.
  public init(_ font: Font) { base = .font(font) }

  /// The style for the title on a cover.
  public static let largeTitle = TypeStyle(.role(.largeTitle))
  /// The style for the title of a document.
  public static let title = TypeStyle(.role(.title))
  /// The style for second-level titles.
  public static let title2 = TypeStyle(.role(.title2))
  /// The style for third-level titles.
  public static let title3 = TypeStyle(.role(.title3))
  /// The style for headlines above running text.
  public static let headline = TypeStyle(.role(.headline))
  /// The style for subtitles, the lines below headlines.
  public static let subheadline = TypeStyle(.role(.subheadline))
  /// The style for running text.
  public static let body = TypeStyle(.role(.body))
  /// The style for text set apart from running text, such as a note.
  public static let callout = TypeStyle(.role(.callout))
  /// The style for footnotes.
  public static let footnote = TypeStyle(.role(.footnote))
  /// The style for captions below images.
  public static let caption = TypeStyle(.role(.caption))
  /// The style for smaller captions below images.
  public static let caption2 = TypeStyle(.role(.caption2))
  /// The style for the cells of tables.
  public static let table = TypeStyle(.role(.table))
  /// The style for program code.
  public static let code = TypeStyle(.role(.code))

  /// Returns the style of a heading level.
  ///
  /// - Parameter level: The level, clamped to 1 through 6.
  public static func heading(_ level: Int) -> TypeStyle {
    TypeStyle(.role(.heading(min(max(level, 1), 6))))
  }

  /// Returns a font of a given size in one of the theme's families.
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

  /// Returns a text role of the theme in another design or weight.
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

  /// Returns a font of a named family.
  ///
  /// If the family is not installed, a default family is drawn, with a diagnostic.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - size: The size, in points.
  public static func custom(_ name: String, size: CGFloat) -> TypeStyle {
    TypeStyle(.custom(name, size))
  }

  /// Returns a font of a named family in a fixed size, like ``custom(_:size:)``.
  ///
  /// Easel scales no fonts by user settings, so both functions return the same style.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - fixedSize: The size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> TypeStyle {
    custom(name, size: fixedSize)
  }

  /// Returns the style in bold.
  public func bold() -> TypeStyle { bold(true) }
  /// Returns the style in bold or not in bold.
  public func bold(_ isActive: Bool) -> TypeStyle { changed { $0.isBold = isActive } }
  /// Returns the style in italics.
  public func italic() -> TypeStyle { italic(true) }
  /// Returns the style in italics or upright.
  public func italic(_ isActive: Bool) -> TypeStyle { changed { $0.isItalic = isActive } }
  /// Returns the style in another weight.
  public func weight(_ weight: Weight) -> TypeStyle {
    changed {
      $0.weight = weight
      $0.isBold = nil
    }
  }
  /// Returns the style in the monospaced design.
  public func monospaced() -> TypeStyle { changed { $0.design = .monospaced } }
  /// Returns the style with digits of equal width.
  public func monospacedDigit() -> TypeStyle { changed { $0.hasTabularFigures = true } }
  /// Returns the style with small capitals instead of lowercase characters.
  public func smallCaps() -> TypeStyle { lowercaseSmallCaps() }
  /// Returns the style with small capitals instead of lowercase characters.
  public func lowercaseSmallCaps() -> TypeStyle { changed { $0.hasSmallCaps = true } }
  /// Returns the style in another font width, such as condensed.
  public func width(_ width: Font.Width) -> TypeStyle { changed { $0.width = width } }
  /// Returns the style with another distance between lines.
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
