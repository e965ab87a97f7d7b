#if PDFImport
  /// Reads the structure tree of a file (ISO 32000-1, 14.7), with the standard type of each element.
  struct PDFStructureReader {
    private let reader: PDFSourceReader
    private let roles: PDFValue
    private let classes: PDFValue
    /// The number of each page.
    private let pages: [PDFReference: Int]
    private var seen: Set<PDFReference> = []
    private var count = 0
    /// Why the structure cannot become a part of another one; nil if it can.
    private(set) var obstacle: String?
    private(set) var hasLinks = false
    /// Whether an element has a file.
    private(set) var hasFiles = false
    private static let maximumDepth = 128

    init(
      _ reader: PDFSourceReader, _ root: PDFValue, pages: [PDFReference: Int]
    ) throws(EaselError) {
      self.reader = reader
      self.pages = pages
      roles = try reader.resolve(root["/RoleMap"])
      classes = try reader.resolve(root["/ClassMap"])
    }

    /// Reads the kids of an element or of the root.
    mutating func kids(
      _ value: PDFValue, on page: PDFReference?, depth: Int = 0
    ) throws(EaselError) -> [PDFSource.Element.Kid] {
      guard depth <= Self.maximumDepth else { throw reader.damaged("its structure is too deep") }
      if let reference = value.reference, try reader.resolve(value).entries != nil,
        !seen.insert(reference).inserted
      {
        throw reader.damaged("its structure has an element twice")
      }
      let resolved = try reader.resolve(value)
      if let values = resolved.array {
        var all: [PDFSource.Element.Kid] = []
        for value in values { all += try kids(value, on: page, depth: depth + 1) }
        return all
      }
      if let number = resolved.integer { return mark(number, on: page) }
      guard resolved.entries != nil else { return [] }
      let own = resolved["/Pg"].reference ?? page
      if resolved["/Type"].name == "/OBJR" {
        hasLinks = true
        return []
      }
      if resolved["/Type"].name == "/MCR" || resolved["/S"].isNull {
        if !resolved["/Stm"].isNull { obstacle = "it has marked content in forms" }
        return mark(resolved["/MCID"].integer ?? -1, on: own)
      }
      count += 1
      if count > reader.limits.maximumEmbeddedPDFObjects {
        throw reader.tooMuch(
          "elements", reader.limits.maximumEmbeddedPDFObjects, "maximumEmbeddedPDFObjects")
      }
      return [.element(try element(resolved, on: own, depth: depth))]
    }

    private func mark(_ number: Int, on page: PDFReference?) -> [PDFSource.Element.Kid] {
      guard number >= 0, let page = page.flatMap({ pages[$0] }) else { return [] }
      return [.mark(page: page, number: number)]
    }

    private mutating func element(
      _ value: PDFValue, on page: PDFReference?, depth: Int
    ) throws(EaselError) -> PDFSource.Element {
      var element = PDFSource.Element(type: try type(value["/S"].name ?? ""))
      for key in ["/Alt", "/ActualText", "/Lang", "/E", "/T", "/ID"] {
        let text = try reader.resolve(value[key])
        if !text.isNull { element.entries[key] = text }
      }
      if !value["/AF"].isNull { hasFiles = true }
      for name in try list(value["/C"]) {
        if let name = name.name { try add(classes[name], to: &element) }
      }
      try add(value["/A"], to: &element)
      element.kids = try kids(value["/K"], on: page, depth: depth + 1)
      return element
    }

    private func list(_ value: PDFValue) throws(EaselError) -> [PDFValue] {
      let resolved = try reader.resolve(value)
      guard let values = resolved.array else { return resolved.isNull ? [] : [resolved] }
      var all: [PDFValue] = []
      for value in values { all.append(try reader.resolve(value)) }
      return all
    }

    /// Adds attributes, of which later ones replace earlier ones.
    private func add(
      _ value: PDFValue, to element: inout PDFSource.Element
    ) throws(EaselError) {
      for attributes in try list(value) {
        for entry in attributes.entries ?? [] {
          element.attributes[entry.key] = try reader.resolve(entry.value)
        }
      }
    }

    /// Returns the standard type to which a type is mapped, without its slash.
    private func type(_ name: String) throws(EaselError) -> String {
      var name = name
      for _ in 0..<16 {
        if Self.standard.contains(name) { break }
        guard let next = try reader.resolve(roles[name]).name else { break }
        name = next
      }
      return String(name.dropFirst())
    }

    /// The types of PDF 1.7 (14.8.4), whose mapping to others is not followed.
    private static let standard: Set<String> = [
      "/Document", "/Part", "/Art", "/Sect", "/Div", "/BlockQuote", "/Caption", "/TOC", "/TOCI",
      "/Index", "/NonStruct", "/Private", "/P", "/H", "/H1", "/H2", "/H3", "/H4", "/H5", "/H6",
      "/L",
      "/LI", "/Lbl", "/LBody", "/Table", "/TR", "/TH", "/TD", "/THead", "/TBody", "/TFoot", "/Span",
      "/Quote", "/Note", "/Reference", "/BibEntry", "/Code", "/Link", "/Annot", "/Ruby", "/RB",
      "/RT",
      "/RP", "/Warichu", "/WT", "/WP", "/Figure", "/Formula", "/Form",
    ]
  }
#endif
