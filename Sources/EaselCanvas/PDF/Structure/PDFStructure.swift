import Foundation

/// The structure tree of a tagged document (ISO 32000-1, 14.7 and 14.8).
///
/// Its elements own the marked-content sequences of the pages. An element is written when it and
/// the pages with its content have ended. So only the elements of the open pages and those that
/// continue over pages are in memory.
final class PDFStructure {
  /// The object number of the structure tree root.
  let root: Int
  /// The index of the root element, which contains all others.
  let document: Int
  /// The text of the first heading.
  var firstHeading: String?

  private let file: PDFFile
  let context: RenderContext
  /// The severity of structure faults: an error if the document claims to be accessible.
  let severity: Diagnostic.Severity
  /// The elements that are not written yet.
  var elements: PDFElements
  private var openPages = 0
  private var nextKey = 0
  /// The parent tree: the owners of streams and annotations by key.
  ///
  /// `waiting` contains the owners that wait for one with a lower key.
  private var parents: PDFNameTree
  private var waiting: [Int: Int] = [:]
  private var nextParent = 0
  /// The identifiers of the elements.
  private var identifiers: PDFNameTree
  private var identifierCount = 0
  /// The identifiers of header cells by the names that cells use for them, for each open table.
  var headerNames: [Int: [String: [UInt8]]] = [:]
  private var roles: Set<StructureType> = []
  var headings = HeadingOrder()
  /// The types for which a text directly in them was already noted.
  var noted: Set<StructureType> = []
  /// The elements that callers hold, by object number.
  private var held: [Int: Int] = [:]
  /// The object numbers of held elements that may end after the elements around them.
  private var detached: Set<Int> = []
  /// The figures of the open pages that can get a caption.
  private var figures: [Int] = []
  private var gapCount = 0

  /// Begins the structure of a file.
  ///
  /// - Parameter isAccessible: Whether the document claims to be accessible, so that faults are
  ///   errors.
  init(
    _ file: PDFFile, in context: RenderContext, isAccessible: Bool = false, language: String? = nil
  ) {
    self.file = file
    self.context = context
    severity = isAccessible ? .error : .warning
    parents = PDFNameTree(.numbers, .elements)
    identifiers = PDFNameTree(.names, .elements)
    root = file.reserve()
    document = 0
    var element = PDFElement(number: file.reserve(), parent: root, type: .document)
    element.language = language
    elements = PDFElements(element)
  }

  // MARK: Elements

  /// Returns the type of an element.
  func type(of element: Int) -> StructureType { elements.type(of: element) }

  /// Begins the element of a tag after the other kids of its parent.
  ///
  /// - Parameter file: The object number of the associated file specification.
  func begin(_ tag: MarkedContent.Tag, file: Int? = nil, in parent: Int) -> Int {
    let wanted = StructureType(tag.kind)
    let type = sound(wanted, in: parent)
    var (columns, rows) = (1, 1)
    var name: String?
    var headers: [[UInt8]] = []
    switch tag.kind {
    case .headerCell(_, let width, let height, let id) where type == .headerCell:
      (columns, rows, name) = (width, height, id)
    case .cell(let width, let height, let ids) where type == .cell:
      (columns, rows) = (width, height)
      if !ids.isEmpty { headers = identifiers(of: ids, inRow: parent) }
    default: break
    }
    var writer = PDFWriter()
    writer.attributes(of: tag, withThoseOfItsKind: type == wanted, headers: headers)
    if let file {
      writer.raw("/AF[")
      writer.reference(file)
      writer.raw("]")
    }
    let position = begin(
      type, entries: writer.bytes, name: name, language: tag.language, in: parent)
    if columns > 1 || rows > 1 { elements.setSpans(columns: columns, rows: rows, of: position) }
    return position
  }

  /// Begins an element after the other kids of its parent.
  ///
  /// - Parameters:
  ///   - type: The type of the element.
  ///   - entries: The entries of its dictionary besides type, parent and content.
  ///   - name: The name that cells use for a header cell.
  ///   - language: The language in the entries.
  ///   - parent: The index of the parent.
  func begin(
    _ type: StructureType, entries: [UInt8] = [], name: String? = nil, language: String? = nil,
    in parent: Int
  ) -> Int {
    let number = file.reserve()
    if type.role != nil { roles.insert(type) }
    guard type == .note || name != nil else {
      return elements.begin(number, type, entries: entries, language: language, in: parent)
    }
    let identifier = identify(number)
    if let name { self.name(name, identifier, inRow: parent) }
    return elements.begin(
      number, type, entries: entries + Array("/ID".utf8) + identifier, language: language,
      in: parent)
  }

  /// Whether an element may contain cells.
  func takesCells(_ position: Int) -> Bool {
    StructureType.cell.mayStand(in: elements.type(of: position))
  }

  /// Begins a cell without attributes after the other kids of its parent, which may contain cells.
  func beginCell(in parent: Int) -> Int {
    elements.begin(file.reserve(), .cell, entries: [], language: nil, in: parent)
  }

  /// Ends an element; one without content is left out of the file.
  ///
  /// - Parameter box: The bounding box of a figure, in page coordinates.
  func end(_ position: Int, box: CGRect? = nil) {
    elements.end(position, box: box)
    if !headerNames.isEmpty, elements.type(of: position) == .table {
      headerNames[elements.number(of: position)] = nil
    }
  }

  /// Ends an element unless it is a link.
  func endUnlessLink(_ position: Int, box: CGRect?) {
    if elements.type(of: position) != .link { end(position, box: box) }
  }

  /// Ends an image in a line of text, whose paragraph has ended before.
  func end(textFigure position: Int, box: CGRect?) { elements.endInner(position, box: box) }

  /// Ends a link; one without an annotation becomes a span.
  func endLink(_ position: Int) { elements.endLink(position) }

  /// Returns the language of the text of an element; nil if it is unknown.
  func language(of position: Int) -> String? { elements.language(of: position) }

  /// Returns the index of the parent of an element.
  func parent(of position: Int) -> Int { elements.parent(of: position) }

  // MARK: Identifiers

  /// Gives an element an identifier.
  ///
  /// Each note must have one (ISO 14289-1, 7.9), and each header cell to which cells refer.
  private func identify(_ number: Int) -> [UInt8] {
    identifierCount += 1
    var digits = PDFWriter()
    digits.raw("(id")
    digits.digits(UInt(identifierCount), minimumDigits: 8)
    digits.byte(UInt8(ascii: ")"))
    identifiers.add(file) {
      $0.raw(digits.bytes)
    } value: {
      $0.reference(number)
    }
    return digits.bytes
  }

  // MARK: Elements over pages

  /// Returns the index of an element that a caller holds; nil if it has ended.
  func position(of element: MarkedContent.Element) -> Int? {
    element.structure == ObjectIdentifier(self) ? held[element.number] : nil
  }

  /// Makes an element one that a caller holds.
  func hold(_ position: Int) -> MarkedContent.Element {
    let number = elements.number(of: position)
    headings.begin(
      number, in: headings.sequence(of: elements.longElement(of: position), in: elements.gap))
    elements.hold(position)
    return keep(position)
  }

  /// Lets an element that a caller holds end after its parent is written.
  func detach(_ element: MarkedContent.Element) {
    if let position = position(of: element) { elements.detach(position) }
  }

  private func keep(_ position: Int) -> MarkedContent.Element {
    let number = elements.number(of: position)
    held[number] = position
    return MarkedContent.Element(structure: ObjectIdentifier(self), number: number)
  }

  /// Begins a note to a text, whose content is drawn later.
  ///
  /// It is beside the paragraph or heading of the text, and may end after the elements around it.
  ///
  /// - Parameter position: The index of the element around the text.
  func beginNote(_ tag: MarkedContent.Tag, beside position: Int) -> MarkedContent.Element {
    var parent = position
    while !elements.type(of: parent).holdsNotes { parent = elements.parent(of: parent) }
    let note = begin(tag, in: parent)
    detached.insert(elements.number(of: note))
    elements.detach(note)
    return keep(note)
  }

  /// Makes a figure that has ended one that gets a caption on the same page.
  func keepFigure(_ position: Int) -> MarkedContent.Element {
    figures.append(elements.number(of: position))
    return keep(position)
  }

  // MARK: Content that is drawn later

  /// The gap to which the current page belongs; 0 for a page that is drawn in reading order.
  var gap: Int {
    get { elements.gap }
    set { elements.gap = newValue }
  }

  /// Adds a gap at the end of the document: a position whose content is drawn later.
  func beginGap() -> Int {
    gapCount += 1
    add(gap: gapCount, to: document)
    return gapCount
  }

  /// Adds a gap after the content so far of an element that a caller holds.
  func add(gap: Int, to element: MarkedContent.Element) {
    if let position = position(of: element) { add(gap: gap, to: position) }
  }

  private func add(gap: Int, to position: Int) {
    elements.add(gap: gap, to: position)
    headings.begin(gap: gap, in: elements.longElement(of: position))
  }

  /// Checks the order of headings when the content of all gaps is drawn.
  func endGaps() { for fault in headings.endGaps() { note(fault) } }

  /// The number of elements for which there is memory.
  var keptCount: Int { elements.count }

  /// The number of elements that callers hold.
  var heldCount: Int { held.count }

  /// Ends an element that a caller holds, together with the elements in it.
  func release(_ element: MarkedContent.Element) {
    guard let position = position(of: element) else { return }
    let later = held.filter {
      $0.key > element.number && !detached.contains($0.key) && isInside($0.value, position)
    }
    for (number, inner) in later.sorted(by: { $0.key > $1.key }) {
      held[number] = nil
      endLong(inner)
    }
    held[element.number] = nil
    detached.remove(element.number)
    endLong(position)
  }

  private func isInside(_ position: Int, _ outer: Int) -> Bool {
    var position = position
    while position != document {
      if position == outer { return true }
      position = elements.parent(of: position)
    }
    return false
  }

  // MARK: Marks

  /// Begins a page.
  func beginPage() { openPages += 1 }

  /// Begins a content stream with marked content.
  ///
  /// - Parameters:
  ///   - page: The object number of the page.
  ///   - form: The object number of the form XObject; 0 for the content of the page itself.
  /// - Returns: The index of the stream, and its key in the parent tree.
  func beginStream(page: Int, form: Int = 0) -> (stream: Int, key: Int) {
    let key = makeKey()
    return (elements.beginStream(page: page, form: form, key: key), key)
  }

  /// Reserves the object number of a form with marked content.
  func reserveForm() -> Int { file.reserve() }

  /// Moves the content of a page, so far, to a form.
  func move(_ stream: Int, toForm form: Int) { elements.move(stream, toForm: form) }

  /// Begins a marked-content sequence of an element.
  ///
  /// - Returns: The number of the sequence, and the type of the element.
  func mark(_ position: Int, in stream: Int) -> (number: Int, type: StructureType) {
    if let heading = elements.beginHeading(around: position) { count(heading) }
    return elements.mark(position, in: stream)
  }

  /// Adds an annotation to an element and returns its key in the parent tree.
  func add(annotation number: Int, to position: Int, page: Int) -> Int {
    if let heading = elements.beginHeading(around: position) { count(heading) }
    elements.add(annotation: number, to: position, page: page)
    let key = makeKey()
    setParent(key, elements.number(of: position))
    return key
  }

  private func makeKey() -> Int {
    nextKey += 1
    return nextKey - 1
  }

  /// Sets the owner of a key; the parent tree takes keys in ascending order.
  private func setParent(_ key: Int, _ object: Int) {
    guard key == nextParent else { return waiting[key] = object }
    addParent(object)
    while !waiting.isEmpty, let object = waiting.removeValue(forKey: nextParent) {
      addParent(object)
    }
  }

  private func addParent(_ object: Int) {
    let key = nextParent
    parents.add(file) {
      $0.integer(key)
    } value: {
      $0.reference(object)
    }
    nextParent += 1
  }

  // MARK: Writing

  /// Ends a page and writes the elements that have ended.
  func endPage() {
    openPages -= 1
    guard openPages == 0 else { return }
    for figure in figures { held[figure] = nil }
    figures = []
    elements.writeEnded(to: file)
    for fault in elements.takeFaults() {
      context.note(severity, .invalidStructure, fault, operation: "beginMarkedContent")
    }
    for stream in elements.endStreams() {
      setParent(stream.key, file.add(.elements) { $0.references(stream.owners) })
    }
  }

  /// Ends the held elements and writes the root with its trees.
  func finish() {
    endGaps()
    for (_, position) in held.sorted(by: { $0.key > $1.key }) { endLong(position) }
    held = [:]
    openPages += 1
    endPage()
    elements.write(document, to: file)
    let content = elements.number(of: document)
    let (parents, identifiers) = (parents.finish(file), identifiers.finish(file))
    file.write(root, .elements) { writer in
      writer.raw("<</Type/StructTreeRoot")
      if let parents {
        writer.raw("/ParentTree ")
        writer.reference(parents)
        writer.raw("/ParentTreeNextKey ")
        writer.integer(nextKey)
      }
      if let identifiers {
        writer.raw("/IDTree ")
        writer.reference(identifiers)
      }
      if !roles.isEmpty {
        writer.raw("/RoleMap<<")
        for type in roles.sorted(by: { $0.rawValue < $1.rawValue }) {
          guard let role = type.role else { continue }
          writer.text("/\(type.rawValue)/\(role.rawValue)")
        }
        writer.raw(">>")
      }
      writer.raw("/K ")
      writer.reference(content)
      writer.raw(">>")
    }
  }
}
