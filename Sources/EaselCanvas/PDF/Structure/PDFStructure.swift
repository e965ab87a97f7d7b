import Foundation

/// The structure of a tagged document (ISO 32000-1, 14.7 and 14.8): a tree of elements, which own
/// what is marked on the pages.
///
/// An element is written when it has ended and so have the pages that it stands on, so that what is
/// kept are the elements of a page and those that go on.
final class PDFStructure {
  /// The object of the structure's root.
  let root: Int
  /// The element around all others.
  let document: Int
  /// What the first heading says.
  var firstHeading: String?

  private let file: PDFFile
  let context: RenderContext
  /// How bad a fault of the structure is: an error where the document claims to be accessible.
  let severity: Diagnostic.Severity
  /// The elements that are not written, and free places for further ones.
  var elements: [PDFElement] = []
  private var free: [Int] = []
  /// The elements that have ended, in this order.
  private var ended: [Int] = []
  private var streams: [Stream] = []
  private var openPages = 0
  private var nextKey = 0
  /// What owns marks and annotations, by key; those that wait for one with a lower key.
  private var parents: PDFNameTree
  private var waiting: [Int: Int] = [:]
  private var nextParent = 0
  /// The identifiers of elements.
  private var identifiers: PDFNameTree
  private var identifierCount = 0
  /// The tables that are open, the innermost last.
  var tables: [PDFTableGrid] = []
  private var roles: Set<StructureType> = []
  private var endedLinks: [Int] = []
  /// The level of the last heading.
  var lastHeadingLevel = 0
  /// The types of which it was noted that text lies in them.
  var noted: Set<StructureType> = []
  /// Elements that callers hold, by their objects.
  private var held: [Int: Int] = [:]

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

  /// Begins the structure of a file.
  ///
  /// - Parameter isAccessible: Whether the document claims to be, so that what is not right is an error.
  init(_ file: PDFFile, in context: RenderContext, isAccessible: Bool = false) {
    self.file = file
    self.context = context
    severity = isAccessible ? .error : .warning
    parents = PDFNameTree(.numbers, .elements)
    identifiers = PDFNameTree(.names, .elements)
    root = file.reserve()
    document = 0
    elements = [PDFElement(number: file.reserve(), parent: root, type: .document)]
  }

  // MARK: Elements

  /// The type of an element.
  func type(of element: Int) -> StructureType { elements[element].type }

  /// Begins an element behind the others in its parent.
  ///
  /// - Parameters:
  ///   - type: What it is.
  ///   - entries: What its dictionary has besides type, parent and content.
  ///   - columns: How many columns a cell covers.
  ///   - rows: How many rows a cell covers.
  ///   - parent: The element in which it lies.
  func begin(
    _ type: StructureType, entries: [UInt8] = [], columns: Int = 1, rows: Int = 1, in parent: Int
  ) -> Int {
    var element = PDFElement(
      number: file.reserve(), parent: elements[parent].number, type: type, entries: entries)
    if type.role != nil { roles.insert(type) }
    if type == .note { element.entries += entry(ofIdentifier: identify(element.number)) }
    elements[parent].kids.append(.element(element.number))
    element.parentPlace = parent
    let place = free.popLast() ?? elements.count
    if place == elements.count { elements.append(element) } else { elements[place] = element }
    if type.isTablePart { addToTable(place, columns: columns, rows: rows) }
    return place
  }

  /// Begins the element of a tag behind the others in its parent.
  ///
  /// - Parameter file: The file specification of what belongs to it.
  func begin(_ tag: MarkedContent.Tag, file: Int? = nil, in parent: Int) -> Int {
    let type = sound(StructureType(tag.kind), in: parent)
    var writer = PDFWriter()
    var (columns, rows) = (1, 1)
    switch tag.kind {
    case .headerCell(_, let width, let height, _): (columns, rows) = (width, height)
    case .cell(let width, let height, let headers):
      (columns, rows) = (width, height)
      writer.attributes(of: tag, headers: identifiers(of: headers, inRow: parent))
    default: break
    }
    if writer.bytes.isEmpty { writer.attributes(of: tag) }
    if let file {
      writer.raw("/AF [")
      writer.reference(file)
      writer.raw("] ")
    }
    let place = begin(type, entries: writer.bytes, columns: columns, rows: rows, in: parent)
    if case .headerCell(_, _, _, let id?) = tag.kind { name(id, headerCell: place) }
    return place
  }

  /// Ends an element; one without content will be left out.
  ///
  /// - Parameter box: What it covers, in page coordinates, for figures.
  func end(_ place: Int, box: CGRect? = nil) {
    guard !elements[place].hasEnded else { return }
    elements[place].hasEnded = true
    elements[place].box = box
    ended.append(place)
    if elements[place].type.isTablePart { endInTable(place) }
  }

  /// Ends a link; one without an annotation is a part of its line.
  func endLink(_ place: Int) {
    if !elements[place].hasAnnotation { elements[place].type = .span }
    elements[place].hasEnded = true
    // What lies around it has ended before.
    endedLinks.append(place)
  }

  /// The element in which another lies.
  func parent(of place: Int) -> Int { elements[place].parentPlace }

  // MARK: Identifiers

  /// Gives an element an identifier, which each note must have (ISO 14289-1, 7.9), and header cells
  /// that cells name.
  func identify(_ number: Int) -> [UInt8] {
    identifierCount += 1
    var digits = PDFWriter()
    digits.raw("(id")
    digits.digits(UInt(identifierCount), atLeast: 8)
    digits.byte(UInt8(ascii: ")"))
    identifiers.add(file) {
      $0.raw(digits.bytes)
    } value: {
      $0.reference(number)
    }
    return digits.bytes
  }

  func entry(ofIdentifier identifier: [UInt8]) -> [UInt8] {
    Array("/ID ".utf8) + identifier + [0x20]
  }

  // MARK: Elements over pages

  /// The element that a caller holds; nil for one that has ended.
  func place(of element: MarkedContent.Element) -> Int? {
    element.structure == ObjectIdentifier(self) ? held[element.number] : nil
  }

  /// Lets a caller hold an element.
  func hold(_ place: Int) -> MarkedContent.Element {
    held[elements[place].number] = place
    return MarkedContent.Element(
      structure: ObjectIdentifier(self), number: elements[place].number)
  }

  /// For how many elements there is room.
  var keptCount: Int { elements.count }

  /// How many elements callers hold.
  var heldCount: Int { held.count }

  /// Ends an element that a caller holds, with those in it.
  func release(_ element: MarkedContent.Element) {
    guard let place = place(of: element) else { return }
    for (number, inner) in held.sorted(by: { $0.key > $1.key })
    where number > element.number && isInside(inner, place) {
      held[number] = nil
      end(inner)
    }
    held[element.number] = nil
    end(place)
  }

  private func isInside(_ place: Int, _ outer: Int) -> Bool {
    var place = place
    while place != document {
      if place == outer { return true }
      place = elements[place].parentPlace
    }
    return false
  }

  // MARK: Marks

  /// Begins a page.
  func beginPage() { openPages += 1 }

  /// Begins a content stream that has marks.
  ///
  /// - Parameters:
  ///   - page: The page's object.
  ///   - form: The object of the form that it becomes; 0 for the page itself.
  func beginStream(page: Int, form: Int = 0) -> Int {
    streams.append(Stream(page: page, form: form, key: makeKey()))
    return streams.count - 1
  }

  /// The object of a form with marks.
  func reserveForm() -> Int { file.reserve() }

  /// Lets the content of a page, so far, be that of a form.
  func move(_ stream: Int, toForm form: Int) { streams[stream].form = form }

  /// The key of a stream.
  func key(of stream: Int) -> Int { streams[stream].key }

  /// Marks what follows in a stream as an element's, and returns the mark's number.
  func mark(_ place: Int, in stream: Int) -> Int {
    let number = streams[stream].owners.count
    streams[stream].owners.append(elements[place].number)
    elements[place].kids.append(.mark(stream: stream, number))
    if elements[place].page == 0 { elements[place].page = streams[stream].page }
    return number
  }

  /// Gives an annotation to an element, and returns its key.
  func add(annotation number: Int, to place: Int, page: Int) -> Int {
    elements[place].kids.append(.annotation(number, page: page))
    if elements[place].page == 0 { elements[place].page = page }
    let key = makeKey()
    setParent(key, elements[place].number)
    return key
  }

  private func makeKey() -> Int {
    nextKey += 1
    return nextKey - 1
  }

  /// Notes what owns the content of a key; the tree takes keys in their order.
  private func setParent(_ key: Int, _ object: Int) {
    waiting[key] = object
    while let object = waiting.removeValue(forKey: nextParent) {
      let key = nextParent
      parents.add(file) {
        $0.integer(key)
      } value: {
        $0.reference(object)
      }
      nextParent += 1
    }
  }

  // MARK: Writing

  /// Ends a page, and writes the elements that have ended.
  func endPage() {
    openPages -= 1
    guard openPages == 0 else { return }
    let places = endedLinks + ended
    // Those inside have ended before.
    for place in places where elements[place].isEmpty && !elements[place].type.isKeptEmpty {
      let element = elements[place]
      if elements[element.parentPlace].remove(element.number) { elements[place].isLeftOut = true }
    }
    for place in places {
      if !elements[place].isLeftOut { write(elements[place]) }
      free.append(place)
      // Lets go of what it held.
      elements[place] = PDFElement(number: 0, parent: 0, type: .division)
    }
    ended.removeAll(keepingCapacity: true)
    endedLinks.removeAll(keepingCapacity: true)
    for place in elements.indices where !elements[place].kids.isEmpty {
      elements[place].written += bytes(of: elements[place])
      elements[place].kids.removeAll()
    }
    for stream in streams {
      setParent(stream.key, file.add(.elements) { $0.references(stream.owners) })
    }
    streams.removeAll(keepingCapacity: true)
  }

  /// Writes what goes on, the root, and what belongs to it.
  func finish() {
    for (_, place) in held.sorted(by: { $0.key > $1.key }) { end(place) }
    held = [:]
    openPages += 1
    endPage()
    write(elements[document])
    let (parents, identifiers) = (parents.finish(file), identifiers.finish(file))
    file.write(root, .elements) { writer in
      writer.raw("<< /Type /StructTreeRoot ")
      if let parents {
        writer.raw("/ParentTree ")
        writer.reference(parents)
        writer.raw("/ParentTreeNextKey ")
        writer.integer(nextKey)
        writer.byte(0x20)
      }
      if let identifiers {
        writer.raw("/IDTree ")
        writer.reference(identifiers)
      }
      if !roles.isEmpty {
        writer.raw("/RoleMap << ")
        for type in roles.sorted(by: { $0.rawValue < $1.rawValue }) {
          guard let role = type.role else { continue }
          writer.text("/\(type.rawValue) /\(role.rawValue) ")
        }
        writer.raw(">> ")
      }
      writer.raw("/K ")
      writer.reference(elements[document].number)
      writer.raw(">>")
    }
  }

  private func write(_ element: PDFElement) {
    file.write(element.number, .elements) { writer in
      writer.raw("<< /S /")
      writer.text(element.type.rawValue)
      writer.raw(" /P ")
      writer.reference(element.parent)
      if element.page != 0 {
        writer.raw("/Pg ")
        writer.reference(element.page)
      }
      writer.raw(element.entries)
      if let box = element.box, !box.isNull {
        writer.raw("/A << /O /Layout /Placement /Block /BBox ")
        writer.box(box)
        writer.raw(" >> ")
      }
      writer.raw("/K ")
      if element.written.isEmpty, element.kids.count == 1 {
        write(element.kids[0], of: element, to: &writer)
      } else {
        writer.raw("[ ")
        writer.raw(element.written)
        for kid in element.kids { write(kid, of: element, to: &writer) }
        writer.byte(UInt8(ascii: "]"))
      }
      writer.raw(">>")
    }
  }

  private func bytes(of element: PDFElement) -> [UInt8] {
    var writer = PDFWriter()
    for kid in element.kids { write(kid, of: element, to: &writer) }
    return writer.bytes
  }

  private func write(
    _ kid: PDFElement.Kid, of element: PDFElement, to writer: inout PDFWriter
  ) {
    switch kid {
    case .element(let number): writer.reference(number)
    case .annotation(let number, let page):
      writer.raw("<< /Type /OBJR ")
      if page != element.page {
        writer.raw("/Pg ")
        writer.reference(page)
      }
      writer.raw("/Obj ")
      writer.reference(number)
      writer.raw(">> ")
    case .mark(let index, let mark):
      let stream = streams[index]
      guard stream.form != 0 || stream.page != element.page else {
        writer.integer(mark)
        return writer.byte(0x20)
      }
      writer.raw("<< /Type /MCR ")
      if stream.page != element.page {
        writer.raw("/Pg ")
        writer.reference(stream.page)
      }
      if stream.form != 0 {
        writer.raw("/Stm ")
        writer.reference(stream.form)
      }
      writer.raw("/MCID ")
      writer.integer(mark)
      writer.raw(" >> ")
    }
  }
}
