import Foundation

extension PDFWriter {
  /// The number of steps per unit for a number of decimal places.
  static func unit(_ decimals: Int) -> CGFloat { DecimalWriter.powers[decimals] }

  /// The significant digits of scale factors, and of numbers that are scaled.
  private static let digits = 9

  /// Writes numbers with nine significant digits each and a space after each.
  mutating func precise(_ values: [CGFloat]) {
    for value in values {
      let exponent = value == 0 ? 0 : Int(log10(value.magnitude).rounded(.down))
      number(value, min(max(Self.digits - 1 - exponent, 0), DecimalWriter.powers.count - 1))
      byte(0x20)
    }
  }

  /// Writes the six entries of a matrix.
  mutating func matrix(_ transform: CGAffineTransform) {
    // The linear part scales coordinates and needs more digits than they do.
    precise([transform.a, transform.b, transform.c, transform.d])
    numbers([transform.tx, transform.ty], 5)
  }

  /// Writes the corners of a rectangle as an array.
  mutating func box(_ rect: CGRect) {
    raw("[ ")
    numbers([rect.minX, rect.minY, rect.maxX, rect.maxY])
    raw("]")
  }
}
