import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// Bars, lines, areas and colours.
extension SampleLook {
  private var bars: [ChartFigure] { layout.figures.filter { $0.kind == .bar } }

  var barValueFaults: [String] {
    guard !isApple, family == .bars else { return [] }
    let values = layout.panels.flatMap(\.labels).count { $0.isValue }
    let count = bars.count
    guard values != 0 else {
      let isRoomy = layout.plot.width / CGFloat(max(count, 1)) >= 64 && layout.plot.height >= 120
      return count <= 12 && isRoomy ? ["none of \(count) values at \(layout.plot)"] : []
    }
    return values == count && count <= 12 ? [] : ["\(values) values of \(count) bars"]
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
    for figure in bars {
      guard case .rectangle(let rect, let radius) = figure.shape else { continue }
      if radius > 1.5 { found.append("corners of \(radius)") }
      if radius > 0, min(rect.width, rect.height) < 6, [.bars, .rows].contains(family) {
        found.append("corners of a bar of \(rect.size)")
      }
      if family == .bars || family == .rows {
        let isRow = family == .rows
        let width = isRow ? rect.height : rect.width
        let length = isRow ? layout.plot.height : layout.plot.width
        let step = length / CGFloat(max(sample.data.names.count, 1))
        let wanted = min(step * 0.7, 56)
        if width > 56.01 { found.append("a bar of \(width)") }
        if abs(width - wanted) > max(0.3 * wanted, 1) {
          found.append("\(width) of a step of \(step)")
        }
      }
    }
    return found
  }

  var segmentFaults: [String] {
    guard !isApple, [.stackedBars, .shareBars, .pie].contains(family) else { return [] }
    return style.segmentGap == 0.75 ? [] : ["a gap of \(style.segmentGap)"]
  }

  var lineFaults: [String] {
    guard !isApple, [.line, .lines, .steps, .splines].contains(family) else { return [] }
    let lines = layout.figures.filter { $0.kind == .line }
    let series = Set(lines.map(\.series))
    let wanted: CGFloat = series.count >= 5 ? 1.5 : 2
    return lines.filter { $0.strokeStyle.lineWidth != wanted }
      .map { "\(series.count) lines of \($0.strokeStyle.lineWidth)" }
  }

  var areaFaults: [String] {
    guard !isApple else { return [] }
    let areas = layout.figures.filter { $0.kind == .area && !$0.isClear }
    switch family {
    case .band:
      return areas.filter { opacity($0) > 0.26 }.map { "\(opacity($0)) under a line" }
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
