import EaselBlocks
import Foundation

/// A run with values that are ready for scales: dates of units are intervals, and stacks have ends.
package struct PreparedRun {
  /// The values of one position channel: points, or intervals.
  package struct Positions {
    package var label: String
    var kind: DatumKind
    /// Numbers, seconds, or codes of names.
    var lower: [Double] {
      didSet { summary = nil }
    }
    /// Facts about the numbers that were noted while reading them; `nil` after they have changed.
    package private(set) var summary: NumberSummary?
    /// The ends of intervals; `nil` if the values are points.
    var upper: [Double]?
    /// The calendar unit of each interval.
    var unit: DateUnit?
    /// Whether the start and the end were given as two values, so that the mark extends along this
    /// axis.
    var isSpan = false
    /// Whether the interval starts at zero because the mark is drawn from zero.
    var isFromBase = false

    /// Whether each row has a number that is not an interval.
    var isNumber: Bool { kind == .number && upper == nil }

    /// Whether each row has one value, which may be a whole unit or a bin.
    var isOneValue: Bool { !isSpan && !isFromBase }

    /// Returns the middle of a row's interval, or its value.
    func middle(_ row: Int) -> Double {
      guard let upper else { return lower[row] }
      return lower[row] + (upper[row] - lower[row]) / 2
    }
  }

  var run: MarkRun
  package var x: Positions?
  package var y: Positions?
  /// The direction in which bars and areas extend: along y (`.vertical`) or along x.
  var direction = Axis.vertical
  /// The value that a bar or an area shows, before stacking; `nil` for intervals.
  package var values: [Double]?
  /// The way each bar is drawn with others of its series; `nil` if all bars are drawn separately.
  var joints: [BarJoint]?
  /// Whether the values are shares of a sum.
  var isShare = false
  /// Additional vertices of areas, at positions where other layers of their stack have values.
  var vertices: [Vertex] = []
  /// The index in the list of the function whose samples the rows are; `nil` for marks.
  var function: Int?

  var count: Int { run.count }
  var kind: MarkType { run.kind }

  /// The positions along an axis.
  package subscript(axis: Axis) -> Positions? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension PreparedRun {
  /// Creates the run: computes intervals of units in a calendar, and the direction of the values.
  init(_ run: MarkRun, calendar: Calendar, magnitudes: Axis.Set = []) {
    self.run = run
    x = run[.x].map { Positions($0, calendar) }
    y = run[.y].map { Positions($0, calendar) }
    direction = kind.behavior.direction(of: self, magnitudes: magnitudes)
  }
}

extension PreparedRun {
  /// The axis of the numbers if the other values are categories or dates; of two numbers, y.
  var directionOfNumbers: Axis {
    guard let x else { return y?.kind == .number || y == nil ? .vertical : .horizontal }
    guard let y else { return x.kind == .number ? .horizontal : .vertical }
    if x.isSpan != y.isSpan { return x.isSpan ? .horizontal : .vertical }
    return x.isNumber && !y.isNumber ? .horizontal : .vertical
  }
}

extension PreparedRun.Positions {
  /// Creates positions from a column; each date with a unit becomes the interval of the unit.
  fileprivate init(_ column: Column, _ calendar: Calendar) {
    label = column.label
    kind = column.kind ?? .number
    lower = column.values
    upper = column.ends
    isSpan = column.isSpan
    unit = column.unit
    guard let unit = column.unit, kind == .date else {
      summary = column.summary
      return
    }
    let calendar = unit.calendar ?? calendar
    var ends: [Double] = []
    ends.reserveCapacity(lower.count)
    // Consecutive rows are often in the same unit.
    var last: (start: Double, end: Double)?
    for (row, value) in lower.enumerated() {
      if let last, value >= last.start, value < last.end {
        lower[row] = last.start
        ends.append(last.end)
        continue
      }
      guard value.isFinite,
        let interval = calendar.dateInterval(
          of: unit.component, for: Date(timeIntervalSinceReferenceDate: value))
      else {
        ends.append(value)
        continue
      }
      let start = interval.start.timeIntervalSinceReferenceDate
      let end = interval.end.timeIntervalSinceReferenceDate
      last = (start, end)
      lower[row] = start
      ends.append(end)
    }
    upper = ends
  }
}
