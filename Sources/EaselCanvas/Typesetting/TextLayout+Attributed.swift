import Foundation

extension TextLayout {
  /// Creates a layout of an attributed string with UIKit's keys.
  ///
  /// The paragraph style of the first character applies to the whole text.
  ///
  /// - Parameters:
  ///   - attributed: The text with its attributes.
  ///   - style: The style for everything that the attributes do not specify.
  ///   - width: The width at which lines break, in points, or `nil` to break only at newlines.
  ///   - height: The height, in points, beyond which lines are left out, or `nil` for no limit.
  ///   - limits: The limits on length, runs and lines. `nil` uses those of the page or the view
  ///     that is being drawn (see ``Limits/withTextLimits(_:)``).
  public init(
    _ attributed: NSAttributedString, style: TextStyle = TextStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil, limits: Limits? = nil
  ) {
    var style = style
    var builder = StyledTextBuilder(style)
    let units = Array(attributed.string.utf16)
    if attributed.length > 0 {
      let first = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      if let paragraph = first as? ParagraphStyle { paragraph.apply(to: &style) }
      attributed.enumerateAttributes(
        in: NSRange(location: 0, length: attributed.length), options: []
      ) { attributes, range, _ in
        builder.append(utf16: units[range.location..<(range.location + range.length)]) {
          $0.apply(attributes)
        }
      }
    }
    var typesetter = Typesetter(
      builder.text, style, width, height, limits ?? TextEngine.current.limits)
    self = typesetter.layout()
  }

  /// Creates a layout of an attributed string with ``EaselAttributes``.
  ///
  /// - Parameters:
  ///   - attributed: The text with its attributes.
  ///   - style: The style for everything that the attributes do not specify.
  ///   - width: The width at which lines break, in points, or `nil` to break only at newlines.
  ///   - height: The height, in points, beyond which lines are left out, or `nil` for no limit.
  ///   - limits: The limits on length, runs and lines. `nil` uses those of the page or the view
  ///     that is being drawn (see ``Limits/withTextLimits(_:)``).
  public init(
    _ attributed: AttributedString, style: TextStyle = TextStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil, limits: Limits? = nil
  ) {
    var builder = StyledTextBuilder(style)
    for run in attributed.runs {
      builder.append(String(attributed[run.range].characters)) { character in
        character.font = run[EaselAttributes.FontKey.self] ?? character.font
        character.color = run[EaselAttributes.ColorKey.self] ?? character.color
        character.backgroundColor =
          run[EaselAttributes.BackgroundColorKey.self] ?? character.backgroundColor
        character.kerning = run[EaselAttributes.KerningKey.self] ?? character.kerning
        character.hasUnderline = run[EaselAttributes.UnderlineKey.self] ?? character.hasUnderline
        character.hasStrikethrough =
          run[EaselAttributes.StrikethroughKey.self] ?? character.hasStrikethrough
        character.baselineOffset =
          run[EaselAttributes.BaselineOffsetKey.self] ?? character.baselineOffset
        character.language = run[EaselAttributes.LanguageKey.self] ?? character.language
        character.placeholder = run[EaselAttributes.PlaceholderKey.self]
      }
    }
    var typesetter = Typesetter(
      builder.text, style, width, height, limits ?? TextEngine.current.limits)
    self = typesetter.layout()
  }
}

/// A builder of a text from pieces with their styles.
private struct StyledTextBuilder {
  private let base: CharacterStyle
  private var string = ""
  private var styles: [CharacterStyle] = []
  /// The lead surrogate of a character that is divided between two pieces.
  private var half: [UInt16] = []
  private var indices: [CharacterStyle: Int] = [:]
  private var spans: [(range: Range<Int>, style: Int)] = []

  init(_ style: TextStyle) { base = CharacterStyle(style) }

  /// Appends a piece in UTF-16.
  ///
  /// A lead surrogate at its end is kept for the next piece, whose style the character gets.
  mutating func append(utf16 units: ArraySlice<UInt16>, _ change: (inout CharacterStyle) -> Void) {
    var whole = half + units
    half = []
    if let last = whole.last, UTF16.isLeadSurrogate(last) { half = [whole.removeLast()] }
    append(String(decoding: whole, as: UTF16.self), change)
  }

  /// Appends a piece.
  mutating func append(_ piece: String, _ change: (inout CharacterStyle) -> Void) {
    var style = base
    change(&style)
    let start = string.utf8.count
    string += piece
    let index = indices[style] ?? styles.count
    if index == styles.count {
      styles.append(style)
      indices[style] = index
    }
    spans.append((start..<string.utf8.count, index))
  }

  var text: StyledText {
    guard !spans.isEmpty else { return StyledText(text: "", styles: [base], spans: [(0..<0, 0)]) }
    return StyledText(text: string, styles: styles, spans: spans)
  }
}
