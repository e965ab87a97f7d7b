import EaselCanvas
import Foundation

extension Transform3D {
  /// Returns the transform that applies this transform first and the other one second.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    var r = Transform3D()
    (r.m11, r.m12, r.m13, r.m14) = other.row(m11, m12, m13, m14)
    (r.m21, r.m22, r.m23, r.m24) = other.row(m21, m22, m23, m24)
    (r.m31, r.m32, r.m33, r.m34) = other.row(m31, m32, m33, m34)
    (r.m41, r.m42, r.m43, r.m44) = other.row(m41, m42, m43, m44)
    return r
  }

  /// Returns the product of a row vector and this matrix.
  private func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x * m11 + y * m21 + z * m31 + w * m41, x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43, x * m14 + y * m24 + z * m34 + w * m44
    )
  }

  /// Returns the transform that applies a translation in points first and this transform second.
  public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat = 0) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that applies a scaling first and this transform second.
  public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat = 1) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that applies a rotation in radians about an axis first and this
  /// transform second.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - x: The x component of the axis, which can have any length.
  ///   - y: The y component of the axis.
  ///   - z: The z component of the axis.
  public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// Returns the inverse transform; the same transform if it is not invertible, as in Core
  /// Animation.
  public func inverted() -> Transform3D {
    // Gauss–Jordan elimination with the largest pivot of each column.
    var rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34]]
    rows.append([m41, m42, m43, m44])
    for row in 0..<4 { rows[row] += (0..<4).map { $0 == row ? 1 : 0 } }
    for column in 0..<4 {
      guard
        let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 0
      else { return self }
      rows.swapAt(column, pivot)
      let factor = 1 / rows[column][column]
      for index in 0..<8 { rows[column][index] *= factor }
      for row in 0..<4 where row != column {
        let share = rows[row][column]
        guard share != 0 else { continue }
        for index in 0..<8 { rows[row][index] -= share * rows[column][index] }
      }
    }
    return Transform3D(elements: rows.flatMap { $0[4...] })
  }

  /// Creates a transform from its rows as one list; the identity unless there are sixteen values.
  init(elements e: [CGFloat]) {
    self.init()
    guard e.count == 16 else { return }
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }
}
