import Foundation

/// The files attached to a document (ISO 32000-2, 7.11.4 and 14.13).
///
/// Each is written when it is added.
final class PDFAttachments {
  /// A file to be added.
  struct File {
    var data: Data
    var name: String
    var type: String
    var relationship: PDFDocument.AttachmentRelationship
    var description: String?
    var created: Date?
    var modified: Date?
    /// Whether it belongs to the whole document and not to a figure, which then refers to it.
    var isOfDocument = true
    /// The call that adds it.
    var operation = "PDFDocument.attach"
  }

  private let file: PDFFile
  private let context: RenderContext
  /// The file specifications of the files of the whole document, by file name.
  private var numbers: [String: Int] = [:]
  /// The same specifications in the order in which they were added.
  private var ofDocument: [Int] = []
  /// The files of figures, which may share names.
  private var ofFigures: [(name: String, number: Int)] = []
  private var byteCount = 0
  private var isClosed = false
  /// The metadata of the invoice.
  private(set) var invoice: XMPSchema?
  /// The modification date of the document, which is used for files without a date.
  let documentDate: Date?

  init(_ file: PDFFile, _ info: DocumentInfo, _ context: RenderContext) {
    self.file = file
    self.context = context
    documentDate = info.modificationDate ?? info.creationDate
  }

  var isEmpty: Bool { count == 0 }
  /// Whether no further file may be added, however small.
  var isFull: Bool {
    count >= context.limits.maximumAttachments || byteCount >= context.limits.maximumAttachmentBytes
  }
  private var count: Int { ofDocument.count + ofFigures.count }

  /// Writes a file and returns the number of its specification.
  func add(_ item: File) throws -> Int {
    guard !isClosed else {
      throw EaselError(.documentClosed, "the document is finished", operation: item.operation)
    }
    try check(item)
    let stream = try PDFFile.Stream(compressing: item.data)
    let number = file.reserve()
    file.write(number, stream) { Self.writeParameters(of: item, documentDate, to: &$0) }
    byteCount += item.data.count
    let specification = file.add { writer in
      writer.raw("<< /Type /Filespec /F ")
      writer.string(item.name)
      writer.raw(" /UF ")
      writer.string(item.name)
      writer.raw(" /EF << /F ")
      writer.reference(number)
      writer.raw("/UF ")
      writer.reference(number)
      writer.raw(">> ")
      if let description = item.description, !description.isEmpty {
        writer.raw("/Desc ")
        writer.string(description)
        writer.byte(0x20)
      }
      writer.raw("/AFRelationship /")
      writer.raw(item.relationship.key)
      writer.raw(" >>")
    }
    if item.isOfDocument {
      numbers[item.name] = specification
      ofDocument.append(specification)
    } else {
      ofFigures.append((item.name, specification))
    }
    return specification
  }

  /// Adds the invoice; a document has at most one.
  func addInvoice(_ item: File, _ schema: XMPSchema) throws {
    guard invoice == nil else {
      throw EaselError(
        .invalidAttachment,
        "the document has an invoice already; attach the other one to a document of its own",
        operation: item.operation, value: item.name)
    }
    _ = try add(item)
    invoice = schema
  }

  private static func writeParameters(
    of item: File, _ documentDate: Date?, to writer: inout PDFWriter
  ) {
    writer.raw("/Type /EmbeddedFile /Subtype /")
    // All bytes except ASCII letters, digits and `+-._` are written as #xx (7.3.5).
    for byte in item.type.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: writer.byte(byte)
      default:
        writer.byte(UInt8(ascii: "#"))
        writer.hexadecimal(byte)
      }
    }
    writer.raw(" /Params << /Size ")
    writer.integer(item.data.count)
    if let created = item.created {
      writer.raw(" /CreationDate ")
      writer.date(created)
    }
    if let modified = item.modified ?? documentDate {
      writer.raw(" /ModDate ")
      writer.date(modified)
    }
    writer.raw(" /CheckSum ")
    writer.hexadecimal(item.data.withUnsafeBytes(MD5.digest))
    writer.raw(" >> ")
  }

  // MARK: Checks

  /// The longest file name that file systems accept, in bytes of UTF-8.
  private static let longestName = 255

  private func check(_ item: File) throws {
    func refuse(_ message: String, _ value: String) -> EaselError {
      EaselError(
        .invalidAttachment, message, operation: item.operation, value: String(value.prefix(80)))
    }
    let name = String(item.name.prefix(80))
    if let problem = Self.problem(ofName: item.name) {
      throw refuse("the file's name “\(SanitizedText(name).text)” \(problem)", item.name)
    }
    guard !item.isOfDocument || numbers[item.name] == nil else {
      throw refuse("the document has a file “\(name)” already; names differ", item.name)
    }
    guard Self.isMediaType(item.type) else {
      throw refuse(
        "“\(SanitizedText(String(item.type.prefix(80))).text)” is not a media type such as text/xml, "
          + "without parameters (RFC 6838)", item.type)
    }
    for date in [item.created, item.modified].compactMap({ $0 })
    where !date.timeIntervalSince1970.isFinite {
      throw EaselError(
        .invalidNumber, "a date of the file “\(name)” is not finite; leave it out, or give one",
        operation: item.operation, value: item.name)
    }
    let limits = context.limits
    if let description = item.description {
      guard description.utf8.count <= limits.maximumTextLength else {
        throw tooMuch("the description of a file may have \(limits.maximumTextLength) bytes", item)
      }
      if !SanitizedText(description).replaced.isEmpty {
        context.note(
          .warning, .textSanitized,
          "characters that no document can contain were replaced in the description of “\(name)”",
          operation: item.operation, value: item.name)
      }
    }
    guard count < limits.maximumAttachments else {
      throw tooMuch(
        "a document may contain \(limits.maximumAttachments) files (maximumAttachments)", item)
    }
    guard item.data.count <= limits.maximumAttachmentBytes - byteCount else {
      throw tooMuch(
        "the files of a document may have \(limits.maximumAttachmentBytes) bytes together "
          + "(maximumAttachmentBytes); with “\(name)” they have \(byteCount + item.data.count)",
        item)
    }
  }

  private func tooMuch(_ message: String, _ item: File) -> EaselError {
    EaselError(.limitExceeded, message, operation: item.operation, value: item.name)
  }

  /// Returns the reason why a name cannot be used, or nil.
  private static func problem(ofName name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.count > longestName {
      return "has \(name.utf8.count) bytes; the limit is \(longestName)"
    }
    if name == "." || name == ".." { return "is that of a folder" }
    if name.first?.isWhitespace == true || name.last?.isWhitespace == true {
      return "begins or ends with a space"
    }
    for scalar in name.unicodeScalars {
      switch scalar {
      case "/", "\\": return "has a path in it; give the file's own name"
      // Bidirectional control characters can hide the extension of a file name.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\t", "\n", "\u{2028}", "\u{2029}":
        return "has a control character"
      default: if SanitizedText.isUnsafe(scalar) { return "has a control character" }
      }
    }
    return nil
  }

  /// Whether a text is a type and a subtype with names that RFC 6838, section 4.2, allows.
  private static func isMediaType(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        (1...127).contains(part.utf8.count)
          && part.utf8.allSatisfy {
            switch $0 {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "!#$&-^_.+".utf8.contains($0)
            }
          } && part.first?.isPunctuation == false && part.first?.isSymbol == false
      }
  }

  // MARK: The end

  /// Gives each file of a figure a unique key in the name tree.
  private func nameFigures() {
    var next: [String: Int] = [:]
    for (name, number) in ofFigures {
      var key = name
      while numbers[key] != nil {
        next[name, default: 1] += 1
        key = "\(name) (\(next[name, default: 1]))"
      }
      numbers[key] = number
    }
  }

  /// Writes the name tree of the files and returns its root; nil without files.
  ///
  /// No further file can be added afterwards.
  func writeNames() -> Int? {
    isClosed = true
    var tree = PDFNameTree(.names)
    nameFigures()
    // Sorted by the bytes that are written.
    let keyed = numbers.map { name, number in
      var bytes = Array(name.utf8)
      if !bytes.allSatisfy({ (0x20...0x7E).contains($0) }) {
        bytes = [0xFE, 0xFF] + name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
      return (bytes, name, number)
    }
    for (_, name, number) in keyed.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
      tree.add(file) {
        $0.string(name)
      } value: {
        $0.reference(number)
      }
    }
    return tree.finish(file)
  }

  /// Writes the entry of the document catalog for the files of the whole document.
  func writeAssociated(to writer: inout PDFWriter) {
    guard !ofDocument.isEmpty else { return }
    writer.raw("/AF ")
    writer.references(ofDocument)
    writer.byte(0x20)
  }
}

extension PDFFile.Stream {
  /// Compresses data; keeps the uncompressed bytes if compression makes them no shorter.
  fileprivate init(compressing data: Data) throws {
    let packed = try data.withUnsafeBytes(Deflater(.usual).compressed)
    self = packed.count < data.count ? Self(packed, "FlateDecode") : Self([UInt8](data), nil)
  }
}

extension PDFWriter {
  /// Writes a date in UTC (ISO 32000-2, 7.9.4).
  mutating func date(_ date: Date) {
    text("(D:\(PDFDate.text(date).filter(\.isNumber))Z)")
  }
}
