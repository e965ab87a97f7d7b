import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// Bars, lines, areas and colours.
extension SampleLook {
  private var bars: [ChartFigure] { layout.figures.filter { $0.kind == .bar } }

  var barValueFaults: [String] {
    guard !isApple, family == .bars || family == .rows else { return [] }
    let values = layout.panels.flatMap(\.labels).count { $0.isValue }
    let count = bars.count
    guard values != 0 else {
      let isRow = family == .rows
      let texts = chart.barValues(size: style.smallTextSize)?.items.values.map(\.text.size) ?? []
      guard count <= 12, !texts.isEmpty else { return count <= 12 ? ["no values at all"] : [] }
      // Values stand four points apart, and take a fifth of the bars' length at most.
      let step = (isRow ? layout.plot.height : layout.plot.width) / CGFloat(max(count, 1))
      let length = isRow ? layout.plot.width : layout.plot.height
      let across = texts.map { isRow ? $0.height : $0.width + 4 }.max() ?? 0
      let along = texts.map { isRow ? $0.width : $0.height }.max() ?? 0
      return across <= step && along * 5 <= length
        ? ["none of \(count) values at \(layout.plot)"] : []
    }
    return values == count && count <= (family == .rows ? 40 : 12)
      ? [] : ["\(values) values of \(count) bars"]
  }

  var shareFaults: [String] {
    guard [.pie, .donut, .halfPie].contains(family), ["en_US", "de_DE"].contains(sample.locale),
      layout.figures.count > 1
    else { return [] }
    let shares = layout.panels.flatMap(\.labels).compactMap { label -> Double? in
      let text = label.text.string
      guard let end = text.lastIndex(of: "%") else { return nil }
      let digits = text[..<end].reversed().drop { $0.isWhitespace }
        .prefix { $0.isNumber || $0 == "." || $0 == "," }
      return Double(String(digits.reversed()).replacingOccurrences(of: ",", with: "."))
    }
    guard shares.count == layout.figures.count else { return [] }
    let sum = shares.reduce(0, +)
    return abs(sum - 100) < 0.001 ? [] : ["\(sum) of \(shares)"]
  }

  var barFaults: [String] {
    guard !isApple else { return [] }
    var found: [String] = []
    if family == .groupedBars || family == .groupedRows { found += groupFaults }
    for figure in bars {
      guard case .rectangle(let rect, let radius) = figure.shape else { continue }
      if radius > 1.5 { found.append("corners of \(radius)") }
      if radius > 0, min(rect.width, rect.height) < 6, [.bars, .rows].contains(family) {
        found.append("corners of a bar of \(rect.size)")
      }
      if [.bars, .rows, .stackedBars, .stackedRows, .shareBars, .shareRows].contains(family) {
        let isRow = [.rows, .stackedRows, .shareRows].contains(family)
        let width = isRow ? rect.height : rect.width
        let length = isRow ? layout.plot.height : layout.plot.width
        let step = length / CGFloat(max(sample.data.names.count, 1))
        // Gaps of less than a pixel would beat: bars of a step of less than three points lap over.
        let wanted = step < 3 ? step + 0.5 : min(step * 0.7, 56)
        if abs(width - wanted) > 0.01 {
          found.append("\(width) of a step of \(step)")
        }
      }
    }
    return found
  }

  /// The bars of a name take as much of its step as one bar would.
  private var groupFaults: [String] {
    let isRow = family == .groupedRows
    let count = sample.data.series.count
    let step =
      (isRow ? layout.plot.height : layout.plot.width) / CGFloat(max(sample.data.names.count, 1))
    guard count > 1, step >= 3 else { return [] }
    let wanted = min(step * 0.7, 56 * CGFloat(count)) / CGFloat(count)
    return bars.compactMap { figure in
      let width = isRow ? figure.bounds.height : figure.bounds.width
      // A point parts bars that are wide enough.
      return abs(width - wanted + (wanted > 6 ? 1 : 0)) < 0.01 ? nil : "\(width) of \(wanted)"
    }
  }

  var segmentFaults: [String] {
    guard !isApple else { return [] }
    switch family {
    case .stackedBars, .shareBars, .stackedRows, .shareRows:
      let isRow = family == .stackedRows || family == .shareRows
      return bars.compactMap { figure in
        let gap = figure.gap.left + figure.gap.right + figure.gap.top + figure.gap.bottom
        let length = isRow ? figure.bounds.width : figure.bounds.height
        // The first segment stands on the base line, and thin ones keep two thirds of their length.
        return gap == 0 || abs(gap - min(0.75, length / 3)) < 0.001 ? nil : "a gap of \(gap)"
      } + (hasGaps ? [] : ["no gaps"])
    case .pie:
      return layout.figures.compactMap { figure in
        guard case .sector(let arc, _) = figure.shape, layout.figures.count > 1 else { return nil }
        let gap = arc.padAngle * (arc.padRadius ?? arc.outerRadius)
        return abs(gap - 0.75) < 0.01 ? nil : "a gap of \(gap)"
      }
    default: return []
    }
  }

  /// Whether each bar that stands on another has a gap.
  private var hasGaps: Bool {
    let parted = bars.count { $0.gap != LabelSpace() }
    return sample.data.series.count < 2 || bars.isEmpty || parted > 0
  }

  var lineFaults: [String] {
    guard !isApple, [.line, .lines, .steps, .splines].contains(family) else { return [] }
    let lines = layout.figures.filter { $0.kind == .line }
    let series = Set(lines.map(\.series))
    let wanted: CGFloat = series.count >= 5 ? 1.5 : 2
    let dots = layout.panels.flatMap(\.dots)
    let symbols = layout.figures.count { $0.kind == .point && $0.marks.count > 1 }
    return lines.filter { $0.strokeStyle.lineWidth != wanted }
      .map { "\(series.count) lines of \($0.strokeStyle.lineWidth)" }
      + dots.filter { abs($0.bounds.width - 5) > 0.01 }.map { "a dot of \($0.bounds.width)" }
      + (dots.count > lines.count ? ["\(dots.count) dots"] : [])
      + (symbols > 0 ? ["symbols on a line"] : [])
  }

  var areaFaults: [String] {
    guard !isApple else { return [] }
    let areas = layout.figures.filter { $0.kind == .area && !$0.isClear }
    switch family {
    case .band, .area, .layers:
      return areas.filter { opacity($0) > 0.2501 }.map { "\(opacity($0)) under a line" }
    case .stackedAreas where sample.theme == .standard && sample.data.series.count > 1:
      return areas.filter { opacity($0) < 0.99 }.map { "\(opacity($0)) of a layer" }
    default: return []
    }
  }

  private func opacity(_ figure: ChartFigure) -> Double {
    guard case .color(let color)? = figure.fill else { return figure.opacity }
    return figure.opacity * Double(color.components(for: sample.appearance).alpha)
  }

  /// A colour as it is drawn, as numbers from 0 to 255.
  private func key(_ color: Color) -> [Int] {
    let parts = color.components(for: sample.appearance)
    return [parts.red, parts.green, parts.blue].map { Int(($0 * 255).rounded()) }
  }

  var colourFaults: [String] {
    guard sample.theme == .standard,
      [.groupedBars, .groupedRows, .stackedBars, .scatterBySeries].contains(family)
    else { return [] }
    let known = Set((style.palette + [style.otherStyle].compactMap { $0 }).map(key))
    return layout.figures.compactMap { figure in
      guard case .color(let color)? = figure.fill else { return nil }
      return known.contains(key(color)) || figure.opacity < 1 ? nil : "\(key(color))"
    }
  }

  var oneColourFaults: [String] {
    let figures = layout.figures.filter { [.bar, .line, .area].contains($0.kind) }
    guard [.bars, .rows, .rangeBars, .numericBars, .histogram, .line, .area].contains(family)
    else { return [] }
    let fills = Set(
      figures.compactMap { figure -> [Int]? in
        guard case .color(let color)? = figure.fill ?? figure.stroke else { return nil }
        return key(color)
      })
    return fills.count > 1 ? ["\(fills.count) colours"] : []
  }
}
