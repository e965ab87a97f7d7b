import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// The properties that points must share to be drawn as one figure.
  private struct PointLook: Hashable {
    var color: Double
    var symbol: Double
    var size: Double
    var traits: Int
    var effects: Int
  }

  mutating func addPoints(_ index: Int) {
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
      if !plot.insetBy(dx: -0.01, dy: -0.01).contains(point) { outside += 1 }
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
    let seen = plot.insetBy(dx: -0.01, dy: -0.01)
    outside += points.count { !seen.contains($0) }
    if !points.isEmpty { addPoints(run, 0, points, ordinals) }
    return true
  }

  /// Returns a point in its slot beside other points of the same step.
  private func dodged(
    _ point: CGPoint, _ run: PreparedRun, _ row: Int, _ traits: MarkTraits
  ) -> CGPoint {
    guard run.run[.position] != nil, dodgeSlots.count > 1 else { return point }
    // The slots have the widths of those of bars, so that points are in the middle of bars.
    let isBesideY = scales.y?.kind == .category && scales.x?.kind != .category
    let axis = traits.positionAxis ?? (isBesideY ? .vertical : .horizontal)
    guard let side = barSide(run, row, axis, traits) else { return point }
    let middle = (side.lower + side.upper) / 2
    return axis == .horizontal ? CGPoint(x: middle, y: point.y) : CGPoint(x: point.x, y: middle)
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
      if run.run[.symbolSize] != nil { figure.rank = run.run.ordinals[0] }
      figure.finish(traits)
      if coverage > 0.25, traits.style == nil, run.run[.symbolSize] == nil {
        figure.opacity *= coverage > 0.5 ? 0.6 : 0.75
      }
      add(figure)
    }
  }

  /// The fraction of the plot that symbols of the default size would cover without overlaps.
  private var coverage: CGFloat {
    guard !style.isApple, plot.width > 0, plot.height > 0 else { return 0 }
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
    return share > 0.25 ? max(Self.leastPointArea, style.pointArea * 0.25 / share) : style.pointArea
  }

  /// The minimum area, about 3 points wide, at which the shapes of symbols can be distinguished.
  private static var leastPointArea: CGFloat { 8 }

  /// Returns the symbol of a row: from the scale, from its traits, or the default symbol.
  ///
  /// The default is a circle; a style for print has a different symbol for each series.
  func symbol(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits, _ look: (any ShapeStyle)? = nil
  ) -> MarkSymbol {
    if let column = run.run[.symbol], let scale = scales.symbol,
      let symbol = scale.look(column.datum(row, marks.list.names))
    {
      return symbol
    }
    if let symbol = traits.symbol { return symbol }
    let turn = (look as? PrintStyle)?.index ?? 0
    let symbols = BasicChartSymbolShape.automatic
    return .shape(symbols[turn % symbols.count])
  }

  /// Returns the size of a row's symbol: from the scale, from its traits, or a standard area.
  func size(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits, standard: CGFloat
  ) -> SymbolSize {
    if let column = run.run[.symbolSize], let scale = scales.symbolSize {
      return .area(scale.look(column.datum(row, marks.list.names)) ?? standard)
    }
    return traits.symbolSize ?? .area(standard)
  }

  /// Returns the outline of a symbol, centered at the origin.
  func outline(_ shape: any ChartSymbolShape, _ size: SymbolSize) -> Path {
    switch size {
    case .area(let area): return shape.path(center: .zero, area: min(max(area, 0), 1e6))
    case .size(let size):
      guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5 else {
        return Path()
      }
      return shape.path(in: CGRect(origin: .zero, size: size)).applying(
        CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2))
    }
  }

  mutating func addRules(_ index: Int) {
    let run = marks.runs[index]
    for row in 0..<run.count {
      let traits = traits(run, row)
      guard let ends = ruleEnds(run, row, traits) else {
        missingCount += 1
        continue
      }
      var path = Path()
      path.move(to: ends.0)
      path.addLine(to: ends.1)
      var figure = ChartFigure(
        kind: .rule, shape: .path(path), marks: [run.run.ordinals[row]],
        series: series(run, row))
      let bounds = CGRect(
        x: min(ends.0.x, ends.1.x), y: min(ends.0.y, ends.1.y), width: abs(ends.1.x - ends.0.x),
        height: abs(ends.1.y - ends.0.y))
      let hasLook = traits.style != nil || run.run[.foregroundStyle] != nil || style.isApple
      figure.stroke =
        hasLook ? linePaint(look(run, row, traits), bounds, traits) : .color(style.secondaryInk)
      figure.strokeStyle = traits.lineStyle ?? StrokeStyle(lineWidth: 1)
      if let column = run.run[.lineStyle], let scale = scales.lineStyle,
        let look = scale.look(column.datum(row, marks.list.names))
      {
        figure.strokeStyle.dash = look.dash
      }
      figure.finish(traits)
      add(figure)
    }
  }

  /// Returns the ends of a rule: at its value, along its interval or the whole plot.
  private func ruleEnds(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits
  ) -> (CGPoint, CGPoint)? {
    // Without two explicit ends, the rule is perpendicular to the axis that has the value. The
    // interval of a calendar unit or a bin counts as one value.
    let isVertical = run.y?.isSpan == true || (run.y == nil && run.x?.isSpan != true)
    if isVertical {
      let offset = offset(traits)
      let place = position(run, row, .horizontal, traits)
      let x = dodged(CGPoint(x: place, y: 0), run, row, traits).x
      guard x.isFinite, let y = span(run, row, .vertical, traits) else { return nil }
      return (
        CGPoint(x: x + offset.xStart, y: y.upper + offset.yStart),
        CGPoint(x: x + offset.xEnd, y: y.lower + offset.yEnd)
      )
    }
    let offset = edgeOffset(traits)
    let place = position(run, row, .vertical, traits)
    let y = dodged(CGPoint(x: 0, y: place), run, row, traits).y
    guard y.isFinite, let x = span(run, row, .horizontal, traits) else { return nil }
    return (
      CGPoint(x: x.lower + offset.xStart, y: y + offset.yStart),
      CGPoint(x: x.upper + offset.xEnd, y: y + offset.yEnd)
    )
  }
}
