import EaselCanvas
import Foundation

/// A 2D affine transform as a sequence of scale, skew, rotation and translation.
///
/// The decomposition is that of CSS Transforms 1, section 13, with the angle of the first axis.
struct AffineDecomposition {
  var scaleX: CGFloat = 1
  var scaleY: CGFloat = 1
  /// The skew of the second axis towards the first one, as a multiple of its length.
  var skew: CGFloat = 0
  /// The rotation in radians, clockwise on the page.
  var angle: CGFloat = 0
  var x: CGFloat = 0
  var y: CGFloat = 0

  init(_ t: CGAffineTransform) {
    (x, y) = (t.tx, t.ty)
    scaleX = hypot(t.a, t.b)
    if scaleX > 0 {
      // A mirrored axis has a negative scale, instead of a rotation by 180°.
      if t.a * t.d - t.b * t.c < 0, t.a < t.d { scaleX = -scaleX }
      angle = scaleX < 0 ? atan2(-t.b, -t.a) : atan2(t.b, t.a)
      scaleY = (t.a * t.d - t.b * t.c) / scaleX
      skew = scaleY != 0 ? (t.a * t.c + t.b * t.d) / (scaleX * scaleY) : 0
    } else {
      angle = t.c == 0 && t.d == 0 ? 0 : atan2(-t.c, t.d)
      scaleY = hypot(t.c, t.d)
    }
  }

  var transform: CGAffineTransform {
    let (c, s) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scaleX * c, b: scaleX * s, c: scaleY * (skew * c - s), d: scaleY * (skew * s + c),
      tx: x, ty: y)
  }

  /// Returns the interpolated components at a fraction; the rotation takes the shorter direction.
  func mixed(with other: AffineDecomposition, _ fraction: CGFloat) -> AffineDecomposition {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var result = self
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.skew = mix(skew, other.skew)
    // An axis scaled to zero has no direction.
    let from = scaleX == 0 ? other.angle : angle
    let to = other.scaleX == 0 ? angle : other.angle
    result.angle = from + (to - from).remainder(dividingBy: 2 * .pi) * fraction
    result.x = mix(x, other.x)
    result.y = mix(y, other.y)
    return result
  }
}
