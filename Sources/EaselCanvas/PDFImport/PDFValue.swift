/// A reference to an object of a PDF file (ISO 32000-1, 7.3.10).
struct PDFReference: Hashable, Sendable, Comparable {
  var number: Int
  var generation: Int

  static func < (a: Self, b: Self) -> Bool {
    (a.number, a.generation) < (b.number, b.generation)
  }
}

/// An object of a PDF file as it was read (ISO 32000-1, 7.3), without the bytes of a stream.
enum PDFValue: Hashable, Sendable {
  /// An entry of a dictionary; its key has the slash.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: PDFValue
  }

  case null
  /// A name with its slash, such as `/Font`.
  case name(String)
  /// A number, a boolean or a string, as it is written.
  case text([UInt8])
  case array([PDFValue])
  case dictionary([Entry])
  case reference(PDFReference)

  /// The value of a dictionary for a key; null for none.
  subscript(key: String) -> PDFValue {
    guard case .dictionary(let entries) = self else { return .null }
    return entries.first { $0.key == key }?.value ?? .null
  }

  /// The value without a key of its dictionary.
  func removing(_ keys: Set<String>) -> PDFValue {
    guard case .dictionary(let entries) = self else { return self }
    return .dictionary(entries.filter { !keys.contains($0.key) })
  }

  /// The dictionary with another value for a key.
  func setting(_ key: String, _ value: PDFValue) -> PDFValue {
    guard case .dictionary(let entries) = removing([key]) else { return self }
    return .dictionary(entries + [Entry(key: key, value: value)])
  }

  var isNull: Bool { self == .null }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var number: Double? {
    guard case .text(let bytes) = self else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
  var entries: [Entry]? { if case .dictionary(let entries) = self { entries } else { nil } }
  var reference: PDFReference? { if case .reference(let it) = self { it } else { nil } }

  /// The references in it, in their order.
  func forEachReference(_ body: (PDFReference) -> Void) {
    switch self {
    case .reference(let reference): body(reference)
    case .array(let values): for value in values { value.forEachReference(body) }
    case .dictionary(let entries): for entry in entries { entry.value.forEachReference(body) }
    case .null, .name, .text: break
    }
  }
}

extension PDFValue {
  /// The maximum depth of arrays and dictionaries: real files have less than ten.
  private static let maximumDepth = 64

  /// Reads an object from its text; nil if it is not one object, or too deep.
  init?(_ text: [UInt8]) {
    var tokens = PDFTokens(text)
    guard let value = Self.read(&tokens, tokens.next(), depth: 0), tokens.next().kind == .end
    else { return nil }
    self = value
  }

  private static func read(
    _ tokens: inout PDFTokens, _ token: PDFTokens.Token, depth: Int
  ) -> PDFValue? {
    guard depth <= maximumDepth else { return nil }
    let bytes = tokens.bytes[token.range]
    switch token.kind {
    case .name: return .name(String(decoding: bytes, as: UTF8.self))
    case .string: return .text(Array(bytes))
    case .word: return readNumber(&tokens, Array(bytes))
    case .beginArray:
      var values: [PDFValue] = []
      while true {
        let next = tokens.next()
        if next.kind == .endArray { return .array(values) }
        guard let value = read(&tokens, next, depth: depth + 1) else { return nil }
        values.append(value)
      }
    case .beginDictionary:
      var entries: [Entry] = []
      while true {
        let next = tokens.next()
        if next.kind == .endDictionary { return .dictionary(entries) }
        guard next.kind == .name,
          let value = read(&tokens, tokens.next(), depth: depth + 1)
        else { return nil }
        entries.append(
          Entry(key: String(decoding: tokens.bytes[next.range], as: UTF8.self), value: value))
      }
    case .endArray, .endDictionary, .end: return nil
    }
  }

  /// Reads a number, a boolean, null or a reference, whose first number is the word.
  private static func readNumber(_ tokens: inout PDFTokens, _ bytes: [UInt8]) -> PDFValue? {
    if bytes == Array("null".utf8) { return .null }
    guard let number = Int(String(decoding: bytes, as: UTF8.self)), number >= 0 else {
      return .text(bytes)
    }
    var ahead = tokens
    let (second, third) = (ahead.next(), ahead.next())
    guard second.kind == .word, third.kind == .word, ahead.bytes[third.range] == [0x52],
      let generation = Int(String(decoding: ahead.bytes[second.range], as: UTF8.self))
    else { return .text(bytes) }
    tokens = ahead
    return .reference(PDFReference(number: number, generation: generation))
  }
}
