import EaselBlocks
import EaselCanvas
import Foundation

extension PointForm {
  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    for run in runs { builder.addPoints(run) }
  }
}

extension FigureBuilder {
  /// The properties that points must share to be drawn as one figure.
  private struct PointLook: Hashable {
    var color: Double
    var symbol: Double
    var size: Double
    var traits: Int
    var effects: Int
  }

  fileprivate mutating func addPoints(_ index: Int) {
    let run = marks.runs[index]
    if addWholePoints(run) { return }
    var order: [PointLook] = []
    var groups: [PointLook: (points: [CGPoint], marks: [Int], row: Int)] = [:]
    for row in 0..<run.count {
      let traits = traits(run, row)
      let offset = offset(traits)
      let point = CGPoint(
        x: position(run, row, .horizontal, traits) + offset.xStart,
        y: position(run, row, .vertical, traits) + offset.yStart)
      guard point.x.isFinite, point.y.isFinite else {
        missingCount += 1
        continue
      }
      let look = PointLook(
        color: run.run[.foregroundStyle]?.values[row] ?? -1,
        symbol: run.run[.symbol]?.values[row] ?? -1,
        size: run.run[.symbolSize]?.values[row] ?? -1, traits: run.run.traits[row],
        effects: effects(on: run.run.ordinals[row]))
      if groups[look] == nil {
        order.append(look)
        groups[look] = ([], [], row)
      }
      let dodged = dodged(point, run, row, traits)
      groups[look]?.points.append(dodged)
      if let label = traits.sideLabel {
        sideLabels.append(PointLabel(label, at: dodged))
      }
      groups[look]?.marks.append(run.run.ordinals[row])
    }
    // Smaller symbols are in front of larger ones.
    if run.run[.symbolSize] != nil {
      order = order.enumerated().sorted {
        $0.element.size != $1.element.size
          ? $0.element.size > $1.element.size : $0.offset < $1.offset
      }.map(\.element)
    }
    for look in order {
      guard let group = groups[look] else { continue }
      addPoints(run, group.row, group.points, MarkNumbers(group.marks))
    }
  }

  /// Adds a whole run of points with the same look in one pass; returns false if looks can differ.
  private mutating func addWholePoints(_ run: PreparedRun) -> Bool {
    let channels = [Channel.foregroundStyle, .symbol, .symbolSize, .position]
    guard channels.allSatisfy({ run.run[$0] == nil }), var points = wholePoints(run) else {
      return false
    }
    var ordinals = MarkNumbers(run.run.ordinals)
    if let first = ordinals.first, let last = ordinals.last, effects(on: first) != effects(on: last)
    {
      return false
    }
    if points.contains(where: { !$0.x.isFinite || !$0.y.isFinite }) {
      let kept = points.indices.filter { points[$0].x.isFinite && points[$0].y.isFinite }
      missingCount += points.count - kept.count
      points = kept.map { points[$0] }
      ordinals = MarkNumbers(kept.map { ordinals[$0] })
    }
    if !points.isEmpty { addPoints(run, 0, points, ordinals) }
    return true
  }

  private mutating func addPoints(
    _ run: PreparedRun, _ row: Int, _ points: [CGPoint], _ ordinals: MarkNumbers
  ) {
    let traits = traits(run, row)
    let look = look(run, row, traits)
    switch symbol(run, row, traits, look) {
    case .block(let block):
      for (point, mark) in zip(points, ordinals) {
        blocks.append(SymbolBlock(block: block, center: point, mark: mark))
      }
    case .shape(let shape):
      let path = outline(shape, size(run, row, traits, standard: pointArea))
      var figure = ChartFigure(
        kind: .point, shape: .symbols(path, at: points), marks: ordinals,
        series: series(run, row))
      figure.fill = linePaint(look, path.boundingBox, traits)
      // With the same rank, symbols of several sizes keep their order.
      if run.run[.symbolSize] != nil {
        figure.rank = run.run.ordinals[0]
        outlineBubbles(&figure)
      }
      figure.finish(traits)
      if coverage > 0.25, traits.style == nil, run.run[.symbolSize] == nil {
        figure.opacity *= coverage > 0.5 ? 0.6 : 0.75
      }
      add(figure)
    }
  }

  /// Gives symbols of several sizes an outline in the color of the paper, without which those that
  /// overlap are one shape.
  private func outlineBubbles(_ figure: inout ChartFigure) {
    guard style.thinsDenseMarks, figure.fill != nil, figure.stroke == nil else { return }
    figure.stroke = .color(style.paper)
    figure.strokeStyle = StrokeStyle(lineWidth: Self.bubbleOutline)
  }

  /// The width of the outline of symbols of several sizes, in points.
  private static let bubbleOutline: CGFloat = 0.75

  /// The fraction of the plot that symbols of the default size would cover without overlaps.
  private var coverage: CGFloat {
    guard style.thinsDenseMarks, plot.width > 0, plot.height > 0 else { return 0 }
    var count = 0
    for run in marks.runs where run.kind == .point {
      // Symbols have the same size in all panels.
      guard run.run[.facetColumn] == nil, run.run[.facetRow] == nil else { return 0 }
      count += run.count
    }
    return CGFloat(count) * style.pointArea / (plot.width * plot.height)
  }

  /// The area of symbols, reduced if they would cover more than a quarter of the plot.
  private var pointArea: CGFloat {
    let share = coverage
    return share > 0.25
      ? max(Self.minimumPointArea, style.pointArea * 0.25 / share) : style.pointArea
  }

  /// The minimum area, about 3 points wide, at which the shapes of symbols can be distinguished.
  private static var minimumPointArea: CGFloat { 8 }
}
