import EaselBlocks
import EaselCanvas
import Foundation

/// A solver of the axes of a chart's plots, which solves an axis once for a position.
///
/// A layout asks for the axes of a plot several times, until the plot and the space of its axes agree.
/// Mostly one of the two axes has not moved since.
final class AxisSolver {
  private let chart: ScaledChart
  private let omitted: OmittedGuides
  /// The dates of steps, their texts, and lines of text, for all axes.
  private let cache = AxisCache()
  private var known: [Location: [AxisLayout]] = [:]

  init(_ chart: ScaledChart, without omitted: OmittedGuides) {
    self.chart = chart
    self.omitted = omitted
  }

  /// The plot for which axes are solved.
  struct Request {
    /// The rectangle of the plot.
    var plot: CGRect
    /// The rectangle that labels must stay in.
    var bounds: CGRect
    /// The space within the plot that labels take from the scales.
    var inner: LabelSpace
    /// The scales of the panel.
    var scales: ChartScales
    /// The number of the panel to which the scales belong; panels with the chart's scales have 0.
    var panel = 0
    /// Whether the plot is final, so that labels have only the remaining space beside it.
    var isFinal = false
    /// The distance that labels may extend beyond the plot's ends, if another plot is beside it.
    var reach: CGFloat?
    /// Whether diagonal labels may extend below the plot beside it.
    var isDiagonalUnlimited = false
  }

  /// Everything that the layout of an axis depends on, apart from the chart.
  private struct Location: Hashable {
    var axis: Axis
    var id: ChartAxisID?
    var panel: Int
    var plot: CGRect
    var bounds: CGRect
    /// The positions between which the scale is placed.
    var ends: [Double]
    var textSize: CGFloat
    var isFinal: Bool
    var reach: CGFloat?
    var isDiagonalUnlimited: Bool
  }

  /// Returns the layouts of all axes of a plot.
  func axes(_ request: Request) -> [AxisLayout] {
    let (scales, configuration) = (request.scales, chart.configuration)
    let placed = chart.placed(scales, in: request.plot, inner: request.inner)
    func solved(
      _ axis: Axis, _ id: ChartAxisID?, _ scale: ResolvedScale?, _ placed: ResolvedScale?,
      _ configuration: AxisConfiguration, textSize: CGFloat
    ) -> [AxisLayout] {
      guard let scale, let placed else { return [] }
      let location = Location(
        axis: axis, id: id, panel: request.panel, plot: request.plot, bounds: request.bounds,
        ends: [placed.position.start, placed.position.end], textSize: textSize,
        isFinal: request.isFinal, reach: request.reach,
        isDiagonalUnlimited: request.isDiagonalUnlimited)
      if let known = known[location] { return known }
      let solved = solve(axis, id, scale, placed, configuration, request, textSize)
      known[location] = solved
      return solved
    }
    // Labels of values are at most as large as the names of rows, which are more important.
    let namesRows = scales.y?.kind == .category && scales.x?.kind != .category
    let style = chart.style
    let vertical = solved(
      .vertical, nil, scales.y, placed.y, configuration.y, textSize: style.textSize)
    var textSize = style.textSize
    if namesRows, style.limitsValuesToNameSize, configuration.y.marks == nil,
      let size = vertical.compactMap(\.labelSize).max()
    {
      textSize = min(textSize, max(size, style.smallTextSize))
    }
    var result = solved(
      .horizontal, nil, scales.x, placed.x, configuration.x, textSize: textSize)
    result += vertical
    for (id, scale) in scales.others.sorted(by: { $0.key.name < $1.key.name }) {
      result += solved(
        .vertical, id, scale, placed.others[id],
        configuration.otherAxes[id] ?? AxisConfiguration(), textSize: textSize)
    }
    alignTitles(&result)
    return result
  }

  private func solve(
    _ axis: Axis, _ id: ChartAxisID?, _ scale: ResolvedScale, _ placed: ResolvedScale,
    _ configuration: AxisConfiguration, _ request: Request, _ textSize: CGFloat
  ) -> [AxisLayout] {
    var style = chart.style
    style.textSize = textSize
    var resolver = AxisResolver(
      axis, id: id, scale: scale, configuration: configuration, style: style, blocks: chart.blocks)
    resolver.isFinal = request.isFinal
    resolver.reach = request.reach
    resolver.isDiagonalUnlimited = request.isDiagonalUnlimited
    resolver.sharesPlot = !request.scales.others.isEmpty
    resolver.isTitled =
      request.scales.x?.kind == .number && request.scales.y?.kind == .number
      || chart.saysUnit(scale)
    resolver.cache = cache
    resolver.omitted = omitted
    resolver.color =
      axis == .vertical && !request.scales.others.isEmpty ? chart.axisColor(id) : nil
    return resolver.layouts(plot: request.plot, scale: placed, bounds: request.bounds).map {
      var layout = $0
      layout.plot = request.plot
      if omitted.contains(.texts) { return layout.withoutLabels }
      styleAxis(&layout, configuration)
      return layout
    }
  }

  /// Applies the axis style to the ticks and labels of an axis.
  private func styleAxis(_ axis: inout AxisLayout, _ configuration: AxisConfiguration) {
    let styles = [configuration.marks?.layer, configuration.style].compactMap { $0 }
    guard !styles.isEmpty else { return }
    let boxes =
      axis.allLabels.map(\.bounds) + axis.tickLines.map(\.bounds) + axis.blocks.map(\.frame)
      + (axis.baseline.map { [$0.bounds] } ?? [])
    let rect = boxes.reduce(CGRect.null) { $0.union($1) }
    guard !rect.isNull else { return }
    axis.styled = StyledPart(
      { part in styles.reduce(part) { $1($0) } }, in: rect, chart.blocks, keepsPart: true)
  }

  /// Aligns the titles of several value axes with the highest one.
  ///
  /// The height of a title depends on the labels below it.
  private func alignTitles(_ axes: inout [AxisLayout]) {
    let titled = axes.indices.filter {
      (axes[$0].edge == .leading || axes[$0].edge == .trailing) && axes[$0].title != nil
    }
    guard titled.count > 1,
      let bottom = titled.compactMap({ axes[$0].title?.frame.maxY }).min()
    else { return }
    for index in titled {
      guard let title = axes[index].title else { continue }
      axes[index].title?.frame.origin.y = bottom - title.frame.height
    }
  }
}

extension ScaledChart {
  /// Returns scales that are placed on a plot, without the space that labels take inside it.
  func placed(_ scales: ChartScales, in plot: CGRect, inner: LabelSpace) -> ChartScales {
    scales.placed(in: inner.inset(plot), configuration, isRightToLeft: style.isRightToLeft)
  }

  /// Returns the color of one of several value axes: that of its only series, dark enough for text.
  ///
  /// The result is `nil` if its marks have several colors, or if data determines them. Rules and
  /// texts do not count beside other marks.
  fileprivate func axisColor(_ id: ChartAxisID?) -> Color? {
    guard style.colorsAdditionalAxes else { return nil }
    let runs = marks.runs.filter { $0.count > 0 && $0.run.axisID == id }
    let series = runs.filter { !$0.kind.isReference }
    var found: Color?
    for run in series.isEmpty ? runs : series {
      guard run.run[.foregroundStyle] == nil else { return nil }
      let look = marks.traits(run, 0).style ?? scales.standardStyle(of: id, style)
      guard case .color(let color) = look.paint(in: .zero, style.environment),
        found == nil || found == color
      else { return nil }
      found = color
    }
    return found.map { style.textColor(.color($0)) }
  }

  /// The unit of the vertical axis if the axis is hidden and its label is a unit; otherwise `nil`.
  var unitWithoutAxis: String? {
    guard configuration.y.visibility == .hidden, let label = scales.y?.label, label.count > 1,
      UnitName.isUnit(label)
    else { return nil }
    return label
  }

  /// Returns whether the label of a value axis contains a unit and is not part of the titles.
  fileprivate func saysUnit(_ scale: ResolvedScale) -> Bool {
    guard scale.kind == .number, !scale.isShare, UnitName.isSaid(by: scale.label) else {
      return false
    }
    guard let titles = configuration.titles else { return true }
    return ![titles.title, titles.subtitle].contains { text in
      text?.string(in: style.environment).localizedCaseInsensitiveContains(scale.label) ?? false
    }
  }
}
