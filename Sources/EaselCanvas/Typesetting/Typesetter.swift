internal import CPango
import Foundation

/// Lays out one text, paragraph by paragraph, and converts Pango's result to plain values.
struct Typesetter {
  var source: StyledText
  let style: TextStyle
  let width: CGFloat?
  let height: CGFloat?
  let limits: Limits
  let engine = TextEngine.current
  /// The fonts that the text needs.
  var fonts: FontSet?

  /// The ranges that have another family for their characters, in text order.
  var fallbacks: [Fallback] = []

  /// The shapes of the placeholders for Pango, by the indices of their styles.
  var placeholderShapes: [Int: PangoRectangle] = [:]

  var diagnostics: [Diagnostic] = []
  /// The families and scripts of which a lack was noted.
  var notedLacks: Set<Lack> = []
  var lines: [TextLayout.Line] = []
  var runs: [TextRun] = []
  var missing: [TextLayout.MissingGlyph] = []
  var missingCharacters: [Unicode.Scalar] = []
  var isTruncated = false
  /// The top of the next line.
  var top: CGFloat = 0
  /// The byte of the text at which the part in Pango's layout begins.
  var paragraphStart = 0
  /// Whether the current paragraph has right-to-left direction.
  var isRightToLeft = false
  /// The widths of the indents beside each line.
  var margins: [(left: CGFloat, right: CGFloat)] = []
  /// Whether the text has soft hyphens.
  var hasSoftHyphens = false
  /// Whether the text has only printable ASCII and newlines, which need no checks and are
  /// left-to-right.
  let isPlain: Bool
  /// The byte after which an ellipsis replaces the paragraphs that are left out.
  var cutByte: Int?
  /// Whether a limit was reached, so that the rest is left out.
  var isExhausted = false

  init(
    _ source: StyledText, _ style: TextStyle, _ width: CGFloat?, _ height: CGFloat?,
    _ limits: Limits
  ) {
    self.source = source
    self.style = style
    self.width = width
    self.height = height
    self.limits = limits
    isPlain = Self.isPlain(source.text)
  }

  private static func isPlain(_ text: String) -> Bool {
    func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
      bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
    }
    return text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? isPlain(text.utf8)
  }

  mutating func layout() -> TextLayout {
    guard hasSoundNumbers() else { return empty }
    makeSafe()
    preparePlaceholders()
    engine.prepare(for: isPlain ? "" : textOfGlyphs, in: source.styles)
    fonts = engine.fonts
    guard let configuration = fonts?.configuration, !configuration.families.isEmpty else {
      note(
        .error, .fontUnavailable,
        "no font was found, so that no text is drawn; install \(FontFamilies.packages.joined(separator: ", "))"
      )
      return empty
    }
    noteSubstitutedFamilies(configuration)
    let (notes, wasTruncated) = (diagnostics.count, isTruncated)
    setParagraphs()
    if !missingCharacters.isEmpty {
      setMissingInInstalledFonts(keeping: notes, isTruncated: wasTruncated)
    }
    noteMissingGlyphs()
    alignLines()
    return TextLayout(
      string: source.text, size: measuredSize, lines: lines, isTruncated: isTruncated,
      diagnostics: diagnostics, runs: runs, styles: source.styles, missing: missing)
  }

  private var empty: TextLayout {
    TextLayout(
      string: source.text, size: .zero, lines: [], isTruncated: false, diagnostics: diagnostics,
      runs: [], styles: source.styles, missing: [])
  }

  /// The width of the widest line, and the height to the bottom of the last one.
  private var measuredSize: CGSize {
    let right = lines.map(\.frame.maxX).max() ?? 0
    let left = lines.map(\.frame.minX).min() ?? 0
    let isPlaced = style.alignment != .left && width != nil
    // If lines were moved to the right or the center, the whole width counts.
    return CGSize(
      width: isPlaced && left > 0 ? max(width ?? 0, right) : max(right, 0),
      height: lines.last?.frame.maxY ?? 0)
  }

  mutating func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    operation: String = "TextLayout", value: String? = nil
  ) {
    let diagnostic = Diagnostic(severity, code, message, operation: operation, value: value)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  // MARK: Checks

  private mutating func hasSoundNumbers() -> Bool {
    for (value, name) in [(width, "width"), (height, "height")] {
      guard let value else { continue }
      guard value.isFinite, value >= 0 else {
        note(
          .error, .invalidNumber, "the \(name) is \(value); give 0 or more, or nil",
          value: "\(value)")
        return false
      }
    }
    for character in source.styles {
      let size = character.font.size
      guard size.isFinite else {
        note(.error, .invalidNumber, "the font size is \(size)", value: "\(size)")
        return false
      }
      guard (limits.minimumFontSize...limits.maximumFontSize).contains(size) else {
        note(
          .error, .outOfRange,
          "the font size is \(size); it must be \(limits.minimumFontSize) … "
            + "\(limits.maximumFontSize) points", value: "\(size)")
        return false
      }
      // Useful spacing is at most about the width of a letter. Far greater numbers are typing
      // errors.
      guard character.kerning.isFinite, abs(character.kerning) <= limits.maximumFontSize,
        character.baselineOffset.isFinite, abs(character.baselineOffset) <= limits.maximumFontSize
      else {
        note(
          .error, .outOfRange,
          "the letter spacing is \(character.kerning) and the baseline offset "
            + "\(character.baselineOffset); give at most \(limits.maximumFontSize) points",
          value: "\(character.kerning)")
        return false
      }
    }
    if let length = style.unsoundLength {
      note(
        .error, .invalidNumber,
        "a spacing, indent or tab stop is \(length); give 0 … 1000000 points", value: "\(length)")
      return false
    }
    return true
  }

  /// Replaces characters that documents cannot contain, and cuts text that would block the C
  /// libraries.
  private mutating func makeSafe() {
    guard !isPlain else { return cutLength() }
    if source.text.utf8.contains(0x0D) {
      // A carriage return, with or without a line feed, is a newline.
      var last: Unicode.Scalar = " "
      rewrite { scalar in
        defer { last = scalar }
        return scalar == "\r" ? "\n" : scalar == "\n" && last == "\r" ? nil : scalar
      }
    }
    let replaced = SanitizedText(source.text).replaced
    if !replaced.isEmpty {
      let names = replaced.prefix(8).map { "U+" + String($0.value, radix: 16).uppercased() }
      note(
        .warning, .textSanitized,
        "characters that no document can contain were replaced by U+FFFD: "
          + names.joined(separator: ", "), value: names.joined(separator: " "))
      rewrite { SanitizedText.isUnsafe($0) ? "\u{FFFD}" : $0 }
    }
    cutLength()
    cutMarks()
    cutTabs()
    cutTurns()
    hasSoftHyphens = source.text.unicodeScalars.contains("\u{AD}")
  }

  /// Replaces or removes characters.
  ///
  /// Spans keep their characters.
  private mutating func rewrite(_ change: (Unicode.Scalar) -> Unicode.Scalar?) {
    var text = String.UnicodeScalarView()
    var spans: [(range: Range<Int>, style: Int)] = []
    var (old, new, start) = (0, 0, 0)
    func closeSpans() {
      while spans.count < source.spans.count, source.spans[spans.count].range.upperBound <= old {
        spans.append((start..<new, source.spans[spans.count].style))
        start = new
      }
    }
    for scalar in source.text.unicodeScalars {
      closeSpans()
      old += UTF8.width(scalar)
      guard let other = change(scalar) else { continue }
      text.append(other)
      new += UTF8.width(other)
    }
    closeSpans()
    source.text = String(text)
    source.spans = spans
  }

  private mutating func cut(atByte byte: Int) {
    source.text = String(decoding: source.text.utf8.prefix(byte), as: UTF8.self)
    let count = source.text.utf8.count
    source.spans = source.spans.compactMap { span in
      guard span.range.lowerBound < count else { return nil }
      return (span.range.lowerBound..<min(span.range.upperBound, count), span.style)
    }
    if source.spans.isEmpty { source.spans = [(0..<0, 0)] }
    isTruncated = true
  }

  private mutating func cutLength() {
    // The number of bytes is an upper bound of the number of characters, and is faster to get.
    guard source.text.utf8.count > limits.maximumTextLength,
      source.text.unicodeScalars.count > limits.maximumTextLength
    else { return }
    let scalars = source.text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limits.maximumTextLength)
    note(
      .error, .limitExceeded,
      "the text has \(scalars.count) characters; the limit is \(limits.maximumTextLength), and the "
        + "rest is left out", value: "\(scalars.count)")
    cut(atByte: source.text.utf8.distance(from: source.text.startIndex, to: end))
  }

  private mutating func cutMarks() {
    let most = limits.maximumCombiningMarks
    // A mark has at least two bytes.
    guard source.text.utf8.count / 2 > most, !source.text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return
    }
    var dropped = 0
    var marks = 0
    func isTooMany(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      return marks > most
    }
    for scalar in source.text.unicodeScalars where isTooMany(scalar) { dropped += 1 }
    guard dropped > 0 else { return }
    note(
      .warning, .limitExceeded,
      "a character has more than \(most) combining marks; \(dropped) are left out",
      value: "\(dropped)")
    marks = 0
    rewrite { isTooMany($0) ? nil : $0 }
  }

  /// The maximum number of tabs in a paragraph.
  static let mostTabs = 2_000

  /// Replaces tabs beyond the maximum per paragraph by spaces.
  ///
  /// Each tab is a run, and the cost of finding its position grows with the runs of the line.
  private mutating func cutTabs() {
    let most = min(limits.maximumTextRuns, Self.mostTabs)
    guard source.text.utf8.count > most else { return }
    var (tabs, extra) = (0, 0)
    func isTooMany(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": tabs = 0
      case "\t": tabs += 1
      default: return false
      }
      return tabs > most
    }
    for scalar in source.text.unicodeScalars where isTooMany(scalar) { extra += 1 }
    guard extra > 0 else { return }
    note(
      .warning, .limitExceeded,
      "a paragraph has more than \(most) tabs; the \(extra) that follow are spaces",
      value: "\(extra)")
    tabs = 0
    rewrite { isTooMany($0) ? " " : $0 }
  }

  /// Cuts a text that is not broken into lines after the maximum number of changes of direction.
  ///
  /// Each of them makes a run, and Pango's time for a line grows with the square of its runs. Lines
  /// that are broken are short, and Pango gets a few thousand characters at once.
  private mutating func cutTurns() {
    guard !breaksLines, source.text.utf8.count > limits.maximumTextRuns else { return }
    var turns = 0
    var last: Bool?
    var byte = 0
    for scalar in source.text.unicodeScalars {
      if scalar.value > 0x40 {
        let isRight = Self.isRightToLeft(scalar)
        if isRight || scalar.properties.isAlphabetic {
          if let last, last != isRight { turns += 1 }
          last = isRight
        } else if (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value)
        {
          turns += 1
        }
      } else if scalar == "\n" {
        (turns, last) = (0, nil)
      }
      if turns > limits.maximumTextRuns {
        note(
          .error, .limitExceeded,
          "a line has more than \(limits.maximumTextRuns) changes of direction, and the rest is "
            + "left out; give it a width to break at")
        return cut(atByte: byte)
      }
      byte += String(scalar).utf8.count
    }
  }

  /// Whether a character is in Unicode's blocks for right-to-left scripts, such as Hebrew and
  /// Arabic (Unicode Character Database, DerivedBidiClass).
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private mutating func noteSubstitutedFamilies(_ configuration: FontConfiguration) {
    for character in source.styles {
      if let language = character.language, character.soundLanguage == nil {
        let name = FontFamilyName.shown(SanitizedText(language).text)
        note(
          .warning, .outOfRange,
          "the language “\(name)” is not a tag such as “ja” or “zh-Hant”, and is ignored",
          value: name)
      }
      guard let family = character.font.family, let reason = configuration.reason(against: family)
      else { continue }
      let name = FontFamilyName.shown(family)
      note(
        .warning, .fontSubstituted,
        "the family “\(name)” \(reason); \(FontFamilies.defaults[0]) is used instead",
        operation: Diagnostic.familyOperation, value: name)
    }
  }

  private mutating func noteMissingGlyphs() {
    guard !missingCharacters.isEmpty else { return }
    note(
      .error, .glyphMissing,
      "no installed font has a glyph for "
        + "\(MissingCharacters.names(of: missingCharacters.prefix(16))); "
        + MissingCharacters.remedy(for: missingCharacters),
      value: String(String.UnicodeScalarView(missingCharacters)))
  }
}

extension TextStyle {
  /// The first spacing, indent or tab stop that is outside of the valid range.
  var unsoundLength: CGFloat? {
    func isUnsound(_ length: CGFloat) -> Bool { !(0...1e6).contains(length) }
    if isUnsound(lineSpacing) { return lineSpacing }
    if isUnsound(paragraphSpacing) { return paragraphSpacing }
    if isUnsound(firstLineHeadIndent) { return firstLineHeadIndent }
    if isUnsound(headIndent) { return headIndent }
    if isUnsound(tailIndent) { return tailIndent }
    return tabStops.first(where: isUnsound)
  }
}
