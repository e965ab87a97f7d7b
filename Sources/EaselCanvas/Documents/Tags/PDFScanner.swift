/// Finds the tokens of a content stream that cairo wrote (ISO 32000-1, 7.2 and 7.3); strings are
/// passed over.
struct PDFScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next number, name, operator or bracket of a dictionary; nil at the end.
  mutating func next() -> Range<Int>? {
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case UInt8(ascii: "("): passString()
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        place += 1
        if place < bytes.count, bytes[place] == bytes[start] {
          place += 1
          return start..<place
        }
        if bytes[start] == UInt8(ascii: "<") { passHexadecimal() }
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ")"): place += 1
      case let byte where Self.isSpace(byte): place += 1
      default:
        place += 1
        while place < bytes.count, !Self.isSpace(bytes[place]), !Self.delimits(bytes[place]) {
          place += 1
        }
        return start..<place
      }
    }
    return nil
  }

  private mutating func passString() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\"): place += 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func passHexadecimal() {
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    place += 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func delimits(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
