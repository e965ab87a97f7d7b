import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Adds a bar or a cell.
  mutating func addRectangle(
    _ rect: CGRect, _ run: PreparedRun, _ row: Int,
    _ traits: MarkTraits, gap: LabelSpace = LabelSpace()
  ) {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else {
      missingCount += 1
      return
    }
    let look = look(run, row, traits)
    // Segments that are drawn as one bar share its gradient, and its corner radius is limited by
    // its whole size.
    let drawn = gap == gap.withoutLaps ? rect : gap.inset(rect)
    let radius = min(traits.cornerRadius ?? 0, drawn.width / 2, drawn.height / 2)
    var figure = ChartFigure(
      kind: run.kind, shape: .rectangle(rect, cornerRadius: radius), marks: [run.run.ordinals[row]],
      series: series(run, row))
    figure.fill = paint(look, drawn, traits)
    figure.identity = identity(run.kind, run, row)
    figure.gap = gap
    figure.isCovered = run.joints?[row].isCovered == true
    figure.finish(traits)
    add(figure)
  }
}
