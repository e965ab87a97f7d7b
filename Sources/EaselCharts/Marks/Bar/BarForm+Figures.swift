import EaselBlocks
import EaselCanvas
import Foundation

extension BarForm {
  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    for run in runs { builder.addBars(run) }
  }
}

extension FigureBuilder {
  fileprivate mutating func addBars(_ index: Int) {
    let run = marks.runs[index]
    let across: Axis = run.direction == .vertical ? .horizontal : .vertical
    for row in 0..<run.count {
      let traits = traits(run, row)
      guard let span = span(run, row, run.direction, traits),
        let slot = barSide(run, row, across, traits)
      else {
        missingCount += 1
        continue
      }
      // An empty bin of a histogram is no value that a reader misses.
      let isBin = run[across].map { $0.upper != nil && $0.unit == nil } ?? false
      if !isBin, lacksLogarithm(run, row, traits) { missingCount += 1 }
      let shape = traits.barShape
      let along = lengthened(span, shape)
      let side = narrowed(slot, across, shape)
      var rect =
        run.direction == .vertical
        ? CGRect(
          x: side.lower, y: along.lower, width: side.upper - side.lower,
          height: along.upper - along.lower)
        : CGRect(
          x: along.lower, y: side.lower, width: along.upper - along.lower,
          height: side.upper - side.lower)
      rect = rect.moved(by: edgeOffset(traits))
      addBar(rect, run, row, traits, shape, gap: segmentGap(run, row, rect, traits))
    }
  }

  /// Whether a bar has no length because its value has no logarithm.
  private func lacksLogarithm(_ run: PreparedRun, _ row: Int, _ traits: MarkTraits) -> Bool {
    guard scale(run.direction, traits)?.isLogarithmic == true,
      let values = run[run.direction], values.isFromBase
    else { return false }
    return max(values.lower[row], values.upper?[row] ?? values.lower[row]) <= 0
  }
}
