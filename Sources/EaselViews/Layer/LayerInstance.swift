import EaselCanvas
import Foundation

/// One drawing of a layer's sublayers; only a ``ReplicatorLayer`` has more than one.
struct LayerInstance {
  /// The transform that applies to the sublayers after their own placement.
  var transform = Transform3D.identity
  /// The delay of the sublayers' time relative to the layer's, in seconds.
  var delay: TimeInterval = 0
  /// The factors for the colors of the sublayers.
  var tint = Tint.none

  /// Returns the canvas on which the sublayers are drawn.
  func canvas(_ canvas: any Canvas) -> any Canvas {
    tint == .none ? canvas : TintingCanvas(canvas, tint)
  }

  /// The transform with which the sublayers are drawn.
  var frame: LayerFrame { transform.isIdentity ? .own : .beyond(transform) }
}
