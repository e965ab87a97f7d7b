import EaselCanvas
import Foundation

extension Transform3D {
  /// Returns the interpolated transform at a fraction; scale, rotation and translation are
  /// interpolated separately.
  func mixed(with other: Transform3D, _ fraction: CGFloat) -> Transform3D {
    if self == other { return self }
    if isAffine, other.isAffine {
      return Transform3D(
        AffineDecomposition(affineTransform).mixed(
          with: AffineDecomposition(other.affineTransform), fraction
        )
        .transform)
    }
    return Transform3DDecomposition(self).mixed(
      with: Transform3DDecomposition(other), Double(fraction)
    ).transform
  }

  /// Returns the transform applied a number of times, which can be fractional.
  func repeated(_ count: CGFloat) -> Transform3D {
    if count == 1 { return self }
    if count == -1 { return inverted() }
    guard count > 0, count < 10_000 else { return .identity }
    var result = Transform3D.identity
    for _ in 0..<Int(count) { result = result.concatenating(self) }
    let rest = count - count.rounded(.down)
    return rest > 0 ? result.concatenating(Transform3D.identity.mixed(with: self, rest)) : result
  }
}
