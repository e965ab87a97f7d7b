import Foundation

/// The structure tree with its texts, as poppler reads it.
final class ReadTree {
  /// The type, such as `P`; empty for a text.
  let kind: String
  let text: String
  private(set) var children: [ReadTree] = []

  private init(kind: String, text: String = "") {
    self.kind = kind
    self.text = text
  }

  init(_ document: Data) throws {
    (kind, text) = ("Root", "")
    var open: [(indent: Int, node: ReadTree)] = [(-1, self)]
    let output = try Tool.output("pdfinfo", ["-struct-text", "%"], document: document)
    for line in output.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let indent = line.count - content.count
      while let last = open.last, last.indent >= indent { open.removeLast() }
      let node: ReadTree
      if content.hasPrefix("\"") {
        node = ReadTree(kind: "", text: String(content.dropFirst().dropLast()))
      } else {
        node = ReadTree(kind: String(content.prefix { $0.isLetter || $0.isNumber }))
      }
      open.last?.node.children.append(node)
      open.append((indent, node))
    }
  }

  /// The element and all in it, in reading order.
  var all: [ReadTree] { [self] + children.flatMap(\.all) }

  /// All elements of a type.
  func all(_ kind: String) -> [ReadTree] { all.filter { $0.kind == kind } }

  /// The elements of a type in no other element of a kind.
  func all(_ kind: String, outside other: String) -> [ReadTree] {
    if self.kind == other { return [] }
    return (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind, outside: other) }
  }

  /// The texts in reading order, with those of elements that are next to each other apart.
  var texts: [String] { all("").map(\.text) }

  /// The words in reading order.
  var words: [String] { texts.flatMap { $0.split(separator: " ").map(String.init) } }

  /// The types of the children that are elements, other than annotations.
  var kinds: [String] { children.map(\.kind).filter { !$0.isEmpty && $0 != "Object" } }

  /// The structure in one line, such as `P(a Link(b))`.
  var outline: String {
    if kind.isEmpty { return text.trimmingCharacters(in: .whitespaces) }
    let inner = children.filter { $0.kind != "Object" }.map(\.outline).filter { !$0.isEmpty }
    return "\(kind)(\(inner.joined(separator: " ")))"
  }

  /// The number of annotations in an element.
  var annotationCount: Int { children.count { $0.kind == "Object" } }
}

extension DrawnReport {
  /// The structure tree with its texts.
  var tree: ReadTree { get throws { try ReadTree(data) } }
}
