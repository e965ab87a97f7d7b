import Foundation

extension TextLayout {
  /// Sets an attributed string with UIKit's keys; `style` stands where it says nothing.
  ///
  /// The paragraph style of the first character is that of the whole text.
  public init(
    _ attributed: NSAttributedString, style: TextStyle = TextStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil, limits: Limits? = nil
  ) {
    var style = style
    var builder = StyledTextBuilder(style)
    let whole = attributed.string
    if attributed.length > 0 {
      let first = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      if let paragraph = first as? ParagraphStyle { paragraph.apply(to: &style) }
      attributed.enumerateAttributes(
        in: NSRange(location: 0, length: attributed.length), options: []
      ) { attributes, range, _ in
        guard let part = Range(range, in: whole) else { return }
        builder.append(String(whole[part])) { $0.apply(attributes) }
      }
    }
    var typesetter = Typesetter(builder.text, style, width, height, limits ?? Limits())
    self = typesetter.layout()
  }

  /// Sets an attributed string with ``EaselAttributes``; `style` stands where it says nothing.
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
        character.underline = run[EaselAttributes.UnderlineKey.self] ?? character.underline
        character.strikethrough =
          run[EaselAttributes.StrikethroughKey.self] ?? character.strikethrough
      }
    }
    var typesetter = Typesetter(builder.text, style, width, height, limits ?? Limits())
    self = typesetter.layout()
  }
}

/// Puts pieces of text with their styles together.
private struct StyledTextBuilder {
  private let base: CharacterStyle
  private var string = ""
  private var styles: [CharacterStyle] = []
  private var spans: [(range: Range<Int>, style: Int)] = []

  init(_ style: TextStyle) { base = CharacterStyle(style) }

  mutating func append(_ piece: String, _ change: (inout CharacterStyle) -> Void) {
    var style = base
    change(&style)
    let start = string.utf8.count
    string += piece
    let index = styles.firstIndex(of: style) ?? styles.count
    if index == styles.count { styles.append(style) }
    spans.append((start..<string.utf8.count, index))
  }

  var text: StyledText {
    guard !spans.isEmpty else { return StyledText(text: "", styles: [base], spans: [(0..<0, 0)]) }
    return StyledText(text: string, styles: styles, spans: spans)
  }
}
