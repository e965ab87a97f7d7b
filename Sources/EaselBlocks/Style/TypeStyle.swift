import EaselCanvas
import Foundation

/// A font of blocks, SwiftUI's `Font`: a role of the theme, or a font of a given size.
///
/// ```swift
/// Text("Invoice").font(.title)
/// Text("1,284.00").font(.system(size: 12, weight: .semibold).monospacedDigit())
/// ```
public struct TypeStyle: Hashable, Sendable {
  /// How heavy the strokes are.
  public typealias Weight = Font.Weight

  /// The design of a typeface, which decides the family.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The theme's family of text.
    case `default`
    /// Characters with serifs.
    case serif
    /// Characters with rounded ends.
    case rounded
    /// Characters of equal width.
    case monospaced
  }

  /// The role of a text, which decides its size and weight in the theme.
  public enum TextStyle: Hashable, Sendable {
    /// The title of a cover.
    case largeTitle
    /// The title of a document.
    case title
    /// A title of the second rank.
    case title2
    /// A title of the third rank.
    case title3
    /// A headline above running text.
    case headline
    /// A line beneath a headline.
    case subheadline
    /// Running text.
    case body
    /// Text beside the running text.
    case callout
    /// Notes at the foot of a page.
    case footnote
    /// Text beneath images.
    case caption
    /// Smaller text beneath images.
    case caption2
    /// The cells of tables.
    case table
    /// Program text.
    case code
    /// A heading of a level from 1 to 6.
    case heading(Int)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual distance.
    case standard
    /// Less than usual.
    case tight
    /// More than usual.
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

  /// Makes a style from a font of the canvas.
  public init(_ font: Font) { base = .font(font) }

  /// The title of a cover.
  public static let largeTitle = TypeStyle(.role(.largeTitle))
  /// The title of a document.
  public static let title = TypeStyle(.role(.title))
  /// A title of the second rank.
  public static let title2 = TypeStyle(.role(.title2))
  /// A title of the third rank.
  public static let title3 = TypeStyle(.role(.title3))
  /// A headline above running text.
  public static let headline = TypeStyle(.role(.headline))
  /// A line beneath a headline.
  public static let subheadline = TypeStyle(.role(.subheadline))
  /// Running text.
  public static let body = TypeStyle(.role(.body))
  /// Text beside the running text.
  public static let callout = TypeStyle(.role(.callout))
  /// Notes at the foot of a page.
  public static let footnote = TypeStyle(.role(.footnote))
  /// Text beneath images.
  public static let caption = TypeStyle(.role(.caption))
  /// Smaller text beneath images.
  public static let caption2 = TypeStyle(.role(.caption2))
  /// The cells of tables.
  public static let table = TypeStyle(.role(.table))
  /// Program text.
  public static let code = TypeStyle(.role(.code))

  /// A heading of a level; levels beyond 1…6 are clamped.
  public static func heading(_ level: Int) -> TypeStyle {
    TypeStyle(.role(.heading(min(max(level, 1), 6))))
  }

  /// A font of the theme's families in a size of points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight; nil is regular.
  ///   - design: The design of the typeface; nil is the theme's family of text.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> TypeStyle {
    var style = TypeStyle(.system(size))
    style.changes.weight = weight
    style.changes.design = design
    return style
  }

  /// A role of the theme in another design or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> TypeStyle {
    var result = TypeStyle(.role(style))
    result.changes.weight = weight
    result.changes.design = design
    return result
  }

  /// A font of a family in a size of points.
  ///
  /// For a family that is not installed a default one is drawn, with a diagnostic.
  public static func custom(_ name: String, size: CGFloat) -> TypeStyle {
    TypeStyle(.custom(name, size))
  }

  /// A font of a family in a size of points, which no setting scales.
  public static func custom(_ name: String, fixedSize: CGFloat) -> TypeStyle {
    custom(name, size: fixedSize)
  }

  /// The style in bold.
  public func bold() -> TypeStyle { bold(true) }
  /// The style in bold or not.
  public func bold(_ isActive: Bool) -> TypeStyle { changed { $0.isBold = isActive } }
  /// The style in italics.
  public func italic() -> TypeStyle { italic(true) }
  /// The style in italics or not.
  public func italic(_ isActive: Bool) -> TypeStyle { changed { $0.isItalic = isActive } }
  /// The style in another weight.
  public func weight(_ weight: Weight) -> TypeStyle {
    changed {
      $0.weight = weight
      $0.isBold = nil
    }
  }
  /// The style with characters of equal width.
  public func monospaced() -> TypeStyle { changed { $0.design = .monospaced } }
  /// The style with figures of equal width.
  public func monospacedDigit() -> TypeStyle { changed { $0.hasTabularFigures = true } }
  /// The style with small capitals for lowercase characters.
  public func smallCaps() -> TypeStyle { lowercaseSmallCaps() }
  /// The style with small capitals for lowercase characters.
  public func lowercaseSmallCaps() -> TypeStyle { changed { $0.hasSmallCaps = true } }
  /// The style with another font width, such as condensed.
  public func width(_ width: Font.Width) -> TypeStyle { changed { $0.width = width } }
  /// The style with another distance between lines.
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
