import EaselBlocks
import EaselCanvas
import Foundation

extension PreparedMarks {
  /// Moves values on days that an axis leaves out to its next business day, and notes their number.
  ///
  /// Bars on the same day are stacked, so that values are moved before.
  mutating func moveToBusinessDays() {
    for axis in [Axis.horizontal, .vertical] {
      guard let days = days[axis] else { continue }
      var count = 0
      for index in runs.indices where axis == .horizontal || runs[index].run.axisID == nil {
        count += runs[index][axis]?.move(to: days) ?? 0
      }
      guard count > 0 else { continue }
      let values = count == 1 ? "a value of the" : "\(count) values of the"
      let name = axis == .horizontal ? "x axis" : "y axis"
      diagnostics.append(
        Diagnostic(
          .warning, .invalidData,
          "\(values) \(name) \(count == 1 ? "is" : "are") on days that its scale leaves out, "
            + "weekends or holidays; drawn at the next business day",
          operation: axis == .horizontal ? "chartXScale" : "chartYScale", value: "\(count)"))
    }
  }
}

extension PreparedRun.Positions {
  /// Moves values between pieces to the next piece, and returns their number.
  ///
  /// An interval is moved if it is between two pieces as a whole; it then has at most the length of
  /// the piece.
  fileprivate mutating func move(to days: ScalePieces) -> Int {
    guard kind == .date else { return 0 }
    let fills = unit?.component == .day
    var (lower, upper) = (lower, upper)
    var count = 0
    for (row, value) in lower.enumerated() {
      guard value.isFinite, let start = days.next(after: value) else { continue }
      if let end = upper?[row] {
        guard end.isFinite, days.coordinate(of: end) <= days.coordinate(of: value) else { continue }
        let last = days.uppers[days.index(of: start)]
        upper?[row] = fills ? last : min(start + max(0, end - value), last)
      }
      lower[row] = start
      count += 1
    }
    guard count > 0 else { return 0 }
    self.lower = lower
    self.upper = upper
    return count
  }
}
