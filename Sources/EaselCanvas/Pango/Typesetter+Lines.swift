internal import CCairo
internal import CPango
import Foundation

extension Typesetter {
  /// Takes a line out of pango.
  mutating func take(_ line: UnsafeMutablePointer<PangoLayoutLine>, isFirst: Bool) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let ascent = -CGFloat(logical.y) / unit
    let descent = CGFloat(logical.y + logical.height) / unit
    if !lines.isEmpty { top += style.lineSpacing }
    let baseline = top + ascent
    let firstRun = runs.count
    var x = isFirst ? style.firstLineHeadIndent : style.headIndent
    let left = x
    var item = line.pointee.runs
    while let node = item {
      if let data = node.pointee.data {
        take(
          data.assumingMemoryBound(to: PangoGlyphItem.self), at: &x, baseline: baseline,
          ascent: ascent, descent: descent)
      }
      item = node.pointee.next
    }
    let start = paragraphStart + Int(line.pointee.start_index)
    let bytes = start..<(start + Int(line.pointee.length))
    let direction = pango_layout_line_get_resolved_direction(line)
    lines.append(
      TextLayout.Line(
        range: index(bytes.lowerBound)..<index(bytes.upperBound),
        frame: CGRect(x: left, y: top, width: x - left, height: ascent + descent),
        baseline: baseline, ascent: ascent, descent: descent, bytes: bytes,
        runs: firstRun..<runs.count, isRightToLeft: direction == PANGO_DIRECTION_RTL))
    top += ascent + descent
  }

  private func index(_ byte: Int) -> String.Index {
    source.text.utf8.index(source.text.startIndex, offsetBy: min(byte, source.text.utf8.count))
  }

  private mutating func take(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, at x: inout CGFloat, baseline: CGFloat,
    ascent: CGFloat, descent: CGFloat
  ) {
    guard let item = run.pointee.item?.pointee, let string = run.pointee.glyphs?.pointee else {
      return
    }
    let byteStart = paragraphStart + Int(item.offset)
    let span = source.spans.first { $0.range.contains(byteStart) } ?? source.spans.last
    let styleIndex = span?.style ?? 0
    let character = source.styles[styleIndex]
    x += CGFloat(run.pointee.start_x_offset) / unit
    let raised = baseline - CGFloat(run.pointee.y_offset) / unit
    let count = Int(string.num_glyphs)
    let isRightToLeft = item.analysis.level % 2 == 1
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var owners: [Int] = []
    let left = x
    for index in 0..<count {
      let info = string.glyphs[index]
      let advance = CGFloat(info.geometry.width) / unit
      if info.glyph & emptyGlyph == emptyGlyph {
        x += advance
        continue
      }
      if info.glyph & unknownGlyph != 0 {
        addMissing(info.glyph & ~unknownGlyph, x, advance, raised, character, styleIndex)
        x += advance
        continue
      }
      glyphs.append(info.glyph)
      positions.append(
        CGPoint(
          x: x + CGFloat(info.geometry.x_offset) / unit,
          y: raised + CGFloat(info.geometry.y_offset) / unit))
      owners.append(Int(string.log_clusters[index]))
      x += advance
    }
    x += CGFloat(run.pointee.end_x_offset) / unit
    let isEllipsis = Int32(item.analysis.flags) & ellipsisFlag != 0
    let starts = (0..<count).map { Int(string.log_clusters[$0]) }
    let font = engine.key(of: item.analysis.font)
    noteWeight(font.weight, asked: character.font, font.family)
    runs.append(
      TextRun(
        font: font.key, fontSize: character.font.quantizedSize, style: styleIndex,
        textRange: byteStart..<(byteStart + Int(item.length)),
        substitute: isEllipsis ? "…" : nil, isRightToLeft: isRightToLeft, glyphs: glyphs,
        positions: positions,
        clusters: isEllipsis
          ? [TextRun.Cluster(bytes: "…".utf8.count, glyphs: glyphs.count)]
          : Self.clusters(
            owners: isRightToLeft ? owners.reversed() : owners, starts: starts,
            length: Int(item.length)),
        frame: CGRect(x: left, y: baseline - ascent, width: x - left, height: ascent + descent),
        baseline: raised))
  }

  /// Clusters in the order of the text: `owners` are the bytes at which each glyph's cluster
  /// begins, in that order; `starts` are all beginnings, those without glyphs among them.
  static func clusters(owners: [Int], starts: [Int], length: Int) -> [TextRun.Cluster] {
    let bounds = Set(starts).union([0]).sorted() + [length]
    var clusters: [TextRun.Cluster] = []
    var glyph = 0
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      var count = 0
      while glyph < owners.count, owners[glyph] >= start, owners[glyph] < end {
        count += 1
        glyph += 1
      }
      // A cluster without a glyph joins the one before it, so that its text is not lost.
      if count == 0, !clusters.isEmpty {
        clusters[clusters.count - 1].bytes += end - start
      } else {
        clusters.append(TextRun.Cluster(bytes: end - start, glyphs: count))
      }
    }
    return clusters
  }

  private mutating func addMissing(
    _ code: UInt32, _ x: CGFloat, _ advance: CGFloat, _ baseline: CGFloat,
    _ character: CharacterStyle, _ style: Int
  ) {
    if let scalar = Unicode.Scalar(code) {
      // Format characters have no picture anyway.
      if scalar.properties.generalCategory == .format { return }
      if !missingCharacters.contains(scalar) { missingCharacters.append(scalar) }
    }
    let height = character.font.size * 0.7
    missing.append(
      TextLayout.MissingGlyph(
        frame: CGRect(
          x: x + advance * 0.1, y: baseline - height, width: advance * 0.8, height: height),
        style: style))
  }

  private mutating func noteWeight(_ weight: Int, asked font: Font, _ family: String) {
    // Half of the distance between two named weights.
    guard weight > 0, abs(weight - font.weight.rawValue) > 50, family != FontFamilies.emoji else {
      return
    }
    note(
      .note, .fontSubstituted,
      "\(family) has no weight \(font.weight.rawValue); \(weight) stands in for it",
      value: "\(family) \(font.weight.rawValue)")
  }
}

/// Pango's glyph for nothing.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF
/// Pango's mark on a character without a glyph.
private let unknownGlyph: UInt32 = 0x1000_0000
/// Pango's mark on the run that is the ellipsis (pango-item.h, PANGO_ANALYSIS_FLAG_IS_ELLIPSIS).
private let ellipsisFlag: Int32 = 1 << 1

extension TextEngine {
  /// What a pango font is, in terms that any thread can use.
  func key(
    of font: UnsafeMutablePointer<PangoFont>?
  ) -> (key: FontKey, weight: Int, family: String) {
    guard let font else { return (FontKey(file: "", index: 0, isColor: false), 0, "") }
    if let known = keys[font] { return known }
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    let pattern = pango_fc_font_get_pattern(fcFont)
    func text(_ name: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var color: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    var weight = 0.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    let key = FontKey(
      file: text(FC_FILE) ?? "", index: Int(index), variations: text(FC_FONT_VARIATIONS),
      isColor: color != 0)
    let result = (key, Int(FcWeightToOpenTypeDouble(weight).rounded()), text(FC_FAMILY) ?? "")
    // Kept alive, so that its address is not given to another font.
    g_object_ref(UnsafeMutableRawPointer(font))
    keys[font] = result
    return result
  }
}
