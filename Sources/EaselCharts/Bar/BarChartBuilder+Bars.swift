import EaselCanvas
import Foundation

extension BarChartBuilder {
  /// A bar's place in the data.
  struct Place: Hashable {
    var series: Int
    var category: Int
  }

  // MARK: Bars

  mutating func placeBars() {
    let plot = layout.plot
    let bands =
      isVertical ? bandScale(plot.minX, plot.maxX) : bandScale(plot.minY, plot.maxY)
    let groups = chart.arrangement == .grouped ? max(chart.series.count, 1) : 1
    let inner = CGFloat(bands.bandwidth) / CGFloat(groups)
    // Bars of a group stand apart by a hair, so that equal colours can be told apart.
    let seam = groups > 1 ? min(inner * 0.08, metrics.gap * 0.4) : 0
    let greatest = maximumValue
    for category in 0..<chart.categoryCount {
      let band = CGFloat(bands(category) ?? 0)
      for series in chart.series.indices {
        guard let span = spans[series][category], let value = chart.value(series, category) else {
          continue
        }
        let offset = chart.arrangement == .grouped ? inner * CGFloat(series) + seam / 2 : 0
        let (from, to) = clamped(layout.axis.scale(span.start), layout.axis.scale(span.end))
        let (start, width) = (band + offset, inner - seam)
        let rect =
          isVertical
          ? CGRect(x: start, y: min(from, to), width: width, height: abs(to - from))
          : CGRect(x: min(from, to), y: start, width: abs(to - from), height: width)
        layout.bars.append(
          .init(
            series: series, category: category, value: value, rect: rect,
            cornerRadii: radii(width: width, length: abs(to - from), series, category),
            paint: value == greatest
              ? chart.maximumPaint ?? chart.paint(of: series)
              : chart.paint(of: series),
            borderColor: chart.series[series].borderColor,
            link: chart.series[series].links[category] ?? chart.links[category],
            words: .init(
              label: chart.barLabel(series, category), value: format.string(from: value))))
      }
    }
  }

  /// Bars of a domain that the caller gave end at the plot's edge.
  private func clamped(_ from: Double, _ to: Double) -> (CGFloat, CGFloat) {
    let plot = layout.plot
    let (low, high) = isVertical ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX)
    return (min(max(CGFloat(from), low), high), min(max(CGFloat(to), low), high))
  }

  private var maximumValue: Double? {
    guard chart.series.count == 1, chart.maximumPaint != nil else { return nil }
    return chart.series[0].values.filter(\.isFinite).max()
  }

  /// Only the outermost bar of a stack has round corners, and only at its far end.
  private func radii(
    width: CGFloat, length: CGFloat, _ series: Int, _ category: Int
  ) -> CornerRadii {
    let value = chart.value(series, category) ?? 0
    if chart.arrangement == .stacked {
      let isOutermost = !chart.series.indices.dropFirst(series + 1).contains {
        let other = chart.value($0, category) ?? 0
        return other != 0 && (other < 0) == (value < 0)
      }
      guard isOutermost else { return CornerRadii(all: 0) }
    }
    let far = min(width * 0.12, fontSize * 0.3, length)
    let wanted =
      chart.cornerRadii
      ?? CornerRadii(topLeft: far, topRight: far, bottomLeft: 0, bottomRight: 0)
    switch (isVertical, value < 0) {
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

  func valueTexts() -> [Place: TextLayout] {
    var texts: [Place: TextLayout] = [:]
    for series in chart.series.indices {
      for category in 0..<chart.categoryCount {
        guard let value = chart.value(series, category) else { continue }
        texts[Place(series: series, category: category)] = ChartLabel.text(
          format.string(from: value), size: fontSize, weight: .medium, color: .label, lines: 1)
      }
    }
    return texts
  }

  /// Whether the values stand at the bars: when each has room beside its neighbours.
  mutating func fitsValues() -> Bool {
    guard chart.valueLabels != .hidden, hasRoomForValues else { return false }
    if chart.valueLabels == .automatic, chart.series.count != 1 || chart.axis == .visible {
      return false
    }
    let bands =
      isVertical
      ? bandScale(layout.plot.minX, layout.plot.maxX)
      : bandScale(layout.plot.minY, layout.plot.maxY)
    let groups = chart.arrangement == .grouped ? max(chart.series.count, 1) : 1
    let room = CGFloat(bands.step) / CGFloat(groups)
    let texts = valueTexts()
    let needed =
      texts.values.map { isVertical ? $0.size.width + fontSize * 0.3 : $0.size.height }.max() ?? 0
    if needed <= room { return true }
    if chart.valueLabels == .visible {
      note(.warning, .labelAdjusted, "the values have no room at the bars and are left out")
    }
    return false
  }

  /// Distance between a bar's end and its value; above and below its letters a text has air of its
  /// own.
  var valueGap: CGFloat { metrics.gap * (isVertical ? 0.4 : 0.7) }

  var hasRoomForValues: Bool {
    min(layout.size.width, layout.size.height) >= Self.minimumTextSide * 1.4
  }

  mutating func placeValues() {
    let texts = valueTexts()
    let gap = valueGap
    for bar in layout.bars {
      guard let text = texts[Place(series: bar.series, category: bar.category)] else { continue }
      let isNegative = bar.value < 0
      if chart.arrangement == .stacked {
        placeInside(text, of: bar)
      } else {
        let label =
          isVertical
          ? ChartLabel(
            text,
            at: CGPoint(
              x: bar.rect.midX, y: isNegative ? bar.rect.maxY + gap : bar.rect.minY - gap),
            anchor: CGPoint(x: 0.5, y: isNegative ? 0 : 1))
          : ChartLabel(
            text,
            at: CGPoint(
              x: isNegative ? bar.rect.minX - gap : bar.rect.maxX + gap, y: bar.rect.midY),
            anchor: CGPoint(x: isNegative ? 1 : 0, y: 0.5))
        var placed = clearOfLines(label, isNegative: isNegative)
        placed.isValue = true
        valueFrames.append(placed.frame)
        layout.labels.append(placed)
      }
    }
  }

  /// Values of a stack stand in their bars, in black or white, whichever is told better from the
  /// paint.
  private mutating func placeInside(_ text: TextLayout, of bar: BarChartLayout.Bar) {
    guard text.size.width <= bar.rect.width, text.size.height <= bar.rect.height else {
      return note(
        .warning, .labelAdjusted, "a value has no room in its bar and is left out",
        value: text.string)
    }
    let inked = ChartLabel.text(
      text.string, size: fontSize, weight: .medium, color: bar.paint.inkColor, lines: 1)
    var label = ChartLabel(
      inked, at: CGPoint(x: bar.rect.midX, y: bar.rect.midY), anchor: CGPoint(x: 0.5, y: 0.5))
    label.isValue = true
    layout.labels.append(label)
  }

  // MARK: Lines

  mutating func placeBaseline() {
    layout.lines.append(line(at: layout.baseline, metrics.baseline, .secondaryLabel))
  }
}

extension Paint {
  /// Black or white, whichever is told better from this paint.
  var inkColor: Color {
    guard case .color(let color) = self else { return .label }
    func ink(_ appearance: Appearance) -> Color {
      let parts = color.components(for: appearance)
      let black = Color.Components(red: 0, green: 0, blue: 0)
      let white = Color.Components(red: 1, green: 1, blue: 1)
      return parts.contrast(with: black) > parts.contrast(with: white) ? .black : .white
    }
    return Color(light: ink(.light), dark: ink(.dark))
  }
}
