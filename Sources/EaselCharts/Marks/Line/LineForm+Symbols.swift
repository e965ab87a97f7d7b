import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// The properties that vertices must share to be drawn as one figure.
  private struct VertexLook: Hashable {
    var symbol: UInt64?
    var size: UInt64?
    var traits: Int
    var effects: Int
  }

  /// Adds symbols at vertices that have them, and dots at points that are not connected.
  mutating func addVertexSymbols(
    _ strand: Strand, _ points: [CGPoint], _ marks: MarkNumbers, _ look: any ShapeStyle,
    _ dots: [Int]
  ) {
    let first = (run: strand.run, row: strand.row)
    if strand.locations.isEmpty, !hasSymbol(first) {
      guard !dots.isEmpty else { return }
      let side = max(style.lineWidth * 2, 4)
      let circle = Path(ellipseIn: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
      return addSymbols(
        circle, dots.map { points[$0] }, dots.map { marks[$0] }, strand, first, look)
    }
    var order: [VertexLook] = []
    var groups: [VertexLook: (points: [Int], location: (run: Int, row: Int))] = [:]
    var bare = Set(dots)
    for (index, point) in points.enumerated() where point.x.isFinite && point.y.isFinite {
      let location = strand.locations[marks[index]] ?? first
      guard hasSymbol(location) else { continue }
      bare.remove(index)
      let run = self.marks.runs[location.run].run
      let key = VertexLook(
        symbol: run[.symbol]?.values[location.row].bitPattern,
        size: run[.symbolSize]?.values[location.row].bitPattern, traits: run.traits[location.row],
        effects: effects(on: marks[index]))
      if groups[key] == nil {
        order.append(key)
        groups[key] = ([], location)
      }
      groups[key]?.points.append(index)
    }
    for key in order {
      guard let group = groups[key] else { continue }
      let run = self.marks.runs[group.location.run]
      let traits = traits(run, group.location.row)
      switch symbol(run, group.location.row, traits) {
      case .shape(let shape):
        let path = outline(shape, size(run, group.location.row, traits, standard: style.pointArea))
        addSymbols(
          path, group.points.map { points[$0] }, group.points.map { marks[$0] }, strand,
          group.location, look)
      case .block(let block):
        for index in group.points {
          blocks.append(SymbolBlock(block: block, center: points[index], mark: marks[index]))
        }
      }
    }
    guard !bare.isEmpty else { return }
    let lone = bare.sorted()
    let side = max(style.lineWidth * 2, 4)
    let circle = Path(ellipseIn: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
    addSymbols(circle, lone.map { points[$0] }, lone.map { marks[$0] }, strand, first, look)
  }

  private func hasSymbol(_ location: (run: Int, row: Int)) -> Bool {
    let run = marks.runs[location.run]
    return run.run[.symbol] != nil || traits(run, location.row).symbol != nil
  }

  private mutating func addSymbols(
    _ path: Path, _ points: [CGPoint], _ ordinals: [Int], _ strand: Strand,
    _ location: (run: Int, row: Int), _ look: any ShapeStyle
  ) {
    let run = marks.runs[location.run]
    let traits = traits(run, location.row)
    var figure = ChartFigure(
      kind: .point, shape: .symbols(path, at: points), marks: ordinals,
      series: series(run, location.row))
    figure.fill = linePaint(look, path.boundingBox, traits)
    // Symbols are in front of their own line, and behind the lines after it.
    figure.rank = strand.marks.first
    figure.finish(traits)
    add(figure)
  }
}
