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

  /// The object numbers of the element and its parent.
  private(set) var number: Int
  private(set) var parent: Int
  var type: StructureType
  /// The further entries of its dictionary.
  private(set) var entries: [UInt8] = []
  /// The index of the parent among the elements.
  private(set) var parentPlace = 0
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
    number: Int, parent: Int, type: StructureType, entries: [UInt8] = [], parentPlace: Int = 0
  ) {
    self.number = number
    self.parent = parent
    self.type = type
    self.entries = entries
    self.parentPlace = parentPlace
  }

  /// The maximum number of kids whose memory is kept for the next element.
  private static let keptKids = 64

  /// Becomes another element and keeps the memory of the kids.
  mutating func become(
    number: Int, parent: Int, type: StructureType, entries: [UInt8], parentPlace: Int
  ) {
    self.number = number
    self.parent = parent
    self.type = type
    self.entries = entries
    self.parentPlace = parentPlace
  }

  /// Removes all content.
  mutating func clear() {
    if !entries.isEmpty { entries = [] }
    if !written.isEmpty { written = [] }
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

  var isEmpty: Bool { kids.isEmpty && written.isEmpty }

  var hasAnnotation: Bool {
    kids.contains { if case .annotation = $0 { true } else { false } }
  }

  /// Whether an element is among the kids that are not written yet.
  func holds(_ number: Int) -> Bool {
    kids.contains { if case .element(number) = $0 { true } else { false } }
  }

  /// Removes an element from the kids; returns false if it is already written.
  mutating func remove(_ number: Int) -> Bool {
    let place = kids.lastIndex { if case .element(number) = $0 { true } else { false } }
    guard let place else { return false }
    kids.remove(at: place)
    return true
  }
}
