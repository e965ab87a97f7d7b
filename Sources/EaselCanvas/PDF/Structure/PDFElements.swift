import Foundation

/// The elements of a structure that are not written yet, with the content streams of the open pages
/// (ISO 32000-1, 14.7).
///
/// Each text takes several steps here. They are those of a value, so that Swift checks once for each
/// that nobody else changes it, and not once for each property.
struct PDFElements {
  /// The elements, and free places for further ones.
  private var elements: [PDFElement]
  private var free: [Int] = []
  /// The elements that have ended, in this order; links end with their page.
  private var ended: [Int] = []
  private var endedLinks: [Int] = []
  private var streams: [Stream] = []
  private var lead = Lead()

  /// A content stream whose parts are marked: a page, or a form on it.
  private struct Stream {
    /// The page's object.
    var page: Int
    /// The form's object; 0 for the page itself.
    var form: Int
    var key: Int
    /// The objects of the elements that own the marks.
    var owners: [Int] = []
  }

  /// With what the dictionary of an element begins; those that follow each other are mostly alike.
  private struct Lead {
    var type = StructureType.document
    var (parent, page) = (0, 0)
    var bytes: [UInt8] = []
  }

  /// Begins with the element around all others, in place 0.
  init(_ document: PDFElement) { elements = [document] }

  // MARK: Elements

  /// For how many elements there is room.
  var count: Int { elements.count }

  func type(of place: Int) -> StructureType { elements[place].type }

  /// The object of an element.
  func number(of place: Int) -> Int { elements[place].number }

  /// The element in which another lies.
  func parent(of place: Int) -> Int { elements[place].parentPlace }

  /// Begins an element behind the others in its parent.
  mutating func begin(
    _ number: Int, _ type: StructureType, entries: [UInt8], in parent: Int
  ) -> Int {
    let outer = elements[parent].number
    elements[parent].kids.append(.element(number))
    guard let place = free.popLast() else {
      elements.append(
        PDFElement(
          number: number, parent: outer, type: type, entries: entries, parentPlace: parent))
      return elements.count - 1
    }
    elements[place].become(
      number: number, parent: outer, type: type, entries: entries, parentPlace: parent)
    return place
  }

  /// Ends an element; false for one that has ended.
  mutating func end(_ place: Int, box: CGRect?) -> Bool {
    guard !elements[place].hasEnded else { return false }
    elements[place].hasEnded = true
    if let box { elements[place].box = box }
    ended.append(place)
    return true
  }

  /// Ends a link; one without an annotation is a part of its line.
  mutating func endLink(_ place: Int) {
    if !elements[place].hasAnnotation { elements[place].type = .span }
    elements[place].hasEnded = true
    // What lies around it has ended before.
    endedLinks.append(place)
  }

  // MARK: Marks

  mutating func beginStream(page: Int, form: Int, key: Int) -> Int {
    streams.append(Stream(page: page, form: form, key: key))
    return streams.count - 1
  }

  mutating func move(_ stream: Int, toForm form: Int) { streams[stream].form = form }

  /// Marks what follows in a stream as an element's.
  mutating func mark(_ place: Int, in stream: Int) -> (number: Int, type: StructureType) {
    let number = streams[stream].owners.count
    streams[stream].owners.append(elements[place].number)
    elements[place].kids.append(.mark(stream: stream, number))
    if elements[place].page == 0 { elements[place].page = streams[stream].page }
    return (number, elements[place].type)
  }

  mutating func add(annotation number: Int, to place: Int, page: Int) {
    elements[place].kids.append(.annotation(number, page: page))
    if elements[place].page == 0 { elements[place].page = page }
  }

  // MARK: Writing

  /// Writes the elements that have ended.
  mutating func writeEnded(to file: PDFFile) {
    let places = endedLinks.isEmpty ? ended : endedLinks + ended
    // Those inside have ended before.
    for place in places where elements[place].isEmpty && !elements[place].type.isKeptEmpty {
      let parent = elements[place].parentPlace
      if elements[parent].remove(elements[place].number) { elements[place].isLeftOut = true }
    }
    for place in places {
      if !elements[place].isLeftOut { write(place, to: file) }
      elements[place].clear()
      free.append(place)
    }
    ended.removeAll(keepingCapacity: true)
    endedLinks.removeAll(keepingCapacity: true)
  }

  /// Keeps what the elements that go on hold so far as it is written, and ends the streams.
  ///
  /// - Returns: For each stream its key and what owns its marks.
  mutating func endStreams() -> [(key: Int, owners: [Int])] {
    for place in elements.indices where !elements[place].kids.isEmpty {
      var writer = PDFWriter()
      for kid in elements[place].kids { write(kid, elements[place].page, to: &writer) }
      elements[place].written += writer.bytes
      elements[place].removeKids()
    }
    defer { streams.removeAll(keepingCapacity: true) }
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
        writer.raw("/A<</O/Layout/Placement/Block/BBox ")
        writer.box(box)
        writer.raw(">>")
      }
      guard elements[place].written.isEmpty, elements[place].kids.count == 1 else {
        writer.raw("/K[")
        writer.raw(elements[place].written)
        for kid in elements[place].kids { write(kid, page, to: &writer) }
        return writer.raw("]>>")
      }
      let kid = elements[place].kids[0]
      if let mark = mark(of: kid, page) { return writer.onlyMark(mark) }
      writer.raw("/K ")
      write(kid, page, to: &writer)
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

  /// The number of a mark on a page itself; nil for all else.
  private func mark(of kid: PDFElement.Kid, _ page: Int) -> Int? {
    guard case .mark(let index, let mark) = kid, streams[index].form == 0,
      streams[index].page == page
    else { return nil }
    return mark
  }

  /// Writes what an element holds that begins on a page.
  private func write(_ kid: PDFElement.Kid, _ page: Int, to writer: inout PDFWriter) {
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
