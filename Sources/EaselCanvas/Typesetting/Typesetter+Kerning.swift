import Foundation

extension Typesetter {
  /// Adds the kerning after the last letter of the last line.
  ///
  /// Pango includes it in its layout but not in the width of the line. A box of that width would be
  /// too narrow for the line.
  mutating func addKernOfLastCharacter() {
    guard let line = lines.last, let margin = margins.last,
      let run = line.isRightToLeft ? line.runs.first : line.runs.last
    else { return }
    let kern = source.styles[runs[run].style].kerning
    guard kern > 0 else { return }
    // A line that Pango shortened to a width is already that wide.
    let space = width.map { max($0 - margin.left - margin.right - line.frame.width, 0) }
    let added = min(kern, space ?? kern)
    lines[lines.count - 1].frame.size.width += added
    // The last letter of a right-to-left line is the leftmost.
    if line.isRightToLeft { shift(line.runs, by: added, line: lines.count - 1) }
  }
}
