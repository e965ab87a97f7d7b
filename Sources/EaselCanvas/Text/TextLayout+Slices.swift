import Foundation

extension TextLayout {
  /// A layout that holds only some of the lines, the first of them at its top: a part of the text
  /// for a column or a page.
  ///
  /// The slices of a text, one beneath another, give the drawing and the height of the whole. The
  /// space between two lines (``TextStyle/lineSpacing``, ``TextStyle/paragraphSpacing``) belongs to
  /// the slice of the line above it, so a slice is higher than its lines by the space that follows
  /// them; the last line has none. The width, ``string`` and its indices are those of the whole.
  /// ``diagnostics`` stay with the slice that begins with the first line, so that they are noted
  /// once.
  ///
  /// ```swift
  /// page.draw(layout.slice(lines: 0..<12), at: top)
  /// nextPage.draw(layout.slice(lines: 12..<layout.lines.count), at: top)
  /// ```
  ///
  /// Costs as much as the slice has lines and glyphs, however long the text is.
  ///
  /// - Parameter range: Indices into ``lines``; those beyond the lines that exist are ignored.
  public func slice(lines range: Range<Int>) -> TextLayout {
    let range = range.clamped(to: lines.indices)
    guard range != lines.indices else { return self }
    guard let first = lines[range].first, let last = lines[range].last else { return nothing }
    let hasEnd = range.upperBound == lines.count
    let top = first.frame.minY
    let bottom = hasEnd ? size.height : lines[range.upperBound].frame.minY
    let start = range.lowerBound == 0 ? shown.lowerBound : first.range.lowerBound
    let end = hasEnd ? shown.upperBound : last.range.upperBound
    return TextLayout(
      of: self,
      Slice(
        size: CGSize(width: size.width, height: bottom - top),
        lines: lines[range].map { $0.moved(up: top, firstRun: first.runs.lowerBound) },
        isTruncated: hasEnd && isTruncated,
        diagnostics: range.lowerBound == 0 ? diagnostics : [],
        runs: runs[first.runs.lowerBound..<last.runs.upperBound].map { $0.moved(up: top) },
        missing: missing(of: range).map { $0.moved(up: top, firstLine: range.lowerBound) },
        extract: start..<max(start, end)))
  }

  /// How many lines are shown whole in a height: 0 where the first one is higher.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - first: The line at the top of it, as an index into ``lines``.
  package func lineCount(fitting height: CGFloat, from first: Int = 0) -> Int {
    guard lines.indices.contains(first), !height.isNaN else { return 0 }
    let bottom = lines[first].frame.minY + height + Self.heightTolerance
    return lines.partitioningIndex(from: first) { $0.frame.maxY > bottom } - first
  }

  /// Points by which a line may reach beyond its height: rounding in sums of line heights.
  static let heightTolerance: CGFloat = 0.01

  /// The part of the text that the lines show, without the characters of placeholders and without soft
  /// hyphens, for what says it as a whole.
  var shownText: String {
    let text = (extract.map { String(string[$0]) } ?? string).withoutSoftHyphens
    return hasPlaceholders ? text.withoutPlaceholders : text
  }

  /// The first characters of that part.
  func shownBeginning(_ count: Int) -> Substring {
    let text = extract.map { string[$0].prefix(count) } ?? string.prefix(count)
    return hasPlaceholders ? text.withoutPlaceholders[...] : text
  }

  /// The bytes of that part, and where they begin in the whole text.
  ///
  /// A long text may have a slice on each of many pages, so its other bytes are not copied.
  var shownBytes: (bytes: [UInt8], start: Int) {
    guard let extract else { return (Array(string.utf8), 0) }
    let start = string.utf8.distance(from: string.startIndex, to: extract.lowerBound)
    return (Array(string[extract].utf8), start)
  }

  private var shown: Range<String.Index> { extract ?? string.startIndex..<string.endIndex }

  /// A slice without lines.
  private var nothing: TextLayout {
    let start = shown.lowerBound
    return TextLayout(
      of: self,
      Slice(
        size: CGSize(width: size.width, height: 0), lines: [], isTruncated: false, diagnostics: [],
        runs: [], missing: [], extract: start..<start))
  }

  /// The boxes of some lines; they are in the order of the lines.
  private func missing(of lines: Range<Int>) -> ArraySlice<MissingGlyph> {
    let first = missing.partitioningIndex(from: 0) { $0.line >= lines.lowerBound }
    return missing[first..<missing.partitioningIndex(from: first) { $0.line >= lines.upperBound }]
  }
}

extension TextLayout.Line {
  func moved(up distance: CGFloat, firstRun: Int = 0) -> Self {
    var line = self
    line.frame.origin.y -= distance
    line.baseline -= distance
    line.runs = (runs.lowerBound - firstRun)..<(runs.upperBound - firstRun)
    return line
  }
}

extension TextLayout.MissingGlyph {
  func moved(up distance: CGFloat, firstLine: Int = 0) -> Self {
    var box = self
    box.line -= firstLine
    box.frame.origin.y -= distance
    return box
  }
}

extension TextRun {
  /// The run farther up; its glyphs and clusters are shared.
  func moved(up distance: CGFloat) -> TextRun {
    guard distance != 0 else { return self }
    return with(
      frame: frame.offsetBy(dx: 0, dy: -distance),
      positions: positions.map { CGPoint(x: $0.x, y: $0.y - distance) },
      baseline: baseline - distance)
  }
}

extension StringProtocol {
  fileprivate var withoutPlaceholders: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FFFC}" }))
  }
}

extension Array {
  /// The first index from one on at which a condition holds that holds for all after it; the count
  /// where there is none.
  fileprivate func partitioningIndex(from start: Int, where holds: (Element) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
