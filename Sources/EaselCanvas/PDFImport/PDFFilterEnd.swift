/// Finds out whether an encoded stream has the end that its filter writes.
///
/// libqpdf decodes a stream that was cut without a word, and what is missing would not be drawn.
enum PDFFilterEnd {
  /// Whether the bytes have the mark of their end; true for filters without one.
  ///
  /// - Parameters:
  ///   - bytes: The encoded bytes.
  ///   - filter: The name of the filter that encoded them last.
  ///   - parameters: The parameters of the filter.
  static func isThere(in bytes: [UInt8], _ filter: String, _ parameters: PDFValue) -> Bool {
    switch filter {
    case "/LZWDecode", "/LZW": endsLZW(bytes, isEarly: parameters["/EarlyChange"].integer != 0)
    case "/RunLengthDecode", "/RL": endsRuns(bytes)
    case "/ASCII85Decode", "/A85": bytes.contains(UInt8(ascii: "~"))
    case "/ASCIIHexDecode", "/AHx": bytes.contains(UInt8(ascii: ">"))
    default: true
    }
  }

  /// Follows the lengths of the codes (ISO 32000-1, 7.4.4.2) to the one that ends the data.
  ///
  /// - Parameter isEarly: Whether codes grow one code before they must.
  private static func endsLZW(_ bytes: [UInt8], isEarly: Bool) -> Bool {
    let (clear, end, longest) = (256, 257, 12)
    var (bits, bitCount, length) = (0, 0, 9)
    // The code that the table gets next: 258 behind the first code after a clear.
    var next = end
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      bitCount += 8
      guard bitCount >= length else { continue }
      bitCount -= length
      let code = bits >> bitCount
      bits &= 1 << bitCount - 1
      switch code {
      case end: return true
      case clear: (next, length) = (end, 9)
      default:
        next += 1
        if next + (isEarly ? 1 : 0) >= 1 << length, length < longest { length += 1 }
      }
    }
    return false
  }

  /// Follows the runs (7.4.5) to the one that ends the data.
  private static func endsRuns(_ bytes: [UInt8]) -> Bool {
    var position = 0
    while position < bytes.count {
      let length = Int(bytes[position])
      if length == 128 { return true }
      position += length < 128 ? length + 2 : 2
    }
    return false
  }
}
