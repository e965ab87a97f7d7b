import Foundation

/// Fonts that have color images for some glyphs and plain outlines for others.
extension Typesetter {
  /// Adds a run.
  ///
  /// A run in a color font is divided into runs of images and of outlines.
  mutating func append(_ run: TextRun, family: String) {
    guard run.font.isColor, !run.glyphs.isEmpty else { return runs.append(run) }
    let table = engine.colorGlyphs(of: run.font)
    guard !table.hasImagesOnly else { return runs.append(run) }
    var parts: [ColorPart] = []
    var hasUnreadable = false
    var glyph = run.isRightToLeft ? run.glyphs.count : 0
    for (number, cluster) in run.clusters.enumerated() {
      let glyphs =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      let kinds = run.glyphs[glyphs].map(table.kind)
      hasUnreadable = hasUnreadable || kinds.contains(.unreadable)
      let isImage = kinds.contains(.image)
      if let last = parts.last, last.isImage == isImage || glyphs.isEmpty {
        parts[parts.count - 1].clusters = last.clusters.lowerBound..<(number + 1)
      } else {
        parts.append(ColorPart(clusters: number..<(number + 1), isImage: isImage))
      }
    }
    if run.glyphs.contains(where: table.hasTextColor) {
      note(
        .warning, .drawingApproximated,
        "“\(family)” has glyph layers that should have the text's color; they are black",
        value: family)
    }
    if hasUnreadable {
      note(
        .warning, .drawingApproximated,
        "“\(family)” has colors for glyphs in a form that is not drawn (SVG documents, or paints of "
          + "COLR version 1); their outlines are drawn in the text's color", value: family)
    }
    let outlines = FontKey(
      file: run.font.file, index: run.font.index, variations: run.font.variations, isColor: false)
    let pieces = parts.map { run.piece($0.clusters, font: $0.isImage ? run.font : outlines) }
    // From left to right, like the runs of a line.
    runs += run.isRightToLeft ? pieces.reversed() : pieces
  }

  private struct ColorPart {
    var clusters: Range<Int>
    var isImage: Bool
  }
}

extension TextEngine {
  /// Returns which glyphs of a color font are images.
  func colorGlyphs(of key: FontKey) -> ColorGlyphTable {
    if let known = colorTables[key] { return known }
    let table = ColorGlyphTable(key)
    colorTables[key] = table
    return table
  }
}

extension TextRun {
  /// Returns some of the clusters as a run, in a font with the same glyphs.
  fileprivate func piece(_ part: Range<Int>, font: FontKey) -> TextRun {
    guard part != clusters.indices || font != self.font else { return self }
    func sums(_ clusters: ArraySlice<Cluster>) -> (bytes: Int, glyphs: Int, advance: CGFloat) {
      clusters.reduce((0, 0, 0)) { ($0.0 + $1.bytes, $0.1 + $1.glyphs, $0.2 + $1.advance) }
    }
    let (before, own) = (sums(clusters[..<part.lowerBound]), sums(clusters[part]))
    let firstGlyph =
      isRightToLeft ? glyphs.count - before.glyphs - own.glyphs : before.glyphs
    let range = firstGlyph..<(firstGlyph + own.glyphs)
    let isLast = part.upperBound == clusters.count
    let bytes = textRange.lowerBound + before.bytes
    // An ellipsis represents more text than its own.
    let end = isLast ? textRange.upperBound : bytes + own.bytes
    let left =
      isRightToLeft ? frame.maxX - before.advance - own.advance : frame.minX + before.advance
    return TextRun(
      font: font, fontSize: fontSize, style: style, textRange: bytes..<end,
      substitute: substitute, isRightToLeft: isRightToLeft, glyphs: Array(glyphs[range]),
      positions: Array(positions[range]), clusters: Array(clusters[part]),
      frame: part == clusters.indices
        ? frame : CGRect(x: left, y: frame.minY, width: own.advance, height: frame.height),
      baseline: baseline)
  }
}
