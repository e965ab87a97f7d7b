internal import CCairo
internal import CPango
import Foundation

extension Typesetter {
  /// Takes a line from Pango.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the line begins a paragraph.
  ///   - endsParagraph: Whether the line ends the paragraph.
  mutating func take(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, isFirst: Bool, endsParagraph: Bool
  ) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let ascent = -CGFloat(logical.y) / unit
    let descent = CGFloat(logical.y + logical.height) / unit
    let start = paragraphStart + Int(line.pointee.start_index)
    let bytes = start..<min(start + Int(line.pointee.length), cutByte ?? .max)
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let margin =
      isRightToLeft ? (left: style.tailIndent, right: head) : (left: head, right: style.tailIndent)
    if !lines.isEmpty { top += style.lineSpacing }
    var pen = Pen(
      x: margin.left, baseline: top + ascent, ascent: ascent, descent: descent,
      justification: justification(of: line, bytes, margin, endsParagraph: endsParagraph))
    let firstRun = runs.count
    var changes = 0
    var item = line.pointee.runs
    var last: (font: UnsafeMutablePointer<PangoFont>?, level: UInt8, style: Int)?
    while let node = item {
      if let data = node.pointee.data {
        let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
        take(run, &pen)
        if let analysis = run.pointee.item?.pointee.analysis, !isTab(run) {
          let next = (analysis.font, analysis.level, runs.last?.style ?? 0)
          if let last, last != next { changes += 1 }
          last = next
        }
      }
      item = node.pointee.next
    }
    let advance = pen.x - margin.left
    // A line that was broken has the requested width, unless Pango's integers overflowed.
    let most = breaksLines ? Self.widestLine : limits.maximumTextAdvance
    guard advance <= most else {
      runs.removeSubrange(firstRun...)
      missing.removeAll { $0.line == lines.count }
      return exhaust(
        "a line is wider than \(most) points; "
          + (breaksLines ? "give it less text or a smaller font" : "give it a width to break at"))
    }
    if changes > limits.maximumTextRuns {
      exhaust(
        "a line changes its font, style or direction more than \(limits.maximumTextRuns) times, and "
          + "the rest is left out"
          + (breaksLines ? "" : "; give it a width to break at"))
    }
    lines.append(
      TextLayout.Line(
        range: index(bytes.lowerBound)..<index(bytes.upperBound),
        frame: CGRect(x: margin.left, y: top, width: advance, height: ascent + descent),
        baseline: pen.baseline, ascent: ascent, descent: descent, bytes: bytes,
        runs: firstRun..<runs.count, isRightToLeft: isRightToLeft))
    margins.append(margin)
    top += ascent + descent
    addKernOfLastCharacter()
    hangSpaces()
  }

  /// Whether a run is a tab, which has a font but no glyph in it.
  private func isTab(_ run: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
    guard let item = run.pointee.item?.pointee, item.length == 1 else { return false }
    let utf8 = source.text.utf8
    let position = utf8.index(utf8.startIndex, offsetBy: paragraphStart + Int(item.offset))
    return position < utf8.endIndex && utf8[position] == 0x09
  }

  /// The maximum advance that Pango's integers can represent, in points.
  private static let widestLine = (CGFloat(Int32.max) / unit).rounded(.down)

  /// The position of the next glyph.
  struct Pen {
    var x: CGFloat
    var baseline: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var justification: Justification?
  }

  /// Excludes spaces at the end of a line that is too wide from its width.
  private mutating func hangSpaces() {
    guard let width, let line = lines.last, let margin = margins.last else { return }
    let excess = line.frame.width - (width - margin.left - margin.right)
    guard excess > 0.001, let run = line.isRightToLeft ? line.runs.first : line.runs.last else {
      return
    }
    let spaces = trailingSpaces(line.bytes)
    guard !spaces.isEmpty else { return }
    let hanging = min(excess, advance(of: spaces, in: line.runs))
    lines[lines.count - 1].frame.size.width -= hanging
    // In a right-to-left line they are the leftmost.
    if line.isRightToLeft { shift(line.runs, by: -hanging, line: lines.count - 1) }
    var frame = runs[run].frame
    frame.size.width = max(frame.width - hanging, 0)
    if line.isRightToLeft { frame.origin.x += hanging }
    runs[run] = runs[run].with(frame: frame)
  }

  /// Moves runs, and the boxes of their missing glyphs.
  mutating func shift(_ range: Range<Int>, by distance: CGFloat, line: Int) {
    for run in range {
      runs[run] = runs[run].with(
        frame: runs[run].frame.offsetBy(dx: distance, dy: 0),
        positions: runs[run].positions.map { CGPoint(x: $0.x + distance, y: $0.y) })
    }
    for box in missing.indices.reversed() {
      guard missing[box].line >= line else { break }
      if missing[box].line == line { missing[box].frame.origin.x += distance }
    }
  }

  private func index(_ byte: Int) -> String.Index {
    source.text.utf8.index(source.text.startIndex, offsetBy: min(byte, source.text.utf8.count))
  }

  private mutating func take(_ run: UnsafeMutablePointer<PangoGlyphItem>, _ pen: inout Pen) {
    guard let item = run.pointee.item?.pointee, let string = run.pointee.glyphs?.pointee else {
      return
    }
    let byteStart = paragraphStart + Int(item.offset)
    let styleIndex = source.spans[source.spanIndex(at: byteStart)].style
    let character = source.styles[styleIndex]
    pen.x += CGFloat(run.pointee.start_x_offset) / unit
    let raised = pen.baseline - CGFloat(run.pointee.y_offset) / unit
    let count = Int(string.num_glyphs)
    let isRightToLeft = item.analysis.level % 2 == 1
    var textRange = byteStart..<(byteStart + Int(item.length))
    var isEllipsis = Int32(item.analysis.flags) & ellipsisFlag != 0
    if let cutByte, textRange.upperBound > cutByte {
      // The ellipsis represents all text that is left out.
      isEllipsis = true
      textRange = min(byteStart, cutByte)..<source.text.utf8.count
    }
    if character.placeholder != nil, !isEllipsis {
      guard let font = fonts?.key(of: item.analysis.font) else { return }
      take(
        boxes: string, style: styleIndex, byte: byteStart, isRightToLeft: isRightToLeft,
        font: font.key, &pen, baseline: raised)
      pen.x += CGFloat(run.pointee.end_x_offset) / unit
      return
    }
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    glyphs.reserveCapacity(count)
    positions.reserveCapacity(count)
    let isOneByOne =
      !isEllipsis && !isRightToLeft && pen.justification == nil
      && Self.isOneByOne(string, count, Int(item.length))
    var owners: [Int] = []
    // By the first bytes of clusters, with clusters without glyphs.
    var advances: [Int: CGFloat] = [:]
    if !isOneByOne { advances[0] = 0 }
    let left = pen.x
    for index in 0..<count {
      let info = string.glyphs[index]
      let owner = Int(string.log_clusters[index])
      var advance = CGFloat(info.geometry.width) / unit
      if isEllipsis { advance = min(advance, naturalAdvance(info.glyph, item, character)) }
      if info.attr.is_cluster_start != 0 {
        advance += pen.justification?.gap(at: byteStart + owner) ?? 0
      }
      if !isOneByOne { advances[owner, default: 0] += advance }
      defer { pen.x += advance }
      if info.glyph & emptyGlyph == emptyGlyph { continue }
      if info.glyph & unknownGlyph != 0 {
        addMissing(
          info.glyph & ~unknownGlyph, byteStart + owner, pen.x,
          CGFloat(info.geometry.width) / unit, raised, character, styleIndex)
        continue
      }
      glyphs.append(info.glyph)
      positions.append(
        CGPoint(
          x: pen.x + CGFloat(info.geometry.x_offset) / unit,
          y: raised + CGFloat(info.geometry.y_offset) / unit))
      if !isOneByOne { owners.append(owner) }
    }
    pen.x += CGFloat(run.pointee.end_x_offset) / unit
    guard let font = fonts?.key(of: item.analysis.font) else { return }
    noteSubstitute(font, asked: character.font)
    if !isEllipsis, !glyphs.isEmpty {
      noteLack(
        in: textRange, drawnWith: font, asked: character.font, script: item.analysis.script)
    }
    append(
      TextRun(
        font: font.key, fontSize: character.font.quantizedSize, style: styleIndex,
        textRange: textRange,
        substitute: isEllipsis ? "…" : nil, isRightToLeft: isRightToLeft, glyphs: glyphs,
        positions: positions,
        clusters: isEllipsis
          ? [TextRun.Cluster(bytes: "…".utf8.count, glyphs: glyphs.count)]
          : isOneByOne
            ? Self.clustersOneByOne(string, count, Int(item.length))
            : Self.clusters(
              owners: isRightToLeft ? owners.reversed() : owners, advances: advances,
              length: Int(item.length)),
        frame: CGRect(
          x: left, y: pen.baseline - pen.ascent, width: pen.x - left,
          height: pen.ascent + pen.descent),
        baseline: raised), family: font.family)
  }

  /// Returns the advance of a glyph in its font.
  ///
  /// Pango widens an ellipsis so that it fills the line.
  private func naturalAdvance(
    _ glyph: UInt32, _ item: PangoItem, _ character: CharacterStyle
  ) -> CGFloat {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(item.analysis.font, glyph, nil, &logical)
    return CGFloat(logical.width) / unit + max(character.kerning, 0)
  }

  /// Whether each glyph is a cluster, in text order.
  private static func isOneByOne(_ string: PangoGlyphString, _ count: Int, _ length: Int) -> Bool {
    var last: Int32 = -1
    for index in 0..<count {
      let owner = string.log_clusters[index]
      guard index == 0 ? owner == 0 : owner > last, Int(owner) < length,
        string.glyphs[index].glyph < emptyGlyph
      else { return false }
      last = owner
    }
    return count > 0
  }

  private static func clustersOneByOne(
    _ string: PangoGlyphString, _ count: Int, _ length: Int
  ) -> [TextRun.Cluster] {
    (0..<count).map { index in
      let end = index + 1 < count ? Int(string.log_clusters[index + 1]) : length
      return TextRun.Cluster(
        bytes: end - Int(string.log_clusters[index]), glyphs: 1,
        advance: CGFloat(string.glyphs[index].geometry.width) / unit)
    }
  }

  /// Returns the clusters in text order.
  ///
  /// - Parameters:
  ///   - owners: The first byte of each glyph's cluster, in text order.
  ///   - advances: The advances by the first bytes of all clusters, with clusters without glyphs.
  ///   - length: The number of bytes of the run.
  static func clusters(
    owners: [Int], advances: [Int: CGFloat], length: Int
  ) -> [TextRun.Cluster] {
    let bounds = advances.keys.sorted() + [length]
    var clusters: [TextRun.Cluster] = []
    var glyph = 0
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      var count = 0
      while glyph < owners.count, owners[glyph] >= start, owners[glyph] < end {
        count += 1
        glyph += 1
      }
      let advance = advances[start] ?? 0
      // A cluster without a glyph is added to the one before it, so that its text is not lost.
      if count == 0, !clusters.isEmpty {
        clusters[clusters.count - 1].bytes += end - start
        clusters[clusters.count - 1].advance += advance
      } else {
        clusters.append(TextRun.Cluster(bytes: end - start, glyphs: count, advance: advance))
      }
    }
    return clusters
  }

  private mutating func addMissing(
    _ code: UInt32, _ byte: Int, _ x: CGFloat, _ advance: CGFloat, _ baseline: CGFloat,
    _ character: CharacterStyle, _ style: Int
  ) {
    if let scalar = Unicode.Scalar(code) {
      // Format characters have no glyph.
      if scalar.properties.generalCategory == .format { return }
      if !missingCharacters.contains(scalar) { missingCharacters.append(scalar) }
    }
    let height = character.font.size * 0.7
    missing.append(
      TextLayout.MissingGlyph(
        line: lines.count, byte: byte, character: Unicode.Scalar(code) ?? "\u{FFFD}",
        frame: CGRect(
          x: x + advance * 0.1, y: baseline - height, width: advance * 0.8, height: height),
        style: style))
  }
}

/// Pango's empty glyph.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF
/// Pango's flag of a character without a glyph.
private let unknownGlyph: UInt32 = 0x1000_0000
/// Pango's flag of the run that is the ellipsis (pango-item.h, PANGO_ANALYSIS_FLAG_IS_ELLIPSIS).
private let ellipsisFlag: Int32 = 1 << 1
