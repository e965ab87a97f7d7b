import Foundation

extension TextLayout {
  /// Returns a layout with only some of the lines, the first of them at its top.
  ///
  /// It is for text that is divided into columns or pages.
  ///
  /// ```swift
  /// let layout = TextLayout("One line.\nAnother line.", width: 200)
  /// canvas.draw(layout.slice(lines: 0..<1), at: CGPoint(x: 20, y: 20))
  /// canvas.draw(layout.slice(lines: 1..<layout.lines.count), at: CGPoint(x: 240, y: 20))
  /// ```
  ///
  /// The slices of a text, drawn one below another, give the drawing and the height of the whole.
  /// The space between two lines (``TextStyle/lineSpacing``, ``TextStyle/paragraphSpacing``)
  /// belongs to the slice of the line above it. So a slice is higher than its lines by the space
  /// that follows them. After the last line there is none. The width, ``string`` and its indices
  /// are those of the whole layout. Only the slice with the first line has the ``diagnostics``, so
  /// that they are noted once.
  ///
  /// The cost grows with the lines and glyphs of the slice, not with the length of the text.
  ///
  /// - Parameter range: Indices into ``lines``. Indices beyond the existing lines are ignored.
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

  /// Returns a layout with only some of the runs, at their positions in this layout.
  ///
  /// A structure element within a line is drawn by itself. The ``diagnostics`` are in the part with
  /// the first byte, and only the part with the last byte is truncated, so that both are noted once.
  ///
  /// - Parameter bytes: The bytes of the text, between runs of different styles.
  package func part(bytes: Range<Int>) -> TextLayout {
    var lines: [Line] = []
    var runs: [TextRun] = []
    for line in self.lines {
      let inside = self.runs[line.runs].filter { bytes.contains($0.textRange.lowerBound) }
      guard let left = inside.map(\.frame.minX).min(), let right = inside.map(\.frame.maxX).max()
      else { continue }
      var line = line
      line.runs = runs.count..<(runs.count + inside.count)
      line.frame.origin.x = left
      line.frame.size.width = right - left
      lines.append(line)
      runs += inside
    }
    let (utf8, shown) = (string.utf8, shown)
    func index(_ byte: Int) -> String.Index {
      let byte = min(max(byte, 0), utf8.count)
      return min(
        max(utf8.index(utf8.startIndex, offsetBy: byte), shown.lowerBound), shown.upperBound)
    }
    let (start, end) = (index(bytes.lowerBound), index(bytes.upperBound))
    return TextLayout(
      of: self,
      Slice(
        size: size, lines: lines, isTruncated: isTruncated && end == shown.upperBound,
        diagnostics: start == shown.lowerBound ? diagnostics : [], runs: runs,
        missing: missing.filter { bytes.contains($0.byte) }, extract: start..<max(start, end)))
  }

  /// The bytes of the text of the lines.
  package var shownRange: Range<Int> {
    let start = string.utf8.distance(from: string.startIndex, to: shown.lowerBound)
    return start..<(start + string[shown].utf8.count)
  }

  /// Returns the number of lines that fit completely into a height, which may be 0.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - first: The index into ``lines`` of the line at the top.
  package func lineCount(fitting height: CGFloat, from first: Int = 0) -> Int {
    guard lines.indices.contains(first), !height.isNaN else { return 0 }
    let bottom = lines[first].frame.minY + height + Self.heightTolerance
    return lines.partitioningIndex(from: first) { $0.frame.maxY > bottom } - first
  }

  /// The number of points by which a line may exceed the height: rounding in sums of line heights.
  static let heightTolerance: CGFloat = 0.01

  /// The text of the lines, without the characters of placeholders and without soft hyphens.
  var shownText: String {
    let text = (extract.map { String(string[$0]) } ?? string).withoutSoftHyphens
    return hasPlaceholders ? text.withoutPlaceholders : text
  }

  /// Returns the first characters of the text of the lines.
  func shownBeginning(_ count: Int) -> Substring {
    let text = extract.map { string[$0].prefix(count) } ?? string.prefix(count)
    return hasPlaceholders ? text.withoutPlaceholders[...] : text
  }

  /// The bytes of the text of the lines, and their offset in the whole text.
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

  /// Returns the boxes of some lines.
  ///
  /// Boxes are in the order of the lines.
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
  /// Returns the run moved up.
  ///
  /// It shares glyphs and clusters with this one.
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
  /// Returns the first index, from a start on, at which a condition holds, or the count.
  ///
  /// The condition must hold for all elements after that index too.
  fileprivate func partitioningIndex(from start: Int, where holds: (Element) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
