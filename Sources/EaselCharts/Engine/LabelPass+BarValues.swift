import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// Adds the values of bars, beyond their ends or inside them.
  mutating func addBarValues(_ labeler: inout PlotLabeler) {
    guard let values = request.barValues else { return }
    var shown: [(item: BarValueLabels.Item, figure: ChartFigure)] = []
    for figure in panel.figures where figure.kind.valuePosition == .end {
      guard let mark = figure.markNumbers.first, let item = values.items[mark] else { continue }
      shown.append((item, figure))
    }
    for (item, figure) in shown {
      let scale = item.direction == .vertical ? scales.y(item.axisID) : scales.x
      guard let position = scale?.position else { continue }
      // The value's sign and the direction of the scale determine the side at which the bar ends.
      let growsDown = (position.end > position.start) != (item.value < 0)
      let edge: Edge =
        item.direction == .vertical
        ? (growsDown ? .bottom : .top) : (growsDown ? .trailing : .leading)
      guard !labeler.addValue(item, bar: figure, grows: edge) else { continue }
      if values.isAutomatic {
        demand.dropsBarValues = true
      } else {
        labeler.hidden.append(item.text.string)
      }
    }
  }
}
