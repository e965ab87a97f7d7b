import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// The distance of the symbol from the edge at which a bar is cut, in points.
  private static let edgeDistance: CGFloat = 7
  /// The minimum width and visible length of a bar that has a symbol at its cut end, in points.
  private static let minimumWidth: CGFloat = 4
  private static let minimumLength: CGFloat = 24

  /// Returns the symbols of the breaks that a bar extends over, and of the edges of the plot at which
  /// an explicit domain cuts it.
  private func breaks(of figure: ChartFigure, _ run: PreparedRun, _ traits: MarkTraits)
    -> [BreakSymbol]
  {
    guard case .rectangle(let full, _) = figure.shape,
      let scale = scale(run.direction, traits)
    else { return [] }
    let rect = figure.gap.inset(full)
    let isVertical = run.direction == .vertical
    let ends = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    func symbol(at middle: CGFloat) -> BreakSymbol {
      BreakSymbol(
        along: run.direction,
        center: isVertical
          ? CGPoint(x: rect.midX, y: middle) : CGPoint(x: middle, y: rect.midY),
        width: (isVertical ? rect.width : rect.height) + 2 * BreakSymbol.overhang)
    }
    let gaps = scale.position.breaks.compactMap { gap -> BreakSymbol? in
      let (lower, upper) = (CGFloat(gap.lower), CGFloat(gap.upper))
      guard ends.0 <= lower + 0.01, ends.1 >= upper - 0.01 else { return nil }
      return symbol(at: (lower + upper) / 2)
    }
    guard scale.isExplicit, scale.kind == .number, !cutsBars else { return gaps }
    let edges = isVertical ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX)
    let visible = min(ends.1, edges.1) - max(ends.0, edges.0)
    guard visible >= Self.minimumLength,
      (isVertical ? rect.width : rect.height) >= Self.minimumWidth
    else { return gaps }
    var cuts: [BreakSymbol] = []
    if ends.0 < edges.0 - 0.5 { cuts.append(symbol(at: edges.0 + Self.edgeDistance)) }
    if ends.1 > edges.1 + 0.5 { cuts.append(symbol(at: edges.1 - Self.edgeDistance)) }
    return gaps + cuts
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
