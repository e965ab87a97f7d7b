import EaselCanvas
import Foundation

extension OKLab {
  /// The Euclidean distance to another color; 0.02 is just noticeable.
  func difference(to other: OKLab) -> CGFloat {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
