import EaselCanvas
import Foundation

/// One of the times that a layer's sublayers are drawn: once, but for ``ReplicatorLayer``.
struct LayerInstance {
  /// Through which the sublayers are seen, after they are placed.
  var transform = Transform3D.identity
  /// How far their time lags behind the layer's.
  var delay: TimeInterval = 0
  /// What multiplies their colours.
  var tint = Tint.none

  /// The canvas on which they are drawn.
  func canvas(_ canvas: any Canvas) -> any Canvas {
    tint == .none ? canvas : TintingCanvas(canvas, tint)
  }

  /// Where they are drawn.
  var frame: LayerFrame { transform.isIdentity ? .own : .beyond(transform) }
}
