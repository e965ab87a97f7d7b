import Foundation

/// A writer of bytes from the last to the first, the order in which digits are computed.
struct DecimalWriter {
  /// The capacity: two numbers, each with a sign, a decimal point and a space.
  private static let capacity = 64
  /// The number from which doubles have no decimals.
  ///
  /// Some beyond it do not fit into an integer.
  static let bound: CGFloat = 9e15

  /// Powers of ten by their exponent.
  static let powers: [CGFloat] = (0...14).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var start: Int

  /// Appends the bytes that a closure writes from last to first, in one piece.
  @inline(__always)
  static func append(to bytes: inout [UInt8], _ write: (inout DecimalWriter) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var digits = DecimalWriter(buffer)
      write(&digits)
      // The copy of a raw buffer is inlined, as in `PDFWriter.raw`.
      bytes.append(contentsOf: UnsafeRawBufferPointer(digits.written))
    }
  }

  /// Writes the bytes that a closure writes from last to first to the start of a buffer.
  ///
  /// - Returns: The number of bytes.
  @inline(__always)
  static func write(
    to bytes: UnsafeMutableBufferPointer<UInt8>, _ write: (inout DecimalWriter) -> Void
  ) -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var digits = DecimalWriter(buffer)
      write(&digits)
      return bytes.update(fromContentsOf: digits.written)
    }
  }

  private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
    start = buffer.count
  }

  private var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer[start...])
  }

  @inline(__always)
  mutating func byte(_ byte: UInt8) {
    start -= 1
    buffer[start] = byte
  }

  /// Writes ASCII text, for which there must be room beside a number.
  @inline(__always)
  mutating func text(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    start -= count
    for index in 0..<count { buffer[start + index] = text.utf8Start[index] }
  }

  /// Writes the digits of an integer with leading zeros.
  @inline(__always)
  mutating func integer(_ value: UInt, minimumDigits count: Int) {
    var rest = value
    let end = start
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      byte(0x30 + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0 || end - start < count
  }

  /// Writes a number with as few digits as its value needs.
  ///
  /// A number that is not finite is written as 0, and one beyond ``bound`` as that.
  ///
  /// - Parameters:
  ///   - decimals: The maximum number of decimals, 0...14.
  ///   - hasLeadingZero: Whether a number below 1 has a digit before its decimal point.
  @inline(__always)
  mutating func number(_ value: CGFloat, _ decimals: Int, hasLeadingZero: Bool = false) {
    let magnitude = value.magnitude * Self.powers[decimals]
    var scaled: UInt
    var fractionDigits = decimals
    if magnitude < Self.bound {
      scaled = UInt(magnitude.rounded())
    } else {
      scaled = value.isFinite ? UInt(min(value.magnitude, Self.bound)) : 0
      fractionDigits = 0
    }
    guard scaled != 0 else { return byte(0x30) }
    while fractionDigits > 0 {
      let (quotient, rest) = scaled.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { break }
      scaled = quotient
      fractionDigits -= 1
    }
    if fractionDigits > 0 {
      for _ in 0..<fractionDigits {
        let (quotient, digit) = scaled.quotientAndRemainder(dividingBy: 10)
        byte(0x30 + UInt8(truncatingIfNeeded: digit))
        scaled = quotient
      }
      byte(UInt8(ascii: "."))
    }
    if scaled > 0 || fractionDigits == 0 || hasLeadingZero { integer(scaled, minimumDigits: 1) }
    if value < 0 { byte(UInt8(ascii: "-")) }
  }
}
