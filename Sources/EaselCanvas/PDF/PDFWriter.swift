import Foundation

/// Builds the text of PDF objects and content streams: numbers without a formatter, strings that
/// nothing in them can end.
struct PDFWriter {
  private(set) var bytes: [UInt8] = []

  /// Decimals of coordinates in points: a thousandth.
  static let decimals = 3

  /// Powers of ten by their exponent.
  static let powers: [CGFloat] = (0...14).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  // MARK: Text

  @inline(__always)
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  @inline(__always)
  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  // MARK: Numbers

  mutating func integer(_ value: Int) {
    backwards { digits in
      digits.integer(value.magnitude, atLeast: 1)
      if value < 0 { digits.byte(UInt8(ascii: "-")) }
    }
  }

  /// A number with no more digits than its value needs; what is not finite is 0.
  ///
  /// - Parameter decimals: The most that it keeps, 0 … 14.
  mutating func number(_ value: CGFloat, _ decimals: Int = Self.decimals) {
    backwards { $0.number(value, decimals) }
  }

  /// A point's coordinates, with a space behind each.
  mutating func point(_ point: CGPoint, _ decimals: Int = Self.decimals) {
    backwards {
      $0.byte(0x20)
      $0.number(point.y, decimals)
      $0.byte(0x20)
      $0.number(point.x, decimals)
    }
  }

  /// Digits with zeros in front.
  mutating func digits(_ value: UInt, atLeast count: Int) {
    backwards { $0.integer(value, atLeast: count) }
  }

  /// Appends what the closure writes from its last byte to its first, in one piece.
  @inline(__always)
  private mutating func backwards(_ write: (inout BackwardDigits) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: BackwardDigits.capacity) { buffer in
      var digits = BackwardDigits(buffer)
      write(&digits)
      bytes.append(contentsOf: digits.written)
    }
  }

  /// Numbers with a space behind each.
  mutating func numbers(_ values: [CGFloat], _ decimals: Int = Self.decimals) {
    for value in values {
      number(value, decimals)
      byte(0x20)
    }
  }

  // MARK: Objects

  /// A reference to an object, with a space behind it.
  mutating func reference(_ object: Int) {
    integer(object)
    raw(" 0 R ")
  }

  /// A text string in UTF-16 (ISO 32000-1, 7.9.2.2).
  mutating func string(_ text: String) {
    raw("<FEFF")
    for unit in SafeText(text).text.utf16 { hexadecimal(unit) }
    byte(UInt8(ascii: ">"))
  }

  /// Four hexadecimal digits.
  mutating func hexadecimal(_ value: UInt16) {
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: (value >> shift) & 15)
      byte(digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
  }

  /// A byte of a string in parentheses.
  @inline(__always)
  mutating func literal(_ value: UInt8) {
    switch value {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      byte(UInt8(ascii: "\\"))
      byte(value)
    // A reader takes it for a line feed.
    case 0x0D: raw("\\r")
    default: byte(value)
    }
  }
}

/// Bytes that are written from the last one on, since a number's digits are found that way.
private struct BackwardDigits {
  /// Two numbers, each with a sign, a point and a space.
  static let capacity = 64

  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var start: Int

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
    start = buffer.count
  }

  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[start...]) }

  @inline(__always)
  mutating func byte(_ byte: UInt8) {
    start -= 1
    buffer[start] = byte
  }

  /// Digits with zeros in front.
  @inline(__always)
  mutating func integer(_ value: UInt, atLeast count: Int) {
    var rest = value
    let end = start
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      byte(0x30 + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0 || end - start < count
  }

  @inline(__always)
  mutating func number(_ value: CGFloat, _ decimals: Int) {
    let magnitude = value.magnitude * PDFWriter.powers[decimals]
    var scaled: UInt
    var places = decimals
    if magnitude < 9e15 {
      scaled = UInt(magnitude.rounded())
    } else {
      // Beyond it no double has decimals, and none fits into an integer.
      scaled = value.isFinite ? UInt(min(value.magnitude, 9e15)) : 0
      places = 0
    }
    guard scaled != 0 else { return byte(0x30) }
    while places > 0 {
      let (quotient, rest) = scaled.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { break }
      scaled = quotient
      places -= 1
    }
    if places > 0 {
      for _ in 0..<places {
        let (quotient, digit) = scaled.quotientAndRemainder(dividingBy: 10)
        byte(0x30 + UInt8(truncatingIfNeeded: digit))
        scaled = quotient
      }
      byte(UInt8(ascii: "."))
    }
    if scaled > 0 || places == 0 { integer(scaled, atLeast: 1) }
    if value < 0 { byte(UInt8(ascii: "-")) }
  }
}
