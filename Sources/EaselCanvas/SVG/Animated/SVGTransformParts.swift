import Foundation

/// Transforms over time, divided into translation, rotation, shear and scale about a point.
///
/// Each transform is `translate(position) rotate skewX scale translate(-pivot)`.
struct SVGTransformParts {
  /// The point of the inner space about which everything rotates.
  private(set) var pivot = CGPoint.zero
  /// The position of that point in each frame, x and y.
  private(set) var positions: [[CGFloat]] = []
  /// The angles in radians, without jumps of whole turns.
  private(set) var rotations: [CGFloat] = []
  private(set) var shears: [CGFloat] = []
  /// The scale factors along x and y.
  private(set) var scales: [[CGFloat]] = []

  init(_ matrices: [[CGFloat]]) {
    pivot = Self.pivot(of: matrices)
    for matrix in matrices {
      let transform = SVGValue.transform(matrix)
      let position = pivot.applying(transform)
      positions.append([position.x, position.y])
      let parts = transform.decomposed()
      add(parts.rotation, parts.horizontalShear, parts.scale)
    }
  }

  /// Adds parts in the form that is nearest to the one before.
  ///
  /// Half a turn more with both scales negated is the same transform.
  private mutating func add(_ rotation: CGFloat, _ shear: CGFloat, _ scale: CGSize) {
    let turn = 2 * CGFloat.pi
    let before = (rotations.last ?? 0, scales.last ?? [scale.width, scale.height])
    let forms: [(CGFloat, [CGFloat])] = [
      (rotation, [scale.width, scale.height]),
      (rotation + .pi, [-scale.width, -scale.height]),
    ].map { angle, scales in
      (angle - ((angle - before.0) / turn).rounded() * turn, scales)
    }
    func distance(_ form: (CGFloat, [CGFloat])) -> CGFloat {
      let size = max(abs(form.1[0]), abs(form.1[1]), 1e-9)
      return abs(form.0 - before.0) / .pi
        + (abs(form.1[0] - before.1[0]) + abs(form.1[1] - before.1[1])) / (2 * size)
    }
    let best = distance(forms[0]) <= distance(forms[1]) ? forms[0] : forms[1]
    rotations.append(best.0)
    scales.append(best.1)
    shears.append(shear)
  }

  /// Returns the point that moves most evenly.
  ///
  /// It has the least sum of squared accelerations. For a rotating layer it is the anchor point.
  /// About any other point an even rotation would look uneven.
  private static func pivot(of matrices: [[CGFloat]]) -> CGPoint {
    // Normal equations of A″ p = -t″, where A is the linear part and t the translation.
    var (xx, xy, yy, x, y) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for index in matrices.indices.dropFirst().dropLast() {
      let second = zip(matrices[index - 1], zip(matrices[index], matrices[index + 1])).map {
        $0 - 2 * $1.0 + $1.1
      }
      for (a, c, t) in [(second[0], second[2], second[4]), (second[1], second[3], second[5])] {
        xx += a * a
        xy += a * c
        yy += c * c
        x -= a * t
        y -= c * t
      }
    }
    let determinant = xx * yy - xy * xy
    // Without rotation, or with scaling in one direction only, there is no such point.
    guard determinant > 1e-9 * max(xx, yy) * max(xx, yy), determinant > 0 else { return .zero }
    let point = CGPoint(
      x: (x * yy - y * xy) / determinant, y: (y * xx - x * xy) / determinant)
    // Rounded to the hundredth that is written, so that writing loses nothing.
    return CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }
}
