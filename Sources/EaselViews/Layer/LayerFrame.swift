import EaselCanvas
import Foundation

/// Where a layer is drawn.
enum LayerFrame {
  /// Where its own properties place it in its superlayer.
  case own
  /// There, and then through another transform of space.
  case beyond(Transform3D)
  /// Through this transform from its own space.
  case whole(Transform3D)
}

/// What a layer's plane looks like where it is drawn.
enum LayerPlacement {
  case affine(CGAffineTransform)
  case perspective(PlaneProjection)

  init(_ transform: Transform3D) {
    let projection = PlaneProjection(transform)
    self = projection.affine.map { .affine($0) } ?? .perspective(projection)
  }

  /// Whether the plane is seen from its edge or has no extent; not so for numbers that are none.
  var isScaledToNothing: Bool {
    switch self {
    case .affine(let transform): transform.isFinite && transform.determinant == 0
    case .perspective(let projection): projection.isFinite && projection.determinant == 0
    }
  }

  /// Whether the plane has its back to the front.
  var isTurnedAway: Bool {
    switch self {
    case .affine(let transform): transform.determinant < 0
    case .perspective(let projection): projection.determinant < 0
    }
  }
}
