import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Sets title and subtitle above and the source below; returns what is left of the bounds.
  func layOutTitles(in bounds: CGRect, _ layout: inout ChartLayout) -> CGRect { bounds }

  /// Sets the legends beside the plot; returns what is left of the frame.
  func layOutLegends(in frame: CGRect, _ layout: inout ChartLayout) -> CGRect { frame }

  /// Adds values, names of lines and annotations to a panel.
  mutating func addLabels(
    _ builder: FigureBuilder, _ scales: ChartScales, _ panel: inout ChartPanel
  ) {}
}
