import Foundation

/// How lines lie in their width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the side where the text's direction begins.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides, by wider spaces between words; the last line of a paragraph is natural.
  case justified
}

/// Where lines break, and how text that does not fit ends.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Between words, and within a word that is longer than a line.
  case byWordWrapping
  /// Between any two characters.
  case byCharWrapping
  /// Between words; what does not fit is left out.
  case byClipping
  /// An ellipsis at the beginning of the last line.
  case byTruncatingHead
  /// An ellipsis at the end of the last line.
  case byTruncatingTail
  /// An ellipsis in the middle of the last line.
  case byTruncatingMiddle
}

/// The direction in which a paragraph runs.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// That of its first letter.
  case natural
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// Everything that decides how text is set.
///
/// ```swift
/// let caption = TextStyle(font: .system(size: 9), color: .secondaryLabel, alignment: .center)
/// let layout = TextLayout("Figure 1", style: caption, width: 200)
/// ```
///
/// Lengths are points.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color
  /// How lines lie in their width.
  public var alignment: TextAlignment
  /// Where lines break, and how text that does not fit ends.
  public var lineBreakMode: LineBreakMode
  /// The most lines; 0 is any number.
  public var maximumLines: Int
  /// Space added between letters.
  public var kerning: CGFloat
  /// Space added between lines.
  public var lineSpacing: CGFloat
  /// Space added between paragraphs.
  public var paragraphSpacing: CGFloat
  /// Where the first line of a paragraph begins.
  public var firstLineHeadIndent: CGFloat
  /// Where its other lines begin.
  public var headIndent: CGFloat
  /// Where lines end, from the far side.
  public var tailIndent: CGFloat
  /// Places of tab stops, from the beginning of the line; beyond the last they repeat.
  public var tabStops: [CGFloat]
  /// Whether a line is drawn below the text.
  public var hasUnderline: Bool
  /// Whether a line is drawn through the text.
  public var hasStrikethrough: Bool
  /// The background of the text.
  public var backgroundColor: Color?
  /// How far the text is raised.
  public var baselineOffset: CGFloat
  /// The direction of paragraphs.
  public var direction: TextDirection
  /// The language, as a BCP 47 tag, for forms that differ by language (`ja`, `zh-Hant`).
  public var language: String?

  /// Makes a style.
  public init(
    font: Font = .system(size: 12), color: Color = .label, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byWordWrapping, maximumLines: Int = 0, kerning: CGFloat = 0,
    lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, firstLineHeadIndent: CGFloat = 0,
    headIndent: CGFloat = 0, tailIndent: CGFloat = 0, tabStops: [CGFloat] = [],
    hasUnderline: Bool = false, hasStrikethrough: Bool = false, backgroundColor: Color? = nil,
    baselineOffset: CGFloat = 0, direction: TextDirection = .natural, language: String? = nil
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.maximumLines = maximumLines
    self.kerning = kerning
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.tabStops = tabStops
    self.hasUnderline = hasUnderline
    self.hasStrikethrough = hasStrikethrough
    self.backgroundColor = backgroundColor
    self.baselineOffset = baselineOffset
    self.direction = direction
    self.language = language
  }
}
