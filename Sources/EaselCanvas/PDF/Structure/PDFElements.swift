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

  func type(of place: Int) -> StructureType { elements[place].type }

  /// Returns the object number of an element.
  func number(of place: Int) -> Int { elements[place].number }

  /// Returns the index of the parent of an element.
  func parent(of place: Int) -> Int { elements[place].parentPlace }

  /// Begins an element after the other kids of its parent.
  mutating func begin(
    _ number: Int, _ type: StructureType, entries: [UInt8], language: String?, in parent: Int
  ) -> Int {
    let (outer, long) = (elements[parent].number, elements[parent].longElement)
    let language = language ?? elements[parent].language
    add(.element(number), to: parent)
    let place = free.popLast() ?? elements.count
    if place == elements.count {
      elements.append(
        PDFElement(
          number: number, parent: outer, type: type, entries: entries, parentPlace: parent))
    } else {
      elements[place].become(
        number: number, parent: outer, type: type, entries: entries, parentPlace: parent)
    }
    elements[place].longElement = long
    elements[place].language = language
    if type.headingLevel != nil {
      elements[place].isEmptyHeading = true
      emptyHeadings += 1
    }
    return place
  }

  private mutating func add(_ kid: PDFElement.Kid, to place: Int) {
    guard gap != 0 else { return elements[place].kids.append(kid) }
    elements[place].append(kid, before: gap)
  }

  /// Adds a gap after the kids of an element, for content that is drawn later.
  mutating func add(gap: Int, to place: Int) { elements[place].add(gap: gap) }

  /// Lets an element end after its parent is written.
  mutating func detach(_ place: Int) { detached.append(place) }

  /// Sets the number of columns and rows that a cell spans.
  mutating func setSpans(columns: Int, rows: Int, of place: Int) {
    (elements[place].columns, elements[place].rows) = (columns, rows)
  }

  /// Returns the language of the text of an element.
  func language(of place: Int) -> String? { elements[place].language }

  /// Returns the object number of the nearest element around one that continues over pages.
  func longElement(of place: Int) -> Int { elements[place].longElement }

  /// Makes an element one that continues over pages.
  mutating func hold(_ place: Int) { elements[place].longElement = elements[place].number }

  mutating func end(_ place: Int, box: CGRect?) {
    guard !elements[place].hasEnded else { return }
    elements[place].hasEnded = true
    if elements[place].isEmptyHeading {
      elements[place].isEmptyHeading = false
      emptyHeadings -= 1
    }
    if let box { elements[place].box = box }
    ended.append(place)
  }

  /// Ends a link; one without an annotation becomes a span.
  mutating func endLink(_ place: Int) {
    // A link over several lines is ended by each of them.
    guard !elements[place].hasEnded else { return }
    if !elements[place].hasAnnotation { elements[place].type = .span }
    elements[place].hasEnded = true
    // The elements around it have ended before.
    endedLinks.append(place)
  }

  /// Ends an element in a paragraph that has ended before.
  mutating func endInner(_ place: Int, box: CGRect?) {
    guard !elements[place].hasEnded else { return }
    if let box { elements[place].box = box }
    elements[place].isInline = true
    elements[place].hasEnded = true
    endedLinks.append(place)
  }

  // MARK: Marks

  mutating func beginStream(page: Int, form: Int, key: Int) -> Int {
    streams.append(Stream(page: page, form: form, key: key))
    return streams.count - 1
  }

  mutating func move(_ stream: Int, toForm form: Int) { streams[stream].form = form }

  /// Begins a marked-content sequence of an element.
  mutating func mark(_ place: Int, in stream: Int) -> (number: Int, type: StructureType) {
    let number = streams[stream].owners.count
    streams[stream].owners.append(elements[place].number)
    add(.mark(stream: stream, number), to: place)
    if elements[place].page == 0 { elements[place].page = streams[stream].page }
    return (number, elements[place].type)
  }

  /// Returns the heading around an element when it gets its first content, and its continuing
  /// element.
  ///
  /// A heading without content is left out of the file, and is not counted.
  mutating func beginHeading(around place: Int) -> (level: Int, element: Int)? {
    guard emptyHeadings > 0 else { return nil }
    var place = place
    while place != 0, elements[place].type.headingLevel == nil {
      place = elements[place].parentPlace
    }
    guard let level = elements[place].type.headingLevel, elements[place].isEmptyHeading else {
      return nil
    }
    elements[place].isEmptyHeading = false
    emptyHeadings -= 1
    return (level, elements[place].longElement)
  }

  /// Whether an element is a heading that remains in the file without content.
  ///
  /// It remains if its parent is already written up to there.
  func isKeptHeading(_ place: Int) -> Bool {
    let element = elements[place]
    return element.isEmptyHeading && !elements[element.parentPlace].holds(element.number)
  }

  mutating func add(annotation number: Int, to place: Int, page: Int) {
    add(.annotation(number, page: page), to: place)
    if elements[place].page == 0 { elements[place].page = page }
  }

  // MARK: Writing

  /// Writes the elements that have ended.
  mutating func writeEnded(to file: PDFFile) {
    let places = endedLinks.isEmpty ? ended : endedLinks + ended
    // Inner elements have ended before outer ones.
    for place in places where elements[place].isEmpty && !elements[place].type.isKeptEmpty {
      let parent = elements[place].parentPlace
      if elements[parent].remove(elements[place].number) { elements[place].isLeftOut = true }
    }
    for place in places {
      check(place)
      if !elements[place].isLeftOut { write(place, to: file) }
      elements[place].clear()
      free.append(place)
    }
    if !detached.isEmpty { detach(from: Set(places)) }
    ended.removeAll(keepingCapacity: true)
    endedLinks.removeAll(keepingCapacity: true)
  }

  /// Separates the detached elements from parents whose memory is used again.
  private mutating func detach(from written: Set<Int>) {
    detached.removeAll { written.contains($0) }
    for place in detached where written.contains(elements[place].parentPlace) {
      elements[place].detach()
    }
  }

  /// Checks an element against the rules of tables, lists and contents.
  private mutating func check(_ place: Int) {
    let parent = elements[place].parentPlace
    let (type, around) = (elements[place].type, elements[parent].type)
    guard type.isTablePart || type == .list || type == .tableOfContents || around.hasCountedParts
    else { return }
    let outer = elements[elements[parent].parentPlace].number
    let part = StructureRules.Part(
      number: elements[place].number, type: type, columns: elements[place].columns,
      rows: elements[place].rows, isLeftOut: elements[place].isLeftOut)
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
    for place in elements.indices
    where !elements[place].kids.isEmpty || !elements[place].parts.isEmpty {
      elements[place].writeKids { Self.write($0, $1, streams, to: &$2) }
    }
    defer { self.streams.removeAll(keepingCapacity: true) }
    return streams.map { ($0.key, $0.owners) }
  }

  /// Writes an element.
  mutating func write(_ place: Int, to file: PDFFile) {
    let (type, parent, page) = (
      elements[place].type, elements[place].parent, elements[place].page
    )
    if lead.parent != parent || lead.page != page || lead.type != type {
      lead = Lead(type: type, parent: parent, page: page, bytes: Self.lead(type, parent, page))
    }
    file.write(elements[place].number, .elements) { writer in
      writer.raw(lead.bytes)
      if !elements[place].entries.isEmpty { writer.raw(elements[place].entries) }
      if let box = elements[place].box, !box.isNull {
        writer.raw(
          elements[place].isInline
            ? "/A<</O/Layout/Placement/Inline/BBox " : "/A<</O/Layout/Placement/Block/BBox ")
        writer.box(box)
        writer.raw(">>")
      }
      guard elements[place].written.isEmpty, elements[place].kids.count == 1,
        elements[place].parts.isEmpty
      else {
        writer.raw("/K[")
        for part in elements[place].parts {
          writer.raw(part.written)
          for kid in part.kids { Self.write(kid, page, streams, to: &writer) }
        }
        writer.raw(elements[place].written)
        for kid in elements[place].kids { Self.write(kid, page, streams, to: &writer) }
        return writer.raw("]>>")
      }
      let kid = elements[place].kids[0]
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
