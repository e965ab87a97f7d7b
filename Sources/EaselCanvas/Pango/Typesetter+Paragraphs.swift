internal import CPango
import Foundation

extension Typesetter {
  /// A stretch of text that pango sets in one go.
  private struct Paragraph {
    var bytes: Range<Int>
    /// Whether a newline begins it; a very long word is cut into pieces that have none.
    var isNew: Bool
  }

  /// Characters of one word after which it is cut: pango's cost for a word that must be broken
  /// grows with the square of its length.
  private static let longestWord = 1_000

  mutating func setParagraphs() {
    let all = paragraphs()
    set(all, most: style.maximumLines)
    guard let height, lines.contains(where: { $0.frame.maxY > height + 0.01 }) else { return }
    // At least one line shows: what it cannot hold is clipped by whoever draws it.
    let fitting = max(lines.prefix { $0.frame.maxY <= height + 0.01 }.count, 1)
    (lines, runs, missing, missingCharacters, top) = ([], [], [], [], 0)
    set(all, most: fitting)
  }

  private func paragraphs() -> [Paragraph] {
    var found: [Paragraph] = []
    var start = 0
    var wordStart = 0
    var isNew = true
    var index = 0
    source.text.utf8.withContiguousStorageIfAvailable { _ in }
    for byte in source.text.utf8 {
      if byte == 0x0A {
        found.append(Paragraph(bytes: start..<index, isNew: isNew))
        (start, wordStart, isNew) = (index + 1, index + 1, true)
      } else if byte == 0x20 || byte == 0x09 {
        wordStart = index + 1
      } else if width != nil, byte & 0xC0 != 0x80,
        index - wordStart >= Self.longestWord * 4
          || (byte < 0x80 && index - wordStart >= Self.longestWord)
      {
        found.append(Paragraph(bytes: start..<index, isNew: isNew))
        (start, wordStart, isNew) = (index, index, false)
      }
      index += 1
    }
    found.append(Paragraph(bytes: start..<index, isNew: isNew))
    return found
  }

  private mutating func set(_ paragraphs: [Paragraph], most: Int) {
    let bytes = Array(source.text.utf8)
    for (index, paragraph) in paragraphs.enumerated() {
      guard most == 0 || lines.count < most else {
        isTruncated = true
        return
      }
      guard lines.count < limits.maximumTextLines else {
        isTruncated = true
        return note(
          .error, .limitExceeded,
          "the text has more than \(limits.maximumTextLines) lines; the rest is left out")
      }
      if index > 0, paragraph.isNew { top += style.paragraphSpacing }
      paragraphStart = paragraph.bytes.lowerBound
      set(paragraph, bytes[paragraph.bytes], mostLines: most == 0 ? nil : most - lines.count)
    }
  }

  private mutating func set(
    _ paragraph: Paragraph, _ bytes: ArraySlice<UInt8>, mostLines: Int?
  ) {
    guard let layout = engine.layout, let context = engine.context else { return }
    prepare(layout, context, paragraph, mostLines: mostLines)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(
          layout, $0.baseAddress ?? UnsafePointer("".utf8Start), Int32($0.count))
      }
    }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let advance = CGFloat(extents.width) / unit
    if width == nil, advance > limits.maximumTextAdvance || extents.width < 0 {
      note(
        .error, .limitExceeded,
        "a line is wider than \(limits.maximumTextAdvance) points; break it", value: "\(advance)")
      return
    }
    if pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    let count = Int(pango_layout_get_line_count(layout))
    for number in 0..<count {
      if let mostLines, number >= mostLines {
        isTruncated = true
        return
      }
      guard let line = pango_layout_get_line_readonly(layout, Int32(number)) else { continue }
      take(line, isFirst: number == 0 && paragraph.isNew)
    }
  }

  private func prepare(
    _ layout: OpaquePointer, _ context: OpaquePointer, _ paragraph: Paragraph, mostLines: Int?
  ) {
    let base: PangoDirection =
      switch style.direction {
      case .natural: PANGO_DIRECTION_NEUTRAL
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      }
    pango_context_set_base_dir(context, base)
    pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
    let truncates: Bool
    var mode = PANGO_ELLIPSIZE_NONE
    switch style.lineBreakMode {
    case .byTruncatingHead: (truncates, mode) = (true, PANGO_ELLIPSIZE_START)
    case .byTruncatingMiddle: (truncates, mode) = (true, PANGO_ELLIPSIZE_MIDDLE)
    case .byTruncatingTail: (truncates, mode) = (true, PANGO_ELLIPSIZE_END)
    default: truncates = false
    }
    let isCut = truncates && mostLines != nil && width != nil
    pango_layout_set_ellipsize(layout, isCut ? mode : PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, isCut ? -Int32(min(mostLines ?? 1, 100_000)) : -1)
    let isClipped = style.lineBreakMode == .byClipping && style.maximumLines == 1
    if let width, !isClipped {
      // No line is narrower than a letter: breaking a text at one point costs quadratic time.
      let least = min(source.styles.map(\.font.size).max() ?? 1, 100)
      let inner = max(width - style.headIndent - style.tailIndent, least)
      pango_layout_set_width(layout, Int32(min(inner, 2_000_000) * unit))
    } else {
      pango_layout_set_width(layout, -1)
    }
    let indent = paragraph.isNew ? style.firstLineHeadIndent - style.headIndent : 0
    pango_layout_set_indent(layout, Int32(min(max(indent, -1e6), 1e6) * unit))
    pango_layout_set_wrap(
      layout, style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    setTabs(layout)
    setAttributes(layout, paragraph.bytes)
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

  private func setAttributes(_ layout: OpaquePointer, _ bytes: Range<Int>) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    for span in source.spans {
      let range = span.range.clamped(to: bytes)
      guard !range.isEmpty || source.spans.count == 1 else { continue }
      let character = source.styles[span.style]
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound - bytes.lowerBound)
        attribute.pointee.end_index =
          source.spans.count == 1 ? UInt32.max : UInt32(range.upperBound - bytes.lowerBound)
        pango_attr_list_insert(list, attribute)
      }
      let description = character.font.pangoDescription()
      add(pango_attr_font_desc_new(description))
      if source.spans.count == 1 { pango_layout_set_font_description(layout, description) }
      pango_font_description_free(description)
      if character.kerning != 0 {
        add(pango_attr_letter_spacing_new(Int32(character.kerning * unit)))
      }
      if character.baselineOffset != 0 {
        add(pango_attr_rise_new(Int32(character.baselineOffset * unit)))
      }
      let features = character.font.featureText
      if !features.isEmpty { add(pango_attr_font_features_new(features)) }
      if let language = character.language, language.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
        add(pango_attr_language_new(pango_language_from_string(language)))
      }
    }
    pango_layout_set_attributes(layout, list)
  }

  /// Moves lines to their place in the width.
  mutating func alignLines() {
    let container =
      width ?? lines.map { $0.frame.width + $0.frame.minX + style.tailIndent }.max() ?? 0
    for index in lines.indices {
      let line = lines[index]
      let room = container - style.tailIndent - line.frame.minX - line.frame.width
      let share: CGFloat
      switch style.alignment {
      case .left: share = 0
      case .right: share = 1
      case .center: share = 0.5
      case .natural, .justified: share = line.isRightToLeft ? 1 : 0
      }
      guard room * share != 0 else { continue }
      let shift = room * share
      lines[index].frame.origin.x += shift
      for run in line.runs {
        runs[run].frame.origin.x += shift
        for glyph in runs[run].positions.indices { runs[run].positions[glyph].x += shift }
      }
      for box in missing.indices
      where missing[box].frame.midY > line.frame.minY
        && missing[box].frame.midY < line.frame.maxY
      {
        missing[box].frame.origin.x += shift
      }
    }
  }
}

/// Pango's units to a point.
let unit = CGFloat(PANGO_SCALE)

extension String {
  /// A C string that lives as long as the program.
  fileprivate var utf8Start: StaticString { "" }
}

extension UnsafePointer<CChar> {
  fileprivate init(_ text: StaticString) {
    self = UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

extension Font {
  /// The font in pango's terms; the caller frees it.
  func pangoDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    var families = FontFamilies.defaults
    if width == .condensed { families.insert(FontFamilies.condensed, at: 0) }
    if let family { families.insert(family, at: 0) }
    // A comma would begin another family.
    pango_font_description_set_family(
      description,
      families.map { SafeText($0).text.replacingOccurrences(of: ",", with: " ") }
        .joined(separator: ","))
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

  /// Features in CSS' notation, those with a well-formed tag.
  var featureText: String {
    features.filter {
      $0.tag.utf8.count == 4
        && $0.tag.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        }
    }.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
  }
}
