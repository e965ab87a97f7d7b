import EaselBlocks
import Foundation

/// The form of bars, from zero to a value or between two values.
enum BarForm: MarkForm {
  static var name: String { "BarMark" }
  static var rank: Int { 30 }
  static var sample: MarkSample { .swatch }
  static var fillsSteps: Bool { true }
  static var isNamedByAxis: Bool { true }
  static var anchor: MarkAnchor { .end }
  static var valuePosition: MarkValuePosition { .end }

  /// Returns the axis of the numbers if the other values are categories or dates.
  ///
  /// Of two numeric axes it returns y, unless only the values of y are evenly spaced, as ages are.
  /// Bars on both sides of a line are horizontal, also if their groups are numbers.
  static func direction(of run: PreparedRun, magnitudes: Axis.Set) -> Axis {
    if magnitudes.contains(.horizontal), run.x?.kind == .number { return .horizontal }
    if let x = run.x, let y = run.y, x.isSpan == y.isSpan, x.isNumber, y.isNumber {
      return areEven(y.lower) && !areEven(x.lower) ? .horizontal : .vertical
    }
    return run.directionOfNumbers
  }

  /// Whether there are at least three different numbers that are multiples of one step apart.
  private static func areEven(_ numbers: [Double]) -> Bool {
    var values = numbers.filter(\.isFinite).sorted()
    values = values.enumerated().filter { $0 == 0 || values[$0 - 1] != $1 }.map(\.element)
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    guard steps.count >= 2, let minimum = steps.min(), let maximum = steps.max(),
      minimum.isFinite, maximum / minimum <= 10
    else { return false }
    return steps.allSatisfy {
      let count = $0 / minimum
      return abs(count - count.rounded()) < 1e-6
    }
  }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    guard let positions = run[axis] else { return }
    if run.direction == axis {
      needs.hasBase = needs.hasBase || positions.isFromBase
      needs.hasValues = true
    } else {
      needs.hasBands = true
      if positions.upper == nil { needs.bandPositions += positions.lower }
    }
  }

  static func valueAxis(of run: PreparedRun) -> Axis? {
    run[run.direction]?.kind == .number ? run.direction : nil
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? {
    let runs = marks.runs
    let isSide = runs.contains { $0.direction == .horizontal }
    if runs.allSatisfy({ $0.values == nil }) { return isSide ? .horizontalRangeBar : .rangeBar }
    if runs.contains(where: { $0.run[.position] != nil }) {
      return isSide ? .horizontalGroupedBar : .groupedBar
    }
    if isSide ? marks.marks.isShareX : marks.marks.isShareY {
      return isSide ? .horizontalShareBar : .shareBar
    }
    if marks.areStacked { return isSide ? .horizontalStackedBar : .stackedBar }
    let isBinned = runs.contains { run in
      let across = run[run.direction == .vertical ? .horizontal : .vertical]
      return across?.kind == .number && across?.upper != nil
    }
    return isBinned ? .histogram : isSide ? .horizontalBar : .bar
  }
}

extension MarkType {
  /// A bar of a ``BarMark``.
  public static var bar: MarkType { MarkType(BarForm.self) }
}
