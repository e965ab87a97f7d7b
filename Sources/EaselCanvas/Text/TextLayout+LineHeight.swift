import Foundation

extension TextLayout {
  /// The height of a line, in font sizes, above which its glyphs need the height.
  private static let neededLineHeight: CGFloat = 2.3

  /// Returns the layout with lines that are at most as high as a multiple of the font's size.
  ///
  /// Fonts of some scripts have lines of more than twice their size, for marks that most texts do
  /// not have. Space is removed above and below the baseline in proportion. The glyphs stay on the
  /// baseline. Lines of more than 2.3 times the size are not changed, because their glyphs need the
  /// height.
  ///
  /// - Parameter factor: The maximum height of a line, in font sizes.
  package func lines(atMost factor: CGFloat) -> TextLayout {
    let size = fontSizes.maximum
    let (most, maximum) = (size * factor, size * Self.neededLineHeight)
    guard size.isFinite, lines.contains(where: { $0.frame.height > most + 0.01 }),
      lines.allSatisfy({ $0.frame.height <= maximum })
    else { return self }
    var (newLines, newRuns, newMissing): ([Line], [TextRun], [MissingGlyph]) = ([], [], [])
    // The height removed from the lines so far.
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
