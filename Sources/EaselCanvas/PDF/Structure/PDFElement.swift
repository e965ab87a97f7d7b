import Foundation

/// A structure element that is not written yet.
struct PDFElement {
  /// A kid of the element on a page that has not ended.
  enum Kid {
    /// The object number of another element.
    case element(Int)
    /// A marked-content sequence of a content stream.
    case mark(stream: Int, Int)
    case annotation(Int, page: Int)
  }

  /// The kids before a gap: a position in the reading order whose content is drawn later.
  struct Part {
    /// The number of the gap.
    let gap: Int
    var kids: [Kid]
    var written: [UInt8]
  }

  /// The object numbers of the element and its parent.
  private(set) var number: Int
  private(set) var parent: Int
  var type: StructureType
  /// The further entries of its dictionary.
  private(set) var entries: [UInt8] = []
  /// The index of the parent among the elements.
  private(set) var parentPosition = 0
  /// The object number of the nearest element that continues over pages: an ancestor or itself.
  ///
  /// 0 is the document.
  var longElement = HeadingOrder.document
  /// The language of its text, which it inherits unless it has its own.
  var language: String?
  /// The object number of the first page with its content; 0 for none.
  var page = 0
  var kids: [Kid] = []
  /// Its kids on earlier pages, in the written form.
  var written: [UInt8] = []
  /// The kids before positions whose content is drawn later, in reading order.
  ///
  /// The other kids follow them.
  private(set) var parts: [Part] = []
  var box: CGRect?
  /// Whether it is in a line of text.
  var isInline = false
  var hasEnded = false
  /// Whether it is a heading without content so far.
  var isEmptyHeading = false
  /// The number of columns and rows that a cell spans.
  var (columns, rows) = (1, 1)
  /// Whether it has no content and is not written.
  var isLeftOut = false

  init(
    number: Int, parent: Int, type: StructureType, entries: [UInt8] = [], parentPosition: Int = 0
  ) {
    self.number = number
    self.parent = parent
    self.type = type
    self.entries = entries
    self.parentPosition = parentPosition
  }

  /// The maximum number of kids whose memory is kept for the next element.
  private static let keptKids = 64

  /// Becomes another element and keeps the memory of the kids.
  mutating func become(
    number: Int, parent: Int, type: StructureType, entries: [UInt8], parentPosition: Int
  ) {
    self.number = number
    self.parent = parent
    self.type = type
    self.entries = entries
    self.parentPosition = parentPosition
  }

  /// Removes all content.
  mutating func clear() {
    if !entries.isEmpty { entries = [] }
    if !written.isEmpty { written = [] }
    if !parts.isEmpty { parts = [] }
    removeKids()
    page = 0
    box = nil
    isInline = false
    hasEnded = false
    isEmptyHeading = false
    (columns, rows) = (1, 1)
    isLeftOut = false
  }

  mutating func removeKids() { kids.removeAll(keepingCapacity: kids.count <= Self.keptKids) }

  var isEmpty: Bool {
    kids.isEmpty && written.isEmpty
      && parts.allSatisfy { $0.kids.isEmpty && $0.written.isEmpty }
  }

  /// Adds a kid after the others, or before a gap if the element has it.
  mutating func append(_ kid: Kid, before gap: Int) {
    guard gap != 0, let index = parts.firstIndex(where: { $0.gap == gap }) else {
      return kids.append(kid)
    }
    parts[index].kids.append(kid)
  }

  /// Adds a gap after the kids so far.
  mutating func add(gap: Int) {
    parts.append(Part(gap: gap, kids: kids, written: written))
    (kids, written) = ([], [])
  }

  /// Converts the kids to the written form.
  mutating func writeKids(_ write: (Kid, Int, inout PDFWriter) -> Void) {
    for index in parts.indices where !parts[index].kids.isEmpty {
      var writer = PDFWriter()
      for kid in parts[index].kids { write(kid, page, &writer) }
      parts[index].written += writer.bytes
      parts[index].kids = []
    }
    guard !kids.isEmpty else { return }
    var writer = PDFWriter()
    for kid in kids { write(kid, page, &writer) }
    written += writer.bytes
    removeKids()
  }

  /// Makes the element independent of its parent, which is written before it.
  mutating func detach() { parentPosition = 0 }

  var hasAnnotation: Bool {
    kids.contains { if case .annotation = $0 { true } else { false } }
  }

  /// Whether an element is among the kids that are not written yet.
  func holds(_ number: Int) -> Bool {
    Self.index(of: number, in: kids) != nil
      || parts.contains { Self.index(of: number, in: $0.kids) != nil }
  }

  private static func index(of number: Int, in kids: [Kid]) -> Int? {
    kids.lastIndex { if case .element(number) = $0 { true } else { false } }
  }

  /// Removes an element from the kids; returns false if it is already written.
  mutating func remove(_ number: Int) -> Bool {
    if let position = Self.index(of: number, in: kids) {
      kids.remove(at: position)
      return true
    }
    for index in parts.indices {
      guard let position = Self.index(of: number, in: parts[index].kids) else { continue }
      parts[index].kids.remove(at: position)
      return true
    }
    return false
  }
}
