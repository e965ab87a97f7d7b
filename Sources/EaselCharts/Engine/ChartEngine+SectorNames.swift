import EaselBlocks
import EaselCanvas

extension ChartEngine {
  /// Whether names stand beside sectors, so that no legend is needed.
  var namesSectorsOutside: Bool { false }
}
