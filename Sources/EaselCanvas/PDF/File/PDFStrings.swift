/// Replaces the strings in the text of a PDF object (ISO 32000-2, 7.3.4).
enum PDFStrings {
  /// Returns the text with replaced strings, which are written in hexadecimal digits.
  ///
  /// - Parameter replace: Returns the replacement for the bytes of a string.
  static func replacing(
    in text: [UInt8], _ replace: ([UInt8]) throws -> [UInt8]
  ) rethrows -> [UInt8] {
    var writer = PDFWriter()
    var position = 0
    while position < text.count {
      let byte = text[position]
      let next = position + 1 < text.count ? text[position + 1] : 0
      switch byte {
      case UInt8(ascii: "("):
        writer.hexadecimal(try replace(literal(in: text, &position)))
      case UInt8(ascii: "<") where next != UInt8(ascii: "<"):
        writer.hexadecimal(try replace(hexadecimal(in: text, &position)))
      case UInt8(ascii: "<"):
        writer.raw("<<")
        position += 2
      default:
        writer.byte(byte)
        position += 1
      }
    }
    return writer.bytes
  }

  /// Reads a literal string and moves the position after it.
  private static func literal(in text: [UInt8], _ position: inout Int) -> [UInt8] {
    var (bytes, depth): ([UInt8], Int) = ([], 0)
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("):
        if depth > 0 { bytes.append(byte) }
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth > 0 else { return bytes }
        bytes.append(byte)
      case UInt8(ascii: "\\"): if let byte = escape(in: text, &position) { bytes.append(byte) }
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Reads an escape sequence after its backslash; returns nil for an escaped end of a line.
  private static func escape(in text: [UInt8], _ position: inout Int) -> UInt8? {
    guard position < text.count else { return nil }
    let byte = text[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case 0x0A: return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte) - 0x30
      for _ in 0..<2 {
        guard position < text.count, (0x30...0x37).contains(text[position]) else { break }
        value = value * 8 + Int(text[position]) - 0x30
        position += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  /// Reads a hexadecimal string and moves the position after it.
  private static func hexadecimal(in text: [UInt8], _ position: inout Int) -> [UInt8] {
    var digits: [UInt8] = []
    position += 1
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: ">"):
        if digits.count % 2 > 0 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x41...0x46: digits.append(byte - 0x37)
      case 0x61...0x66: digits.append(byte - 0x57)
      default: break
      }
    }
    return []
  }
}
