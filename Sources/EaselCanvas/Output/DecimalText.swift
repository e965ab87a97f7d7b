import Foundation

/// Numbers in decimal notation with as few digits as their value needs.
enum DecimalText {
  /// Appends the digits of a number.
  ///
  /// - Parameter decimals: The maximum number of decimals, 0...14.
  static func append(_ value: CGFloat, _ decimals: Int, to bytes: inout [UInt8]) {
    var decimals = decimals
    if value.isFinite {
      // A double of this size has no more decimals.
      while value.magnitude * DecimalWriter.powers[decimals] >= DecimalWriter.bound {
        guard decimals > 0 else { return bytes.append(contentsOf: "\(value)".utf8) }
        decimals -= 1
      }
    }
    DecimalWriter.append(to: &bytes) { $0.number(value, decimals, hasLeadingZero: true) }
  }

  /// Returns the number as a string.
  static func string(_ value: CGFloat, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(value, decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
