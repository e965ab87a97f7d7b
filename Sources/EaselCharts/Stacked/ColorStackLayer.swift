import EaselCanvas
import EaselViews
import Foundation

/// One colour of a stacked bar: a layer that stands on its lower edge, so that it grows upwards.
package final class ColorStackLayer: Layer {
  /// The series to which it belongs.
  package var tag = 0

  /// Makes an empty layer.
  package override init() {
    super.init()
    anchorPoint = CGPoint(x: 0.5, y: 1)
  }

  /// Makes a copy of a layer's own properties.
  package override init(layer: Any) {
    super.init(layer: layer)
    tag = (layer as? ColorStackLayer)?.tag ?? 0
  }

  /// Makes an empty layer.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    anchorPoint = CGPoint(x: 0.5, y: 1)
  }
}
