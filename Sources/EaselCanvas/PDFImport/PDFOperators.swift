/// The operators of a content stream, each with its operands (ISO 32000-1, 7.8.2).
///
/// An inline image is its `BI` alone.
struct PDFOperators {
  private var tokens: PDFTokens
  /// The operands of the operator that was read last.
  private(set) var operands: [PDFTokens.Token] = []

  init(_ bytes: [UInt8]) { tokens = PDFTokens(bytes) }

  /// Returns the next operator; nil at the end.
  mutating func next() -> PDFTokens.Token? {
    operands.removeAll(keepingCapacity: true)
    while true {
      let token = tokens.next()
      if token.kind == .end { return nil }
      guard token.kind == .word, isOperator(token) else {
        operands.append(token)
        continue
      }
      if tokens.bytes[token.range].elementsEqual("BI".utf8) { tokens.skipInlineImage() }
      return token
    }
  }

  /// The characters of a token.
  func text(_ token: PDFTokens.Token) -> String {
    String(decoding: tokens.bytes[token.range], as: UTF8.self)
  }

  private func isOperator(_ token: PDFTokens.Token) -> Bool {
    switch tokens.bytes[token.range.lowerBound] {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): false
    default: !["true", "false", "null"].contains(text(token))
    }
  }
}
