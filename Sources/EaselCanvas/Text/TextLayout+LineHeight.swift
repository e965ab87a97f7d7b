import Foundation

extension TextLayout {
  /// The height of lines, in font sizes, above which their letters take it.
  private static let neededLineHeight: CGFloat = 2.3

  /// The layout with lines that are no higher than a multiple of the font's size.
  ///
  /// Fonts of some scripts have lines of more than twice their size, for marks that most texts do
  /// not have. A line gives way above and below in proportion; its letters stay where they are on
  /// the baseline. Lines of more than 2.3 times the size are left alone: their letters need them.
  ///
  /// - Parameter factor: The greatest height of a line, in font sizes.
  package func lines(atMost factor: CGFloat) -> TextLayout {
    let size = fontSizes.greatest
    let (most, greatest) = (size * factor, size * Self.neededLineHeight)
    guard size.isFinite, lines.contains(where: { $0.frame.height > most + 0.01 }),
      lines.allSatisfy({ $0.frame.height <= greatest })
    else { return self }
    var (newLines, newRuns, newMissing): ([Line], [TextRun], [MissingGlyph]) = ([], [], [])
    // What the lines so far have given way.
    var removed: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let height = line.frame.height
      let share = height > most ? most / height : 1
      let above = line.ascent * (1 - share)
      let distance = removed + above
      var moved = line.moved(up: distance)
      (moved.ascent, moved.descent) = (line.ascent * share, line.descent * share)
      moved.frame.origin.y = line.frame.minY - removed
      moved.frame.size.height = height * share
      newLines.append(moved)
      for run in runs[line.runs] {
        var frame = run.frame.offsetBy(dx: 0, dy: -distance)
        frame.origin.y += above
        frame.size.height = moved.frame.height
        newRuns.append(run.moved(up: distance).with(frame: frame))
      }
      newMissing += missing.filter { $0.line == index }.map { $0.moved(up: distance) }
      removed += height * (1 - share)
    }
    return TextLayout(
      string: string, size: CGSize(width: self.size.width, height: self.size.height - removed),
      lines: newLines, isTruncated: isTruncated, diagnostics: diagnostics, runs: newRuns,
      styles: styles, missing: newMissing, extract: extract)
  }
}
