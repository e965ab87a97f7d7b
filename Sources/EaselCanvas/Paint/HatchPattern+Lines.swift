import Foundation

extension HatchPattern {
  /// Most lines over a box: so many on a page are a tint.
  private static let mostLines: CGFloat = 20_000

  /// The lines over a box as rectangles, in the space that is turned by the pattern's angle.
  ///
  /// - Parameter seen: What is to be covered, in the same space.
  func lines(over seen: CGRect) -> Path {
    var lines = Path()
    /// Lines across a stretch, each as long as another.
    func add(_ across: ClosedRange<CGFloat>, _ rect: (CGFloat, CGFloat) -> CGRect) {
      let width = min(lineWidth, spacing)
      let first = (across.lowerBound / spacing).rounded(.down)
      let last = (across.upperBound / spacing).rounded(.up)
      let step = max(((last - first) / Self.mostLines).rounded(.up), 1)
      for index in stride(from: first, through: last, by: step) {
        let start = index * spacing + (spacing - width) / 2
        // Lines of which some are left out are as much wider.
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
