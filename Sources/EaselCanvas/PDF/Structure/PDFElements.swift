import Foundation

/// The elements of a structure that are not written yet, and the content streams of the open pages.
///
/// Source: ISO 32000-1, 14.7. Each text takes several steps here. The type is a struct, so that
/// Swift checks exclusive access once for each step, and not once for each property.
struct PDFElements {
  /// The elements, and free slots for further ones.
  private var elements: [PDFElement]
  private var free: [Int] = []
  /// The elements that have ended, in this order; links end with their page.
  private var ended: [Int] = []
  private var endedLinks: [Int] = []
  private var streams: [Stream] = []
  /// The number of open headings without content so far.
  private var emptyHeadings = 0
  private var rules = StructureRules()
  /// The faults that were found in tables and lists.
  private var faults: [String] = []
  private var lead = Lead()
  /// The gap to which the current page belongs; 0 for a page that is drawn in reading order.
  var gap = 0
  /// The open elements that may end after their parents are written.
  private var detached: [Int] = []

  /// A content stream with marked content: a page, or a form on it.
  private struct Stream {
    /// The object number of the page.
    var page: Int
    /// The object number of the form; 0 for the page itself.
    var form: Int
    var key: Int
    /// The object numbers of the elements that own the marked-content sequences.
    var owners: [Int] = []
  }

  /// The beginning of an element's dictionary, which is mostly equal for consecutive elements.
  private struct Lead {
    var type = StructureType.document
    var (parent, page) = (0, 0)
    var bytes: [UInt8] = []
  }

  /// Creates the elements with the root element, which has index 0.
  init(_ document: PDFElement) { elements = [document] }

  // MARK: Elements

  /// The number of elements for which there is memory.
  var count: Int { elements.count }

  func type(of position: Int) -> StructureType { elements[position].type }

  /// Returns the object number of an element.
  func number(of position: Int) -> Int { elements[position].number }

  /// Returns the index of the parent of an element.
  func parent(of position: Int) -> Int { elements[position].parentPosition }

  /// Begins an element after the other kids of its parent.
  mutating func begin(
    _ number: Int, _ type: StructureType, entries: [UInt8], language: String?, in parent: Int
  ) -> Int {
    let (outer, long) = (elements[parent].number, elements[parent].longElement)
    let language = language ?? elements[parent].language
    add(.element(number), to: parent)
    let position = free.popLast() ?? elements.count
    if position == elements.count {
      elements.append(
        PDFElement(
          number: number, parent: outer, type: type, entries: entries, parentPosition: parent))
    } else {
      elements[position].become(
        number: number, parent: outer, type: type, entries: entries, parentPosition: parent)
    }
    elements[position].longElement = long
    elements[position].language = language
    if type.headingLevel != nil {
      elements[position].isEmptyHeading = true
      emptyHeadings += 1
    }
    return position
  }

  private mutating func add(_ kid: PDFElement.Kid, to position: Int) {
    guard gap != 0 else { return elements[position].kids.append(kid) }
    elements[position].append(kid, before: gap)
  }

  /// Adds a gap after the kids of an element, for content that is drawn later.
  mutating func add(gap: Int, to position: Int) { elements[position].add(gap: gap) }

  /// Lets an element end after its parent is written.
  mutating func detach(_ position: Int) { detached.append(position) }

  /// Sets the number of columns and rows that a cell spans.
  mutating func setSpans(columns: Int, rows: Int, of position: Int) {
    (elements[position].columns, elements[position].rows) = (columns, rows)
  }

  /// Returns the language of the text of an element.
  func language(of position: Int) -> String? { elements[position].language }

  /// Returns the object number of the nearest element around one that continues over pages.
  func longElement(of position: Int) -> Int { elements[position].longElement }

  /// Makes an element one that continues over pages.
  mutating func hold(_ position: Int) { elements[position].longElement = elements[position].number }

  mutating func end(_ position: Int, box: CGRect?) {
    guard !elements[position].hasEnded else { return }
    elements[position].hasEnded = true
    if elements[position].isEmptyHeading {
      elements[position].isEmptyHeading = false
      emptyHeadings -= 1
    }
    if let box { elements[position].box = box }
    ended.append(position)
  }

  /// Ends a link; one without an annotation becomes a span.
  mutating func endLink(_ position: Int) {
    // A link over several lines is ended by each of them.
    guard !elements[position].hasEnded else { return }
    if !elements[position].hasAnnotation { elements[position].type = .span }
    elements[position].hasEnded = true
    // The elements around it have ended before.
    endedLinks.append(position)
  }

  /// Ends an element in a paragraph that has ended before.
  mutating func endInner(_ position: Int, box: CGRect?) {
    guard !elements[position].hasEnded else { return }
    if let box { elements[position].box = box }
    elements[position].isInline = true
    elements[position].hasEnded = true
    endedLinks.append(position)
  }

  // MARK: Marks

  mutating func beginStream(page: Int, form: Int, key: Int) -> Int {
    streams.append(Stream(page: page, form: form, key: key))
    return streams.count - 1
  }

  mutating func move(_ stream: Int, toForm form: Int) { streams[stream].form = form }

  /// Begins a marked-content sequence of an element.
  mutating func mark(_ position: Int, in stream: Int) -> (number: Int, type: StructureType) {
    let number = streams[stream].owners.count
    streams[stream].owners.append(elements[position].number)
    add(.mark(stream: stream, number), to: position)
    if elements[position].page == 0 { elements[position].page = streams[stream].page }
    return (number, elements[position].type)
  }

  /// Returns the heading around an element when it gets its first content, and its continuing
  /// element.
  ///
  /// A heading without content is left out of the file, and is not counted.
  mutating func beginHeading(around position: Int) -> (level: Int, element: Int)? {
    guard emptyHeadings > 0 else { return nil }
    var position = position
    while position != 0, elements[position].type.headingLevel == nil {
      position = elements[position].parentPosition
    }
    guard let level = elements[position].type.headingLevel, elements[position].isEmptyHeading else {
      return nil
    }
    elements[position].isEmptyHeading = false
    emptyHeadings -= 1
    return (level, elements[position].longElement)
  }

  /// Whether an element is a heading that remains in the file without content.
  ///
  /// It remains if its parent is already written up to there.
  func isKeptHeading(_ position: Int) -> Bool {
    let element = elements[position]
    return element.isEmptyHeading && !elements[element.parentPosition].holds(element.number)
  }

  mutating func add(annotation number: Int, to position: Int, page: Int) {
    add(.annotation(number, page: page), to: position)
    if elements[position].page == 0 { elements[position].page = page }
  }

  // MARK: Writing

  /// Writes the elements that have ended.
  mutating func writeEnded(to file: PDFFile) {
    let positions = endedLinks.isEmpty ? ended : endedLinks + ended
    // Inner elements have ended before outer ones.
    for position in positions
    where elements[position].isEmpty && !elements[position].type.isKeptEmpty {
      let parent = elements[position].parentPosition
      if elements[parent].remove(elements[position].number) { elements[position].isLeftOut = true }
    }
    for position in positions {
      check(position)
      if !elements[position].isLeftOut { write(position, to: file) }
      elements[position].clear()
      free.append(position)
    }
    if !detached.isEmpty { detach(from: Set(positions)) }
    ended.removeAll(keepingCapacity: true)
    endedLinks.removeAll(keepingCapacity: true)
  }

  /// Separates the detached elements from parents whose memory is used again.
  private mutating func detach(from written: Set<Int>) {
    detached.removeAll { written.contains($0) }
    for position in detached where written.contains(elements[position].parentPosition) {
      elements[position].detach()
    }
  }

  /// Checks an element against the rules of tables, lists and contents.
  private mutating func check(_ position: Int) {
    let parent = elements[position].parentPosition
    let (type, around) = (elements[position].type, elements[parent].type)
    guard type.isTablePart || type == .list || type == .tableOfContents || around.hasCountedParts
    else { return }
    let outer = elements[elements[parent].parentPosition].number
    let part = StructureRules.Part(
      number: elements[position].number, type: type, columns: elements[position].columns,
      rows: elements[position].rows, isLeftOut: elements[position].isLeftOut)
    faults += rules.add(part, to: elements[parent].number, around, in: outer)
  }

  /// Returns the faults that were found and removes them.
  mutating func takeFaults() -> [String] {
    guard !faults.isEmpty else { return [] }
    defer { faults = [] }
    return faults
  }

  /// Converts the kids of continuing elements to their written form and ends the streams.
  ///
  /// - Returns: For each stream its key and the owners of its marked-content sequences.
  mutating func endStreams() -> [(key: Int, owners: [Int])] {
    let streams = streams
    for position in elements.indices
    where !elements[position].kids.isEmpty || !elements[position].parts.isEmpty {
      elements[position].writeKids { Self.write($0, $1, streams, to: &$2) }
    }
    defer { self.streams.removeAll(keepingCapacity: true) }
    return streams.map { ($0.key, $0.owners) }
  }

  /// Writes an element.
  mutating func write(_ position: Int, to file: PDFFile) {
    let (type, parent, page) = (
      elements[position].type, elements[position].parent, elements[position].page
    )
    if lead.parent != parent || lead.page != page || lead.type != type {
      lead = Lead(type: type, parent: parent, page: page, bytes: Self.lead(type, parent, page))
    }
    file.write(elements[position].number, .elements) { writer in
      writer.raw(lead.bytes)
      if !elements[position].entries.isEmpty { writer.raw(elements[position].entries) }
      if let box = elements[position].box, !box.isNull {
        writer.raw(
          elements[position].isInline
            ? "/A<</O/Layout/Placement/Inline/BBox " : "/A<</O/Layout/Placement/Block/BBox ")
        writer.box(box)
        writer.raw(">>")
      }
      guard elements[position].written.isEmpty, elements[position].kids.count == 1,
        elements[position].parts.isEmpty
      else {
        writer.raw("/K[")
        for part in elements[position].parts {
          writer.raw(part.written)
          for kid in part.kids { Self.write(kid, page, streams, to: &writer) }
        }
        writer.raw(elements[position].written)
        for kid in elements[position].kids { Self.write(kid, page, streams, to: &writer) }
        return writer.raw("]>>")
      }
      let kid = elements[position].kids[0]
      if let mark = mark(of: kid, page) { return writer.onlyMark(mark) }
      writer.raw("/K ")
      Self.write(kid, page, streams, to: &writer)
      writer.raw(">>")
    }
  }

  private static func lead(_ type: StructureType, _ parent: Int, _ page: Int) -> [UInt8] {
    var writer = PDFWriter()
    writer.raw("<</S/")
    writer.text(type.rawValue)
    writer.raw("/P ")
    writer.integer(parent)
    writer.raw(" 0 R")
    if page != 0 {
      writer.raw("/Pg ")
      writer.integer(page)
      writer.raw(" 0 R")
    }
    return writer.bytes
  }

  /// Returns the number of a marked-content sequence of a page itself; nil for all other kids.
  private func mark(of kid: PDFElement.Kid, _ page: Int) -> Int? {
    guard case .mark(let index, let mark) = kid, streams[index].form == 0,
      streams[index].page == page
    else { return nil }
    return mark
  }

  /// Writes a kid of an element whose page is known.
  private static func write(
    _ kid: PDFElement.Kid, _ page: Int, _ streams: [Stream], to writer: inout PDFWriter
  ) {
    switch kid {
    case .element(let number): writer.reference(number)
    case .annotation(let number, let other):
      writer.raw("<</Type/OBJR")
      if other != page {
        writer.raw("/Pg ")
        writer.reference(other)
      }
      writer.raw("/Obj ")
      writer.reference(number)
      writer.raw(">>")
    case .mark(let index, let mark):
      let stream = streams[index]
      guard stream.form != 0 || stream.page != page else {
        writer.integer(mark)
        return writer.byte(0x20)
      }
      writer.raw("<</Type/MCR")
      if stream.page != page {
        writer.raw("/Pg ")
        writer.reference(stream.page)
      }
      if stream.form != 0 {
        writer.raw("/Stm ")
        writer.reference(stream.form)
      }
      writer.raw("/MCID ")
      writer.integer(mark)
      writer.raw(">>")
    }
  }
}
