import Foundation

/// An element of the structure that is not written yet.
struct PDFElement {
  /// What it holds on pages that have not ended.
  enum Kid {
    /// Another element's object.
    case element(Int)
    /// A mark of a content stream.
    case mark(stream: Int, Int)
    case annotation(Int, page: Int)
  }

  /// Its object, and that of its parent.
  private(set) var number: Int
  private(set) var parent: Int
  var type: StructureType
  /// What its dictionary has besides.
  private(set) var entries: [UInt8] = []
  /// Where the parent lies among the elements.
  private(set) var parentPlace = 0
  /// The object of the nearest element around it, or itself, that goes on over pages; 0 for the
  /// document.
  var longElement = HeadingOrder.document
  /// The language of its text, its own or that of what lies around it.
  var language: String?
  /// The first page with its content; 0 for none.
  var page = 0
  var kids: [Kid] = []
  /// What it held on earlier pages, as it is written.
  var written: [UInt8] = []
  var box: CGRect?
  /// Whether it lies in a line of text.
  var isInline = false
  var hasEnded = false
  /// Whether it is a heading without content so far.
  var isEmptyHeading = false
  /// What a cell covers of its table.
  var (columns, rows) = (1, 1)
  /// Whether it has no content, and is not written.
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

  /// More kids than this do not keep their room for the next element.
  private static let keptKids = 64

  /// Becomes another element, in the room that this one had for its kids.
  mutating func become(
    number: Int, parent: Int, type: StructureType, entries: [UInt8], parentPlace: Int
  ) {
    self.number = number
    self.parent = parent
    self.type = type
    self.entries = entries
    self.parentPlace = parentPlace
  }

  /// Lets go of all that it held.
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

  /// Whether an element in it is not written yet.
  func holds(_ number: Int) -> Bool {
    kids.contains { if case .element(number) = $0 { true } else { false } }
  }

  /// Takes an element out; false for one that was written.
  mutating func remove(_ number: Int) -> Bool {
    let place = kids.lastIndex { if case .element(number) = $0 { true } else { false } }
    guard let place else { return false }
    kids.remove(at: place)
    return true
  }
}
