import Foundation

extension Typesetter {
  /// Adds what kerning puts behind the last letter of the line that was taken last: pango lays it out
  /// and leaves it out of the line's width, so that a box of that width has no room for the line.
  mutating func addKernOfLastLetter() {
    guard let line = lines.last, let margin = margins.last,
      let run = line.isRightToLeft ? line.runs.first : line.runs.last
    else { return }
    let kern = source.styles[runs[run].style].kerning
    guard kern > 0 else { return }
    // What pango shortened to a width is as wide as that.
    let room = width.map { max($0 - margin.left - margin.right - line.frame.width, 0) }
    let added = min(kern, room ?? kern)
    lines[lines.count - 1].frame.size.width += added
    // The last letter of a line from right to left is the leftmost.
    if line.isRightToLeft { shift(line.runs, by: added, line: lines.count - 1) }
  }
}
