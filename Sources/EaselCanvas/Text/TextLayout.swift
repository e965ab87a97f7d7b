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
  public var string: String { parts.string }
  /// Width and height.
  ///
  /// With a width given, the text's own width may be smaller.
  public var size: CGSize { parts.size }
  /// The lines, from top to bottom.
  public var lines: [Line] { parts.lines }
  /// Whether some of the text is left out.
  public var isTruncated: Bool { parts.isTruncated }
  /// What setting the text noted.
  public var diagnostics: [Diagnostic] { parts.diagnostics }

  var runs: [TextRun] { parts.runs }
  var styles: [CharacterStyle] { parts.styles }
  /// Boxes that stand for characters which no font has.
  var missing: [MissingGlyph] { parts.missing }

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

    init(
      string: String, size: CGSize, lines: [Line], isTruncated: Bool, diagnostics: [Diagnostic],
      runs: [TextRun], styles: [CharacterStyle], missing: [MissingGlyph]
    ) {
      self.string = string
      self.size = size
      self.lines = lines
      self.isTruncated = isTruncated
      self.diagnostics = diagnostics
      self.runs = runs
      self.styles = styles
      self.missing = missing
    }
  }

  /// The box for a character without a glyph.
  struct MissingGlyph: Hashable, Sendable {
    var line: Int
    var frame: CGRect
    var style: Int
  }

  init(
    string: String, size: CGSize, lines: [Line], isTruncated: Bool, diagnostics: [Diagnostic],
    runs: [TextRun], styles: [CharacterStyle], missing: [MissingGlyph]
  ) {
    parts = Parts(
      string: string, size: size, lines: lines, isTruncated: isTruncated,
      diagnostics: diagnostics, runs: runs, styles: styles, missing: missing)
  }

  /// Sets a text in one style.
  ///
  /// - Parameters:
  ///   - string: The text; newlines end paragraphs.
  ///   - style: How it is set.
  ///   - width: Where lines break, in points; nil breaks them at newlines only.
  ///   - height: What does not fit in it is left out, in points; nil leaves nothing out.
  ///   - limits: The caps on length, runs and lines; nil for those of the page or the view that is
  ///     being drawn (see ``Limits/whileSettingText(_:)``).
  public init(
    _ string: String, style: TextStyle = TextStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil, limits: Limits? = nil
  ) {
    let request = TextRequest(
      text: string, style: style, width: width, height: height)
    guard limits == nil else {
      var typesetter = Typesetter(request.styled, style, width, height, limits ?? Limits())
      self = typesetter.layout()
      return
    }
    self = TextEngine.current.cached(request) {
      var typesetter = Typesetter(
        request.styled, style, width, height, TextEngine.current.limits)
      return typesetter.layout()
    }
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
        && a.runs == b.runs && a.missing == b.missing && a.diagnostics == b.diagnostics)
  }

  /// Hashes text and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// A plain text with all that decides its layout: the key of the cache.
struct TextRequest: Hashable {
  var text: String
  var style: TextStyle
  var width: CGFloat?
  var height: CGFloat?

  var styled: StyledText { StyledText(text, style) }

  /// Compares texts by their bytes: strings are also equal where one has a letter with its mark and
  /// the other both apart, but a layout's ranges are those of one of them.
  static func == (a: TextRequest, b: TextRequest) -> Bool {
    a.width == b.width && a.height == b.height && a.text.utf8.elementsEqual(b.text.utf8)
      && a.style == b.style
  }

  /// Hashes what tells texts apart most often; equality looks at the rest.
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(width)
    hasher.combine(style.font.size)
    // The numbers in a heat map may each have a colour of their own.
    let color = style.color.components(for: .light)
    hasher.combine(color.red)
    hasher.combine(color.green)
    hasher.combine(color.blue)
  }

  /// Whether it is found again: a number that is none equals nothing, and fonts and colours that are
  /// the same object are equal all the same.
  var canBeFound: Bool {
    let color = style.color.components(for: .light)
    return style.font.size == style.font.size && color == color && self == self
  }
}
