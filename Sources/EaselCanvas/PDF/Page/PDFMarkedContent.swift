import Foundation

/// The content of a page, cut into the items of its structure: figures, and the text that lies
/// between them.
///
/// A figure inside of another is part of that one's words, as an accessibility element of UIKit's
/// hides what lies in it. The content of a group is a form, so a figure in a group gets its mark, an
/// empty one, behind the outermost group around it.
struct PDFMarkedContent {
  /// A figure with its words.
  struct Figure: Hashable, Sendable {
    /// What a reader hears in its place.
    var words: String
    /// What is drawn of it, in points from the top left of the page.
    var box: CGRect
  }

  /// What a stretch of the content belongs to; its place in the list is its identifier.
  enum Item: Hashable, Sendable {
    case text
    case figure(Figure)
  }

  private enum Scope {
    case marked(String)
    case grouped(String)
    /// Inside of another, in a mask, or without words.
    case ignored
  }

  /// The stretches; those without an item paint nothing.
  private var stretches: [(item: Item?, bytes: [UInt8])] = []
  private var scopes: [Scope] = []
  private var waiting: [Figure] = []
  private var depth = 0

  /// Begins a figure.
  ///
  /// - Parameter words: What it says; nil if that is nothing.
  mutating func begin(_ words: String?, isTopLevel: Bool, _ content: inout PDFContent) {
    guard depth == 0, let words else { return scopes.append(.ignored) }
    depth += 1
    guard isTopLevel else { return scopes.append(.grouped(words)) }
    cut(&content)
    scopes.append(.marked(words))
  }

  /// Ends the last figure that began.
  ///
  /// - Parameter ink: What was drawn in it; null for nothing, which is no figure.
  mutating func end(ink: CGRect, _ content: inout PDFContent) {
    switch scopes.popLast() {
    case .marked(let words):
      depth -= 1
      cut(&content, as: ink.isNull ? .text : .figure(Figure(words: words, box: ink)))
    case .grouped(let words):
      depth -= 1
      if !ink.isNull { waiting.append(Figure(words: words, box: ink)) }
    case .ignored, nil: break
    }
  }

  /// Marks what was found inside a group that ended at the page's top level.
  mutating func leaveGroup(_ content: inout PDFContent) {
    guard !waiting.isEmpty,
      !scopes.contains(where: { if case .marked = $0 { true } else { false } })
    else { return }
    cut(&content)
    stretches += waiting.map { (.figure($0), []) }
    waiting = []
  }

  private mutating func cut(_ content: inout PDFContent, as item: Item = .text) {
    let (bytes, isPainted) = content.cut()
    if case .figure = item { return stretches.append((item, bytes)) }
    stretches.append((isPainted ? item : nil, bytes))
  }

  /// Takes everything that was drawn so far out of the page, for a form; its figures are marked
  /// behind it.
  mutating func takeAll(_ content: inout PDFContent) -> [UInt8] {
    cut(&content)
    defer { stretches = [] }
    for case (.figure(let figure)?, _) in stretches { waiting.append(figure) }
    return Array(stretches.map(\.bytes).joined())
  }

  /// The bytes of the whole content, with the marks of its items; without figures it has none.
  mutating func finish(_ content: inout PDFContent) -> (bytes: [UInt8], items: [Item]) {
    leaveGroup(&content)
    let hasFigures = stretches.contains { if case .figure? = $0.item { true } else { false } }
    guard hasFigures else {
      // Most pages: nothing is copied.
      if stretches.isEmpty { return (content.cut().bytes, []) }
      return (Array(stretches.map(\.bytes).joined()) + content.cut().bytes, [])
    }
    cut(&content)
    var marked = PDFWriter()
    var items: [Item] = []
    for (item, bytes) in stretches {
      guard let item else {
        marked.raw(bytes)
        continue
      }
      marked.raw(item == .text ? "/P << /MCID " : "/Figure << /MCID ")
      marked.integer(items.count)
      marked.raw(" >> BDC\n")
      marked.raw(bytes)
      marked.raw("EMC\n")
      items.append(item)
    }
    return (marked.bytes, items)
  }
}
