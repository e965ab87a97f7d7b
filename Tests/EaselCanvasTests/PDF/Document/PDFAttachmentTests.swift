import Foundation
import Testing

@testable import EaselCanvas

/// Files in a document, as qpdf reads them.
@Suite struct PDFAttachmentTests {
  private static let date = Date(timeIntervalSince1970: 1_735_732_800)
  private static let table = Data("day,MW\n1,52\n".utf8)

  private func document(
    _ info: DocumentInfo = DocumentInfo(), limits: Limits = Limits(),
    policy: RenderOptions.Policy = .strict, _ attach: (PDFDocument) throws -> Void
  ) throws -> RenderResult<Data> {
    let document = try PDFDocument(
      info: info, options: RenderOptions(policy: policy, limits: limits))
    try document.page(size: CGSize(width: 200, height: 100)) { canvas in
      canvas.withMarkedContent(.destination("here")) {
        canvas.draw(TextLayout("Text"), at: .zero)
      }
    }
    try attach(document)
    return try document.finish()
  }

  private func failure(
    data: Data = Self.table, name: String = "a.csv", type: String = "text/csv",
    description: String? = nil, created: Date? = nil, modified: Date? = nil
  ) throws -> EaselError {
    let document = try PDFDocument()
    let error = try #require(throws: EaselError.self) {
      try document.attach(
        data, name: name, type: type, description: description, created: created,
        modified: modified)
    }
    #expect(!document.hasAttachments)
    return error
  }

  @Test func aFileHasItsNameTypeRelationshipAndDescription() throws {
    let objects = try PDFObjects(
      document {
        try $0.attach(
          Self.table, name: "load (1).csv", type: "text/csv", relationship: .data,
          description: "Größe \\ Zahl")
      }.output)
    let files = try objects.attachments
    #expect(files.map(\.key) == ["load (1).csv"])
    let file = files[0].file
    #expect(file["/Type"] as? String == "/Filespec")
    #expect(file["/F"] as? String == "u:load (1).csv")
    #expect(file["/UF"] as? String == "u:load (1).csv")
    #expect(file["/Desc"] as? String == "u:Größe \\ Zahl")
    #expect(file["/AFRelationship"] as? String == "/Data")
    let embedded = try objects.dictionary(file["/EF"])
    #expect(embedded["/F"] as? String == embedded["/UF"] as? String)
    let (dictionary, data) = try objects.stream(embedded["/F"])
    #expect(data == Self.table)
    #expect(dictionary["/Type"] as? String == "/EmbeddedFile")
    #expect(dictionary["/Subtype"] as? String == "/text/csv")
  }

  @Test func theParametersHaveSizeDatesAndChecksum() throws {
    let objects = try PDFObjects(
      document {
        try $0.attach(
          Self.table, name: "a.csv", type: "text/csv",
          created: Date(timeIntervalSince1970: 951_827_696), modified: Self.date)
      }.output)
    let file = try #require(try objects.attachments.first).file
    let (dictionary, _) = try objects.stream(objects.dictionary(file["/EF"])["/F"])
    let parameters = try objects.dictionary(dictionary["/Params"])
    #expect(parameters["/Size"] as? Int == Self.table.count)
    #expect(parameters["/CreationDate"] as? String == "u:D:20000229123456Z")
    #expect(parameters["/ModDate"] as? String == "u:D:20250101120000Z")
    // By md5sum.
    #expect(parameters["/CheckSum"] as? String == "b:9f501b3eb6640783404ee2bf30e9f43c")
  }

  @Test func aFileWithoutADateHasThatOfTheDocument() throws {
    func date(_ info: DocumentInfo) throws -> String? {
      let objects = try PDFObjects(
        document(info) { try $0.attach(Self.table, name: "a.csv", type: "text/csv") }.output)
      let file = try #require(try objects.attachments.first).file
      let (dictionary, _) = try objects.stream(objects.dictionary(file["/EF"])["/F"])
      return try objects.dictionary(dictionary["/Params"])["/ModDate"] as? String
    }
    let later = Self.date.addingTimeInterval(86_400)
    #expect(try date(DocumentInfo()) == nil)
    #expect(try date(DocumentInfo(creationDate: Self.date)) == "u:D:20250101120000Z")
    #expect(
      try date(DocumentInfo(creationDate: Self.date, modificationDate: later))
        == "u:D:20250102120000Z")
  }

  @Test func theCatalogListsFilesBesideDestinations() throws {
    let objects = try PDFObjects(
      document {
        for name in ["b.txt", "a.txt"] {
          try $0.attach(Self.table, name: name, type: "text/plain", relationship: .source)
        }
      }.output)
    let associated = try #require(try objects.catalog["/AF"] as? [String])
    let names = try associated.map { try objects.dictionary($0)["/UF"] as? String }
    #expect(names == ["u:b.txt", "u:a.txt"])
    let tree = try objects.dictionary(try objects.catalog["/Names"])
    #expect(tree["/Dests"] != nil)
    #expect(try objects.attachments.map(\.key) == ["a.txt", "b.txt"])
  }

  /// Readers look names up by their bytes.
  @Test func namesAreSortedByTheirBytes() throws {
    let names = ["b", "Ä", "a", "日本", "Z", "é", "a\u{301}b"] + (0..<150).map { "n\($0)" }
    let data = try document {
      for name in names { try $0.attach(Data(name.utf8), name: name, type: "text/plain") }
    }.output
    let objects = try PDFObjects(data)
    let keys = try objects.attachments.map(\.key)
    #expect(Set(keys) == Set(names))
    let bytes = keys.map { name in
      name.utf8.allSatisfy { $0 < 0x80 }
        ? Array(name.utf8)
        : [0xFE, 0xFF] + name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    #expect(bytes == bytes.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(try Tool.qpdf(["--show-attachment=日本"], data) == "日本")
  }

  @Test func aDocumentWithoutFilesHasNoEntriesForThem() throws {
    let objects = try PDFObjects(document { #expect(!$0.hasAttachments) }.output)
    #expect(try objects.catalog["/AF"] == nil)
    #expect(try objects.dictionary(try objects.catalog["/Names"])["/EmbeddedFiles"] == nil)
  }

  @Test func theSameFilesGiveTheSameBytes() throws {
    func data() throws -> Data {
      try document {
        for name in ["b", "a", "c"] { try $0.attach(Self.table, name: name, type: "text/csv") }
      }.output
    }
    #expect(try data() == data())
  }

  @Test func anEmptyFileIsAttached() throws {
    let data = try document { try $0.attach(Data(), name: "empty", type: "text/plain") }.output
    #expect(try Tool.qpdf(["--show-attachment=empty"], data).isEmpty)
  }

  @Test(arguments: PDFDocument.AttachmentRelationship.allCases)
  func eachRelationshipHasItsName(_ relationship: PDFDocument.AttachmentRelationship) throws {
    let objects = try PDFObjects(
      document {
        try $0.attach(Self.table, name: "a", type: "text/csv", relationship: relationship)
      }.output)
    let name = try objects.attachments.first?.file["/AFRelationship"] as? String
    #expect(name?.lowercased() == "/\(relationship.rawValue)")
  }

  // MARK: Refused

  @Test(
    arguments: [
      "", ".", "..", "a/b", "../../etc/passwd", "a\\b", "a\u{0}b", "a\nb", "a\u{202E}fdp.exe",
      " a", "a ", "a\u{FFFF}", String(repeating: "ä", count: 128),
    ])
  func anInvalidFileNameIsRefused(_ name: String) throws {
    #expect(try failure(name: name).code == .invalidAttachment)
  }

  @Test(
    arguments: [
      "", "text", "text/", "/xml", "text/xml/x", "text/xml; charset=utf-8", "text /xml", "tëxt/xml",
      "-text/xml", "text/(a)", String(repeating: "a", count: 128) + "/b",
    ])
  func anInvalidMediaTypeIsRefused(_ type: String) throws {
    #expect(try failure(type: type).code == .invalidAttachment)
  }

  @Test(
    arguments: [
      "application/vnd.oasis.opendocument.text", "image/svg+xml", "application/x-a_b!#$&^c",
    ])
  func aMediaTypeIsWrittenAsAName(_ type: String) throws {
    let objects = try PDFObjects(
      document { try $0.attach(Self.table, name: "a", type: type) }.output)
    let file = try #require(try objects.attachments.first).file
    let (dictionary, _) = try objects.stream(objects.dictionary(file["/EF"])["/F"])
    #expect(dictionary["/Subtype"] as? String == "/\(type)")
  }

  @Test func aRepeatedNameIsRefusedInAnyNormalization() throws {
    let document = try PDFDocument()
    try document.attach(Self.table, name: "\u{E4}", type: "text/csv")
    let error = try #require(throws: EaselError.self) {
      try document.attach(Self.table, name: "a\u{308}", type: "text/csv")
    }
    #expect(error.code == .invalidAttachment)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aDateThatIsNotFiniteIsRefused(_ time: Double) throws {
    let date = Date(timeIntervalSince1970: time)
    #expect(try failure(created: date).code == .invalidNumber)
    #expect(try failure(modified: date).code == .invalidNumber)
  }

  @Test func aDescriptionIsSanitizedAndItsLengthLimited() throws {
    let long = String(repeating: "a", count: Limits().maximumTextLength + 1)
    #expect(try failure(description: long).code == .limitExceeded)
    let rendered = try document(policy: .lenient) {
      try $0.attach(Self.table, name: "a", type: "text/csv", description: "a\u{0}b")
    }
    #expect(rendered.diagnostics.map(\.code) == [.textSanitized])
  }

  @Test func numberAndBytesOfFilesAreLimited() throws {
    var limits = Limits()
    limits.maximumAttachments = 2
    limits.maximumAttachmentBytes = 10
    let document = try PDFDocument(options: RenderOptions(limits: limits))
    try document.attach(Data(count: 6), name: "a", type: "text/csv")
    let error = try #require(throws: EaselError.self) {
      try document.attach(Data(count: 5), name: "b", type: "text/csv")
    }
    #expect(error.code == .limitExceeded)
    try document.attach(Data(count: 4), name: "b", type: "text/csv")
    #expect(
      try #require(throws: EaselError.self) {
        try document.attach(Data(), name: "c", type: "text/csv")
      }.code == .limitExceeded)
  }

  @Test func aFinishedDocumentRefusesFiles() throws {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 50, height: 50)) { _ in }
    _ = try document.finish()
    let error = try #require(throws: EaselError.self) {
      try document.attach(Self.table, name: "a", type: "text/csv")
    }
    #expect(error.code == .documentClosed)
  }
}
