import EaselBlocks
import Foundation

/// The form of rectangles: cells of heat maps, and areas between values or points.
enum RectangleForm: MarkForm {
  static var name: String { "RectangleMark" }
  static var rank: Int { 20 }
  static var sample: MarkSample { .swatch }
  static var anchor: MarkAnchor { .area }
  static var valuePosition: MarkValuePosition { .center }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    guard let positions = run[axis], positions.upper == nil else { return }
    needs.hasBands = true
    needs.bandPositions += positions.lower
  }

  static func valueAxis(of run: PreparedRun) -> Axis? { nil }

  /// Returns the number that colors a cell.
  static func labeledNumber(of run: PreparedRun, row: Int) -> Double? {
    guard let column = run.run[.foregroundStyle], column.kind == .number else { return nil }
    let value = column.values[row]
    return value.isFinite ? value : nil
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? {
    let isHeat = marks.runs.contains { run in
      run.run[.foregroundStyle]?.kind == .number && run.x != nil && run.y != nil
    }
    return isHeat ? .heatMap : nil
  }

  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    for run in runs { builder.addRectangles(run) }
  }
}

extension MarkType {
  /// A rectangle or a cell of a ``RectangleMark``.
  public static var rectangle: MarkType { MarkType(RectangleForm.self) }
}

extension FigureBuilder {
  fileprivate mutating func addRectangles(_ index: Int) {
    let run = marks.runs[index]
    for row in 0..<run.count {
      let traits = traits(run, row)
      guard let x = cell(run, row, .horizontal, traits), let y = cell(run, row, .vertical, traits)
      else {
        missingCount += 1
        continue
      }
      let rect = CGRect(
        x: x.lower, y: y.lower, width: x.upper - x.lower, height: y.upper - y.lower
      ).moved(by: edgeOffset(traits))
      addRectangle(rect, run, row, traits)
    }
  }

  /// Returns the ends of a cell along an axis: those of its interval or of its step.
  private func cell(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (lower: CGFloat, upper: CGFloat)? {
    guard let positions = run[axis], positions.upper == nil || !positions.isSpan else {
      return span(run, row, axis, traits)
    }
    guard let step = step(run, row, axis, traits) else { return nil }
    let dimension = axis == .horizontal ? traits.width : traits.height
    let width = dimension.length(in: step.width) ?? step.width
    return (step.middle - width / 2, step.middle + width / 2)
  }
}
