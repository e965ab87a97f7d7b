internal import CPango
import Foundation

extension Typesetter {
  /// A range of the text between separators.
  private struct Paragraph {
    var bytes: Range<Int>
    /// Whether it begins a paragraph.
    ///
    /// It is `false` after a line separator (U+2028), which ends only a line.
    var isNew: Bool
  }

  /// The maximum number of characters that Pango sets at once.
  ///
  /// Its cost grows with the square of a paragraph's runs, and its integers overflow at 2,097,151
  /// points of advances.
  private static let longestWindow = 4_000
  /// The maximum number of bytes of one word in a window.
  ///
  /// The cost of breaking a word grows with its length and with the number of its lines.
  private static let longestWord = 1_000
  /// The minimum of that number, for narrow lines.
  private static let shortestWord = 100
  /// The number of lines of one word in a window.
  private static let linesOfWord: CGFloat = 20
  /// The number of joints in a window.
  ///
  /// Pango copies all of them each time that it tries a line end.
  private static let mostJoints = 64
  /// The maximum factor by which a window that is shorter than a line grows.
  ///
  /// It then has room for more than the longest text.
  private static let maximumGrowth = 64
  /// An upper bound of the advance of any letter of the default families, in ems.
  private static let widestCharacter: CGFloat = 3

  mutating func setParagraphs() {
    let all = paragraphs()
    let most = max(style.maximumLines, 0)
    set(all, most: most)
    guard let bottom = height.map({ $0 + TextLayout.heightTolerance }),
      lines.contains(where: { $0.frame.maxY > bottom })
    else { return }
    // At least one line is kept. The caller that draws it clips it.
    let fitting = max(lines.prefix { $0.frame.maxY <= bottom }.count, 1)
    (lines, margins, runs, missing, missingCharacters, top) = ([], [], [], [], [], 0)
    (cutByte, isExhausted) = (nil, false)
    set(all, most: most == 0 ? fitting : min(most, fitting))
  }

  private func paragraphs() -> [Paragraph] {
    var found: [Paragraph] = []
    var start = 0
    var isNew = true
    /// The last two bytes.
    var last: (UInt8, UInt8) = (0, 0)
    for (index, byte) in source.text.utf8.enumerated() {
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      let isSeparator = last == (0xE2, 0x80) && (byte == 0xA8 || byte == 0xA9)
      if byte == 0x0A || isSeparator {
        found.append(Paragraph(bytes: start..<(isSeparator ? index - 2 : index), isNew: isNew))
        (start, isNew) = (index + 1, byte != 0xA8)
      }
      last = (last.1, byte)
    }
    found.append(Paragraph(bytes: start..<source.text.utf8.count, isNew: isNew))
    return found
  }

  private mutating func set(_ paragraphs: [Paragraph], most: Int) {
    let bytes = Array(source.text.utf8)
    isRightToLeft = style.direction == .rightToLeft
    for (index, paragraph) in paragraphs.enumerated() {
      guard hasSpace(most) else { return }
      if index > 0, paragraph.isNew { top += style.paragraphSpacing }
      if paragraph.isNew, style.direction == .natural {
        isRightToLeft = !isPlain && Self.runsRightToLeft(bytes[paragraph.bytes])
      }
      set(paragraph, bytes, most: most, isLast: index == paragraphs.count - 1)
    }
  }

  /// Whether another line may follow.
  ///
  /// If not, the reason is noted.
  private mutating func hasSpace(_ most: Int) -> Bool {
    guard !isExhausted else { return false }
    if most > 0, lines.count >= most {
      isTruncated = true
      return false
    }
    guard lines.count < limits.maximumTextLines else {
      exhaust("the text has more than \(limits.maximumTextLines) lines; the rest is left out")
      return false
    }
    return true
  }

  /// Notes an error and leaves out the rest of the text.
  mutating func exhaust(_ message: String) {
    isTruncated = true
    isExhausted = true
    note(.error, .limitExceeded, message)
  }

  /// Sets a paragraph in windows.
  ///
  /// Each window but the last gives all of its lines except the last one, at which the next window
  /// begins. So a long paragraph breaks at the same positions as a short one.
  private mutating func set(
    _ paragraph: Paragraph, _ bytes: [UInt8], most: Int, isLast isLastParagraph: Bool
  ) {
    var start = paragraph.bytes.lowerBound
    var isFirst = paragraph.isNew
    var growth = 1
    // Whether measuring the end of a line did not help.
    var isFull = false
    while true {
      if setEmojiLines(from: &start, in: paragraph, bytes, most: most, isFirst: &isFirst) {
        (growth, isFull) = (1, false)
      }
      // If the end of the text is shown after an ellipsis, only the last line depends on later
      // text. It gets all of the rest.
      let holdsRest = showsEnd && most > 0 && lines.count >= most - 1
      var end =
        holdsRest
        ? paragraph.bytes.upperBound : windowEnd(from: start, in: paragraph, bytes, growth: growth)
      guard let layout = fonts?.layout, let context = fonts?.context else { return }
      var isMeasured = false
      if growth > 1, !holdsRest, !isFull {
        // Text after a long line would be broken again each time that the window grows.
        if let near = firstLineEnd(bytes[start..<end], isFirst: isFirst) {
          (end, isMeasured) = (near, true)
        } else if end < paragraph.bytes.upperBound, growth < Self.maximumGrowth {
          growth *= 2
          continue
        }
      }
      let endsWithin = end < paragraph.bytes.upperBound
      let positions = holdsRest ? nil : positions(bytes[start..<end], isCut: endsWithin)
      var joints = positions?.joints ?? []
      if joints.count > Self.mostJoints * growth {
        end = joints[Self.mostJoints * growth].lowerBound
        joints.removeSubrange((Self.mostJoints * growth)...)
      }
      let isLast = end == paragraph.bytes.upperBound
      let isCounted = most > 0 && (holdsRest || !showsEnd)
      let isWithinWord = !isLast && positions?.areWithinWord == true
      prepare(
        layout, context, bytes[start..<end], isFirst: isFirst, most: isCounted ? most : nil,
        wrapping: isWithinWord ? .letters : .words, joints: joints)
      setText(bytes[start..<end], layout)
      let count = Int(pango_layout_get_line_count(layout))
      if !isLast, count == 1, pango_layout_is_ellipsized(layout) == 0, growth < Self.maximumGrowth {
        // The window is shorter than a line.
        if isMeasured { isFull = true } else { growth *= 2 }
        continue
      }
      let isCut = pango_layout_is_ellipsized(layout) != 0
      if isCut { isTruncated = true }
      paragraphStart = start
      var leavesRest = false
      // The end of the spaces that hang after a line. Lines of only these spaces belong to it.
      var hangingEnd = start
      let taken = isLast || isCut || count == 1 ? count : count - 1
      for number in 0..<taken {
        if let line = pango_layout_get_line_readonly(layout, Int32(number)),
          hangingEnd > paragraphStart,
          paragraphStart + Int(line.pointee.start_index + line.pointee.length) <= hangingEnd
        {
          continue
        }
        guard hasSpace(most) else { return }
        if showsEnd, !holdsRest, lines.count == most - 1 {
          leavesRest = true
          break
        }
        guard let line = pango_layout_get_line_readonly(layout, Int32(number)) else { continue }
        let next =
          number + 1 < count ? pango_layout_get_line_readonly(layout, Int32(number + 1)) : nil
        if !isCut, let next,
          let end = endOfSpaces(of: next, bytes, to: paragraph.bytes.upperBound)
        {
          let whole = (paragraphStart + Int(line.pointee.start_index))..<end
          let endsParagraph = end == paragraph.bytes.upperBound
          if endsParagraph, !isLastParagraph, lines.count + 1 == most, endsInEllipsis {
            return setCutLine(whole, bytes, isFirst: isFirst && number == 0)
          }
          setLine(
            bytes[whole], isFirst: isFirst && number == 0, endsParagraph: endsParagraph)
          (start, hangingEnd) = (end, end)
          continue
        }
        let endsParagraph = isLast && number == count - 1
        if endsParagraph, !isCut, !isLastParagraph, lines.count + 1 == most, endsInEllipsis {
          let rest = (paragraphStart + Int(line.pointee.start_index))..<end
          return setCutLine(rest, bytes, isFirst: isFirst && number == 0)
        }
        take(line, isFirst: isFirst && number == 0, endsParagraph: endsParagraph)
        start = next.map { paragraphStart + Int($0.pointee.start_index) } ?? end
      }
      guard !isLast || leavesRest, start < paragraph.bytes.upperBound else { return }
      (isFirst, growth, isFull) = (false, 1, false)
    }
  }

  /// Returns the end of the spaces of a line that has only spaces, or `nil` for other lines.
  ///
  /// The spaces hang after the line before. Pango begins a line with them if the line before
  /// consists of a letter wider than the width, and since 1.52 at the end of a text.
  private func endOfSpaces(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: [UInt8], to end: Int
  ) -> Int? {
    guard style.lineBreakMode != .byCharWrapping, line.pointee.length > 0 else { return nil }
    let start = paragraphStart + Int(line.pointee.start_index)
    var position = start
    while position < end, bytes[position] == 0x20 { position += 1 }
    return position >= start + Int(line.pointee.length) ? position : nil
  }

  /// Sets bytes as one line, whatever its width.
  private mutating func setLine(_ shown: ArraySlice<UInt8>, isFirst: Bool, endsParagraph: Bool) {
    // Lines of the other layout may still be in use.
    guard let layout = fonts?.lineLayout, let context = fonts?.context else { return }
    prepare(layout, context, shown, isFirst: isFirst, most: nil, wrapping: .none)
    setText(shown, layout)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    let start = paragraphStart
    paragraphStart = shown.startIndex
    take(line, isFirst: isFirst, endsParagraph: endsParagraph)
    paragraphStart = start
  }

  /// Returns the line breaks in a text, if Pango needs information about joints or a cut word.
  private func positions(_ text: ArraySlice<UInt8>, isCut: Bool) -> BreakPositions? {
    let mayBeWithinWord = isCut && !text.contains(0x20) && !text.contains(0x09)
    return breaksLines && (!isPlain || mayBeWithinWord) ? BreakPositions(text) : nil
  }

  /// Returns a byte after the end of the first line of a text, if that line has ended.
  private func firstLineEnd(_ text: ArraySlice<UInt8>, isFirst: Bool) -> Int? {
    guard let space = space(isFirst: isFirst) else { return nil }
    return measure(text, isFirst: isFirst)?.bytePastLine(space)
  }

  private func measure(_ text: ArraySlice<UInt8>, isFirst: Bool) -> MeasuredLine? {
    guard let layout = fonts?.layout, let context = fonts?.context else { return nil }
    prepare(layout, context, text, isFirst: isFirst, most: nil, wrapping: .none)
    setText(text, layout)
    return measured(layout, text)
  }

  /// Sets the lines of consecutive emoji, except the last line.
  ///
  /// Returns whether there were any.
  ///
  /// Pango measures each possible break between emoji, because it uses the widths of their images for
  /// their characters. The cost of a line grows with the square of its emoji, and in narrow lines with
  /// the square of all of them.
  private mutating func setEmojiLines(
    from start: inout Int, in paragraph: Paragraph, _ bytes: [UInt8], most: Int,
    isFirst: inout Bool
  ) -> Bool {
    guard breaksLines, !isPlain,
      let end = Self.emojiEnd(from: start, to: paragraph.bytes.upperBound, bytes)
    else { return false }
    let first = start
    var growth = 1
    // The last visible line ends in an ellipsis.
    while most == 0 || lines.count < most - 1 {
      let near = min(windowEnd(from: start, in: paragraph, bytes, growth: growth), end)
      guard hasSpace(most), let text = measure(bytes[start..<near], isFirst: isFirst) else { break }
      guard let space = space(isFirst: isFirst), let lineEnd = text.lineEnd(space), lineEnd < near
      else {
        guard near < end, growth < Self.maximumGrowth else { break }
        growth *= 2
        continue
      }
      setLine(bytes[start..<lineEnd], isFirst: isFirst, endsParagraph: false)
      (start, isFirst) = (lineEnd, false)
    }
    return start > first
  }

  /// Sets the last visible line with an ellipsis for the paragraphs after it.
  private mutating func setCutLine(_ range: Range<Int>, _ bytes: [UInt8], isFirst: Bool) {
    guard let layout = fonts?.layout, let context = fonts?.context else { return }
    isTruncated = true
    let shown = range.lowerBound..<trailingSpaces(range).lowerBound
    prepare(
      layout, context, bytes[shown], isFirst: isFirst, most: lines.count + 1, addsEllipsis: true,
      joints: positions(bytes[shown], isCut: false)?.joints ?? [])
    setText(bytes[shown] + Array("…".utf8), layout)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    paragraphStart = shown.lowerBound
    cutByte = shown.upperBound
    take(line, isFirst: isFirst, endsParagraph: true)
  }

  /// Whether the ellipsis is before the end of the text.
  private var showsEnd: Bool {
    breaksLines
      && (style.lineBreakMode == .byTruncatingHead || style.lineBreakMode == .byTruncatingMiddle)
  }

  private var endsInEllipsis: Bool { style.lineBreakMode == .byTruncatingTail && width != nil }

  private func setText(_ bytes: ArraySlice<UInt8>, _ layout: OpaquePointer) {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(
          layout, $0.baseAddress ?? UnsafePointer("".utf8Start), Int32($0.count))
      }
    }
  }

  /// Returns the end of a window, before a character and within Pango's limits.
  private func windowEnd(
    from start: Int, in paragraph: Paragraph, _ bytes: [UInt8], growth: Int
  ) -> Int {
    let end = paragraph.bytes.upperBound
    // A line that never breaks is set as a whole.
    guard breaksLines else { return end }
    let letter = source.styles.map {
      max($0.font.size * Self.widestCharacter + max($0.kerning, 0), $0.placeholder?.width ?? 0)
    }.max()
    let safe = Int(min(limits.maximumTextAdvance, 2_000_000) / max(letter ?? 1, 1))
    let most = max(min(Self.longestWindow * growth, safe), 2)
    // Half an em per letter.
    let size = source.styles.map(\.font.size).min() ?? 1
    let fitting = (width ?? 0) / max(size, 1) * 2 * Self.linesOfWord
    let longestWord =
      Int(min(max(fitting, CGFloat(Self.shortestWord)), CGFloat(Self.longestWord))) * growth
    return Self.windowEnd(from: start, to: end, bytes, most: most, longestWord: longestWord)
  }

  /// Returns the end of a window with a maximum number of characters, and of characters of one
  /// word.
  static func windowEnd(
    from start: Int, to end: Int, _ bytes: [UInt8], most: Int, longestWord: Int
  ) -> Int {
    var characters = 0
    var wordStart = start
    for index in start..<end {
      let byte = bytes[index]
      guard byte & 0xC0 != 0x80 else { continue }
      if characters == most { return index }
      if byte == 0x20 || byte == 0x09 { wordStart = index + 1 }
      // A zero-width space (U+200B) ends a word too. A thousand of them are one line, and the
      // window would otherwise grow over a long word after them.
      if byte == 0xE2, index + 2 < end, bytes[index + 1] == 0x80, bytes[index + 2] == 0x8B {
        wordStart = index + 3
      }
      // Three bytes per letter in scripts without spaces between words.
      if index - wordStart >= longestWord * (byte < 0x80 ? 1 : 3) { return index }
      characters += 1
    }
    return end
  }

  var breaksLines: Bool {
    width != nil && !(style.lineBreakMode == .byClipping && style.maximumLines == 1)
  }

  /// Whether the first letter or mark with a direction is right-to-left (Unicode Standard Annex 9,
  /// P2 and P3).
  private static func runsRightToLeft(_ bytes: ArraySlice<UInt8>) -> Bool {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      default: if scalar.properties.isAlphabetic { return isRightToLeft(scalar) }
      }
    }
    return false
  }

  /// The way in which lines are broken.
  private enum Wrapping {
    case words, letters, none
  }

  /// Returns the indent that Pango applies to the first line, or if negative to the others.
  private func indent(isFirst: Bool) -> CGFloat {
    isFirst ? style.firstLineHeadIndent - style.headIndent : 0
  }

  /// Returns the width between the indents.
  ///
  /// Pango subtracts the first line's indent from it.
  private func inner(isFirst: Bool) -> CGFloat? {
    guard let width, breaksLines else { return nil }
    let head = isFirst ? min(style.headIndent, style.firstLineHeadIndent) : style.headIndent
    return min(max(width - head - style.tailIndent, 0), 2_000_000)
  }

  /// Returns the width of the next line.
  private func space(isFirst: Bool) -> CGFloat? {
    inner(isFirst: isFirst).map { max($0 - max(indent(isFirst: isFirst), 0), 0) }
  }

  private func prepare(
    _ layout: OpaquePointer, _ context: OpaquePointer, _ text: ArraySlice<UInt8>, isFirst: Bool,
    most: Int?, addsEllipsis: Bool = false, wrapping: Wrapping = .words, joints: [Range<Int>] = []
  ) {
    pango_context_set_base_dir(
      context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_set_auto_dir(layout, 0)
    let mode: PangoEllipsizeMode =
      switch style.lineBreakMode {
      case .byTruncatingHead: PANGO_ELLIPSIZE_START
      case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .byTruncatingTail: PANGO_ELLIPSIZE_END
      default: PANGO_ELLIPSIZE_NONE
      }
    // The maximum applies to the whole text, but Pango counts the lines of the window.
    let left = most.map { Int32(min(max($0 - lines.count, 1), 100_000)) }
    let isCut = mode != PANGO_ELLIPSIZE_NONE && left != nil && width != nil
    pango_layout_set_ellipsize(layout, isCut ? mode : PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, isCut ? -(left ?? 1) : -1)
    let inner = wrapping == .none ? nil : inner(isFirst: isFirst)
    pango_layout_set_width(layout, inner.map { Int32($0 * unit) } ?? -1)
    let indent = min(max(indent(isFirst: isFirst), -1e6), 1e6)
    pango_layout_set_indent(layout, Int32(indent * unit))
    let breaksAnywhere = wrapping == .letters || style.lineBreakMode == .byCharWrapping
    pango_layout_set_wrap(layout, breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    setTabs(layout)
    setAttributes(
      layout, text.indices, addsEllipsis: addsEllipsis, joints: joints,
      softHyphens: hasSoftHyphens ? text.softHyphenEnds : [])
  }

  private func setTabs(_ layout: OpaquePointer) {
    guard !style.tabStops.isEmpty, let tabs = pango_tab_array_new(Int32(style.tabStops.count), 0)
    else { return pango_layout_set_tabs(layout, nil) }
    for (index, stop) in style.tabStops.sorted().enumerated() {
      pango_tab_array_set_tab(tabs, Int32(index), PANGO_TAB_LEFT, Int32(stop * unit))
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  private func setAttributes(
    _ layout: OpaquePointer, _ bytes: Range<Int>, addsEllipsis: Bool, joints: [Range<Int>],
    softHyphens: [Int]
  ) {
    let first = source.spanIndex(at: bytes.lowerBound)
    // The font of the whole line: an empty line is as high as one with text.
    fonts?.setFont(source.styles[source.spans[first].style].font, of: layout)
    if source.spans.count == 1, !hasSoftHyphens, !addsEllipsis, joints.isEmpty, fallbacks.isEmpty,
      source.styles[source.spans[first].style].hasNoAttributes
    {
      return pango_layout_set_attributes(layout, fonts?.plainAttributes)
    }
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    // Without this Pango adds a hyphen wherever it must break a word, such as a number or an
    // address. The ranges end after soft hyphens, where Pango still adds one.
    var start: UInt32 = 0
    for end in softHyphens.map({ UInt32($0 - bytes.lowerBound) }) + [UInt32.max] {
      guard let attribute = pango_attr_insert_hyphens_new(0) else { continue }
      (attribute.pointee.start_index, attribute.pointee.end_index) = (start, end)
      pango_attr_list_insert(list, attribute)
      start = end
    }
    if addsEllipsis, let mark = pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) {
      // Not drawn. It makes the ellipsis a separate run.
      mark.pointee.start_index = UInt32(bytes.count)
      pango_attr_list_insert(list, mark)
    }
    for position in joints {
      guard let joint = pango_attr_allow_breaks_new(0) else { continue }
      joint.pointee.start_index = UInt32(position.lowerBound - bytes.lowerBound)
      joint.pointee.end_index = UInt32(position.upperBound - bytes.lowerBound)
      pango_attr_list_insert(list, joint)
    }
    for span in source.spans[first...] {
      guard span.range.lowerBound < max(bytes.upperBound, bytes.lowerBound + 1) else { break }
      let range = span.range.clamped(to: bytes)
      let character = source.styles[span.style]
      func add(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, to part: Range<Int>? = nil
      ) {
        guard let attribute else { return }
        let range = part ?? range
        attribute.pointee.start_index = UInt32(range.lowerBound - bytes.lowerBound)
        // The last range extends beyond the text, so that it applies to an ellipsis or a hyphen.
        attribute.pointee.end_index =
          range.upperBound >= bytes.upperBound
          ? UInt32.max : UInt32(range.upperBound - bytes.lowerBound)
        pango_attr_list_insert(list, attribute)
      }
      if source.spans.count > 1 {
        add(pango_attr_font_desc_new(fonts?.description(of: character.font)))
      }
      for fallback in fallbacks(in: range) {
        guard
          let description = character.font.pangoDescription(
            in: fonts?.configuration, with: fallback.family)
        else { continue }
        add(pango_attr_font_desc_new(description), to: fallback.bytes.clamped(to: range))
        pango_font_description_free(description)
      }
      if character.kerning != 0 {
        add(pango_attr_letter_spacing_new(Int32(character.kerning * unit)))
      }
      if character.baselineOffset != 0 {
        add(pango_attr_rise_new(Int32(character.baselineOffset * unit)))
      }
      let features = character.font.featureText
      if !features.isEmpty { add(pango_attr_font_features_new(features)) }
      if let language = character.soundLanguage {
        fonts?.record(language)
        add(pango_attr_language_new(pango_language_from_string(language)))
      }
      if var shape = placeholderShapes[span.style], !range.isEmpty,
        let attribute = pango_attr_shape_new(&shape, &shape)
      {
        // It does not apply to an ellipsis after it.
        attribute.pointee.start_index = UInt32(range.lowerBound - bytes.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound - bytes.lowerBound)
        pango_attr_list_insert(list, attribute)
      }
    }
    pango_layout_set_attributes(layout, list)
  }
}

extension CharacterStyle {
  /// The maximum number of bytes of a language tag.
  ///
  /// Real ones have up to twelve.
  private static let longestLanguage = 64

  /// The language, if it is valid: Pango stores each language permanently.
  var soundLanguage: String? {
    guard let language, language.utf8.count <= Self.longestLanguage,
      language.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return language
  }

  /// Whether Pango needs nothing of the style except its font.
  fileprivate var hasNoAttributes: Bool {
    kerning == 0 && baselineOffset == 0 && language == nil && font.features.isEmpty
      && placeholder == nil
  }
}

/// The number of Pango units in a point.
let unit = CGFloat(PANGO_SCALE)

extension String {
  /// A C string with the lifetime of the program.
  fileprivate var utf8Start: StaticString { "" }
}

extension UnsafePointer<CChar> {
  fileprivate init(_ text: StaticString) {
    self = UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

extension Font {
  /// Returns Pango's description of the font, which the caller frees.
  ///
  /// - Parameter first: A family that comes before all others.
  func pangoDescription(
    in configuration: FontConfiguration?, with first: String? = nil
  ) -> OpaquePointer? {
    let description = pango_font_description_new()
    // Pango asks for emoji by itself.
    var families = FontFamilies.defaults.filter { $0 != FontFamilies.emoji }
    families.append(FontConfiguration.colorImages)
    if width == .condensed { families.insert(FontFamilies.condensed, at: 0) }
    if let family, configuration?.isAskedFor(family) == true { families.insert(family, at: 0) }
    if let first { families.insert(first, at: 0) }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.rawValue)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let stretch: PangoStretch =
      switch width {
      case .condensed: PANGO_STRETCH_CONDENSED
      case .standard: PANGO_STRETCH_NORMAL
      case .expanded: PANGO_STRETCH_EXPANDED
      }
    pango_font_description_set_stretch(description, stretch)
    pango_font_description_set_absolute_size(description, Double(quantizedSize * unit))
    return description
  }

  /// The size in steps of 1/64 point: every distinct size costs 9 ms and a scaled font.
  var quantizedSize: CGFloat { max((size * 64).rounded() / 64, 1.0 / 64) }

  /// The features with a valid tag, in CSS notation.
  var featureText: String {
    features.filter {
      $0.tag.utf8.count == 4
        && $0.tag.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        }
    }.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
  }
}
