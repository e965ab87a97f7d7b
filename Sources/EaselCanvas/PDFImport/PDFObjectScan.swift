#if PDFImport
  /// Looks through all objects of a file for what runs or starts something, and for layers that
  /// are hidden by an expression.
  ///
  /// None of it would be copied with a page. A file that has it is refused all the same: it is not
  /// what its sender says, or shows other content than is drawn here.
  struct PDFObjectScan {
    private let reader: PDFSourceReader
    /// The number of objects in the file, from 0.
    private var size = 0
    /// The references to objects that are not found by counting, and those among them to look at.
    private var others: Set<PDFReference> = []
    private var waiting: [PDFReference] = []
    private static let actions: [String: String] = [
      "/JavaScript": "JavaScript", "/Launch": "an action that starts a program",
      "/ImportData": "an action that imports data", "/SubmitForm": "an action that sends a form",
      "/RichMediaExecute": "an action that runs a script of media",
    ]

    init(_ reader: PDFSourceReader) { self.reader = reader }

    /// Throws `invalidPDF` for a file with scripts, `limitExceeded` for one with too many objects.
    mutating func check(_ trailer: PDFValue) throws(EaselError) {
      guard let size = trailer["/Size"].integer, size > 0 else {
        throw reader.damaged("its trailer has no size")
      }
      self.size = size
      if size - 1 > reader.limits.maximumEmbeddedPDFObjects { throw tooManyObjects }
      try refuse(trailer)
      for number in 1..<max(size, 2) {
        try refuse(reader.file.object(PDFReference(number: number, generation: 0)).value)
      }
      while let reference = waiting.popLast() { try refuse(reader.file.object(reference).value) }
    }

    private var tooManyObjects: EaselError {
      reader.tooMuch(
        "objects", reader.limits.maximumEmbeddedPDFObjects, "maximumEmbeddedPDFObjects")
    }

    private mutating func refuse(_ object: PDFValue) throws(EaselError) {
      guard let fault = try fault(in: object) else { return }
      throw EaselError(
        .invalidPDF,
        "“\(reader.name)” has \(fault), and is not drawn; give a copy without it, as printing "
          + "into a PDF file makes it", operation: "EmbeddedPDF", value: reader.name)
    }

    /// Keeps a reference that counting does not reach: to another generation, or a number beyond
    /// the size that the file states.
    private mutating func keep(_ reference: PDFReference) throws(EaselError) {
      guard reference.generation != 0 || reference.number >= size,
        others.insert(reference).inserted
      else { return }
      if others.count > reader.limits.maximumEmbeddedPDFObjects { throw tooManyObjects }
      waiting.append(reference)
    }

    private mutating func fault(in value: PDFValue) throws(EaselError) -> String? {
      switch value {
      case .array(let values):
        for value in values { if let fault = try fault(in: value) { return fault } }
      case .dictionary(let entries):
        for entry in entries {
          switch entry.key {
          case "/Type":
            if try reader.attribute(entry.value).name == "/OCMD" {
              try PDFLayers(reader).check(membership: value)
            }
          // Keys of other dictionaries may be any names, such as those of glyphs.
          case "/JS": if !value["/S"].isNull { return "JavaScript" }
          case "/JavaScript": if try isDictionary(entry.value) { return "JavaScript" }
          case "/AA":
            if try isDictionary(entry.value) { return "actions that start by themselves (/AA)" }
          case "/XFA": return "an XFA form"
          case "/S":
            let name = try reader.resolve(entry.value).name
            if let fault = name.flatMap({ Self.actions[$0] }) { return fault }
          default: break
          }
          if let fault = try fault(in: entry.value) { return fault }
        }
      case .reference(let reference): try keep(reference)
      case .null, .name, .text: break
      }
      return nil
    }

    private func isDictionary(_ value: PDFValue) throws(EaselError) -> Bool {
      guard let reference = value.reference else { return value.entries != nil }
      let (object, isStream) = try reader.file.object(reference)
      return object.entries != nil && !isStream
    }
  }
#endif
