import EaselCanvas
import Foundation

extension PieChart {
  /// Computes the chart for a size, in points; it never fails: what has no room is left out and
  /// noted in the layout's diagnostics.
  public func layout(in size: CGSize) -> PieChartLayout {
    var builder = PieChartBuilder(chart: self, size: size)
    builder.build()
    return builder.layout
  }

  /// The text in the middle of a ring gauge.
  func centerLayout(for gauge: RingGauge, in size: CGSize) -> PieChartLayout {
    var chart = self
    let outer = max(gauge.radius + gauge.trackWidth / 2, 0.001)
    chart.holeRatio = max(gauge.radius - gauge.trackWidth / 2, 0) / outer
    var builder = PieChartBuilder(chart: chart, size: size)
    builder.layout.center = CGPoint(x: size.width / 2, y: size.height / 2)
    builder.layout.radius = outer
    builder.placeCenterText()
    return builder.layout
  }
}

/// Computes a pie chart's layout step by step.
struct PieChartBuilder {
  let chart: PieChart
  let metrics: ChartMetrics
  let fontSize: CGFloat
  /// The slices that have a share.
  private let shown: [PieSlice]
  var layout: PieChartLayout
  var area: CGRect

  init(chart: PieChart, size: CGSize) {
    self.chart = chart
    metrics = ChartMetrics(for: size)
    fontSize = chart.fontSize ?? metrics.fontSize
    let start = Double(chart.startAngle)
    shown = PieLayout(
      order: chart.sortsBySize ? .descending : .data, startAngle: start,
      endAngle: start + 2 * .pi
    ).slices(chart.segments.map(\.value)).filter { $0.fraction > 0 }
    area = metrics.room(in: size, padding: chart.padding) ?? .null
    layout = PieChartLayout(
      size: size, center: CGPoint(x: size.width / 2, y: size.height / 2), radius: 0,
      leaderWidth: metrics.hairline * 1.4)
  }

  /// Below this many points of width or height a chart is a picture without text.
  private static let minimumTextSide: CGFloat = 72

  mutating func build() {
    let size = layout.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    guard !area.isNull else {
      return note(
        .warning, .invalidSize, ChartMetrics.noRoom(in: size, padding: chart.padding))
    }
    noteData()
    guard !shown.isEmpty else { return placeEmpty() }
    let isNamed = chart.segments.contains { !$0.name.isEmpty } || chart.showsShares
    let hasRoom = min(size.width, size.height) >= Self.minimumTextSide
    switch chart.labels {
    case .hidden: placePie(in: area)
    case _ where !isNamed: placePie(in: area)
    case _ where !hasRoom:
      note(.warning, .labelAdjusted, "the chart is too small for labels")
      placePie(in: area)
    case .inside:
      placePie(in: area)
      placeInside()
    case .legend: placeLegend()
    case .outside:
      if !placeOutside() && !placeOutside(isStacked: true) {
        note(.warning, .labelAdjusted, "labels have no room around the pie and stand in a legend")
        placeLegend()
      }
    case .automatic: if !placeOutside() { placeLegend() }
    }
    placeCenterText()
  }

  private mutating func noteData() {
    for issue in PieLayout().issues(in: chart.segments.map(\.value)) {
      let name = chart.segments[issue.index].name
      note(
        .warning, .invalidData,
        "\(issue.sentence(naming: name)); it has no slice, and shares are those of the others",
        value: "\(issue.value)")
    }
  }

  private mutating func placeEmpty() {
    layout.radius = min(area.width, area.height) / 2
    let ring = ArcShape(
      innerRadius: Double(layout.radius * holeRatio), outerRadius: Double(layout.radius),
      startAngle: 0, endAngle: 2 * .pi)
    layout.slices = [
      .init(
        slice: PieSlice(
          index: 0, rank: 0, value: 0, fraction: 0, startAngle: 0, endAngle: 2 * .pi, padAngle: 0),
        shape: ring, paint: .color(.tertiarySystemFill))
    ]
    note(.note, .invalidData, "the chart has no data")
    guard min(layout.size.width, layout.size.height) >= Self.minimumTextSide else { return }
    let text = ChartLabel.text(
      chart.emptyText, size: fontSize, width: layout.radius * 1.1, lines: 1)
    layout.labels.append(ChartLabel(text, at: layout.center, anchor: CGPoint(x: 0.5, y: 0.5)))
  }

  private var holeRatio: CGFloat { min(max(chart.holeRatio, 0), 0.98) }

  /// Share of a slice that its gaps may take: more would wash out the colour of thin slices, which
  /// stand side by side and have several gaps in little room.
  private static let maximumGapShare = 0.2

  /// Where a slice's label belongs; that of a whole pie, which has no middle, stands on the right.
  private func labelAngle(_ index: Int) -> Double {
    shown.count == 1 ? .pi / 2 : shown[index].midAngle
  }

  /// Puts the pie into the middle of a rectangle.
  mutating func placePie(in rect: CGRect) {
    layout.center = CGPoint(x: rect.midX, y: rect.midY)
    layout.radius = max(min(rect.width, rect.height) / 2, 0)
    let (inner, outer) = (layout.radius * holeRatio, layout.radius)
    // A gap wider than a quarter of the ring would eat the slices.
    let gap = min(chart.gap ?? max(outer * 0.02, 0.5), outer * 0.25)
    let reference = max((inner * inner + outer * outer).squareRoot(), 0.001)
    let corner =
      chart.hasRoundedEnds && holeRatio > 0 ? CGFloat.infinity : max(chart.cornerRadius, 0)
    layout.slices = shown.map { slice in
      let isWhole = shown.count == 1
      return PieChartLayout.Slice(
        slice: slice,
        shape: ArcShape(
          innerRadius: Double(inner), outerRadius: Double(outer), startAngle: slice.startAngle,
          endAngle: slice.endAngle, cornerRadius: isWhole ? 0 : Double(corner),
          padAngle: isWhole
            ? 0
            : min(
              Double(gap / reference),
              abs(slice.endAngle - slice.startAngle) * Self.maximumGapShare
            )),
        paint: chart.paint(of: slice.index), link: chart.segments[slice.index].link,
        label: chart.segments[slice.index].name, value: chart.shareText(slice.fraction))
    }
  }

  // MARK: Labels

  /// The shares in the slices that have room for them, in black or white.
  private mutating func placeInside() {
    var omitted: [String] = []
    var shortened: [String] = []
    for slice in layout.slices {
      let color = slice.paint.inkColor
      var text = ChartLabel.text(
        chart.caption(slice.slice), size: fontSize, weight: .medium, color: color, lines: 1)
      let ring = layout.radius * (1 - holeRatio)
      let middle = Double(layout.radius) * (holeRatio > 0.05 ? Double(1 + holeRatio) / 2 : 0.64)
      let chord = CGFloat(
        2 * middle * sin(min((slice.slice.endAngle - slice.slice.startAngle) / 2, .pi / 2)))
      func fits(_ text: TextLayout) -> Bool {
        let isWide = abs(sin(slice.slice.midAngle)) > 0.7
        let (across, along) = isWide ? (ring, chord) : (chord, ring)
        return text.size.width <= across * 0.86 && text.size.height <= along * 0.9
      }
      if !fits(text) {
        shortened.append(chart.caption(slice.slice))
        text = ChartLabel.text(
          chart.shareText(slice.slice.fraction), size: fontSize, weight: .medium,
          color: color, lines: 1)
      }
      guard fits(text) else {
        shortened.removeLast()
        omitted.append(chart.caption(slice.slice))
        continue
      }
      layout.labels.append(
        ChartLabel(
          text, at: slice.shape.point(atRadius: middle, center: layout.center),
          anchor: CGPoint(x: 0.5, y: 0.5)))
    }
    if !shortened.isEmpty {
      note(
        .warning, .labelAdjusted,
        "\(shortened.count) labels show only their share: \(shortened.joined(separator: ", "))")
    }
    guard !omitted.isEmpty else { return }
    note(
      .warning, .labelAdjusted,
      "\(omitted.count) labels have no room in their slices: \(omitted.joined(separator: ", "))")
  }

  /// Names around the pie, their shares behind or below them; false, with nothing placed, when they
  /// have no room.
  private mutating func placeOutside(isStacked: Bool = false) -> Bool {
    let captions = shown.indices.map { caption($0, isStacked: isStacked) }
    let widest = captions.map(\.size.width).max() ?? 0
    let height = captions.map(\.size.height).max() ?? 0
    let elbow = fontSize * 1.5
    let side = widest + elbow + metrics.gap
    let radius = min((area.width - 2 * side) / 2, area.height / 2 - height * 0.6)
    // A pie smaller than a third of the chart's lesser side is not worth its labels.
    guard radius >= min(area.width, area.height) * 0.33 else { return false }
    var right: [Int] = []
    var left: [Int] = []
    for index in shown.indices {
      if sin(labelAngle(index)) >= 0 { right.append(index) } else { left.append(index) }
    }
    let pie = CGRect(
      x: area.midX - radius, y: area.midY - radius, width: 2 * radius, height: 2 * radius)
    let center = CGPoint(x: pie.midX, y: pie.midY)
    var placed: [(label: ChartLabel, leader: [CGPoint])] = []
    for (side, indices) in [(CGFloat(1), right), (-1, left)] {
      func anchor(_ index: Int, _ distance: CGFloat) -> CGPoint {
        let angle = CGFloat(labelAngle(index)) - .pi / 2
        return CGPoint(
          x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
      }
      let ordered = indices.sorted { anchor($0, radius).y < anchor($1, radius).y }
      let reach = radius + elbow * 0.5
      guard
        let positions = LabelSpread.positions(
          wanted: ordered.map { anchor($0, reach).y }, sizes: ordered.map { _ in height * 1.04 },
          in: area.minY...area.maxY)
      else { return false }
      for (index, y) in zip(ordered, positions) {
        let knee = anchor(index, reach)
        // Where a label was moved far the line turns later. The corner of the label that is nearest
        // to the pie decides: its middle may be clear of the pie while its edge is not.
        let nearest = max(abs(y - center.y) - height / 2, 0)
        let offset = nearest < radius ? (radius * radius - nearest * nearest).squareRoot() : 0
        let x = center.x + side * max(abs(knee.x - center.x), offset + elbow * 0.4)
        let end = CGPoint(x: x + side * elbow * 0.5, y: y)
        let label = ChartLabel(
          captions[index], at: CGPoint(x: end.x + side * metrics.gap * 0.6, y: y),
          anchor: CGPoint(x: side > 0 ? 0 : 1, y: 0.5))
        guard label.frame.minX >= area.minX - 1, label.frame.maxX <= area.maxX + 1 else {
          return false
        }
        let path = PieLeader(center: center, rim: radius + metrics.gap * 0.3)
        let turn = CGPoint(x: x, y: y)
        placed.append(
          (label, path.points(from: CGFloat(labelAngle(index)) - .pi / 2, to: turn) + [end]))
      }
    }
    placePie(in: pie)
    layout.labels += placed.map(\.label.asValue)
    layout.leaders += placed.map(\.leader)
    return true
  }

  private func caption(_ index: Int, isStacked: Bool) -> TextLayout {
    let caption = chart.caption(shown[index], separator: isStacked ? "\n" : PieChart.separator)
    func text(_ width: CGFloat?) -> TextLayout {
      ChartLabel.text(
        caption, size: fontSize, color: .label,
        alignment: sin(labelAngle(index)) >= 0 ? .left : .right, width: width,
        lines: isStacked ? 0 : 1)
    }
    let plain = text(nil)
    // Lines can only end together in a width, a hair of which is lost to rounding.
    return isStacked ? text(plain.size.width + 0.1) : plain
  }

  private mutating func placeLegend() {
    let entries = shown.map {
      Legend.Entry(chart.caption($0), paint: chart.paint(of: $0.index))
    }
    let isWide = area.width > area.height * 1.25
    let legend = isWide ? legendBeside(entries) : legendBelow(entries)
    layout.diagnostics += legend.diagnostics
    guard legend.size.width > 0 else { return placePie(in: area) }
    layout.legend = legend
    if isWide {
      let gap = metrics.gap * 3
      let side = min(area.height, area.width - legend.size.width - gap)
      let whole = side + gap + legend.size.width
      let left = area.midX - whole / 2
      placePie(in: CGRect(x: left, y: area.midY - side / 2, width: side, height: side))
      layout.legendOrigin = CGPoint(x: left + side + gap, y: area.midY - legend.size.height / 2)
    } else {
      let gap = metrics.gap * 3
      let side = max(min(area.width, area.height - legend.size.height - gap), 1)
      let top = area.midY - (side + gap + legend.size.height) / 2
      placePie(in: CGRect(x: area.midX - side / 2, y: top, width: side, height: side))
      layout.legendOrigin = CGPoint(
        x: area.midX - legend.size.width / 2, y: top + side + gap)
    }
  }

  private func legendBelow(_ entries: [Legend.Entry]) -> Legend {
    // It takes only what it needs; a small pie with all names says more than a large one without.
    Legend(entries, width: area.width, height: area.height * 0.6, fontSize: fontSize)
  }

  /// One entry a row; several where the rows do not hold all.
  private func legendBeside(_ entries: [Legend.Entry]) -> Legend {
    let width = area.width * 0.5
    let rows = Legend(rows: entries, width: width, height: area.height, fontSize: fontSize)
    guard !rows.omitted.isEmpty else { return rows }
    let columns = Legend(entries, width: width, height: area.height, fontSize: fontSize)
    return columns.omitted.count < rows.omitted.count ? columns : rows
  }

  // MARK: Centre

  mutating func placeCenterText() {
    guard holeRatio > 0, let text = chart.centerText, !text.isEmpty else { return }
    let room = layout.radius * holeRatio * 2 * 0.8
    var size = min(layout.radius * holeRatio * 0.44, fontSize * 4)
    var title = ChartLabel.text(text, size: size, weight: .bold, color: .label, lines: 1)
    if title.size.width > room {
      size *= room / title.size.width
      title = ChartLabel.text(text, size: size, weight: .bold, color: .label, lines: 1)
    }
    // Type below five points is a smear.
    guard size >= 5 else {
      return note(.warning, .labelAdjusted, "the text in the middle has no room and is left out")
    }
    var caption: TextLayout?
    if let words = chart.centerCaption, !words.isEmpty {
      let small = max(min(size * 0.5, fontSize * 1.2), 5)
      caption = ChartLabel.balanced(
        words, size: small, alignment: .center, width: room * 0.9, lines: 2)
    }
    let height = title.size.height + (caption?.size.height ?? 0)
    let top = layout.center.y - height / 2
    layout.labels.append(
      ChartLabel(title, at: CGPoint(x: layout.center.x, y: top), anchor: CGPoint(x: 0.5, y: 0)))
    if let caption {
      layout.labels.append(
        ChartLabel(
          caption, at: CGPoint(x: layout.center.x, y: top + title.size.height),
          anchor: CGPoint(x: 0.5, y: 0)))
    }
  }

  private mutating func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    value: String? = nil
  ) {
    layout.diagnostics.append(
      Diagnostic(severity, code, message, operation: "PieChart", value: value))
  }
}
