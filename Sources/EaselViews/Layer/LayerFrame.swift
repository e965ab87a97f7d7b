import EaselCanvas
import Foundation

/// The transform through which a layer is drawn.
enum LayerFrame {
  /// The position that the layer's own properties give it in its superlayer.
  case own
  /// The same position followed by another 3D transform.
  case beyond(Transform3D)
  /// This 3D transform from the layer's own coordinate system.
  case whole(Transform3D)
}

/// The placement of a layer's plane where it is drawn.
enum LayerPlacement {
  case affine(CGAffineTransform)
  case perspective(PlaneProjection)

  init(_ transform: Transform3D) {
    let projection = PlaneProjection(transform)
    self = projection.affine.map { .affine($0) } ?? .perspective(projection)
  }

  /// Whether the plane has no visible area; false for values that are not finite.
  var isScaledToNothing: Bool {
    switch self {
    case .affine(let transform): transform.isFinite && transform.determinant == 0
    case .perspective(let projection): projection.isFinite && projection.determinant == 0
    }
  }

  /// Whether the plane is seen from behind.
  var isTurnedAway: Bool {
    switch self {
    case .affine(let transform): transform.determinant < 0
    case .perspective(let projection): projection.determinant < 0
    }
  }
}
