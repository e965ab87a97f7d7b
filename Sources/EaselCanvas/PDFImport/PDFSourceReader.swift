import Foundation

#if PDFImport
  /// Reads pages of a file and everything that they use.
  final class PDFSourceReader {
    let file: QPDFFile
    let name: String
    let limits: Limits
    private var objects: [PDFReference: PDFSource.Object] = [:]
    /// The properties of each object that hold for the pages that use it.
    private var facts: [PDFReference: Facts] = [:]
    /// Whether marked content has its number in the resources.
    private var hasNamedMarks = false
    /// The number of bytes of streams so far.
    private var byteCount = 0

    private struct Facts {
      var isTransparent = false
      var missingFont: String?
    }

    init(_ file: QPDFFile, name: String, _ limits: Limits) {
      self.file = file
      self.name = name
      self.limits = limits
    }

    func damaged(_ reason: String) -> EaselError { EaselError.damagedPDF(name, reason) }

    func tooMuch(_ what: String, _ most: Int, _ limit: String) -> EaselError {
      EaselError(
        .limitExceeded, "“\(name)” has more than \(most) \(what) (Limits.\(limit))",
        operation: "EmbeddedPDF", value: name)
    }

    /// Returns the object to which a value refers, or the value itself.
    func resolve(_ value: PDFValue) throws(EaselError) -> PDFValue {
      var value = value
      // A reference may lead to another one only in a damaged file.
      for _ in 0..<8 {
        guard let reference = value.reference else { return value }
        value = try file.object(reference).value
      }
      throw damaged("a reference leads in a circle")
    }

    func read(_ page: Int?, identity: [UInt8]) throws(EaselError) -> PDFSource {
      let trailer = try file.trailer
      guard trailer["/Encrypt"].isNull else { throw QPDFFile.encrypted(name) }
      try PDFActionScan(self).check(trailer)
      let catalog = try resolve(trailer["/Root"])
      try checkLayers(catalog)
      let list = try PDFPageList(self, catalog)
      let all = list.pages
      guard !all.isEmpty else { throw damaged("it has no pages") }
      var pages: [Int: PDFSource.Page] = [:]
      for number in page.map({ [$0] }) ?? Array(1...all.count)
      where all.indices.contains(number - 1) {
        pages[number] = try read(all[number - 1], number, keepsMarks: page == nil)
      }
      let structure = page == nil ? try structure(catalog, list.numbers) : PDFSource.Structure()
      try file.check()
      return PDFSource(
        name: name, identity: identity, pageCount: all.count,
        archiveClaim: try archiveClaim(catalog),
        structure: structure, outputComponents: try outputComponents(catalog), pages: pages,
        objects: objects)
    }

    private func structure(
      _ catalog: PDFValue, _ pages: [PDFReference: Int]
    ) throws(EaselError) -> PDFSource.Structure {
      let root = try resolve(catalog["/StructTreeRoot"])
      var structure = PDFSource.Structure()
      guard root.entries != nil else {
        structure.obstacle = "it is not tagged"
        return structure
      }
      var reader = try PDFStructureReader(self, root, pages: pages)
      structure.elements = try reader.kids(root["/K"], on: nil)
      structure.hasAnnotations = reader.hasLinks
      structure.language = try resolve(catalog["/Lang"])
      structure.obstacle =
        reader.obstacle
        ?? (hasNamedMarks ? "the numbers of its marked content are in property lists" : nil)
        ?? (structure.elements.isEmpty ? "its structure is empty" : nil)
      return structure
    }

    /// Throws for a file with hidden layers, which would be visible in another document.
    private func checkLayers(_ catalog: PDFValue) throws(EaselError) {
      let properties = try resolve(catalog["/OCProperties"])
      let configuration = try resolve(properties["/D"])
      let hidden = try resolve(configuration["/OFF"]).array ?? []
      guard configuration["/BaseState"].name == "/OFF" || !hidden.isEmpty else { return }
      throw EaselError(
        .invalidPDF,
        "“\(name)” has hidden layers, which would be visible in this document; give a copy without "
          + "layers, as printing into a PDF file makes it", operation: "EmbeddedPDF", value: name)
    }

    private func outputComponents(_ catalog: PDFValue) throws(EaselError) -> Int? {
      for intent in try resolve(catalog["/OutputIntents"]).array ?? [] {
        let profile = try resolve(try resolve(intent)["/DestOutputProfile"])
        if let count = profile["/N"].integer { return count }
      }
      return nil
    }

    private func archiveClaim(_ catalog: PDFValue) throws(EaselError) -> PDFSource.ArchiveClaim? {
      guard let metadata = catalog["/Metadata"].reference,
        try file.object(metadata).isStream
      else { return nil }
      return PDFSource.ArchiveClaim(metadata: Data(try decoded(metadata)))
    }

    // MARK: Pages

    private func read(
      _ page: PDFValue, _ number: Int, keepsMarks: Bool
    ) throws(EaselError) -> PDFSource.Page {
      guard let media = try box(page["/MediaBox"]) else {
        throw damaged("page \(number) has no MediaBox")
      }
      let crop = try box(page["/CropBox"]).map { $0.intersection(media) } ?? media
      let shown = crop.isNull || crop.isEmpty ? media : crop
      let turns = (try resolve(page["/Rotate"]).integer ?? 0) % 360
      let unit = try resolve(page["/UserUnit"]).number ?? 1
      guard turns % 90 == 0, unit > 0, shown.width > 0, shown.height > 0 else {
        throw damaged("page \(number) has no size, or a rotation of \(turns)°")
      }
      let sides = [shown.width * unit, shown.height * unit]
      guard sides.allSatisfy({ $0 <= limits.maximumPageSide }) else {
        throw EaselError(
          .invalidSize,
          "page \(number) of “\(name)” has \(sides[0]) × \(sides[1]) points; each side may have "
            + "\(limits.maximumPageSide)", operation: "EmbeddedPDF", page: number)
      }
      let marked = try content(page["/Contents"])
      var result = PDFSource.Page(
        box: shown, rotation: (turns + 360) % 360, unit: unit,
        content: PDFContentFilter.rewritten(marked) { mark in
          if mark.hasNamedProperties { self.hasNamedMarks = true }
          return nil
        },
        resources: clean(try resolve(page["/Resources"])), group: try resolve(page["/Group"]))
      if keepsMarks { result.marked = marked }
      if result.resources.entries == nil { result.resources = .dictionary([]) }
      if result.group.entries == nil { result.group = .null }
      try collect(&result)
      result.annotationCount = try annotationCount(page)
      return result
    }

    private func box(_ value: PDFValue) throws(EaselError) -> CGRect? {
      guard let corners = try resolve(value).array, corners.count == 4 else { return nil }
      var numbers: [Double] = []
      for corner in corners {
        guard let number = try resolve(corner).number, number.magnitude < 1e7 else { return nil }
        numbers.append(number)
      }
      return CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
        height: numbers[3] - numbers[1]
      ).standardized
    }

    /// The number of visible annotations that are no links and no notes in a window.
    private func annotationCount(_ page: PDFValue) throws(EaselError) -> Int {
      var count = 0
      for value in try resolve(page["/Annots"]).array ?? [] {
        let annotation = try resolve(value)
        let isHidden = (annotation["/F"].integer ?? 0) & (1 << 1 | 1 << 5) != 0
        guard !isHidden, !["/Link", "/Popup"].contains(annotation["/Subtype"].name) else {
          continue
        }
        count += 1
      }
      return count
    }

    // MARK: Content

    /// Returns the content streams of a page as one.
    private func content(_ value: PDFValue) throws(EaselError) -> [UInt8] {
      let resolved = try resolve(value)
      if let parts = resolved.array {
        var bytes: [UInt8] = []
        for part in parts {
          guard let reference = part.reference, try file.object(reference).isStream else {
            continue
          }
          // Streams are divided between tokens (7.8.2).
          bytes += try decoded(reference) + [0x0A]
          if bytes.count > limits.maximumEmbeddedPDFBytes { throw contentTooLong }
        }
        return bytes
      }
      guard let reference = value.reference, try file.object(reference).isStream else { return [] }
      return try decoded(reference)
    }

    private var contentTooLong: EaselError {
      tooMuch("bytes of content", limits.maximumEmbeddedPDFBytes, "maximumEmbeddedPDFBytes")
    }

    /// The maximum number of bytes of a stream that libqpdf decodes, which has no limit of its own:
    /// LZW reaches a thousand times as many.
    private static let mostDecoded = 256 * 1024

    /// Returns the decoded bytes of a content stream.
    private func decoded(_ reference: PDFReference) throws(EaselError) -> [UInt8] {
      let dictionary = try file.object(reference).value
      let bytes = try file.stream(reference)
      let filter = try resolve(dictionary["/Filter"])
      var filters = filter.name.map { [$0] } ?? []
      for value in filter.array ?? [] {
        if let name = try resolve(value).name { filters.append(name) }
      }
      let parameters = try resolve(dictionary["/DecodeParms"])
      if filters.isEmpty { return bytes }
      if filters == ["/FlateDecode"] || filters == ["/Fl"], parameters.isNull {
        guard let expanded = Inflater.expanded(bytes, most: limits.maximumEmbeddedPDFBytes) else {
          throw damaged(
            "a content stream is damaged, or expands to more than \(limits.maximumEmbeddedPDFBytes) "
              + "bytes (Limits.maximumEmbeddedPDFBytes)")
        }
        return expanded
      }
      let texts: Set<String> = ["/ASCII85Decode", "/A85", "/ASCIIHexDecode", "/AHx"]
      let packing = filters.filter { !texts.contains($0) }
      guard packing.count <= 1, bytes.count <= Self.mostDecoded else {
        throw EaselError(
          .invalidPDF,
          "a content stream of “\(name)” has filters that are not read "
            + "(\(filters.joined(separator: " "))); give a copy, as “qpdf --stream-data=uncompress” followed by “qpdf” writes it",
          operation: "EmbeddedPDF", value: name)
      }
      let expanded = try file.stream(reference, isDecoded: true)
      if expanded.count > limits.maximumEmbeddedPDFBytes { throw contentTooLong }
      return expanded
    }

    // MARK: Objects

    /// The entries of forms and images that belong to their own file: structure, layers, private
    /// data.
    private static let left: Set<String> = [
      "/StructParent", "/StructParents", "/OC", "/PieceInfo", "/LastModified", "/Metadata", "/OPI",
      "/Alternates", "/Measure", "/PtData", "/AF", "/Length",
    ]
    /// The types of objects that lead out of a page.
    private static let outside: Set<String> = [
      "/Page", "/Pages", "/Catalog", "/StructElem", "/StructTreeRoot", "/Annot", "/Action",
    ]

    /// Returns a value without the properties of marked content, wherever there are resources.
    private func clean(_ value: PDFValue) -> PDFValue {
      switch value {
      case .dictionary(let entries):
        .dictionary(
          entries.compactMap { entry in
            entry.key == "/Properties"
              ? nil : PDFValue.Entry(key: entry.key, value: clean(entry.value))
          })
      case .array(let values): .array(values.map(clean))
      default: value
      }
    }

    /// Reads the objects that a page uses, and notes what they say about it.
    private func collect(_ page: inout PDFSource.Page) throws(EaselError) {
      var waiting: [PDFReference] = []
      var seen: Set<PDFReference> = []
      for value in [page.resources, page.group] {
        value.forEachReference { waiting.append($0) }
        if isTransparent(value, isGroup: false) { page.isTransparent = true }
        if let font = try missingFont(value) { page.missingFonts.append(font) }
      }
      while let reference = waiting.popLast() {
        guard seen.insert(reference).inserted else { continue }
        if objects[reference] == nil { try readObject(reference) }
        let found = facts[reference] ?? Facts()
        if found.isTransparent { page.isTransparent = true }
        if let font = found.missingFont { page.missingFonts.append(font) }
        objects[reference]?.value.forEachReference { waiting.append($0) }
      }
      page.missingFonts.sort()
    }

    private func readObject(_ reference: PDFReference) throws(EaselError) {
      let (value, isStream) = try file.object(reference)
      guard !Self.outside.contains(value["/Type"].name ?? "") else {
        objects[reference] = PDFSource.Object(value: .null)
        return
      }
      if objects.count >= limits.maximumEmbeddedPDFObjects {
        throw tooMuch("objects", limits.maximumEmbeddedPDFObjects, "maximumEmbeddedPDFObjects")
      }
      facts[reference] = Facts(
        isTransparent: isTransparent(value, isGroup: true), missingFont: try missingFont(value))
      guard isStream else {
        objects[reference] = PDFSource.Object(value: clean(value))
        return
      }
      guard value["/F"].isNull else { throw damaged("a stream is in another file") }
      var object = PDFSource.Object(
        value: clean(value.removing(Self.left)), stream: try file.stream(reference))
      if value["/Subtype"].name == "/Form" { try removeMarks(&object, reference) }
      byteCount += object.stream?.count ?? 0
      // Streams inside one another could have any number of bytes together.
      if byteCount > limits.maximumEmbeddedPDFBytes { throw contentTooLong }
      objects[reference] = object
    }

    /// Removes the marks of a form's content, if it has any.
    private func removeMarks(
      _ object: inout PDFSource.Object, _ reference: PDFReference
    ) throws(EaselError) {
      let content = try decoded(reference)
      guard PDFContentFilter.hasMarks(content) else { return }
      let bytes = PDFContentFilter.rewritten(content)
      let packed = try? bytes.withUnsafeBytes(Deflater(.moderate).compressed)
      object.stream = packed ?? bytes
      object.value = object.value.removing(["/Filter", "/DecodeParms"])
      if packed != nil { object.value = object.value.setting("/Filter", .name("/FlateDecode")) }
    }

    /// Whether a dictionary, or one in it, makes anything translucent.
    private func isTransparent(_ value: PDFValue, isGroup: Bool) -> Bool {
      switch value {
      case .array(let values): return values.contains { isTransparent($0, isGroup: isGroup) }
      case .dictionary(let entries):
        return entries.contains { entry in
          switch entry.key {
          case "/SMask": return !entry.value.isNull && entry.value.name != "/None"
          case "/ca", "/CA": return entry.value.number.map { $0 < 1 } ?? false
          case "/BM": return !["/Normal", "/Compatible"].contains(entry.value.name)
          case "/Group": return isGroup
          default: return isTransparent(entry.value, isGroup: isGroup)
          }
        }
      default: return false
      }
    }

    /// Returns the name of a font without its program: the value or one in it.
    private func missingFont(_ value: PDFValue) throws(EaselError) -> String? {
      let kinds: Set<String> = [
        "/Type1", "/MMType1", "/TrueType", "/CIDFontType0", "/CIDFontType2",
      ]
      if let values = value.array {
        for value in values { if let font = try missingFont(value) { return font } }
      }
      guard value["/Type"].name == "/Font", kinds.contains(value["/Subtype"].name ?? "") else {
        for entry in value.entries ?? [] {
          if let font = try missingFont(entry.value) { return font }
        }
        return nil
      }
      let descriptor = try resolve(value["/FontDescriptor"])
      let programs = ["/FontFile", "/FontFile2", "/FontFile3"]
      if programs.contains(where: { !descriptor[$0].isNull }) { return nil }
      return String((value["/BaseFont"].name ?? "/unnamed").dropFirst().prefix(80))
    }
  }
#endif
