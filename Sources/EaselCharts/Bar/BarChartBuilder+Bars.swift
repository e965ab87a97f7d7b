import EaselBlocks
import EaselCanvas
import Foundation

extension BarChartBuilder {
  // MARK: Bars

  /// Copies the bars of the engine into the layout, category by category.
  mutating func placeBars(_ figures: [ChartFigure]) {
    let greatest = maximumValue
    for figure in figures where figure.kind == .bar {
      guard let mark = figure.markNumbers.first, mark < marks.places.count,
        case .rectangle(let whole, _) = figure.shape
      else { continue }
      let (series, category) = marks.places[mark]
      guard let value = chart.value(series, category) else { continue }
      let rect = cut(whole)
      layout.bars.append(
        .init(
          series: series, category: category, value: value, rect: rect,
          cornerRadii: radii(rect, isCut: rect != whole, series, category),
          paint: value == greatest
            ? chart.maximumPaint ?? chart.paint(of: series) : chart.paint(of: series),
          borderColor: chart.series[series].borderColor,
          link: chart.series[series].links[category] ?? chart.links[category],
          words: .init(
            label: chart.barLabel(series, category), value: format.string(from: value))))
    }
    layout.bars.sort { ($0.category, $0.series) < ($1.category, $1.series) }
  }

  /// Returns a bar's rectangle, clipped to the plot along the value axis.
  private func cut(_ rect: CGRect) -> CGRect {
    let plot = layout.plot
    func held(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), high)
    }
    if isVertical {
      let (top, bottom) = (
        held(rect.minY, plot.minY, plot.maxY), held(rect.maxY, plot.minY, plot.maxY)
      )
      guard top > rect.minY || bottom < rect.maxY else { return rect }
      return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
    }
    let (left, right) = (
      held(rect.minX, plot.minX, plot.maxX), held(rect.maxX, plot.minX, plot.maxX)
    )
    guard left > rect.minX || right < rect.maxX else { return rect }
    return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
  }

  private var maximumValue: Double? {
    guard chart.series.count == 1, chart.maximumPaint != nil else { return nil }
    return chart.series[0].values.filter(\.isFinite).max()
  }

  /// Returns the corner radii of a bar; in a stack, only the outermost bar has round corners.
  private func radii(_ rect: CGRect, isCut: Bool, _ series: Int, _ category: Int) -> CornerRadii {
    let value = chart.value(series, category) ?? 0
    if chart.arrangement == .stacked {
      let isOutermost = !chart.series.indices.dropFirst(series + 1).contains {
        let other = chart.value($0, category) ?? 0
        return other != 0 && (other < 0) == (value < 0)
      }
      guard isOutermost else { return CornerRadii(all: 0) }
    }
    let (width, length) =
      isVertical ? (rect.width, rect.height) : (rect.height, rect.width)
    // A thin bar and one that is clipped by the axis have a square end.
    let far = width < 6 || isCut ? 0 : min(style.barCornerRadius, length)
    let wanted =
      chart.cornerRadii
      ?? CornerRadii(topLeft: far, topRight: far, bottomLeft: 0, bottomRight: 0)
    // In right-to-left layout, horizontal bars of positive values grow to the left.
    let isReversed = (value < 0) != (!isVertical && style.isRightToLeft)
    switch (isVertical, isReversed) {
    case (true, false): return wanted
    case (true, true):
      return CornerRadii(
        topLeft: wanted.bottomLeft, topRight: wanted.bottomRight, bottomLeft: wanted.topLeft,
        bottomRight: wanted.topRight)
    case (false, false):
      return CornerRadii(
        topLeft: wanted.bottomLeft, topRight: wanted.topLeft, bottomLeft: wanted.bottomRight,
        bottomRight: wanted.topRight)
    case (false, true):
      return CornerRadii(
        topLeft: wanted.topRight, topRight: wanted.bottomRight, bottomLeft: wanted.topLeft,
        bottomRight: wanted.bottomLeft)
    }
  }

  // MARK: Values

  /// Reports values whose labels were requested and have no room.
  mutating func noteHiddenValues(_ labels: [ChartLabel]) {
    guard chart.valueLabels == .visible else { return }
    let shown = Set(labels.compactMap(\.mark))
    guard !shown.isEmpty else { return }
    let hidden = marks.places.indices.filter { !shown.contains($0) }.compactMap {
      chart.value(marks.places[$0].series, marks.places[$0].category)
    }
    for value in hidden.prefix(20) {
      note(
        .warning, .labelAdjusted, "a value has no room in its bar and is left out",
        value: format.string(from: value))
    }
    guard hidden.count > 20 else { return }
    note(
      .warning, .labelAdjusted, "\(hidden.count - 20) further values have no room in their bars",
      value: "\(hidden.count - 20)")
  }
}
