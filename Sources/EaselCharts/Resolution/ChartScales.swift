import EaselBlocks
import EaselCanvas
import Foundation

/// All scales of a chart.
package struct ChartScales {
  package var x: ResolvedScale?
  package var y: ResolvedScale?
  /// Further value axes, by name.
  var others: [ChartAxisID: ResolvedScale] = [:]
  var foregroundStyle: LookScale<any ShapeStyle>?
  var symbol: LookScale<MarkSymbol>?
  var symbolSize: LookScale<CGFloat>?
  var lineStyle: LookScale<StrokeStyle>?
  /// The default symbols of series of points that differ in color only; `nil` for circles.
  var seriesSymbols: LookScale<MarkSymbol>?

  init() {}

  /// Returns the y scale of an axis.
  package func y(_ id: ChartAxisID?) -> ResolvedScale? { id.flatMap { others[$0] } ?? y }

  /// Returns the scales for a plot, with positions in points; right-to-left layout reverses x.
  func placed(in plot: CGRect, _ configuration: ChartConfiguration, isRightToLeft: Bool)
    -> ChartScales
  {
    var scales = self
    let across = isRightToLeft ? (plot.maxX, plot.minX) : (plot.minX, plot.maxX)
    scales.x = x?.placed(from: across.0, to: across.1, configuration.x)
    let upwards = (plot.maxY, plot.minY)
    // Categories of rows are read from top to bottom.
    let y = self.y.map { $0.kind == .category ? (upwards.1, upwards.0) : upwards } ?? upwards
    scales.y = self.y?.placed(from: y.0, to: y.1, configuration.y)
    for (id, scale) in others {
      scales.others[id] = scale.placed(
        from: upwards.0, to: upwards.1, configuration.otherAxes[id])
    }
    return scales
  }
}

extension ResolvedScale {
  /// Returns the scale over a range of points; a reversed scale keeps its direction.
  func placed(
    from start: CGFloat, to end: CGFloat, _ configuration: AxisConfiguration?
  ) -> ResolvedScale {
    var (start, end) = (start, end)
    if let padding = configuration?.range {
      let sign: CGFloat = end < start ? -1 : 1
      if let fixed = padding.fixed {
        (start, end) = (start + sign * fixed.lowerBound, start + sign * fixed.upperBound)
      } else if padding.start.isFinite, padding.end.isFinite,
        padding.start + padding.end < abs(end - start)
      {
        (start, end) = (start + sign * padding.start, end - sign * padding.end)
      }
    }
    if kind == .category, let padding = configuration?.bandPadding, padding >= 0 {
      // The room before the first band and after the last is half of that between two bands.
      let step = (end - start) / (CGFloat(max(names.count, 1)) + min(CGFloat(padding), 1))
      (start, end) = (
        start + step * min(CGFloat(padding), 1) / 2, end - step * min(CGFloat(padding), 1) / 2
      )
    }
    if position.end < position.start { swap(&start, &end) }
    var scale = self
    scale.position =
      kind == .category
      ? PositionScale(
        categories: max(names.count, 1), start: Double(start), end: Double(end))
      : PositionScale(
        lower: lower, upper: upper, transform: position.transform, pieces: position.pieces,
        start: Double(start), end: Double(end))
    return scale
  }
}

extension ChartScales {
  /// Returns the style of marks without a style of their own: the foreground style of the chart,
  /// otherwise the color of their value axis.
  ///
  /// Marks of two axes in one color would look like one series.
  func standardStyle(of id: ChartAxisID?, _ style: ChartStyle) -> any ShapeStyle {
    if let foreground = style.foreground { return foreground }
    let styles = style.seriesStyles
    guard let first = styles.first else { return style.ink }
    guard let id, let index = others.keys.map(\.name).sorted().firstIndex(of: id.name) else {
      return first
    }
    return styles[(index + 1) % styles.count]
  }
}
