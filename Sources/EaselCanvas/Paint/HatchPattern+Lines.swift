import Foundation

extension HatchPattern {
  /// The maximum number of lines over a box.
  ///
  /// So many on a page look like a uniform tint.
  private static let mostLines: CGFloat = 20_000

  /// Returns the lines over a box as rectangles, in the space rotated by the pattern's angle.
  ///
  /// - Parameter seen: The box to cover, in the same space.
  func lines(over seen: CGRect) -> Path {
    var lines = Path()
    /// Adds lines at the pattern's spacing across a range.
    func add(_ across: ClosedRange<CGFloat>, _ rect: (CGFloat, CGFloat) -> CGRect) {
      let width = min(lineWidth, spacing)
      let first = (across.lowerBound / spacing).rounded(.down)
      let last = (across.upperBound / spacing).rounded(.up)
      let step = max(((last - first) / Self.mostLines).rounded(.up), 1)
      for index in stride(from: first, through: last, by: step) {
        let start = index * spacing + (spacing - width) / 2
        // Where lines are left out, the others are wider by the same factor.
        lines.addPath(Path(rect(start, width * step)))
      }
    }
    add(seen.minY...seen.maxY) {
      CGRect(x: seen.minX, y: $0, width: seen.width, height: $1)
    }
    if isCrossed {
      add(seen.minX...seen.maxX) {
        CGRect(x: $0, y: seen.minY, width: $1, height: seen.height)
      }
    }
    return lines
  }
}
