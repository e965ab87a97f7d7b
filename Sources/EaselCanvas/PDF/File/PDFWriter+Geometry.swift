import Foundation

extension PDFWriter {
  /// The number of steps in a unit of numbers with so many decimals.
  static func unit(_ decimals: Int) -> CGFloat { DecimalWriter.powers[decimals] }

  /// Digits of numbers that scale others, or are scaled.
  private static let digits = 9

  /// Numbers with a space behind each, of so many digits wherever the point stands.
  mutating func precise(_ values: [CGFloat]) {
    for value in values {
      let exponent = value == 0 ? 0 : Int(log10(value.magnitude).rounded(.down))
      number(value, min(max(Self.digits - 1 - exponent, 0), DecimalWriter.powers.count - 1))
      byte(0x20)
    }
  }

  /// The six entries of a matrix.
  mutating func matrix(_ transform: CGAffineTransform) {
    // The linear part scales coordinates: it needs more digits than they do.
    precise([transform.a, transform.b, transform.c, transform.d])
    numbers([transform.tx, transform.ty], 5)
  }

  /// The corners of a rectangle as an array.
  mutating func box(_ rect: CGRect) {
    raw("[ ")
    numbers([rect.minX, rect.minY, rect.maxX, rect.maxY])
    raw("]")
  }
}
