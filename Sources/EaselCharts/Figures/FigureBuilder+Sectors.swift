import EaselBlocks
import EaselCanvas
import Foundation

/// A sector with its position in the plot, for its label and the proxy.
package struct PlacedSector {
  package var arc: ArcShape
  package var center: CGPoint
  package var mark: Int
  package var value: Double
  package var share: Double
  package var name: String
  package var look: any ShapeStyle
}

extension FigureBuilder {
  /// Adds sectors in the order of the data; by default clockwise from 12 o'clock.
  ///
  /// Right-to-left layout mirrors the sectors. The angle of each is its share of the sum.
  mutating func addSectors(_ runs: [Int]) {
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
    let greatest = rows.map(\.value).max() ?? 0
    guard greatest > 0 else { return }
    let sum = rows.reduce(0) { $0 + $1.value / greatest }
    let start = angleRange?.lowerBound.radians ?? 0
    let sweep = angleRange.map { $0.upperBound.radians - $0.lowerBound.radians } ?? 2 * .pi
    let box = PolarBox(in: plot, angleRange, isMirrored: style.isRightToLeft)
    var before = 0.0
    for item in rows {
      let share = item.value / greatest / sum
      let angles = (start + before * sweep, start + (before + share) * sweep)
      before += share
      addSector(marks.runs[item.run], item.row, item.value, share, angles, box, rows.count)
    }
  }

  private mutating func noteNegative(_ names: [String]) {
    guard !names.isEmpty else { return }
    negativeSectors += names.count
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
    let outer = Self.radius(traits.outerRadius, box.radius) ?? box.radius
    let inner = min(Self.radius(traits.innerRadius, box.radius) ?? 0, outer)
    let inset = traits.angularInset.map { max(0, $0) } ?? (count > 1 ? style.segmentGap / 2 : 0)
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
      kind: .sector, shape: .sector(arc, center: center), marks: [run.run.ordinals[row]],
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

/// The circle of a polar chart, the largest one whose sweep fits in a rectangle.
package struct PolarBox: Hashable, Sendable {
  package var center: CGPoint
  package var radius: CGFloat

  /// Creates the circle for the sectors of a chart in a rectangle.
  ///
  /// Mirrored sectors, for right-to-left layout, are counterclockwise.
  package init(in rect: CGRect, _ range: ClosedRange<Angle>?, isMirrored: Bool) {
    let (start, sweep) = Self.sweep(of: range, isMirrored: isMirrored)
    self.init(in: rect, start: start, sweep: sweep)
  }

  /// Returns the start and the sweep of all sectors, in radians clockwise from 12 o'clock.
  package static func sweep(
    of range: ClosedRange<Angle>?, isMirrored: Bool
  ) -> (start: Double, sweep: Double) {
    let start = range?.lowerBound.radians ?? 0
    let sweep = range.map { $0.upperBound.radians - start } ?? 2 * .pi
    return (isMirrored ? -start - sweep : start, sweep)
  }

  /// Creates the circle for a sweep in a rectangle; angles are in radians clockwise from 12
  /// o'clock.
  package init(in rect: CGRect, start: Double = 0, sweep: Double = 2 * .pi) {
    // The bounding box of the sector of the unit circle: it contains the center, both ends of the
    // arc, and the multiples of 90° between them.
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    let (low, high) = sweep < 0 ? (start + sweep, start) : (start, start + sweep)
    var angles = [low, high]
    var quarter = (low / (.pi / 2)).rounded(.up)
    while quarter * .pi / 2 <= high, angles.count < 12 {
      angles.append(quarter * .pi / 2)
      quarter += 1
    }
    for angle in angles {
      let (x, y) = (sin(angle), -cos(angle))
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    let (width, height) = (max(right - left, 1e-9), max(bottom - top, 1e-9))
    radius = max(0, min(rect.width / CGFloat(width), rect.height / CGFloat(height)))
    center = CGPoint(
      x: rect.midX - radius * CGFloat(left + right) / 2,
      y: rect.midY - radius * CGFloat(top + bottom) / 2)
  }
}
