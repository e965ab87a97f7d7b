import EaselCanvas
import Foundation

extension OKLab {
  /// The difference to another colour; 0.02 is just noticed.
  package func difference(to other: OKLab) -> CGFloat {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
