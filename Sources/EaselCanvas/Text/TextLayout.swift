import Foundation

/// Text set in lines: measured once, drawn anywhere.
///
/// ```swift
/// let layout = TextLayout("Total 1,284", style: TextStyle(font: .system(size: 14)), width: 120)
/// layout.size             // what it takes
/// canvas.draw(layout, at: CGPoint(x: 20, y: 40))
/// ```
///
/// A value without pointers: it can be set in one task and drawn in another, and looks the same in
/// PNG and PDF. Faults of the text (characters that no document can carry, missing glyphs, numbers
/// out of range) stand in ``diagnostics`` and go to the rendering that draws it. Setting a short
/// string costs some microseconds; setting it again, a tenth of one.
public struct TextLayout: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The part of the text that it shows.
    public var range: Range<String.Index>
    /// Its box: its text's width, and from ascent to descent.
    public var frame: CGRect
    /// Where its letters stand, from the top of the layout.
    public var baseline: CGFloat
    /// Height above the baseline.
    public var ascent: CGFloat
    /// Height below the baseline.
    public var descent: CGFloat
    /// Bytes of the text that it shows.
    var bytes: Range<Int>
    /// Its runs, from left to right, as indices into the layout's.
    var runs: Range<Int>
    /// Whether the paragraph runs from right to left.
    var isRightToLeft: Bool
  }

  /// The text as it is drawn: characters that no document can carry are replaced.
  ///
  /// A ``slice(lines:)`` has the whole text, so that its ranges are those of the whole layout.
  public var string: String { parts.string }
  /// Width and height.
  ///
  /// With a width given, the text's own width may be smaller.
  public var size: CGSize { parts.size }
  /// The lines, from top to bottom.
  public var lines: [Line] { parts.lines }
  /// Whether some of the text is left out; of slices, that with the last line says so.
  public var isTruncated: Bool { parts.isTruncated }
  /// What setting the text noted.
  public var diagnostics: [Diagnostic] { parts.diagnostics }

  var runs: [TextRun] { parts.runs }
  var styles: [CharacterStyle] { parts.styles }
  /// Boxes that stand for characters which no font has.
  var missing: [MissingGlyph] { parts.missing }

  /// The least and the greatest font size of the styles; not finite if one is not.
  package var fontSizes: (least: CGFloat, greatest: CGFloat) { parts.fontSizes }
  /// How far letters and their marks may lean out of the box.
  var reach: CGFloat { parts.reach }
  /// Whether all colours are numbers, in every appearance.
  var hasSoundColors: Bool { parts.hasSoundColors }
  /// Whether anything is drawn behind, under or through the letters.
  var isDecorated: Bool { parts.isDecorated }
  /// Whether characters may take a box instead of a glyph.
  var hasPlaceholders: Bool { parts.hasPlaceholders }
  /// Whether some of the text is a link.
  var hasLinks: Bool { parts.hasLinks }
  /// Whether the runs stand in the order of the text.
  var isInReadingOrder: Bool { parts.isInReadingOrder }
  /// The part of the string that the lines of a slice show; nil for a layout with all of it.
  var extract: Range<String.Index>? { parts.extract }

  /// All of it in one object: a layout is copied into the cache, out of it and into recordings, and
  /// each array would be counted each time.
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
    // What each drawing would look for.
    let fontSizes: (least: CGFloat, greatest: CGFloat)
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
      var sizes = (least: CGFloat.greatestFiniteMagnitude, greatest: CGFloat(0))
      for style in styles {
        let size = style.font.size
        sizes = size.isFinite ? (min(sizes.least, size), max(sizes.greatest, size)) : (.nan, .nan)
        guard size.isFinite else { break }
      }
      fontSizes = sizes
      reach = runs.reduce(0) { reach, run in
        // Marks are stacked on each other.
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
      // By position: the metadata of a zipped sequence, which only this would use, is made in 0.7
      // million instructions in each process.
      isInReadingOrder = runs.indices.dropFirst().allSatisfy {
        runs[$0 - 1].textRange.lowerBound <= runs[$0].textRange.lowerBound
      }
      self.extract = extract
    }

    /// Some lines of a layout, whose styles, and all that follows from them, stay the same.
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

  /// What a slice has of its own.
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
    /// Where its cluster begins in the text.
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

  /// The baseline of the first line, from the top; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The baseline of the last line, from the top; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

extension TextLayout: Hashable {
  /// Equal when text, styles and every glyph's place are.
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

/// A plain text with all that decides its layout.
struct TextRequest {
  var text: String
  var style: TextStyle
  var width: CGFloat?
  var height: CGFloat?

  var styled: StyledText { StyledText(text, style) }

  /// Whether all is the same, byte by byte: strings are also equal where one has a letter with its
  /// mark and the other both apart, but a layout's ranges are those of one of them.
  func isFor(_ text: String, _ style: TextStyle, _ width: CGFloat?, _ height: CGFloat?) -> Bool {
    self.width == width && self.height == height && self.text.utf8.elementsEqual(text.utf8)
      && self.style == style
  }

  /// A hash of what tells texts apart most often.
  static func hash(
    _ text: String, _ style: TextStyle, _ width: CGFloat?, _ height: CGFloat?
  ) -> Int {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(width)
    hasher.combine(style.font.size)
    // The numbers in a heat map may each have a colour of their own.
    withUnsafeBytes(of: style.color.components(for: .light)) { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
