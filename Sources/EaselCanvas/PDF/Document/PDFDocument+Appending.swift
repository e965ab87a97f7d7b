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
    guard let source = pages.first?.source else { return }
    if let structure, source.structure.obstacle == nil {
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
    var elements = PDFStructureImport(structure, source)
    var open: [OpenPage] = []
    defer { for page in open { endPage(page) } }
    for page in pages {
      let begun = try beginPage(size: page.size)
      open.append(begun)
      guard let number = begun.pdfCanvas.tagger?.page else { continue }
      elements.begin(page: page.page, number, form: file.reserve())
    }
    elements.addElements()
    if source.structure.hasAnnotations {
      context.note(
        .warning, .drawingApproximated,
        "the links and form fields of “\(source.name)” do not work in this document, and their text "
          + "remains; add links of your own where they are needed",
        operation: "Report.appending", value: source.name)
    }
    for (page, begun) in zip(pages, open) {
      context.page = begun.index
      guard let stream = elements.streams[page.page] else { continue }
      begun.pdfCanvas.draw(page, marking: elements.operators[page.page] ?? [:], stream)
    }
  }
}

/// The elements of a file that become a part of a structure.
struct PDFStructureImport {
  /// The content stream of a page, which is a form with marked content.
  struct Stream {
    var form: Int
    var index: Int
    var key: Int
  }

  private let structure: PDFStructure
  private let source: PDFSource
  private(set) var streams: [Int: Stream] = [:]
  /// The operators that begin the marked content of each page, by the number in the file.
  private(set) var operators: [Int: [Int: [UInt8]]] = [:]

  init(_ structure: PDFStructure, _ source: PDFSource) {
    self.structure = structure
    self.source = source
  }

  mutating func begin(page: Int, _ number: Int, form: Int) {
    let begun = structure.beginStream(page: number, form: form)
    streams[page] = Stream(form: form, index: begun.stream, key: begun.key)
  }

  mutating func addElements() {
    let language = source.structure.language.string
    let part = structure.begin(MarkedContent.Tag(.part, language: language), in: structure.document)
    add(source.structure.elements, to: part)
    structure.end(part)
  }

  private mutating func add(_ kids: [PDFSource.Element.Kid], to parent: Int) {
    for kid in kids {
      switch kid {
      case .element(let element):
        let position = begin(element, in: parent)
        add(element.kids, to: position)
        structure.end(position, box: box(of: element))
      case .mark(let page, let number):
        guard let stream = streams[page] else { continue }
        let mark = structure.mark(parent, in: stream.index)
        var writer = PDFWriter()
        writer.beginMark(mark.number, of: mark.type)
        operators[page, default: [:]][number] = writer.bytes
      }
    }
  }

  private func begin(_ element: PDFSource.Element, in parent: Int) -> Int {
    func text(_ key: String) -> String? { element.entries[key]?.string }
    let kind = kind(of: element)
    let tag = MarkedContent.Tag(
      kind ?? .span, title: text("/T"), language: text("/Lang"), alternative: text("/Alt"),
      actualText: text("/ActualText"), expansion: text("/E"))
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
    _ page: EmbeddedPDF, marking operators: [Int: [UInt8]], _ stream: PDFStructureImport.Stream
  ) {
    let rect = CGRect(origin: .zero, size: page.size)
    noteFaults(of: page)
    let content = PDFContentFilter.rewritten(page.content.marked) { mark in
      if let number = mark.number { return operators[number] ?? Self.artifact }
      if mark.tag == "/Artifact" { return Self.artifact }
      return mark.hasInlineProperties ? mark.operands + Array(" BDC".utf8) : nil
    }
    assets.imports.write(stream.form, page, content, key: stream.key)
    assets.note(stream.form, of: page)
    with(.none) {
      begin(in: rect)
      setMixing(1)
      show(object: stream.form)
    }
  }

  private static let artifact = Array("/Artifact BMC".utf8)
}
