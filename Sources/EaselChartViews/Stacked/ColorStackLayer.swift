import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A layer for one color of a stacked bar; its anchor point is on its lower edge, so that it grows
/// upwards.
package final class ColorStackLayer: Layer {
  /// The index of the series.
  package var tag = 0

  /// Creates an empty layer.
  package override init() {
    super.init()
    anchorPoint = CGPoint(x: 0.5, y: 1)
  }

  /// Creates a copy of a layer's own properties, without its sublayers.
  package override init(layer: Any) {
    super.init(layer: layer)
    tag = (layer as? ColorStackLayer)?.tag ?? 0
  }

  /// Creates an empty layer; the coder is not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    anchorPoint = CGPoint(x: 0.5, y: 1)
  }
}
