import EaselBlocks
import EaselCanvas

extension ChartEngine {
  /// Whether names stand at the ends of lines, so that no legend is needed.
  var namesLinesAtEnds: Bool { false }
}
