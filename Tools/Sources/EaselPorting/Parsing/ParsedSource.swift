import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A text with its syntax tree, and with the ranges that rewriters remove.
struct ParsedSource {
  /// The bytes of the text.
  let bytes: [UInt8]
  /// The tree, whose positions are positions in the bytes.
  let tree: SourceFileSyntax
  /// The end of a line: `"\r\n"` or `"\n"`.
  let lineEnd: String

  /// Parses a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: PortingLimits.maximumNesting)
    }
    lineEnd = SourceBytes.lineEnd(of: bytes)
  }
}

extension ParsedSource {
  /// The first fault that the parser found: its position and its message.
  var firstFault: (offset: Int, message: String)? {
    guard tree.hasError else { return nil }
    let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .min { $0.position.utf8Offset < $1.position.utf8Offset }
    return (found?.position.utf8Offset ?? 0, found?.message ?? "the parser found an error")
  }

  /// Whether the tree is deeper than a number of levels; found without recursion.
  func isDeeper(than limit: Int) -> Bool {
    var open = [Syntax(tree).children(viewMode: .all).makeIterator()]
    while var iterator = open.popLast() {
      guard let child = iterator.next() else { continue }
      open.append(iterator)
      guard !child.is(TokenSyntax.self) else { continue }
      if open.count > limit { return true }
      open.append(child.children(viewMode: .all).makeIterator())
    }
    return false
  }
}

// MARK: - Texts and ranges

extension ParsedSource {
  /// Returns the bytes of a node without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the text of a node without the trivia around it.
  func text(of node: some SyntaxProtocol) -> String { text(range(of: node)) }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the position of the first byte of the line with a position.
  func lineStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// Returns the position of the end of the line with a position, before the line feed.
  func contentEnd(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    return end
  }

  /// Returns the position after a line feed at a position.
  func afterLineEnd(at offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset].isLineEnd else { return offset }
    let isPair =
      bytes[offset] == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// Whether a range has only spaces and tabs.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }

  /// Returns the white space before the first character of the line with a position.
  func indentation(at offset: Int) -> String {
    let start = lineStart(at: offset)
    var end = start
    while end < offset, bytes[end].isBlank { end += 1 }
    return text(start..<end)
  }

  /// Returns the range of a node with the spaces after it, or with its line if nothing else is there.
  func removal(of range: Range<Int>) -> Range<Int> {
    let (start, end) = (lineStart(at: range.lowerBound), contentEnd(at: range.upperBound))
    let isFirst = isBlank(start..<range.lowerBound)
    if isBlank(range.upperBound..<end) {
      if isFirst { return start..<afterLineEnd(at: end) }
      // The last of its line: the spaces before it go.
      var first = range.lowerBound
      while first > start, bytes[first - 1].isBlank { first -= 1 }
      return first..<range.upperBound
    }
    var last = range.upperBound
    while last < end, bytes[last].isBlank { last += 1 }
    return range.lowerBound..<last
  }

  /// Returns the range of a declaration with its lines, and with one of the blank lines around it.
  func removalOfDeclaration(_ range: Range<Int>) -> Range<Int> {
    let lines = removal(of: range)
    guard lines.lowerBound == lineStart(at: lines.lowerBound),
      lines.upperBound > range.upperBound || lines.upperBound == bytes.count
    else { return lines }
    var first = lines.lowerBound
    while first > 0 {
      let previous = lineStart(at: endOfLineBefore(first))
      guard isBlank(previous..<endOfLineBefore(first)) else { break }
      first = previous
    }
    if lines.upperBound == bytes.count { return first..<lines.upperBound }
    let next = contentEnd(at: lines.upperBound)
    guard isBlank(lines.upperBound..<next), first < lines.lowerBound || first == 0 else {
      return lines
    }
    return lines.lowerBound..<afterLineEnd(at: next)
  }

  /// Returns the position before the line end that ends at the start of a line.
  private func endOfLineBefore(_ start: Int) -> Int {
    var end = start - 1
    if end > 0, bytes[end] == .lineFeed, bytes[end - 1] == .carriageReturn { end -= 1 }
    return max(0, end)
  }

  /// Returns the unit of indentation at a declaration: a tab, or the spaces of a level.
  func indentUnit(at node: some SyntaxProtocol) -> String {
    let indentation = indentation(at: range(of: node).lowerBound)
    if indentation.contains("\t") { return "\t" }
    var depth = 0
    var parent = node.parent
    while let current = parent {
      if current.is(MemberBlockSyntax.self) || current.is(CodeBlockSyntax.self) { depth += 1 }
      parent = current.parent
    }
    guard depth > 0, indentation.utf8.count >= depth else { return "    " }
    return String(repeating: " ", count: indentation.utf8.count / depth)
  }
}
