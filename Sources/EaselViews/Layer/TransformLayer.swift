import EaselCanvas
import Foundation

/// A layer whose sublayers keep their depth, so that they can make up a body in space.
///
/// ```swift
/// let cube = TransformLayer()
/// for face in faces { cube.addSublayer(face) }
/// cube.transform = Transform3D(rotationAngle: .pi / 6, x: 1, y: 1, z: 0)
/// ```
///
/// Other layers press their sublayers flat into their own plane; through this one they are drawn
/// straight into the plane of the superlayer, those that are further away first. Sublayers that cross
/// each other are not cut.
///
/// The layer itself has no plane: it draws no background, contents, border or shadow, has no mask
/// and clips nothing, and its opacity counts for each sublayer by itself. The semantics are those of
/// Core Animation's `CATransformLayer`.
open class TransformLayer: Layer {
  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a copy of a layer's own properties, without its sublayers.
  public override init(layer: Any) { super.init(layer: layer) }

  /// There are no archives to decode here: the layer is made empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func makePlain() -> Layer { TransformLayer() }

  override class var ownKind: Layer.Type { TransformLayer.self }

  override func copyForPresentation() -> Layer { TransformLayer(layer: self) }

  override var keepsDepth: Bool { true }
}
