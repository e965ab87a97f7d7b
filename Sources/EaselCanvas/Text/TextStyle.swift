import Foundation

/// The horizontal alignment of lines of text in the width of their layout.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Aligns lines at the left for left-to-right text, and at the right for right-to-left text.
  case natural
  /// Aligns lines at the left.
  case left
  /// Centers lines.
  case center
  /// Aligns lines at the right.
  case right
  /// Aligns lines at both sides by wider spaces between words.
  ///
  /// In lines of ideographs or kana without spaces, the space between characters is widened. The
  /// last line of a paragraph has natural alignment.
  case justified
}

/// A choice of where lines break and how text that does not fit is shortened.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Breaks between words, and within a word that is longer than a line.
  ///
  /// Text that does not fit is left out without an ellipsis.
  case byWordWrapping
  /// Breaks between any two characters.
  ///
  /// Text that does not fit is left out without an ellipsis.
  case byCharWrapping
  /// Breaks between words and leaves out text that does not fit, without an ellipsis.
  ///
  /// With ``TextStyle/maximumLines`` of 1 the line does not break at the width.
  case byClipping
  /// Breaks between words and shortens text at the beginning of the last line, with an ellipsis.
  case byTruncatingHead
  /// Breaks between words and shortens text at the end of the last line, with an ellipsis.
  case byTruncatingTail
  /// Breaks between words and shortens text in the middle of the last line, with an ellipsis.
  case byTruncatingMiddle
}

/// The writing direction of a paragraph.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction of the first character that has one, such as a Latin or an Arabic letter.
  case natural
  /// Left-to-right direction, as in Latin script.
  case leftToRight
  /// Right-to-left direction, as in Arabic and Hebrew.
  case rightToLeft
}

/// The font, color, alignment, spacing and direction of a text.
///
/// ```swift
/// let caption = TextStyle(font: .system(size: 9), color: .secondaryLabel, alignment: .center)
/// let layout = TextLayout("Figure 1", style: caption, width: 200)
/// ```
///
/// Lengths are in points. Spacings, indents and tab stops must be in 0...1,000,000. With any other
/// number a layout is empty and has the diagnostic `invalidNumber`.
public struct TextStyle: Hashable, Sendable {
  /// The font of the text; by default 12 points in the default families.
  public var font: Font
  /// The color of the text; ``Color/label`` by default.
  public var color: Color
  /// The horizontal alignment of the lines; the default, natural, follows the direction of the
  /// text.
  public var alignment: TextAlignment
  /// The way in which lines break and text that does not fit is shortened.
  public var lineBreakMode: LineBreakMode
  /// The maximum number of lines, or 0, the default, for any number.
  public var maximumLines: Int
  /// The space added between characters, in points; it may be negative.
  ///
  /// The default is 0. With a greater absolute value than ``Limits/maximumFontSize`` a layout is
  /// empty.
  public var kerning: CGFloat
  /// The space added between lines, in points.
  public var lineSpacing: CGFloat
  /// The space added between paragraphs besides the line spacing, in points.
  public var paragraphSpacing: CGFloat
  /// The indent at the start of the first line of each paragraph, in points.
  public var firstLineHeadIndent: CGFloat
  /// The indent at the start of each line of a paragraph except the first, in points.
  public var headIndent: CGFloat
  /// The distance between the end of the lines and the edge of the layout, in points, 0 or more.
  ///
  /// The default is 0. UIKit's paragraph style has the negative of this number.
  public var tailIndent: CGFloat
  /// The positions of tab stops, in points from the beginning of the line.
  ///
  /// Beyond the last stop, the distance between the last two stops repeats.
  public var tabStops: [CGFloat]
  /// Whether a line is drawn below the text.
  public var hasUnderline: Bool
  /// Whether a line is drawn through the text.
  public var hasStrikethrough: Bool
  /// The color behind the text, or `nil` for none.
  public var backgroundColor: Color?
  /// The distance by which the text is raised, in points; a negative one lowers it.
  public var baselineOffset: CGFloat
  /// The writing direction of paragraphs; natural by default, which follows the text.
  public var direction: TextDirection
  /// The language as a BCP 47 tag such as `ja`, for glyphs that differ by language; `nil` for none.
  public var language: String?

  /// Creates a style from a font, a color and paragraph settings.
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
