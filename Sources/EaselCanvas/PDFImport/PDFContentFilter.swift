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
    /// Whether a mark around it is read.
    var isInside: Bool
  }

  /// The mark that replaces one of the source.
  struct Replacement {
    /// The operands and the operator that begin the sequence.
    var beginning: [UInt8]
    /// Whether its text is read by screen readers, or is an artifact in the source as well.
    var isRead = false
  }

  /// The content with other marks.
  private(set) var output: [UInt8] = []
  /// Whether text is outside of the marks that are read.
  private(set) var hasTextOutside = false
  /// The names of images and forms that are drawn outside of the marks that are read.
  private(set) var objectsOutside: Set<String> = []

  private var operators: PDFOperators
  private let bytes: [UInt8]
  /// The end of what was written or left out so far.
  private var copied = 0
  private var open: [Open] = []
  private var saved = 0

  /// An open sequence of the source.
  private struct Open {
    var wasKept: Bool
    /// Whether its text is read, by its own mark or by one around it.
    var isRead: Bool
  }

  /// Rewrites a content.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - replacement: Returns the mark that replaces another one; nil for content that loses its
  ///     mark.
  init(_ bytes: [UInt8], _ replacement: (Mark) -> Replacement? = { _ in nil }) {
    self.bytes = bytes
    operators = PDFOperators(bytes)
    output.reserveCapacity(bytes.count + 16)
    while let token = operators.next() { take(token, replacement) }
    output += bytes[copied...]
    for sequence in open where sequence.wasKept { output += Array("\nEMC".utf8) }
    for _ in 0..<saved { output += Array("\nQ".utf8) }
    output.append(0x0A)
  }

  private mutating func take(_ token: PDFTokens.Token, _ replacement: (Mark) -> Replacement?) {
    guard token.range.count <= 3 else { return }
    switch operators.text(token) {
    case "q": saved += 1
    case "Q":
      if saved == 0 { leaveOut(through: token) }
      saved = max(saved - 1, 0)
    case "MP", "DP": leaveOut(through: token)
    case "BMC", "BDC":
      leaveOut(through: token)
      let begun = mark.flatMap(replacement)
      if let begun {
        output += begun.beginning
        output.append(0x0A)
      }
      open.append(Open(wasKept: begun != nil, isRead: isRead || begun?.isRead == true))
    case "EMC":
      if open.popLast()?.wasKept != true { leaveOut(through: token) }
    case "Tj", "TJ", "'", "\"":
      if !isRead { hasTextOutside = true }
    case "Do":
      guard !isRead, let name = operators.operands.last, name.kind == .name else { return }
      objectsOutside.insert(operators.text(name).unescapedName)
    default: break
    }
  }

  private var isRead: Bool { open.last?.isRead ?? false }

  /// The mark that the operands describe.
  private var mark: Mark? {
    let operands = operators.operands
    guard let first = operands.first, first.kind == .name, let last = operands.last else {
      return nil
    }
    var number: Int?
    for (key, value) in zip(operands, operands.dropFirst())
    where key.kind == .name && operators.text(key) == "/MCID" {
      number = Int(operators.text(value))
    }
    return Mark(
      tag: operators.text(first), number: number,
      operands: Array(bytes[first.range.lowerBound..<last.range.upperBound]),
      hasInlineProperties: last.kind == .endDictionary, isInside: isRead)
  }

  private mutating func leaveOut(through token: PDFTokens.Token) {
    let start = operators.operands.first?.range.lowerBound ?? token.range.lowerBound
    output += bytes[copied..<start]
    copied = token.range.upperBound
  }
}
