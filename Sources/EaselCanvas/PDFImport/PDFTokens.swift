/// The tokens of an object's text or a content stream (ISO 32000-1, 7.2 and 7.8.2).
struct PDFTokens {
  enum Kind {
    case name
    case string
    /// A number, an operator, or another word.
    case word
    case beginArray
    case endArray
    case beginDictionary
    case endDictionary
    case end
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B || byte == 0
  }

  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// Returns the next token, and `end` behind the last one.
  mutating func next() -> Token {
    skipSpace()
    let start = position
    guard position < bytes.count else { return Token(kind: .end, range: start..<start) }
    let following = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case UInt8(ascii: "["): return token(.beginArray, length: 1)
    case UInt8(ascii: "]"): return token(.endArray, length: 1)
    case UInt8(ascii: "<") where following == UInt8(ascii: "<"):
      return token(.beginDictionary, length: 2)
    case UInt8(ascii: ">") where following == UInt8(ascii: ">"):
      return token(.endDictionary, length: 2)
    case UInt8(ascii: "<"):
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      position = min(position + 1, bytes.count)
      return Token(kind: .string, range: start..<position)
    case UInt8(ascii: "("):
      skipString()
      return Token(kind: .string, range: start..<position)
    case UInt8(ascii: "/"):
      position += 1
      skipRegular()
      return Token(kind: .name, range: start..<position)
    case let byte where Self.isDelimiter(byte): return token(.word, length: 1)
    default:
      skipRegular()
      return Token(kind: .word, range: start..<position)
    }
  }

  private mutating func token(_ kind: Kind, length: Int) -> Token {
    defer { position += length }
    return Token(kind: kind, range: position..<position + length)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
        }
      } else if !Self.isSpace(bytes[position]) {
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func skipRegular() {
    while position < bytes.count, !Self.isSpace(bytes[position]),
      !Self.isDelimiter(bytes[position])
    {
      position += 1
    }
  }

  private mutating func skipString() {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") { position = min(position + 1, bytes.count) }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Skips the data of an inline image, from its `ID` to behind its `EI`.
  ///
  /// The data has no length, so that `EI` counts between spaces only, and before text.
  mutating func skipInlineImage() {
    while true {
      let token = next()
      if token.kind == .end { return }
      if token.kind == .word, bytes[token.range].elementsEqual("ID".utf8) { break }
    }
    position += 1
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "E"), bytes[position + 1] == UInt8(ascii: "I"),
        Self.isSpace(bytes[position - 1]), isText(behind: position + 2)
      {
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
  }

  /// Whether a space follows, and the next bytes are those of operators.
  private func isText(behind end: Int) -> Bool {
    guard end < bytes.count else { return true }
    return Self.isSpace(bytes[end])
      && bytes[end...].prefix(12).allSatisfy {
        (0x20...0x7E).contains($0) || Self.isSpace($0) && $0 > 0
      }
  }
}
