import Foundation

/// Text that is laid out in lines, and can be measured and drawn.
///
/// ```swift
/// let layout = TextLayout("Total 1,284", style: TextStyle(font: .system(size: 14)), width: 120)
/// print(layout.size)  // the size in points
/// canvas.draw(layout, at: CGPoint(x: 20, y: 40))
/// ```
///
/// A layout is an immutable value. It can be created in one task and drawn in another, and looks
/// the same in PNG and PDF. Faults of the text (characters that documents cannot contain, missing
/// glyphs, numbers out of range) are in ``diagnostics``, and are noted in the rendering that draws
/// it. Laying out a short string costs some microseconds, and the same string again a tenth of a
/// microsecond.
public struct TextLayout: Sendable {
  /// A line of a text layout, with its range in the text and its position.
  public struct Line: Hashable, Sendable {
    /// The range of the line in the layout's ``TextLayout/string``, without a newline at its end.
    public var range: Range<String.Index>
    /// The rectangle of the line in the layout's space, as wide as its text, from ascent to
    /// descent.
    public var frame: CGRect
    /// The distance from the top of the layout to the baseline, in points.
    public var baseline: CGFloat
    /// The height of the line above its baseline, in points.
    public var ascent: CGFloat
    /// The height of the line below its baseline, in points.
    public var descent: CGFloat
    /// The bytes of the text in the line.
    var bytes: Range<Int>
    /// The runs of the line from left to right, as indices into the runs of the layout.
    var runs: Range<Int>
    /// Whether the paragraph has right-to-left direction.
    package var isRightToLeft: Bool
  }

  /// The text as it is drawn: characters that documents cannot contain are replaced.
  ///
  /// A ``slice(lines:)`` has the whole text, so that its ranges are those of the whole layout.
  public var string: String { parts.string }
  /// The width and height of the text, in points.
  ///
  /// The width may be less than the width at which lines break.
  public var size: CGSize { parts.size }
  /// The lines, from top to bottom.
  public var lines: [Line] { parts.lines }
  /// Whether some of the text is left out, for lack of space or because of a limit.
  ///
  /// Among the slices of a layout only the one with the last line is truncated.
  public var isTruncated: Bool { parts.isTruncated }
  /// The diagnostics noted while the text was laid out, such as missing glyphs; empty without
  /// faults.
  public var diagnostics: [Diagnostic] { parts.diagnostics }

  var runs: [TextRun] { parts.runs }
  var styles: [CharacterStyle] { parts.styles }
  /// The boxes for characters that no font has.
  var missing: [MissingGlyph] { parts.missing }

  /// The least and the greatest font size of the styles, or `NaN` if one is not finite.
  package var fontSizes: (minimum: CGFloat, maximum: CGFloat) { parts.fontSizes }
  /// The maximum distance by which glyphs and their marks may extend beyond the box.
  var reach: CGFloat { parts.reach }
  /// Whether all colors have finite components in every appearance.
  var hasSoundColors: Bool { parts.hasSoundColors }
  /// Whether there are backgrounds, or lines below or through the text.
  var isDecorated: Bool { parts.isDecorated }
  /// Whether characters may have a box instead of a glyph.
  var hasPlaceholders: Bool { parts.hasPlaceholders }
  /// Whether some of the text is a link.
  var hasLinks: Bool { parts.hasLinks }
  /// Whether the runs are in text order.
  var isInReadingOrder: Bool { parts.isInReadingOrder }
  /// The part of the string that the lines of a slice show, or `nil` for a layout of the whole
  /// string.
  var extract: Range<String.Index>? { parts.extract }

  /// All data in one object.
  ///
  /// A layout is copied into the cache, out of it and into recordings. With separate arrays each
  /// copy would change the reference counts of all of them.
  private let parts: Parts

  private final class Parts: Sendable {
    let string: String
    let size: CGSize
    let lines: [Line]
    let isTruncated: Bool
    let diagnostics: [Diagnostic]
    let runs: [TextRun]
    let styles: [CharacterStyle]
    let missing: [MissingGlyph]
    // Computed once, because every drawing needs them.
    let fontSizes: (minimum: CGFloat, maximum: CGFloat)
    let reach: CGFloat
    let hasSoundColors: Bool
    let isDecorated: Bool
    let hasPlaceholders: Bool
    let hasLinks: Bool
    let isInReadingOrder: Bool
    let extract: Range<String.Index>?

    init(
      string: String, size: CGSize, lines: [Line], isTruncated: Bool, diagnostics: [Diagnostic],
      runs: [TextRun], styles: [CharacterStyle], missing: [MissingGlyph],
      extract: Range<String.Index>?
    ) {
      self.string = string
      self.size = size
      self.lines = lines
      self.isTruncated = isTruncated
      self.diagnostics = diagnostics
      self.runs = runs
      self.styles = styles
      self.missing = missing
      var sizes = (minimum: CGFloat.greatestFiniteMagnitude, maximum: CGFloat(0))
      for style in styles {
        let size = style.font.size
        sizes = size.isFinite ? (min(sizes.minimum, size), max(sizes.maximum, size)) : (.nan, .nan)
        guard size.isFinite else { break }
      }
      fontSizes = sizes
      reach = runs.reduce(0) { reach, run in
        // Marks are stacked on top of each other.
        let glyphs = run.clusters.reduce(1) { max($0, $1.glyphs) }
        return max(reach, run.fontSize * max(1, CGFloat(glyphs) / 2))
      }
      hasSoundColors = styles.allSatisfy {
        $0.color.isFinite && $0.backgroundColor?.isFinite != false
      }
      isDecorated = styles.contains {
        $0.hasUnderline || $0.hasStrikethrough || $0.backgroundColor != nil
      }
      hasPlaceholders = styles.contains { $0.placeholder != nil }
      hasLinks = styles.contains { $0.link != nil }
      // By index: the metadata of a zipped sequence, which only this would use, costs 0.7 million
      // instructions in each process.
      isInReadingOrder = runs.indices.dropFirst().allSatisfy {
        runs[$0 - 1].textRange.lowerBound <= runs[$0].textRange.lowerBound
      }
      self.extract = extract
    }

    /// Creates some lines of a layout.
    ///
    /// The styles, and everything that depends on them, stay the same.
    init(of whole: Parts, _ slice: Slice) {
      string = whole.string
      styles = whole.styles
      fontSizes = whole.fontSizes
      reach = whole.reach
      hasSoundColors = whole.hasSoundColors
      isDecorated = whole.isDecorated
      hasPlaceholders = whole.hasPlaceholders
      hasLinks = whole.hasLinks
      isInReadingOrder = whole.isInReadingOrder
      size = slice.size
      lines = slice.lines
      isTruncated = slice.isTruncated
      diagnostics = slice.diagnostics
      runs = slice.runs
      missing = slice.missing
      extract = slice.extract
    }
  }

  /// The data in which a slice differs from the whole layout.
  struct Slice {
    var size: CGSize
    var lines: [Line]
    var isTruncated: Bool
    var diagnostics: [Diagnostic]
    var runs: [TextRun]
    var missing: [MissingGlyph]
    var extract: Range<String.Index>
  }

  init(of whole: TextLayout, _ slice: Slice) { parts = Parts(of: whole.parts, slice) }

  /// The box for a character without a glyph.
  struct MissingGlyph: Hashable, Sendable {
    var line: Int
    /// The byte of the text at which its cluster begins.
    var byte: Int
    var character: Unicode.Scalar
    var frame: CGRect
    var style: Int
  }

  init(
    string: String, size: CGSize, lines: [Line], isTruncated: Bool, diagnostics: [Diagnostic],
    runs: [TextRun], styles: [CharacterStyle], missing: [MissingGlyph],
    extract: Range<String.Index>? = nil
  ) {
    parts = Parts(
      string: string, size: size, lines: lines, isTruncated: isTruncated,
      diagnostics: diagnostics, runs: runs, styles: styles, missing: missing, extract: extract)
  }

  /// The distance from the top of the layout to the first baseline, in points; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top of the layout to the last baseline, in points; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

extension TextLayout: Hashable {
  /// Returns whether text, styles, diagnostics and the positions of all glyphs are equal.
  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    a.parts === b.parts
      || (a.string == b.string && a.size == b.size && a.lines == b.lines && a.styles == b.styles
        && a.runs == b.runs && a.missing == b.missing && a.diagnostics == b.diagnostics
        && a.extract == b.extract)
  }

  /// Hashes text and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// A plain text with everything that determines its layout.
struct TextRequest {
  var text: String
  var style: TextStyle
  var width: CGFloat?
  var height: CGFloat?

  var styled: StyledText { StyledText(text, style) }

  /// Whether the request is equal, with the text compared byte by byte.
  ///
  /// Strings with composed and decomposed characters are equal, but a layout has the ranges of only
  /// one of them.
  func isFor(_ text: String, _ style: TextStyle, _ width: CGFloat?, _ height: CGFloat?) -> Bool {
    self.width == width && self.height == height && self.text.utf8.elementsEqual(text.utf8)
      && self.style == style
  }

  /// Returns a hash of the properties in which texts differ most often.
  static func hash(
    _ text: String, _ style: TextStyle, _ width: CGFloat?, _ height: CGFloat?
  ) -> Int {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(width)
    hasher.combine(style.font.size)
    // The numbers in a heat map may each have another color.
    withUnsafeBytes(of: style.color.components(for: .light)) { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
