import EaselBlocks
import EaselCanvas
import Foundation

extension SectorForm {
  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    builder.addSectors(runs)
  }
}

extension FigureBuilder {
  /// Adds sectors in the order of the data; by default clockwise from 12 o'clock.
  ///
  /// Right-to-left layout mirrors the sectors. The angle of each is its share of the sum.
  fileprivate mutating func addSectors(_ runs: [Int]) {
    var rows: [(run: Int, row: Int, ordinal: Int, value: Double)] = []
    var negative: [String] = []
    for index in runs {
      let run = marks.runs[index]
      guard let angle = run.run[.angle] else { continue }
      for row in 0..<run.count {
        // The value of a range is the difference between its ends.
        let value = angle.ends.map { $0[row] - angle.values[row] } ?? angle.values[row]
        guard value.isFinite, value >= 0 else {
          if value < 0 {
            let name = series(run, row)
            negative.append(name.isEmpty ? "\(value)" : "\(name): \(value)")
          } else {
            missingCount += 1
          }
          continue
        }
        rows.append((index, row, run.run.ordinals[row], value))
      }
    }
    noteNegative(negative)
    rows.sort { $0.ordinal < $1.ordinal }
    // Divides first, since the sum can exceed the range of `Double`.
    let maximum = rows.map(\.value).max() ?? 0
    guard maximum > 0 else { return }
    let sum = rows.reduce(0) { $0 + $1.value / maximum }
    let start = angleRange?.lowerBound.radians ?? 0
    let sweep = angleRange.map { $0.upperBound.radians - $0.lowerBound.radians } ?? 2 * .pi
    let box = PolarBox(in: plot, angleRange, isMirrored: style.isRightToLeft)
    var before = 0.0
    for item in rows {
      let share = item.value / maximum / sum
      let angles = (start + before * sweep, start + (before + share) * sweep)
      before += share
      addSector(marks.runs[item.run], item.row, item.value, share, angles, box, rows.count)
    }
  }

  private mutating func noteNegative(_ names: [String]) {
    guard !names.isEmpty else { return }
    negativeSectors += names.count
    guard marks.list.reportsFaults else { return }
    diagnostics.append(
      Diagnostic(
        .warning, .invalidData,
        "SectorMark: negative values have no share and are left out: "
          + names.prefix(5).joined(separator: ", ")
          + (names.count > 5 ? " and \(names.count - 5) more" : ""),
        operation: "SectorMark", value: names.joined(separator: ", ")))
  }

  private mutating func addSector(
    _ run: PreparedRun, _ row: Int, _ value: Double, _ share: Double,
    _ angles: (Double, Double), _ box: PolarBox, _ count: Int
  ) {
    let traits = traits(run, row)
    let shape = traits.sectorShape
    let outer = Self.radius(shape.outerRadius, box.radius) ?? box.radius
    let inner = min(Self.radius(shape.innerRadius, box.radius) ?? 0, outer)
    let inset = shape.angularInset.map { max(0, $0) } ?? (count > 1 ? style.segmentGap / 2 : 0)
    let mean = Double(max(outer, 1))
    let isMirrored = style.isRightToLeft
    let (first, last) = isMirrored ? (-angles.1, -angles.0) : angles
    let arc = ArcShape(
      innerRadius: Double(inner), outerRadius: Double(outer), startAngle: first, endAngle: last,
      cornerRadius: Double(traits.cornerRadius ?? 0), padAngle: Double(inset) * 2 / mean,
      padRadius: mean)
    let look = look(run, row, traits)
    let offset = offset(traits)
    let center = CGPoint(
      x: box.center.x + offset.xStart, y: box.center.y + offset.yStart)
    var figure = ChartFigure(
      kind: .sector, shape: .sector(shape.gap?.applied(to: arc) ?? arc, center: center),
      marks: [run.run.ordinals[row]],
      series: series(run, row))
    let bounds = CGRect(
      x: center.x - outer, y: center.y - outer, width: outer * 2, height: outer * 2)
    figure.fill = paint(look, bounds, traits)
    figure.identity = identity(.sector, run, row, hasDatum: false)
    figure.finish(traits)
    add(figure)
    sectors.append(
      PlacedSector(
        arc: arc, center: center, mark: run.run.ordinals[row], value: value, share: share,
        name: series(run, row), look: look))
  }

  private static func radius(_ dimension: MarkDimension, _ full: CGFloat) -> CGFloat? {
    dimension.length(in: full, insetSides: 1)
  }
}
