import EaselCanvas
import Foundation

/// A colour in CIE 1976 L*a*b*, for the white of D65.
package struct CIELab: Hashable, Sendable {
  /// Lightness, 0…100.
  package var lightness: CGFloat
  /// From green to red.
  package var a: CGFloat
  /// From blue to yellow.
  package var b: CGFloat

  /// The colour of sRGB components, by the matrix of IEC 61966-2-1.
  package init(_ parts: Color.Components) {
    let (red, green, blue) = (
      Color.linear(parts.red), Color.linear(parts.green), Color.linear(parts.blue)
    )
    // Each row over its sum, which is the white's share.
    func axis(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> CGFloat {
      let part = (r * red + g * green + b * blue) / (r + g + b)
      return part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116
    }
    let x = axis(0.4124564, 0.3575761, 0.1804375)
    let y = axis(0.2126729, 0.7151522, 0.0721750)
    let z = axis(0.0193339, 0.1191920, 0.9503041)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The difference to another colour, ΔE of 1976; 2.3 is just noticed.
  package func difference(to other: CIELab) -> CGFloat {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
