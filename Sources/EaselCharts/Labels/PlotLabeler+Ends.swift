import EaselBlocks
import EaselCanvas
import Foundation

extension PlotLabeler {
  /// Adds a dot at the end of each line.
  mutating func addDots(_ ends: [SeriesEnd]) {
    let side = style.lineEndDot
    guard side > 0 else { return }
    let circle = Path(ellipseIn: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
    for end in ends where end.isLine && plot.insetBy(dx: -0.5, dy: -0.5).contains(end.point) {
      var figure = ChartFigure(
        kind: .point, shape: .symbols(circle, at: [end.point]), marks: [end.mark],
        series: end.name)
      figure.fill = end.paint
      figure.zIndex = end.zIndex
      dots.append(figure)
      taken.add(figure)
    }
  }

  /// Adds names beside the ends, spread so that none overlaps, with leaders to those that moved.
  ///
  /// - Parameters:
  ///   - ends: The ends, one per name.
  ///   - figures: The lines; names are placed beyond all of them.
  mutating func addNames(_ ends: [SeriesEnd], beyond figures: [ChartFigure], size: CGFloat) {
    var seen: Set<String> = []
    let ends = ends.filter { !$0.name.isEmpty && seen.insert($0.name).inserted }
      .sorted { $0.point.y < $1.point.y }
    guard !ends.isEmpty else { return }
    let isLeft = style.isRightToLeft
    var column = isLeft ? CGFloat.infinity : -CGFloat.infinity
    for figure in figures where figure.kind.isConnected || figure.isSymbols {
      let box = figure.bounds.intersection(plot.insetBy(dx: -1, dy: -1))
      guard !box.isNull else { continue }
      column = isLeft ? min(column, box.minX) : max(column, box.maxX)
    }
    guard column.isFinite else { return }
    column += isLeft ? -SeriesEnd.gap : SeriesEnd.gap
    let space = isLeft ? column - taken.bounds.minX : taken.bounds.maxX - column
    let texts = ends.map { end -> TextLayout in
      let text = style.labelText(end.name, size: size, color: style.textColor(end.paint))
      guard text.size.width > space + 0.5 else { return text }
      hidden.append(end.name)
      return style.labelText(
        end.name, size: size, color: style.textColor(end.paint), width: max(space, 1))
    }
    let heights = texts.map(\.size.height)
    let low = max(plot.minY - (heights.first ?? 0) / 2, taken.bounds.minY)
    // The last name may extend below the plot, as far as there are no axis labels.
    let high = min(
      plot.maxY + min((heights.last ?? 0) / 2, style.labelGap - 1), taken.bounds.maxY)
    guard
      let middles = LabelSpread.positions(
        wanted: ends.map { min(max($0.point.y, plot.minY), plot.maxY) }, sizes: heights,
        in: low...max(high, low))
    else {
      hidden += ends.map(\.name)
      return
    }
    for (index, end) in ends.enumerated() {
      // An ellipsis may be wider than the room of a very narrow chart.
      guard texts[index].size.width <= space + 0.5 else { continue }
      let label = ChartLabel(
        texts[index], at: CGPoint(x: column, y: middles[index]),
        anchor: CGPoint(x: isLeft ? 1 : 0, y: 0.5))
      addLeader(end, to: label, column: column)
      add(label)
    }
  }

  private mutating func addLeader(_ end: SeriesEnd, to label: ChartLabel, column: CGFloat) {
    let sign: CGFloat = style.isRightToLeft ? -1 : 1
    let reach = (column - end.point.x) * sign
    let isFar = reach > SeriesEnd.gap + style.textSize
    guard isFar || abs(label.frame.midY - end.point.y) > style.textSize / 2 else { return }
    let start = CGPoint(
      x: end.point.x + sign * (end.isLine ? style.lineEndDot / 2 : 0), y: end.point.y)
    let stop = CGPoint(x: column - sign * 1.5, y: label.frame.midY)
    guard (stop.x - start.x) * sign > 0 else { return }
    leaders.append(
      ChartLine(
        start, stop, .color(style.mutedInk),
        StrokeStyle(lineWidth: style.gridWidth, lineCap: .round)))
  }
}
