import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// Axes, ticks and numbers.
extension SampleLook {
  var alignmentFaults: [String] {
    guard !isApple else { return [] }
    var found: [String] = []
    for panel in layout.panels {
      for axis in panel.axes where axis.edge == .leading {
        for label in axis.labels {
          let gap =
            isRightToLeft
            ? label.frame.minX - panel.plot.maxX : panel.plot.minX - label.frame.maxX
          if abs(gap - 6) > 0.51 { found.append("\(label.text.string) \(gap)") }
        }
      }
      if panel.axes.contains(where: { $0.edge == .trailing && $0.id == nil }) {
        found.append("values at the trailing side")
      }
    }
    return found
  }

  var gridFaults: [String] {
    guard !isApple else { return [] }
    var found: [String] = []
    for axis in layout.panels.flatMap(\.axes) {
      for line in axis.gridLines where line.style.lineWidth != 0.5 {
        found.append("width \(line.style.lineWidth)")
      }
      let isOfNumbers = axis.ticks.allSatisfy {
        if case .number = $0.datum { true } else { false }
      }
      if !isOfNumbers, !axis.gridLines.isEmpty { found.append("grid of \(axis.edge)") }
      for line in axis.tickLines {
        let length = abs(line.end.x - line.start.x) + abs(line.end.y - line.start.y)
        if length > 4.01 { found.append("tick of \(length)") }
      }
      if let line = axis.baseline, line.style.lineWidth != 0.75 { found.append("base line") }
    }
    return found
  }

  var emptinessFaults: [String] {
    guard !isApple, isLarge, layout.panels.count == 1 else { return [] }
    let data = (layout.figures.map(\.bounds) + layout.panels.flatMap(\.labels).map(\.bounds))
      .filter { !$0.isNull && $0.width.isFinite }
    guard let first = data.first, data.count > 1 else { return [] }
    let union = data.dropFirst().reduce(first) { $0.union($1) }
    let plot = layout.plot
    // What lies between the data and zero is shown for the sake of zero.
    func parts(_ scale: ResolvedScale?, _ lower: CGFloat, _ upper: CGFloat) -> [CGFloat] {
      guard let scale, scale.kind == .number, !scale.showsMagnitudes else { return [] }
      return (scale.lower == 0 ? [] : [lower]) + (scale.upper == 0 ? [] : [upper])
    }
    let height = parts(scales.y, plot.maxY - union.maxY, union.minY - plot.minY)
    let (left, right) = (union.minX - plot.minX, plot.maxX - union.maxX)
    let width = parts(scales.x, isRightToLeft ? right : left, isRightToLeft ? left : right)
    return height.filter { $0 > plot.height * 0.15 + 1 }
      .map { "\(Int(100 * $0 / plot.height)) % of the height" }
      + width.filter { $0 > plot.width * 0.15 + 1 }
      .map { "\(Int(100 * $0 / plot.width)) % of the width" }
  }

  var zeroFaults: [String] {
    guard !isApple else { return [] }
    switch family {
    case .bars, .groupedBars, .stackedBars, .shareBars, .numericBars, .area, .stackedAreas,
      .histogram, .errorBars, .waterfall:
      guard let scale = scales.y else { return [] }
      return scale.lower <= 0 && scale.upper >= 0 ? [] : ["\(scale.lower)…\(scale.upper)"]
    case .rows, .groupedRows, .pyramid, .diverging, .bullet:
      guard let scale = scales.x else { return [] }
      return scale.lower <= 0 && scale.upper >= 0 ? [] : ["\(scale.lower)…\(scale.upper)"]
    case .line, .lines, .steps, .splines, .scatter, .scatterBySeries:
      guard let scale = scales.y else { return [] }
      let hasZero = scale.lower <= 0 && scale.upper >= 0
      let values = (family == .line ? sample.data.first : sample.data.rows).map(\.value)
      guard let least = values.min(), let most = values.max(), least < most else { return [] }
      // Zero would take the part of the height that lies between it and the data.
      let part =
        least > 0 ? least / most : most < 0 ? -most / -least : 0
      var found: [String] = []
      // Points of two numbers do not stand on zero.
      let isScatter = family == .scatter || family == .scatterBySeries
      if part < 0.6, !hasZero, !isScatter { found.append("zero is left out at \(part)") }
      if part > 0.74, hasZero { found.append("zero takes \(part)") }
      if !hasZero, isLarge, valueAxes.allSatisfy({ $0.labels.isEmpty }) {
        found.append("no axis shows that it does not begin at zero")
      }
      return found
    default: return []
    }
  }

  var tickFaults: [String] {
    guard !isApple, isLarge, layout.panels.count == 1, family != .logarithmic else { return [] }
    return valueAxes.compactMap { axis in
      let isUpright = axis.edge == .leading || axis.edge == .trailing
      // The other axis of points, and years, are counted by their room.
      guard isUpright || scales.y?.kind == .category else { return nil }
      let count = axis.ticks.count
      let values = axis.ticks.compactMap { tick -> Double? in
        if case .number(let value) = tick.datum { value } else { nil }
      }
      // Whole numbers from zero to one have no others between.
      if values == [0, 1] || values == [-1, 0] { return nil }
      return (3...7).contains(count) ? nil : "\(axis.edge) has \(count)"
    }
  }

  var numberFaults: [String] {
    var found: [String] = []
    for axis in valueAxes where family != .logarithmic {
      let texts = axis.labels.map(\.text.string)
      for text in texts {
        let digits = text.compactMap(\.wholeNumberValue).filter { $0 < 10 }
        let significant = digits.drop { $0 == 0 }.reversed().drop { $0 == 0 }
        if significant.count > 4 { found.append(text) }
        if text.contains("-") { found.append("hyphen in \(text)") }
      }
      guard sample.locale == "en_US" else { continue }
      let decimals = Set(
        texts.filter { $0.contains { $0.isNumber && $0 != "0" } }.map { text -> Int in
          guard let dot = text.firstIndex(of: ".") else { return 0 }
          return text[dot...].dropFirst().prefix(while: \.isNumber).count
        })
      if decimals.count > 1 { found.append("decimals \(texts)") }
    }
    return found
  }

  var nameFaults: [String] {
    guard !isApple else { return [] }
    var found: [String] = []
    for axis in layout.axes where axis.edge == .bottom || axis.edge == .top {
      guard scales.x?.kind == .category, family != .calendar else { continue }
      for label in axis.labels where label.rotation != 0 {
        if label.text.size.height > 0, label.fontSize > style.smallTextSize + 0.02 {
          found.append("turned at \(label.fontSize): \(label.text.string)")
        }
      }
      let shown = axis.ticks.filter { $0.text != nil }.count
      if axis.hiddenLabels > 0, shown > 1,
        axis.ticks.first?.text == nil || axis.ticks.last?.text == nil
      {
        found.append("the first or the last of \(axis.ticks.count) is left out")
      }
    }
    return found
  }
}
