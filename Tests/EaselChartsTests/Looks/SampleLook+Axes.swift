import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

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
          if abs(gap - 6) > 0.01 { found.append("\(label.text.string) \(gap)") }
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
      for line in axis.gridLines where line.style.lineWidth != 0.5 || !isGrid(line.paint) {
        found.append("a grid line of \(line.style.lineWidth), \(line.paint)")
      }
      let isOfNumbers = axis.ticks.allSatisfy {
        if case .number = $0.datum { true } else { false }
      }
      if !isOfNumbers, !axis.gridLines.isEmpty { found.append("grid of \(axis.edge)") }
      for line in axis.tickLines {
        let length = abs(line.end.x - line.start.x) + abs(line.end.y - line.start.y)
        // Those between the powers of ten are half as long.
        let isMinor = family == .logarithmic && abs(length - 2) < 0.01
        if abs(length - 4) > 0.01, !isMinor { found.append("tick of \(length)") }
      }
      let isOfDates = axis.ticks.contains { if case .date = $0.datum { true } else { false } }
      if isOfDates, !axis.labels.isEmpty, axis.tickLines.isEmpty {
        found.append("no ticks of dates")
      }
      if let line = axis.baseline, line.style.lineWidth != 0.75 || !isBaseline(line.paint) {
        found.append("a base line of \(line.style.lineWidth), \(line.paint)")
      }
    }
    return found
  }

  private func isGrid(_ paint: Paint) -> Bool {
    paint == .color(style.grid) && (sample.appearance == .dark || style.grid.isHex(0xE1E5EA))
  }

  private func isBaseline(_ paint: Paint) -> Bool {
    paint == .color(style.baseline)
      && (sample.appearance == .dark || style.baseline.isHex(0x59636E))
  }

  /// Bars at numbers fill their steps, and a sparkline of one value has no extent.
  var emptinessFaults: [String] {
    guard !isApple, isLarge, layout.panels.count == 1, sample.data.first.count > 1 || !isSpark
    else { return [] }
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
    let width =
      family == .numericBars
      ? [] : parts(scales.x, isRightToLeft ? right : left, isRightToLeft ? left : right)
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
    case .line, .lines, .steps, .splines, .scatter, .scatterBySeries, .bubbles:
      guard let scale = scales.y else { return [] }
      let hasZero = scale.lower <= 0 && scale.upper >= 0
      let values = (family == .line ? sample.data.first : sample.data.rows).map(\.value)
      guard let minimum = values.min(), let most = values.max(), minimum < most else { return [] }
      // Zero would take the part of the height that lies between it and the data.
      let part =
        minimum > 0 ? minimum / most : most < 0 ? -most / -minimum : 0
      var found: [String] = []
      // Points of two numbers do not stand on zero.
      let isScatter = [.scatter, .scatterBySeries, .bubbles, .trend].contains(family)
      if part < 2.0 / 3 - 1e-9, !hasZero, !isScatter { found.append("zero is left out at \(part)") }
      if part > 2.0 / 3 + 1e-9, hasZero { found.append("zero takes \(part)") }
      if sample.locale == "en_US",
        layout.alternativeText.contains("not starting at zero") == hasZero
      {
        found.append("the alternative text is “\(layout.alternativeText)”")
      }
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
      // Years have a label at each, or as many as there is room for.
      guard scales.x?.isYears != true || axis.edge == .leading else { return nil }
      let count = axis.ticks.count
      let values = axis.ticks.compactMap { tick -> Double? in
        if case .number(let value) = tick.datum { value } else { nil }
      }
      // Whole numbers that follow each other have no others between.
      if values.count == 2, values[1] - values[0] == 1, values[0] == values[0].rounded() {
        return nil
      }
      // Zero in the middle has as many values at both sides.
      let most = scales.x?.showsMagnitudes == true ? 7 : 6
      return (3...most).contains(count) ? nil : "\(axis.edge) has \(count)"
    } + yearFaults
  }

  /// The year stands once on an axis of dates.
  private var yearFaults: [String] {
    layout.panels.flatMap(\.axes).flatMap { axis -> [String] in
      guard axis.ticks.contains(where: { if case .date = $0.datum { true } else { false } }) else {
        return []
      }
      let years = (axis.labels + axis.contextLabels).compactMap { label in
        label.text.string.split { !$0.isNumber }.first { $0.count == 4 }.map(String.init)
      }
      return Set(years).count == years.count ? [] : ["years \(years)"]
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
        if digits.count > 6 { found.append("\(text) is not compact") }
        if text.contains("-") { found.append("hyphen in \(text)") }
      }
      for label in axis.labels where !label.hasTabularFigures {
        found.append("\(label.text.string) has no tabular figures")
      }
      let point = Locale(identifier: sample.locale).decimalSeparator ?? "."
      // Zero may stand without decimals.
      let decimals = Set(
        texts.filter { $0.contains { $0.isNumber && $0.wholeNumberValue != 0 } }.map {
          text -> Int in
          guard let dot = text.range(of: point) else { return 0 }
          return text[dot.upperBound...].prefix { $0.wholeNumberValue.map { $0 < 10 } ?? false }
            .count
        })
      if decimals.count > 1 { found.append("decimals \(texts)") }
    }
    return found
  }

  var nameFaults: [String] {
    guard !isApple else { return [] }
    var found = rowFaults
    for axis in layout.panels.flatMap(\.axes) where axis.edge == .bottom || axis.edge == .top {
      guard scales.x?.kind == .category, family != .calendar else { continue }
      for label in axis.labels where label.rotation != 0 {
        if label.text.size.height > 0, label.fontSize > style.smallTextSize + 0.02 {
          found.append("turned at \(label.fontSize): \(label.text.string)")
        }
        let angle = isOfMany(label, axis) ? CGFloat.pi / 2 : .pi / 4
        if abs(abs(label.rotation) - angle) > 0.001 { found.append("by \(label.rotation)") }
      }
      let shown = axis.ticks.filter { $0.text != nil }.count
      if axis.hiddenLabelCount > 0, shown > 1,
        axis.ticks.first?.text == nil || axis.ticks.last?.text == nil
      {
        found.append("the first or the last of \(axis.ticks.count) is left out")
      }
    }
    return found
  }

  /// Whether a label is upright as one of more than twelve names of columns.
  func isOfMany(_ label: ChartLabel, _ axis: AxisLayout) -> Bool {
    abs(label.rotation) > .pi / 4 + 0.01 && axis.ticks.count > 12
  }

  /// Names of rows are left out only where lines of the least type are higher than the rows.
  private var rowFaults: [String] {
    layout.panels.flatMap { panel -> [String] in
      panel.axes.filter { $0.edge == .leading && scales.y?.kind == .category }.compactMap { axis in
        let count = axis.ticks.count
        guard axis.hiddenLabelCount > 0, count > 0 else { return nil }
        let step = panel.plot.height / CGFloat(count)
        let minimum = style.minimumTextSize * ChartStyle.lineHeight
        // An ellipsis and two letters need more than a narrow chart has.
        return step < minimum || sample.size.width < 100
          ? nil : "\(axis.hiddenLabelCount) of \(count) rows of \(step)"
      }
    }
  }
}
