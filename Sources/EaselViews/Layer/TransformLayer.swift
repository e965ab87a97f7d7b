import EaselCanvas
import Foundation

/// A layer whose sublayers keep their depth, so that they can form a three-dimensional object.
///
/// ```swift
/// let cube = TransformLayer()
/// for z in [-20.0, 20.0] {
///   let face = Layer()
///   face.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
///   face.zPosition = z
///   cube.addSublayer(face)
/// }
/// cube.transform = Transform3D(rotationAngle: .pi / 6, x: 1, y: 1, z: 0)
/// ```
///
/// Other layers project their sublayers into their own plane. This layer draws its sublayers
/// directly in the plane of the superlayer, from back to front. Sublayers that intersect each other
/// are not divided.
///
/// The layer has no plane of its own. It draws no background, contents, border or shadow, has no
/// mask and does not clip. Its opacity applies to each sublayer separately. The behavior is that of
/// Core Animation's `CATransformLayer`.
open class TransformLayer: Layer {
  /// Creates a layer without sublayers.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers, mask, delegate, actions and animations.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates an empty layer, never `nil`; the coder is ignored, since Easel has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownKind: Layer.Type { TransformLayer.self }

  override var keepsDepth: Bool { true }
}
