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
}
