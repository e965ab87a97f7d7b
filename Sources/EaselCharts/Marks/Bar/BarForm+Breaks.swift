import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Returns the symbols of the breaks that a bar extends over.
  private func breaks(of figure: ChartFigure, _ run: PreparedRun, _ traits: MarkTraits)
    -> [BreakSymbol]
  {
    guard case .rectangle(let full, _) = figure.shape,
      let scale = scale(run.direction, traits)
    else { return [] }
    let rect = figure.gap.inset(full)
    let isVertical = run.direction == .vertical
    let ends = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return scale.position.breaks.compactMap { gap in
      let (lower, upper) = (CGFloat(gap.lower), CGFloat(gap.upper))
      guard ends.0 <= lower + 0.01, ends.1 >= upper - 0.01 else { return nil }
      let middle = (lower + upper) / 2
      return BreakSymbol(
        along: run.direction,
        center: isVertical
          ? CGPoint(x: rect.midX, y: middle) : CGPoint(x: middle, y: rect.midY),
        width: (isVertical ? rect.width : rect.height) + 2 * BreakSymbol.overhang)
    }
  }

  /// Adds the symbols of the breaks that a bar extends over to its figure.
  mutating func addBreaks(figure index: Int, _ run: PreparedRun, _ traits: MarkTraits) {
    let breaks = breaks(of: figures[index], run, traits)
    guard !breaks.isEmpty else { return }
    let color = style.secondaryInk
    change(figure: index) {
      $0.breaks = breaks
      $0.breakColor = color
    }
  }
}
