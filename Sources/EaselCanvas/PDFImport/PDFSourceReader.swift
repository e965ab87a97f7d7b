import Foundation

#if PDFImport
  /// Reads pages of a file and everything that they use.
  final class PDFSourceReader {
    let file: QPDFFile
    let name: String
    let limits: Limits
    private var objects: [PDFReference: PDFSource.Object] = [:]
    /// The objects whose references were followed.
    private var followed: Set<PDFReference> = []
    /// The properties of each object that hold for the pages that use it.
    private var facts: [PDFReference: PDFFacts] = [:]
    /// The resources that pages inherit, as if they were objects.
    private var inherited: [PDFReference: PDFValue] = [:]
    /// Values that pages share by a reference: other attributes, decoded content, annotations, and
    /// whether fonts are in the file.
    private var attributes: [PDFReference: PDFValue] = [:]
    private var contents: [PDFReference: [UInt8]] = [:]
    private var annotations: [PDFReference: Annotations] = [:]
    private var fontPrograms: [PDFReference: Bool] = [:]
    /// The objects that are resources.
    private var resources: Set<PDFReference> = []
    /// The resources that the content of each form names.
    private var formResources: [PDFReference: Set<PDFContentScan.Resource>] = [:]
    /// Whether marked content has its number in the resources.
    private var hasNamedMarks = false
    /// Whether any object that a page uses has a file.
    private var hasFiles = false
    /// The number of steps through layers so far.
    private var layerCount = 0
    private var tables = PDFResourceTables()
    /// The number of bytes of streams and of decoded content so far.
    private var byteCount = 0

    /// The annotations that are not drawn.
    private struct Annotations {
      /// The number of visible ones that are no links.
      var count = 0
      var hasLinks = false
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

    func read(_ page: Int?, identity: SHA256.Digest) throws(EaselError) -> PDFSource {
      let trailer = try file.trailer
      guard trailer["/Encrypt"].isNull else { throw EaselError.encryptedPDF(name) }
      var scan = PDFObjectScan(self)
      try scan.check(trailer)
      let catalog = try resolve(trailer["/Root"])
      try PDFLayers(self).check(catalog)
      let list = try PDFPageList(self, catalog)
      let all = list.pages
      guard !all.isEmpty else { throw damaged("it has no pages") }
      var pages: [Int: PDFSource.Page] = [:]
      for number in page.map({ [$0] }) ?? Array(1...all.count)
      where number > 0 && number <= all.count {
        pages[number] = try read(all[number - 1], number)
      }
      for (form, names) in formResources {
        guard let own = objects[form]?.value["/Resources"], !own.isNull else { continue }
        facts[form]?.missingResource = try tables.missing(
          names, in: own, objects, self)
      }
      let uses = PDFUses(objects, facts)
      for (number, page) in pages {
        pages[number]?.facts = page.facts.joined(uses.facts(of: [page.resources, page.group]))
      }
      let structure = page == nil ? try structure(catalog, list.numbers) : PDFSource.Structure()
      let claims = try claims(catalog)
      let extras = page == nil ? try extras(catalog) : []
      try file.check()
      return PDFSource(
        name: name, identity: identity, pageCount: all.count, claims: claims, extras: extras,
        structure: structure, outputComponents: try outputComponents(catalog), pages: pages,
        objects: objects, textForms: uses.withText)
    }

    /// The parts of a file that are not brought along with its pages.
    private func extras(_ catalog: PDFValue) throws(EaselError) -> [String] {
      var extras: [String] = []
      let outline = try resolve(catalog["/Outlines"])
      if !outline["/First"].isNull { extras.append("the outline") }
      let files = try resolve(try resolve(catalog["/Names"])["/EmbeddedFiles"])
      let names = [try resolve(files["/Names"]), try resolve(files["/Kids"])]
      let associated = try resolve(catalog["/AF"]).array ?? []
      if hasFiles || !associated.isEmpty || names.contains(where: { $0.array?.isEmpty == false }) {
        extras.append("the attached files")
      }
      if try resolve(catalog["/PageLabels"]).entries != nil { extras.append("the page labels") }
      return extras
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
      if reader.hasFiles { hasFiles = true }
      structure.language = try resolve(catalog["/Lang"])
      structure.obstacle =
        reader.obstacle
        ?? (hasNamedMarks ? "the numbers of its marked content are in property lists" : nil)
        ?? (structure.elements.isEmpty ? "its structure is empty" : nil)
      return structure
    }

    private func outputComponents(_ catalog: PDFValue) throws(EaselError) -> Int? {
      for intent in try resolve(catalog["/OutputIntents"]).array ?? [] {
        let profile = try resolve(try resolve(intent)["/DestOutputProfile"])
        if let count = profile["/N"].integer { return count }
      }
      return nil
    }

    private func claims(_ catalog: PDFValue) throws(EaselError) -> PDFSource.Claims {
      guard let metadata = catalog["/Metadata"].reference,
        try file.object(metadata).isStream
      else { return PDFSource.Claims() }
      return PDFSource.Claims(metadata: Data(try decoded(metadata)))
    }

    // MARK: Pages

    private func read(_ page: PDFValue, _ number: Int) throws(EaselError) -> PDFSource.Page {
      guard let media = try box(page["/MediaBox"]) else {
        throw damaged("page \(number) has no MediaBox")
      }
      let crop = try box(page["/CropBox"]).map { $0.intersection(media) } ?? media
      let shown = crop.isNull || crop.isEmpty ? media : crop
      let turns = (try attribute(page["/Rotate"]).integer ?? 0) % 360
      let unit = try attribute(page["/UserUnit"]).number ?? 1
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
      var result = PDFSource.Page(
        box: shown, rotation: (turns + 360) % 360, unit: unit,
        content: try content(page["/Contents"], of: number),
        resources: try dictionary(page["/Resources"], isResources: true),
        group: try dictionary(page["/Group"]))
      if result.resources.isNull { result.resources = .dictionary([]) }
      try collect(&result)
      let scan = PDFContentScan(result.joinedContent)
      if scan.hasNamedMarks { hasNamedMarks = true }
      result.facts.missingResource = try tables.missing(
        scan.resources, in: result.resources, objects, self)
      let annotations = try annotations(page["/Annots"])
      result.annotationCount = annotations.count
      result.hasLinks = annotations.hasLinks
      if !page["/AF"].isNull { hasFiles = true }
      return result
    }

    /// Counts a step through the layers of the file, and throws beyond the limit.
    func countLayer() throws(EaselError) {
      layerCount += 1
      if layerCount > limits.maximumEmbeddedPDFObjects {
        throw tooMuch(
          "uses of layers", limits.maximumEmbeddedPDFObjects, "maximumEmbeddedPDFObjects")
      }
    }

    /// Returns a value that others may share, which is read once.
    func attribute(_ value: PDFValue) throws(EaselError) -> PDFValue {
      guard let reference = value.reference else { return value }
      if let known = attributes[reference] { return known }
      let resolved = try resolve(value)
      attributes[reference] = resolved
      return resolved
    }

    private func box(_ value: PDFValue) throws(EaselError) -> CGRect? {
      guard let corners = try attribute(value).array, corners.count == 4 else { return nil }
      var numbers: [Double] = []
      for corner in corners {
        guard let number = try attribute(corner).number, number.magnitude < 1e7 else { return nil }
        numbers.append(number)
      }
      return CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
        height: numbers[3] - numbers[1]
      ).standardized
    }

    /// Returns the annotations of a page, without notes in a window.
    private func annotations(_ value: PDFValue) throws(EaselError) -> Annotations {
      if let known = value.reference.flatMap({ annotations[$0] }) { return known }
      var found = Annotations()
      for value in try resolve(value).array ?? [] {
        let one = try annotation(value)
        found.count += one.count
        if one.hasLinks { found.hasLinks = true }
      }
      if let reference = value.reference { annotations[reference] = found }
      return found
    }

    private func annotation(_ value: PDFValue) throws(EaselError) -> Annotations {
      if let known = value.reference.flatMap({ annotations[$0] }) { return known }
      let annotation = try resolve(value)
      var found = Annotations()
      let isHidden = (annotation["/F"].integer ?? 0) & (1 << 1 | 1 << 5) != 0
      let type = annotation["/Subtype"].name
      if !isHidden {
        found.hasLinks = type == "/Link"
        found.count = ["/Link", "/Popup"].contains(type) ? 0 : 1
      }
      if let reference = value.reference { annotations[reference] = found }
      return found
    }

    // MARK: Content

    /// Returns the content streams of a page.
    ///
    /// Each counts for each page that has it, since each page is written by itself.
    private func content(_ value: PDFValue, of page: Int) throws(EaselError) -> [[UInt8]] {
      // A reference to an object that the file does not have is null (7.3.10).
      guard try !attribute(value).isNull else { return [] }
      let parts = try attribute(value).array ?? [value]
      var streams: [[UInt8]] = []
      for part in parts {
        guard let reference = part.reference, let bytes = try content(of: reference) else {
          throw damaged("a part of the contents of page \(page) is no stream")
        }
        try count(bytes.count + 1)
        streams.append(bytes)
      }
      return streams
    }

    /// Returns the decoded bytes of a content stream; nil for another object.
    private func content(of reference: PDFReference) throws(EaselError) -> [UInt8]? {
      if let known = contents[reference] { return known }
      guard try file.object(reference).isStream else { return nil }
      let bytes = try decoded(reference)
      contents[reference] = bytes
      return bytes
    }

    /// Counts bytes that are read or decoded, and throws beyond the limit.
    private func count(_ bytes: Int) throws(EaselError) {
      byteCount += bytes
      if byteCount > limits.maximumEmbeddedPDFBytes { throw contentTooLong }
    }

    private var streamElsewhere: EaselError { damaged("a stream is in another file") }

    private var contentTooLong: EaselError {
      tooMuch("bytes of content", limits.maximumEmbeddedPDFBytes, "maximumEmbeddedPDFBytes")
    }

    /// The maximum number of bytes of a stream that libqpdf decodes, which has no limit of its own:
    /// LZW reaches a thousand times as many.
    private static let mostDecoded = 256 * 1024

    /// Returns the decoded bytes of a content stream.
    private func decoded(_ reference: PDFReference) throws(EaselError) -> [UInt8] {
      let dictionary = try file.object(reference).value
      guard dictionary["/F"].isNull else { throw streamElsewhere }
      let bytes = try file.stream(reference)
      let filter = try resolve(dictionary["/Filter"])
      var filters = filter.name.map { [$0] } ?? []
      for value in filter.array ?? [] {
        if let name = try resolve(value).name { filters.append(name) }
      }
      if filters.isEmpty { return bytes }
      let parameters = try resolve(dictionary["/DecodeParms"])
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
      var isUsual = packing.count <= 1 && bytes.count <= Self.mostDecoded
      for value in parameters.array ?? [parameters] {
        let value = try resolve(value)
        if !value.isNull, !value.isUsualPredictor { isUsual = false }
      }
      guard isUsual else {
        throw EaselError(
          .invalidPDF,
          "a content stream of “\(name)” has filters that are not read "
            + "(\(filters.joined(separator: " "))); give a copy, as “qpdf --stream-data=uncompress” followed by “qpdf” writes it",
          operation: "EmbeddedPDF", value: name)
      }
      let first = try resolve(parameters.array?.first ?? parameters)
      guard PDFFilterEnd.isThere(in: bytes, filters[0], first) else {
        throw damaged("a content stream is cut")
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

    /// Returns a value without the properties of marked content, which resources have.
    private func clean(_ value: PDFValue, isResources: Bool = false) -> PDFValue {
      switch value {
      case .dictionary(let entries):
        return .dictionary(
          entries.compactMap { entry in
            if isResources, entry.key == "/Properties" { return nil }
            let hasResources = entry.key == "/Resources"
            if hasResources, let reference = entry.value.reference { resources.insert(reference) }
            return PDFValue.Entry(
              key: entry.key, value: clean(entry.value, isResources: hasResources))
          })
      case .array(let values): return .array(values.map { clean($0) })
      default: return value
      }
    }

    /// Makes resources that pages inherit an object, which is read and written once.
    ///
    /// - Parameter node: The node of the page tree that has them. The number of the object is that
    ///   of the node, below zero, so that it is the same whenever the file is read.
    func share(_ value: PDFValue, of node: PDFReference?) -> PDFReference {
      let reference = PDFReference(
        number: -(node?.number ?? 0), generation: node?.generation ?? -1)
      inherited[reference] = value
      return reference
    }

    /// Returns a dictionary without what belongs to its file, or the reference to the object that
    /// has it; null for another value.
    private func dictionary(
      _ value: PDFValue, isResources: Bool = false
    ) throws(EaselError) -> PDFValue {
      guard var reference = value.reference else {
        return value.entries == nil ? .null : clean(value, isResources: isResources)
      }
      for _ in 0..<8 {
        if isResources { resources.insert(reference) }
        if objects[reference] == nil { try readObject(reference) }
        guard let object = objects[reference] else { return .null }
        if object.stream != nil { throw damaged("resources or a group of a page are a stream") }
        guard let next = object.value.reference else {
          return object.value.entries == nil ? .null : .reference(reference)
        }
        reference = next
      }
      throw damaged("a reference leads in a circle")
    }

    /// Reads the objects that a page uses, and notes what its own values say about it.
    private func collect(_ page: inout PDFSource.Page) throws(EaselError) {
      var waiting: [PDFReference] = []
      for value in [page.resources, page.group] {
        value.forEachReference { waiting.append($0) }
        if isTransparent(value, isGroup: false) { page.facts.isTransparent = true }
        if let font = try missingFont(value) { page.facts.missingFont = font }
      }
      while let reference = waiting.popLast() {
        guard followed.insert(reference).inserted else { continue }
        if objects[reference] == nil { try readObject(reference) }
        objects[reference]?.value.forEachReference { waiting.append($0) }
      }
    }

    private func object(
      _ reference: PDFReference
    ) throws(EaselError) -> (value: PDFValue, isStream: Bool) {
      if let value = inherited[reference] { return (value, false) }
      return try file.object(reference)
    }

    private func readObject(_ reference: PDFReference) throws(EaselError) {
      let (value, isStream) = try object(reference)
      guard !Self.outside.contains(value["/Type"].name ?? "") else {
        objects[reference] = PDFSource.Object(value: .null)
        return
      }
      if objects.count >= limits.maximumEmbeddedPDFObjects {
        throw tooMuch("objects", limits.maximumEmbeddedPDFObjects, "maximumEmbeddedPDFObjects")
      }
      facts[reference] = PDFFacts(
        isTransparent: isTransparent(value, isGroup: true), missingFont: try missingFont(value))
      guard isStream else {
        objects[reference] = PDFSource.Object(
          value: clean(value, isResources: resources.contains(reference)))
        return
      }
      guard value["/F"].isNull else { throw streamElsewhere }
      if !value["/AF"].isNull { hasFiles = true }
      var object = PDFSource.Object(
        value: clean(value.removing(Self.left)), stream: try file.stream(reference))
      if value["/Subtype"].name == "/Form" { try readForm(&object, reference) }
      // Streams inside one another could have any number of bytes together.
      try count(object.stream?.count ?? 0)
      objects[reference] = object
    }

    /// Notes the resources of a form's content, and removes its marks, if it has any.
    private func readForm(
      _ object: inout PDFSource.Object, _ reference: PDFReference
    ) throws(EaselError) {
      let content = try decoded(reference)
      try count(content.count)
      let scan = PDFContentScan(content)
      if scan.showsText { facts[reference]?.showsText = true }
      if !scan.resources.isEmpty { formResources[reference] = scan.resources }
      guard scan.hasMarks else { return }
      let bytes = PDFContentFilter(content).output
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
      if try hasProgram(value["/FontDescriptor"]) { return nil }
      return String((value["/BaseFont"].name ?? "/unnamed").dropFirst().prefix(80))
    }

    /// Whether a font descriptor has a font program.
    private func hasProgram(_ value: PDFValue) throws(EaselError) -> Bool {
      if let known = value.reference.flatMap({ fontPrograms[$0] }) { return known }
      let descriptor = try resolve(value)
      let programs = ["/FontFile", "/FontFile2", "/FontFile3"]
      let found = programs.contains { !descriptor[$0].isNull }
      if let reference = value.reference { fontPrograms[reference] = found }
      return found
    }
  }
#endif
