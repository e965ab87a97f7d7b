import Foundation

/// Writes the text of PDF objects and content streams, with escaped strings.
///
/// Numbers are written without a formatter, for speed.
struct PDFWriter {
  private(set) var bytes: [UInt8] = []

  /// The decimal places of coordinates in points: thousandths.
  static let decimals = 3

  var isEmpty: Bool { bytes.isEmpty }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  // MARK: Text

  @inline(__always)
  mutating func raw(_ text: StaticString) {
    // The compiler inlines the copy of a raw buffer, but not that of a typed one.
    text.withUTF8Buffer { bytes.append(contentsOf: UnsafeRawBufferPointer($0)) }
  }

  mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  @inline(__always)
  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  // MARK: Numbers

  mutating func integer(_ value: Int) {
    backwards { digits in
      digits.integer(value.magnitude, minimumDigits: 1)
      if value < 0 { digits.byte(UInt8(ascii: "-")) }
    }
  }

  /// Writes a number with no more digits than its value needs; a number that is not finite becomes
  /// 0.
  ///
  /// - Parameter decimals: The maximum number of decimal places, 0 … 14.
  mutating func number(_ value: CGFloat, _ decimals: Int = Self.decimals) {
    backwards { $0.number(value, decimals) }
  }

  /// Writes the coordinates of a point, with a space after each.
  mutating func point(_ point: CGPoint, _ decimals: Int = Self.decimals) {
    backwards {
      $0.byte(0x20)
      $0.number(point.y, decimals)
      $0.byte(0x20)
      $0.number(point.x, decimals)
    }
  }

  /// Writes an integer with leading zeros.
  mutating func digits(_ value: UInt, minimumDigits count: Int) {
    backwards { $0.integer(value, minimumDigits: count) }
  }

  @inline(__always)
  mutating func backwards(_ write: (inout DecimalWriter) -> Void) {
    DecimalWriter.append(to: &bytes, write)
  }

  /// Writes numbers with a space after each.
  mutating func numbers(_ values: [CGFloat], _ decimals: Int = Self.decimals) {
    for value in values {
      number(value, decimals)
      byte(0x20)
    }
  }

  // MARK: Objects

  /// Writes a reference to an object, with a space after it.
  mutating func reference(_ object: Int) {
    backwards { digits in
      digits.text(" 0 R ")
      digits.integer(object.magnitude, minimumDigits: 1)
    }
  }

  /// Writes references as an array.
  mutating func references(_ objects: [Int]) {
    raw("[")
    for object in objects { reference(object) }
    raw("]")
  }

  /// Writes a text string (ISO 32000-1, 7.9.2.2): printable ASCII unchanged, other text in UTF-16.
  mutating func string(_ text: String) {
    let text = SanitizedText(text).text
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      byte(UInt8(ascii: "("))
      for value in text.utf8 { literal(value) }
      return byte(UInt8(ascii: ")"))
    }
    raw("<FEFF")
    for unit in text.utf16 { hexadecimal(unit) }
    byte(UInt8(ascii: ">"))
  }

  /// Writes a byte string in hexadecimal digits.
  mutating func hexadecimal(_ values: [UInt8]) {
    byte(UInt8(ascii: "<"))
    for value in values { hexadecimal(value) }
    byte(UInt8(ascii: ">"))
  }

  /// Writes four hexadecimal digits.
  mutating func hexadecimal(_ value: UInt16) {
    hexadecimal(UInt8(truncatingIfNeeded: value >> 8))
    hexadecimal(UInt8(truncatingIfNeeded: value))
  }

  /// Writes two hexadecimal digits.
  mutating func hexadecimal(_ value: UInt8) {
    let (high, low) = (value >> 4, value & 15)
    byte(high < 10 ? 0x30 + high : 0x37 + high)
    byte(low < 10 ? 0x30 + low : 0x37 + low)
  }

  /// Writes a byte of a literal string at the beginning of a buffer of two bytes.
  ///
  /// - Returns: The number of bytes written.
  @inline(__always)
  static func write(literal value: UInt8, to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    switch value {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      (bytes[0], bytes[1]) = (UInt8(ascii: "\\"), value)
      return 2
    // A reader would change an unescaped CR to a line feed.
    case 0x0D:
      (bytes[0], bytes[1]) = (UInt8(ascii: "\\"), UInt8(ascii: "r"))
      return 2
    default:
      bytes[0] = value
      return 1
    }
  }

  /// Writes a byte of a literal string.
  @inline(__always)
  mutating func literal(_ value: UInt8) {
    switch value {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      byte(UInt8(ascii: "\\"))
      byte(value)
    // A reader would change an unescaped CR to a line feed.
    case 0x0D: raw("\\r")
    default: byte(value)
    }
  }
}
