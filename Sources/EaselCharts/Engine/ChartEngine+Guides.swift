import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Adds values, names of lines and annotations to a panel.
  mutating func addLabels(
    _ builder: FigureBuilder, _ scales: ChartScales, _ panel: inout ChartPanel
  ) {}
}
