import Foundation

extension PDFDocument {
  /// Adds pages of a PDF file at the end, each in its own size, with the structure of the file.
  ///
  /// A file without a structure, or with one that cannot be brought along, becomes a figure a page.
  ///
  /// - Parameter pages: All pages of one file, in their order.
  /// - Throws: `nonconforming` for a file whose structure cannot be brought along, if the document
  ///   claims PDF/UA or level A of PDF/A; the errors of ``page(size:label:at:boxes:_:)``.
  package func append(_ pages: [EmbeddedPDF]) throws {
    guard let first = pages.first, case let source = first.source else { return }
    noteLosses(of: pages, source)
    if let structure, source.structure.obstacle == nil {
      assets.conformance.checkStructure(of: source, isTrusted: first.isTrusted, in: context)
      return try append(pages, of: source, to: structure)
    }
    if assets.conformance.claims.contains(where: \.needsTags) {
      throw EaselError(
        .nonconforming,
        "“\(source.name)” cannot be read by screen readers: \(source.structure.obstacle ?? "this document is not tagged"); "
          + "give a tagged PDF file, or leave out the claim (\(assets.conformance.claims.named))",
        operation: "Report.appending", value: source.name)
    }
    for page in pages {
      try self.page(size: page.size) { canvas in
        let label = pages.count > 1 ? "\(source.name), \(page.page)" : source.name
        canvas.withMarkedContent(.figure(label: label)) {
          canvas.draw(page, in: CGRect(origin: .zero, size: page.size))
        }
      }
    }
  }

  /// Adds tagged pages, whose elements are made in the reading order of the file.
  private func append(
    _ pages: [EmbeddedPDF], of source: PDFSource, to structure: PDFStructure
  ) throws {
    let appended = PDFAppendedPages(pages, of: source, to: self)
    defer { appended.close() }
    var elements = PDFStructureImport(structure, source, appended)
    try elements.addElements()
    try appended.finish()
  }

  /// Notes what does not come along with the pages of a file.
  private func noteLosses(of pages: [EmbeddedPDF], _ source: PDFSource) {
    func note(_ message: String) {
      context.note(
        .warning, .drawingApproximated, message, operation: "Report.appending", value: source.name)
    }
    if source.structure.hasAnnotations || pages.contains(where: \.content.hasLinks) {
      note(
        "the links and form fields of “\(source.name)” do not work in this document, and their text "
          + "remains; add links of your own where they are needed")
    }
    if structure != nil, source.structure.obstacle == nil {
      if let language = source.unsoundLanguage {
        note(
          "“\(source.name)” has the language “\(SanitizedText(String(language.prefix(40))).text)”, "
            + "which is no BCP 47 tag such as “de-CH” and is left out; give a copy with sound "
            + "languages (/Lang)")
      } else if source.languageIsMissing {
        note(
          "“\(source.name)” does not say in which language it is, and is read in that of the document; "
            + "give a copy with its language (/Lang)")
      }
    }
    if !source.extras.isEmpty {
      let list =
        source.extras.count > 2
        ? source.extras.joined(separator: ", ")
        : source.extras.joined(separator: " and ")
      note(
        "of “\(source.name)” the pages are appended without \(list); add entries, files and labels of "
          + "your own where they are needed")
    }
  }
}

/// The pages of a file that are appended while its elements are made.
///
/// A page begins with the first element that has content on it, and is drawn and written when all
/// of its elements have begun and the next page begins. In most files only one page is open at a
/// time; if the reading order jumps between pages, those in between are open together.
final class PDFAppendedPages {
  /// The content stream of a page, which is a form with marked content.
  fileprivate struct Stream {
    var form: Int
    var index: Int
    var key: Int
  }

  private struct Open {
    var page: EmbeddedPDF
    var begun: PDFDocument.OpenPage
    var stream: Stream?
    /// The operators that begin the marked content, by the number in the file.
    var operators: [Int: [UInt8]] = [:]
  }

  private let document: PDFDocument
  /// The pages that have not begun, the next one last.
  private var waiting: [EmbeddedPDF]
  /// The open pages in their order.
  private var open: [Open] = []
  /// The number of marks of each page that are not added yet.
  private var markCounts: [Int: Int] = [:]
  /// The number of pages that were open at the same time.
  private(set) var maximumOpenCount = 0

  init(_ pages: [EmbeddedPDF], of source: PDFSource, to document: PDFDocument) {
    self.document = document
    waiting = pages.reversed()
    countMarks(source.structure.elements)
  }

  private func countMarks(_ kids: [PDFSource.Element.Kid]) {
    for kid in kids {
      switch kid {
      case .element(let element): countMarks(element.kids)
      case .mark(let page, _): markCounts[page, default: 0] += 1
      }
    }
  }

  /// Adds a mark to an element; without effect for a page that is not appended.
  fileprivate func add(
    mark number: Int, on page: Int, to element: Int, in structure: PDFStructure
  ) throws {
    if index(of: page) == nil { try begin(through: page) }
    guard let index = index(of: page) else { return }
    markCounts[page, default: 0] -= 1
    guard let stream = open[index].stream else { return }
    let mark = structure.mark(element, in: stream.index)
    var writer = PDFWriter()
    writer.beginMark(mark.number, of: mark.type)
    open[index].operators[number] = writer.bytes
  }

  /// Returns the index of an open page, whose numbers follow each other.
  private func index(of page: Int) -> Int? {
    guard let first = open.first?.page.page, open.indices.contains(page - first),
      open[page - first].page.page == page
    else { return nil }
    return page - first
  }

  /// Begins the pages up to one, and ends those whose content has its elements.
  private func begin(through number: Int) throws {
    while let page = waiting.last, page.page <= number {
      try endComplete()
      let begun = try document.beginPage(size: page.size)
      var next = Open(page: page, begun: begun)
      if let structure = document.structure, let tagged = begun.pdfCanvas.tagger?.page {
        let form = document.file.reserve()
        let stream = structure.beginStream(page: tagged, form: form)
        next.stream = Stream(form: form, index: stream.stream, key: stream.key)
      }
      waiting.removeLast()
      open.append(next)
      maximumOpenCount = max(maximumOpenCount, open.count)
    }
  }

  /// Draws and ends the first pages to which no element adds anything.
  private func endComplete() throws {
    let complete = open.prefix { markCounts[$0.page.page, default: 0] <= 0 }
    for page in complete {
      document.context.page = page.begun.index
      if let stream = page.stream {
        page.begun.pdfCanvas.draw(page.page, marking: page.operators, stream)
      }
      document.endPage(page.begun)
    }
    open.removeFirst(complete.count)
  }

  /// Begins and ends the other pages.
  fileprivate func finish() throws {
    try begin(through: .max)
    markCounts = [:]
    try endComplete()
  }

  /// Ends the pages that are open after an error.
  fileprivate func close() {
    for page in open { document.endPage(page.begun) }
    open = []
  }
}

/// The elements of a file that become a part of a structure.
struct PDFStructureImport {
  private let structure: PDFStructure
  private let source: PDFSource
  private let pages: PDFAppendedPages
  /// The pages of figures and formulas without an alternative text.
  private var wordless: [Int] = []

  init(_ structure: PDFStructure, _ source: PDFSource, _ pages: PDFAppendedPages) {
    self.structure = structure
    self.source = source
    self.pages = pages
  }

  mutating func addElements() throws {
    let language = source.language
    let part = structure.begin(MarkedContent.Tag(.part, language: language), in: structure.document)
    defer { structure.end(part) }
    try add(source.structure.elements, to: part)
    noteWordless()
  }

  /// Notes figures and formulas that have no words (ISO 14289-1, 7.3 and 7.7).
  private func noteWordless() {
    guard structure.context.asksForAlternativeText, let page = wordless.min() else { return }
    structure.context.note(
      .error, .missingAlternative,
      "\(wordless.count) figures or formulas of “\(source.name)” have no alternative text, the first "
        + "on its page \(page); give a copy in which each has one",
      operation: "Report.appending", value: source.name)
  }

  private mutating func add(_ kids: [PDFSource.Element.Kid], to parent: Int) throws {
    for kid in kids {
      switch kid {
      case .element(let element):
        let position = begin(element, in: parent)
        if element.isWordless, let page = element.firstPage { wordless.append(page) }
        defer { structure.end(position, box: box(of: element)) }
        try add(element.kids, to: position)
      case .mark(let page, let number):
        try pages.add(mark: number, on: page, to: parent, in: structure)
      }
    }
  }

  private func begin(_ element: PDFSource.Element, in parent: Int) -> Int {
    func text(_ key: String) -> String? { element.entries[key]?.string }
    let kind = kind(of: element)
    let tag = MarkedContent.Tag(
      kind ?? .span, title: text("/T"), language: text("/Lang").flatMap(LanguageTag.sound),
      alternative: text("/Alt"), actualText: text("/ActualText"), expansion: text("/E"))
    if kind != nil { return structure.begin(tag, in: parent) }
    var writer = PDFWriter()
    writer.attributes(of: tag, withThoseOfItsKind: false)
    return structure.begin(.division, entries: writer.bytes, language: tag.language, in: parent)
  }

  /// Returns the bounding box of a figure on its page; nil for other elements.
  private func box(of element: PDFSource.Element) -> CGRect? {
    guard element.type == "Figure" || element.type == "Formula",
      let corners = element.attributes["/BBox"]?.array?.compactMap(\.number), corners.count == 4,
      case .mark(let number, _)? = element.kids.first, let page = source.pages[number]
    else { return nil }
    return CGRect(
      x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]
    ).standardized.applying(page.upright)
  }

  /// Returns the kind of tag of an element; nil for a division.
  private func kind(of element: PDFSource.Element) -> MarkedContent.Tag.Kind? {
    if let kind = Self.kinds[element.type] { return kind }
    func number(_ key: String) -> Int {
      min(max(element.attributes[key]?.integer ?? 1, 1), structure.context.limits.maximumCellSpan)
    }
    switch element.type {
    case "L":
      let name = element.attributes["/ListNumbering"]?.name?.dropFirst() ?? ""
      return .list(
        MarkedContent.Tag.Numbering(rawValue: name.prefix(1).lowercased() + name.dropFirst())
          ?? .none)
    case "Table": return .table(summary: element.attributes["/Summary"]?.string)
    case "TH":
      let scope = element.attributes["/Scope"]?.name
      return .headerCell(
        scope: scope == "/Row" ? .row : scope == "/Both" ? .both : .column,
        columns: number("/ColSpan"), rows: number("/RowSpan"), id: element.entries["/ID"]?.string)
    case "TD":
      return .cell(
        columns: number("/ColSpan"), rows: number("/RowSpan"),
        headers: element.attributes["/Headers"]?.array?.compactMap(\.string) ?? [])
    default: return nil
    }
  }

  private static let kinds: [String: MarkedContent.Tag.Kind] = [
    "Document": .part, "Part": .part, "Art": .article, "Sect": .section, "BlockQuote": .blockQuote,
    "Caption": .caption, "TOC": .tableOfContents, "TOCI": .contentsEntry, "Index": .index,
    "P": .paragraph, "H": .heading(1), "H1": .heading(1), "H2": .heading(2), "H3": .heading(3),
    "H4": .heading(4), "H5": .heading(5), "H6": .heading(6), "LI": .item, "Lbl": .label,
    "LBody": .body, "THead": .tableHead, "TBody": .tableBody, "TFoot": .tableFoot, "TR": .row,
    "Span": .span, "Quote": .quote, "Note": .note, "Reference": .reference, "BibEntry": .span,
    "Code": .code, "Link": .span, "Annot": .span, "Ruby": .span, "RB": .span, "RT": .span,
    "RP": .span, "Warichu": .span, "WT": .span, "WP": .span, "Figure": .figure, "Formula": .formula,
  ]
}

extension PDFSource {
  /// The language as a tag of BCP 47; nil without a sound one.
  fileprivate var language: String? { structure.language.string.flatMap(LanguageTag.sound) }

  /// A language that is no tag of BCP 47; nil for none.
  fileprivate var unsoundLanguage: String? {
    func unsound(_ value: PDFValue) -> String? {
      value.string.flatMap { $0.isEmpty || LanguageTag.sound($0) != nil ? nil : $0 }
    }
    func unsound(in kids: [Element.Kid]) -> String? {
      for case .element(let element) in kids {
        let found = unsound(element.entries["/Lang"] ?? .null) ?? unsound(in: element.kids)
        if let found { return found }
      }
      return nil
    }
    return unsound(structure.language) ?? unsound(in: structure.elements)
  }

  /// Whether elements have no language of their own, and the file has none.
  fileprivate var languageIsMissing: Bool {
    func hasLanguage(_ kid: Element.Kid) -> Bool {
      guard case .element(let element) = kid else { return false }
      if let text = element.entries["/Lang"]?.string { return LanguageTag.sound(text) != nil }
      return element.kids.allSatisfy(hasLanguage)
    }
    return language == nil && !structure.elements.allSatisfy(hasLanguage)
  }

  /// Whether any of the forms with names, which have their slashes, shows text.
  fileprivate func showsText(_ names: Set<String>, on page: Page) -> Bool {
    guard !names.isEmpty, !textForms.isEmpty else { return false }
    func resolved(_ value: PDFValue) -> PDFValue {
      value.reference.flatMap { objects[$0]?.value } ?? value
    }
    return resolved(resolved(page.resources)["/XObject"]).entries?.contains { entry in
      entry.value.reference.map(textForms.contains) == true
        && names.contains(entry.key.unescapedName)
    } ?? false
  }
}

extension PDFSource.Element {
  /// Whether it is a figure or a formula without a text that replaces it.
  fileprivate var isWordless: Bool {
    guard type == "Figure" || type == "Formula" else { return false }
    return ["/Alt", "/ActualText"].allSatisfy {
      entries[$0]?.string?.allSatisfy(\.isWhitespace) ?? true
    }
  }

  /// The page of its first content; nil for none.
  fileprivate var firstPage: Int? {
    for kid in kids {
      switch kid {
      case .mark(let page, _): return page
      case .element(let element): if let page = element.firstPage { return page }
      }
    }
    return nil
  }
}

extension PDFValue {
  /// The text of a string (ISO 32000-1, 7.9.2.2); nil for other values.
  fileprivate var string: String? {
    guard case .text(let text) = self, let first = text.first,
      first == UInt8(ascii: "(") || first == UInt8(ascii: "<")
    else { return nil }
    var bytes: [UInt8] = []
    _ = PDFStrings.replacing(in: text) { string in
      bytes = string
      return []
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    return String(bytes: bytes, encoding: .isoLatin1)
  }
}

extension PDFCanvas {
  /// Draws a page of a PDF file with the marked content of elements.
  fileprivate func draw(
    _ page: EmbeddedPDF, marking operators: [Int: [UInt8]], _ stream: PDFAppendedPages.Stream
  ) {
    let rect = CGRect(origin: .zero, size: page.size)
    noteFaults(of: page)
    let content = PDFContentFilter(page.content.joinedContent) { mark in
      if let number = mark.number {
        guard let beginning = operators[number] else {
          // Within an element its text is read with that of the element.
          return mark.isInside ? nil : PDFContentFilter.Replacement(beginning: Self.artifact)
        }
        return PDFContentFilter.Replacement(beginning: beginning, isRead: true)
      }
      if mark.tag == "/Artifact" {
        return PDFContentFilter.Replacement(beginning: Self.artifact, isRead: true)
      }
      guard mark.hasInlineProperties else { return nil }
      return PDFContentFilter.Replacement(beginning: mark.operands + Array(" BDC".utf8))
    }
    if content.hasTextOutside
      || page.source.showsText(content.objectsOutside, on: page.content)
    {
      assets.conformance.noteTextOutside(of: page, in: context)
    }
    assets.imports.write(stream.form, page, content.output, key: stream.key)
    assets.note(stream.form, of: page)
    with(.none) {
      begin(in: rect)
      setMixing(1)
      show(object: stream.form)
    }
  }

  private static let artifact = Array("/Artifact BMC".utf8)
}
