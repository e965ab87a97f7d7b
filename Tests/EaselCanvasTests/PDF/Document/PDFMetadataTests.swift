import Foundation
import Testing

@testable import EaselCanvas

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What every PDF document says of itself, as qpdf reads it.
@Suite struct PDFMetadataTests {
  private static let info = DocumentInfo(
    title: "Größe & <Zahl>", author: "A. Author", subject: "Figures", keywords: ["one", "two"],
    creator: "Reports", creationDate: Date(timeIntervalSince1970: 1_735_732_800),
    modificationDate: Date(timeIntervalSince1970: 1_735_819_200))

  private func document(
    _ info: DocumentInfo = Self.info, locale: String? = nil,
    _ draw: (any Canvas) -> Void = { $0.draw(TextLayout("Text"), at: .zero) }
  ) throws -> Data {
    let document = try PDFDocument(
      info: info, options: RenderOptions(localeIdentifier: locale))
    try document.page(size: CGSize(width: 200, height: 100), draw)
    return try document.finish().output
  }

  /// The objects by their names, and the trailer.
  private func objects(_ data: Data) throws -> [String: [String: Any]] {
    let json = try Tool.qpdf(
      ["--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized"],
      data)
    let whole = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let parts = try #require(whole?["qpdf"] as? [[String: Any]])
    return try #require(parts.last).compactMapValues { $0 as? [String: Any] }
  }

  private func catalog(
    _ objects: [String: [String: Any]]
  ) throws -> [String: Any] {
    let trailer = try #require(objects["trailer"]?["value"] as? [String: Any])
    let root = try #require(trailer["/Root"] as? String)
    return try #require(objects["obj:\(root)"]?["value"] as? [String: Any])
  }

  private func stream(
    _ reference: Any?, _ objects: [String: [String: Any]]
  ) throws -> (dictionary: [String: Any], data: Data) {
    let name = try #require(reference as? String)
    let stream = try #require(objects["obj:\(name)"]?["stream"] as? [String: Any])
    let text = try #require(stream["data"] as? String)
    let data = try #require(Data(base64Encoded: text))
    return (try #require(stream["dict"] as? [String: Any]), data)
  }

  @Test func theMetadataContainTheDocumentInfo() throws {
    let objects = try objects(document())
    let (dictionary, data) = try stream(try catalog(objects)["/Metadata"], objects)
    #expect(dictionary["/Type"] as? String == "/Metadata")
    #expect(dictionary["/Filter"] == nil)
    let text = String(decoding: data, as: UTF8.self)
    for part in [
      "<rdf:li xml:lang=\"x-default\">Größe &amp; &lt;Zahl&gt;</rdf:li>",
      "<dc:creator><rdf:Seq><rdf:li>A. Author</rdf:li></rdf:Seq></dc:creator>",
      "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">Figures</rdf:li></rdf:Alt>",
      "<pdf:Keywords>one, two</pdf:Keywords>",
      "<pdf:Producer>Easel \(LibraryVersion.current)</pdf:Producer>",
      "<xmp:CreatorTool>Reports</xmp:CreatorTool>",
      "<xmp:CreateDate>2025-01-01T12:00:00Z</xmp:CreateDate>",
      "<xmp:ModifyDate>2025-01-02T12:00:00Z</xmp:ModifyDate>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(XMLParser(data: data).parse())
    let trailer = try #require(objects["trailer"]?["value"] as? [String: Any])
    let name = try #require(trailer["/Info"] as? String)
    let info = try #require(objects["obj:\(name)"]?["value"] as? [String: Any])
    #expect(info["/Title"] as? String == "u:Größe & <Zahl>")
    #expect(info["/Author"] as? String == "u:A. Author")
    #expect(info["/Producer"] as? String == "u:Easel \(LibraryVersion.current)")
    #expect(info["/Keywords"] as? String == "u:one, two")
    #expect(info["/CreationDate"] as? String == "u:D:20250101120000Z")
  }

  @Test func missingInfoIsLeftOutOfTheMetadata() throws {
    let objects = try objects(document(DocumentInfo()))
    let catalog = try catalog(objects)
    let text = String(decoding: try stream(catalog["/Metadata"], objects).data, as: UTF8.self)
    for name in ["dc:title", "dc:creator", "dc:description", "pdf:Keywords", "xmp:CreateDate"] {
      #expect(!text.contains("<\(name)>"))
    }
    #expect(catalog["/Lang"] == nil)
    #expect(catalog["/ViewerPreferences"] == nil)
  }

  @Test func theOutputIntentIsSRGB() throws {
    let objects = try objects(document())
    let intents = try #require(try catalog(objects)["/OutputIntents"] as? [[String: Any]])
    #expect(intents.count == 1)
    #expect(intents[0]["/S"] as? String == "/GTS_PDFA1")
    let (dictionary, profile) = try stream(intents[0]["/DestOutputProfile"], objects)
    #expect(dictionary["/N"] as? Int == 3)
    let bytes = [UInt8](profile)
    func number(_ offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    func name(_ offset: Int) -> String {
      String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
    }
    #expect(number(0) == bytes.count)
    #expect([name(12), name(16), name(20), name(36)] == ["mntr", "RGB ", "XYZ ", "acsp"])
    var (white, sum): ([Int], [Int]) = ([], [0, 0, 0])
    for index in 0..<number(128) {
      let entry = 132 + 12 * index
      let (tag, offset, count) = (name(entry), number(entry + 4), number(entry + 8))
      #expect(offset % 4 == 0 && offset + count <= bytes.count)
      guard name(offset) == "XYZ " else { continue }
      let values = (0..<3).map { number(offset + 8 + 4 * $0) }
      if tag == "wtpt" { white = values } else { sum = (0..<3).map { sum[$0] + values[$0] } }
    }
    // The primaries together are white.
    #expect(white.count == 3)
    for (one, other) in zip(white, sum) { #expect(abs(one - other) < 20) }
  }

  @Test(arguments: [
    (nil, "en_GB", "en-GB"), ("de-CH", "en_GB", "de-CH"), (nil, "ja_JP.UTF-8", "ja-JP"),
  ])
  func theLanguageIsThatOfTheDocumentInfoOrElseOfTheLocale(
    _ language: String?, _ locale: String, _ expected: String
  ) throws {
    let objects = try objects(document(DocumentInfo(language: language), locale: locale))
    #expect(try catalog(objects)["/Lang"] as? String == "u:\(expected)")
  }

  @Test func anInvalidLanguageIsNotedAndReplacedByTheLocale() throws {
    let document = try PDFDocument(
      info: DocumentInfo(language: "de) >>"), options: RenderOptions(localeIdentifier: "fr_FR"))
    try document.page(size: CGSize(width: 200, height: 100)) { _ in }
    let result = try document.finish()
    #expect(result.diagnostics.map(\.code) == [.invalidLocale])
    #expect(try catalog(objects(result.output))["/Lang"] as? String == "u:fr-FR")
  }

  @Test func viewersAreToldToShowTheTitle() throws {
    let catalog = try catalog(objects(document()))
    let preferences = try #require(catalog["/ViewerPreferences"] as? [String: Any])
    #expect(preferences["/DisplayDocTitle"] as? Bool == true)
  }

  @Test func linksArePrintedAndHaveTheirTextAsContents() throws {
    let data = try document { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org/a"))) {
        canvas.draw(TextLayout("The  whole\nreport"), at: CGPoint(x: 5, y: 5))
        canvas.draw(TextLayout("(PDF)"), at: CGPoint(x: 5, y: 45))
      }
      canvas.withMarkedContent(.figure(label: "Logo")) {
        canvas.withMarkedContent(.link(.url("https://example.org/b"))) {
          canvas.fill(CGRect(x: 100, y: 5, width: 20, height: 20), with: .color(.red))
        }
      }
      canvas.withMarkedContent(.link(.url("https://example.org/c"))) {
        canvas.fill(CGRect(x: 150, y: 5, width: 20, height: 20), with: .color(.red))
      }
    }
    let objects = try objects(data)
    var alternativeText: [String: String] = [:]
    for case let value as [String: Any] in objects.values.map({ $0["value"] as Any })
    where value["/Subtype"] as? String == "/Link" {
      #expect(value["/F"] as? Int == 4)
      let address = (value["/A"] as? [String: Any])?["/URI"] as? String ?? ""
      alternativeText[address] = value["/Contents"] as? String
    }
    #expect(
      alternativeText == [
        "u:https://example.org/a": "u:The whole report (PDF)",
        "u:https://example.org/b": "u:Logo", "u:https://example.org/c": "u:https://example.org/c",
      ])
    let pages = objects.values.compactMap { $0["value"] as? [String: Any] }
      .filter { $0["/Type"] as? String == "/Page" }
    #expect(pages.map { $0["/Tabs"] as? String } == ["/S"])
  }

  @Test func pagesWithoutLinksHaveNoTabOrder() throws {
    #expect(try !Tool.uncompressed(document()).contains("/Tabs"))
  }
}
