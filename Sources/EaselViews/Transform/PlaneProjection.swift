import EaselCanvas
import Foundation

/// The perspective projection of the plane `z = 0` by a 3D transform, seen from the front.
struct PlaneProjection: Hashable {
  /// The rows of the matrix that maps (x, y, 1) to (x, y, w).
  var (ax, ay, aw): (CGFloat, CGFloat, CGFloat)
  var (bx, by, bw): (CGFloat, CGFloat, CGFloat)
  var (tx, ty, tw): (CGFloat, CGFloat, CGFloat)

  init(_ transform: Transform3D) {
    (ax, ay, aw) = (transform.m11, transform.m12, transform.m14)
    (bx, by, bw) = (transform.m21, transform.m22, transform.m24)
    (tx, ty, tw) = (transform.m41, transform.m42, transform.m44)
  }

  /// The equal 2D affine transform; `nil` with perspective.
  var affine: CGAffineTransform? {
    guard aw == 0, bw == 0, tw != 0 else { return nil }
    return CGAffineTransform(
      a: ax / tw, b: ay / tw, c: bx / tw, d: by / tw, tx: tx / tw, ty: ty / tw)
  }

  /// Returns the 2D affine transform that approximates the projection near a point.
  func affine(near point: CGPoint) -> CGAffineTransform {
    if let affine { return affine }
    let w = aw * point.x + bw * point.y + tw
    guard w != 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let (x, y) = (
      (ax * point.x + bx * point.y + tx) / w, (ay * point.x + by * point.y + ty) / w
    )
    let (a, b) = ((ax - x * aw) / w, (ay - y * aw) / w)
    let (c, d) = ((bx - x * bw) / w, (by - y * bw) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }

  /// Returns the projection of a point; `nil` for a point behind the eye.
  func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let w = aw * point.x + bw * point.y + tw
    guard w > 1e-6 else { return nil }
    return CGPoint(
      x: (ax * point.x + bx * point.y + tx) / w, y: (ay * point.x + by * point.y + ty) / w)
  }
}
