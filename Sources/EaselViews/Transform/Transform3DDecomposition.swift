import EaselCanvas
import Foundation

/// A 3D transform as a sequence of perspective, scale, skew, rotation as a quaternion, and
/// translation.
///
/// The decomposition is that of CSS Transforms 2, section 9 (after Thomas, "Decomposing a Matrix
/// into Simple Transformations", Graphics Gems II).
struct Transform3DDecomposition {
  var scale = SIMD3<Double>(1, 1, 1)
  /// The skews of y by x, of z by x and of z by y.
  var skew = SIMD3<Double>()
  var turn = SIMD4<Double>(0, 0, 0, 1)
  var move = SIMD3<Double>()
  /// The fourth column of the matrix, before the other components transform it.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init(_ t: Transform3D) {
    move = SIMD3(t.m41, t.m42, t.m43)
    // T = M · P, where M has no perspective: the effect of M on the column is reversed.
    var plain = t
    (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
    let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    let inverse = plain.inverted()
    isSingular = inverse == plain && !plain.isIdentity
    perspective = isSingular ? column : Self.product(inverse, column)
    var rows = [
      SIMD3<Double>(t.m11, t.m12, t.m13), SIMD3<Double>(t.m21, t.m22, t.m23),
      SIMD3<Double>(t.m31, t.m32, t.m33),
    ]
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    func normalize(_ index: Int) {
      scale[index] = dot(rows[index], rows[index]).squareRoot()
      if scale[index] > 0 { rows[index] /= scale[index] }
    }
    normalize(0)
    skew.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * skew.x
    normalize(1)
    if scale.y > 0 { skew.x /= scale.y }
    skew.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * skew.y
    skew.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * skew.z
    normalize(2)
    if scale.z > 0 {
      skew.y /= scale.z
      skew.z /= scale.z
    }
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    turn = Self.quaternion(rows)
  }

  /// Whether the transform is not invertible, so that its fourth column is kept unchanged.
  private var isSingular = false

  private static func product(_ t: Transform3D, _ v: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      (SIMD4(t.m11, t.m12, t.m13, t.m14) * v).sum(), (SIMD4(t.m21, t.m22, t.m23, t.m24) * v).sum(),
      (SIMD4(t.m31, t.m32, t.m33, t.m34) * v).sum(), (SIMD4(t.m41, t.m42, t.m43, t.m44) * v).sum())
  }

  private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
    func root(_ value: Double) -> Double { max(value, 0).squareRoot() / 2 }
    var q = SIMD4(
      root(1 + r[0].x - r[1].y - r[2].z), root(1 - r[0].x + r[1].y - r[2].z),
      root(1 - r[0].x - r[1].y + r[2].z), root(1 + r[0].x + r[1].y + r[2].z))
    // The rows contain the transformed axes.
    if r[1].z < r[2].y { q.x = -q.x }
    if r[2].x < r[0].z { q.y = -q.y }
    if r[0].y < r[1].x { q.z = -q.z }
    return q
  }

  /// Returns the interpolated components at a fraction; the rotation takes the shorter direction.
  func mixed(with other: Transform3DDecomposition, _ fraction: Double) -> Transform3DDecomposition {
    var result = self
    result.scale += (other.scale - scale) * fraction
    result.skew += (other.skew - skew) * fraction
    result.move += (other.move - move) * fraction
    result.perspective += (other.perspective - perspective) * fraction
    let product = (turn * other.turn).sum()
    let near = product < 0 ? -other.turn : other.turn
    let angle = acos(min(abs(product), 1))
    if angle < 1e-6 {
      result.turn = other.turn
    } else {
      result.turn =
        (turn * sin((1 - fraction) * angle) + near * sin(fraction * angle)) / sin(angle)
    }
    return result
  }

  var transform: Transform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    var rows = [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    rows[2] += rows[1] * skew.z + rows[0] * skew.y
    rows[1] += rows[0] * skew.x
    for index in 0..<3 { rows[index] *= scale[index] }
    var t = Transform3D()
    (t.m11, t.m12, t.m13) = (rows[0].x, rows[0].y, rows[0].z)
    (t.m21, t.m22, t.m23) = (rows[1].x, rows[1].y, rows[1].z)
    (t.m31, t.m32, t.m33) = (rows[2].x, rows[2].y, rows[2].z)
    (t.m41, t.m42, t.m43) = (move.x, move.y, move.z)
    let column = isSingular ? perspective : Self.product(t, perspective)
    (t.m14, t.m24, t.m34, t.m44) = (column.x, column.y, column.z, column.w)
    return t
  }

  /// The angles in radians about the three axes, applied in the order x, y, z.
  var angles: SIMD3<Double> {
    get {
      let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
      return SIMD3(
        atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
        asin(min(max(2 * (w * y - z * x), -1), 1)),
        atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
    }
    set {
      let (sx, cx) = (sin(newValue.x / 2), cos(newValue.x / 2))
      let (sy, cy) = (sin(newValue.y / 2), cos(newValue.y / 2))
      let (sz, cz) = (sin(newValue.z / 2), cos(newValue.z / 2))
      turn = SIMD4(
        sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
        cx * cy * cz + sx * sy * sz)
    }
  }
}
