/// Rewrites a content stream without its marks, since a document gives content its own ones.
///
/// A mark of another file's structure means nothing in a document, and content may not be an
/// artifact and a figure at once (ISO 14289-1, 7.1). States that are saved and not restored are
/// restored at the end, and those that are restored without being saved are not.
struct PDFContentFilter {
  /// A marked-content sequence of the source.
  struct Mark {
    /// The tag with its slash, such as `/P`.
    var tag: String
    /// The number of the sequence in the structure of the source.
    var number: Int?
    /// The operands of the operator, as they are written.
    var operands: [UInt8]
    /// Whether it has a dictionary of properties.
    var hasInlineProperties: Bool
    /// Whether its properties are in the resources, and it is no layer.
    var hasNamedProperties: Bool
  }

  /// Returns the content with other marks.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - replacement: Returns the operands and the operator that begin a sequence; nil for content
  ///     that loses its mark.
  static func rewritten(
    _ bytes: [UInt8], _ replacement: (Mark) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    var filter = Filter(bytes)
    filter.run(replacement)
    return filter.output
  }

  /// Whether a content may have marks.
  static func hasMarks(_ bytes: [UInt8]) -> Bool {
    var tokens = PDFTokens(bytes)
    while true {
      let token = tokens.next()
      guard token.kind != .end else { return false }
      guard token.kind == .word else { continue }
      switch String(decoding: bytes[token.range], as: UTF8.self) {
      case "BI": tokens.skipInlineImage()
      case "BMC", "BDC", "EMC", "MP", "DP": return true
      default: break
      }
    }
  }

  private struct Filter {
    let bytes: [UInt8]
    var tokens: PDFTokens
    var output: [UInt8] = []
    /// The end of what was written or left out so far.
    var copied = 0
    /// The operands before the next operator.
    var operands: [PDFTokens.Token] = []
    /// Whether each open sequence was kept.
    var open: [Bool] = []
    var saved = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      tokens = PDFTokens(bytes)
      output.reserveCapacity(bytes.count + 16)
    }

    mutating func run(_ replacement: (Mark) -> [UInt8]?) {
      while true {
        let token = tokens.next()
        if token.kind == .end { break }
        guard token.kind == .word, isOperator(token) else {
          operands.append(token)
          continue
        }
        take(token, replacement)
        operands.removeAll(keepingCapacity: true)
      }
      output += bytes[copied...]
      for wasKept in open where wasKept { output += Array("\nEMC".utf8) }
      for _ in 0..<saved { output += Array("\nQ".utf8) }
      output.append(0x0A)
    }

    private func isOperator(_ token: PDFTokens.Token) -> Bool {
      switch bytes[token.range.lowerBound] {
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): false
      default: !["true", "false", "null"].contains(text(token))
      }
    }

    private func text(_ token: PDFTokens.Token) -> String {
      String(decoding: bytes[token.range], as: UTF8.self)
    }

    private mutating func take(
      _ token: PDFTokens.Token, _ replacement: (Mark) -> [UInt8]?
    ) {
      guard token.range.count <= 3 else { return }
      switch text(token) {
      case "BI": tokens.skipInlineImage()
      case "q": saved += 1
      case "Q":
        if saved == 0 { leaveOut(through: token) }
        saved = max(saved - 1, 0)
      case "MP", "DP": leaveOut(through: token)
      case "BMC", "BDC":
        leaveOut(through: token)
        let begun = mark.flatMap(replacement)
        if let begun {
          output += begun
          output.append(0x0A)
        }
        open.append(begun != nil)
      case "EMC":
        if open.popLast() != true { leaveOut(through: token) }
      default: break
      }
    }

    /// The mark that the operands describe.
    private var mark: Mark? {
      guard let first = operands.first, first.kind == .name, let last = operands.last else {
        return nil
      }
      var number: Int?
      for (key, value) in zip(operands, operands.dropFirst())
      where key.kind == .name && text(key) == "/MCID" {
        number = Int(text(value))
      }
      return Mark(
        tag: text(first), number: number,
        operands: Array(bytes[first.range.lowerBound..<last.range.upperBound]),
        hasInlineProperties: last.kind == .endDictionary,
        hasNamedProperties: operands.count == 2 && last.kind == .name && text(first) != "/OC")
    }

    private mutating func leaveOut(through token: PDFTokens.Token) {
      let start = operands.first?.range.lowerBound ?? token.range.lowerBound
      output += bytes[copied..<start]
      copied = token.range.upperBound
    }
  }
}
