import EaselCanvas
import EaselViews
import Foundation

/// One colour of a stacked bar: a layer that stands on its lower edge, so that it grows upwards.
public final class ColorStackLayer: Layer {
  /// The series to which it belongs.
  public var tag = 0

  /// Makes an empty layer.
  public override init() {
    super.init()
    anchorPoint = CGPoint(x: 0.5, y: 1)
  }

  /// Makes a copy of a layer's own properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    tag = (layer as? ColorStackLayer)?.tag ?? 0
  }

  /// Makes an empty layer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    anchorPoint = CGPoint(x: 0.5, y: 1)
  }
}
