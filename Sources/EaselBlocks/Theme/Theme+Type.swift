import EaselCanvas
import Foundation

extension Theme {
  /// The font size, line height, weight and design of one text role, such as body.
  public struct TypeSize: Hashable, Sendable {
    /// The font size, in points.
    public var size: CGFloat
    /// The height of a line, in points; `nil` uses the font's ascent plus descent.
    public var lineHeight: CGFloat?
    /// The space between two lines besides that of `lineSpacing(_:)`, in points; 0 by default.
    public var lineSpacing: CGFloat
    /// The weight of the font, such as bold; regular by default.
    public var weight: Font.Weight
    /// The design of the typeface, such as serif, which selects a font family of the theme.
    public var design: TypeStyle.Design

    /// Creates a size from a font size and a line height in points, a weight and a design.
    ///
    /// - Parameters:
    ///   - size: The font size, in points.
    ///   - lineHeight: The height of a line, in points; `nil` uses the font's own.
    ///   - lineSpacing: The space between two lines, in points. The default is 0.
    ///   - weight: The weight of the font. The default is regular.
    ///   - design: The design of the typeface. The default is the theme's text family.
    public init(
      size: CGFloat, lineHeight: CGFloat? = nil, lineSpacing: CGFloat = 0,
      weight: Font.Weight = .regular, design: TypeStyle.Design = .default
    ) {
      self.size = size
      self.lineHeight = lineHeight
      self.lineSpacing = lineSpacing
      self.weight = weight
      self.design = design
    }
  }

  /// The font size, line height, weight and design of each text role, such as body and caption.
  ///
  /// ```swift
  /// var theme = Theme.plain
  /// theme.type[.body] = Theme.TypeSize(size: 11, lineHeight: 16)
  /// ```
  public struct TypeScale: Hashable, Sendable {
    // Bold, which every family has. Most families on Linux replace semibold by bold, with a
    // diagnostic.
    private var sizes: [TypeStyle.TextStyle: TypeSize] = [
      .largeTitle: TypeSize(size: 34, lineHeight: 39, weight: .bold),
      .title: TypeSize(size: 28, lineHeight: 32, weight: .bold),
      .title2: TypeSize(size: 20, lineHeight: 26, weight: .bold),
      .title3: TypeSize(size: 15, lineHeight: 20, weight: .bold),
      .headline: TypeSize(size: 12, lineHeight: 16, weight: .bold),
      .subheadline: TypeSize(size: 9.5, lineHeight: 13),
      .body: TypeSize(size: 10.5, lineHeight: 15),
      .callout: TypeSize(size: 10, lineHeight: 14),
      .footnote: TypeSize(size: 8.5, lineHeight: 11),
      .caption: TypeSize(size: 8.5, lineHeight: 11),
      .caption2: TypeSize(size: 7.5, lineHeight: 10),
      .table: TypeSize(size: 9.5, lineHeight: 13),
      .code: TypeSize(size: 9, lineHeight: 13, design: .monospaced),
      .heading(1): TypeSize(size: 20, lineHeight: 26, weight: .bold),
      .heading(2): TypeSize(size: 15, lineHeight: 20, weight: .bold),
      .heading(3): TypeSize(size: 12, lineHeight: 16, weight: .bold),
      .heading(4): TypeSize(size: 10.5, lineHeight: 15, weight: .bold),
    ]

    /// The line height of fonts without a role and a family, as a multiple of their size; `nil` uses the
    /// font's own.
    package var relativeLineHeight: CGFloat?

    /// Creates a scale with the default sizes of all text roles, those of ``Theme/plain``.
    public init() {}

    /// The type size of a text role; a heading level without one has that of the closest
    /// lower-numbered level.
    public subscript(style: TypeStyle.TextStyle) -> TypeSize {
      get {
        if let size = sizes[style] { return size }
        if case .heading(let level) = style {
          for level in stride(from: min(level, 6), to: 0, by: -1) {
            if let size = sizes[.heading(level)] { return size }
          }
          if let size = sizes[.heading(1)] { return size }
        }
        return sizes[.body] ?? TypeSize(size: 10.5, lineHeight: 15)
      }
      set { sizes[style] = newValue }
    }

    /// Returns the scale with every size and line height multiplied by a factor.
    ///
    /// - Parameter factor: The factor. A factor that is not positive and finite changes nothing.
    public func scaled(by factor: CGFloat) -> TypeScale {
      guard factor > 0, factor.isFinite else { return self }
      var scale = self
      scale.sizes = sizes.mapValues { size in
        var size = size
        size.size *= factor
        size.lineHeight = size.lineHeight.map { $0 * factor }
        size.lineSpacing *= factor
        return size
      }
      return scale
    }
  }

  /// The names of a theme's font families, one for each design, such as serif.
  public struct Families: Hashable, Sendable {
    /// The name of the family of text and headings; `nil`, the default, uses Easel's default
    /// families.
    public var text: String?
    /// The name of the family of the serif design, “Noto Serif” by default; `nil` uses the text
    /// family.
    public var serif: String? = "Noto Serif"
    /// The name of the family of the rounded design; `nil`, the default, uses the text family.
    public var rounded: String?
    /// The name of the family of the monospaced design, used for code; “Noto Sans Mono” by default,
    /// `nil` uses the text family.
    public var monospaced: String? = "Noto Sans Mono"

    /// Creates the default families, those of ``Theme/plain``.
    public init() {}

    /// The name of the family of a design; a design without a family has that of ``text``, and
    /// `nil` means Easel's default families.
    public subscript(design: TypeStyle.Design) -> String? {
      switch design {
      case .default: text
      case .serif: serif ?? text
      case .rounded: rounded ?? text
      case .monospaced: monospaced ?? text
      }
    }
  }
}
