// Selections and positions that an app keeps are taken, with and without a label.
import EaselBlocks
import EaselCharts
import Foundation

struct Kept<Value>: ChartBinding { var wrappedValue: Value }

struct Angle: Plottable, Equatable {
  var primitivePlottable: Int
  init?(primitivePlottable: Int) { self.primitivePlottable = primitivePlottable }
}

struct Bindings: Block {
  let day = Kept<Date?>(wrappedValue: nil)
  let angle = Kept<Angle?>(wrappedValue: nil)
  var body: some Block {
    Chart([1, 2], id: \.self) { SectorMark(angle: .value("Score", $0)) }
      .chartXSelection(value: day)
      .chartAngleSelection(value: angle)
      .chartAngleSelection(angle)
      .chartXVisibleDomain(length: 7 * 24 * 60 * 60)
      .chartScrollableAxes(.horizontal)
  }
}
