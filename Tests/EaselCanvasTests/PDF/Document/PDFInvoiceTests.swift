import Foundation
import Testing

@testable import EaselCanvas

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Invoices by Factur-X and ZUGFeRD.
@Suite struct PDFInvoiceTests {
  private static let date = Date(timeIntervalSince1970: 1_735_732_800)

  private static func invoice(_ guideline: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- An invoice. -->
      <rsm:CrossIndustryInvoice
        xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
        xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">
        <rsm:ExchangedDocumentContext>
          <ram:GuidelineSpecifiedDocumentContextParameter>
            <ram:ID>\(guideline)</ram:ID>
          </ram:GuidelineSpecifiedDocumentContextParameter>
        </rsm:ExchangedDocumentContext>
        <rsm:ExchangedDocument><ram:ID>17</ram:ID></rsm:ExchangedDocument>
      </rsm:CrossIndustryInvoice>
      """.utf8)
  }

  private func document(
    date: Date? = Self.date, extensions: [XMPSchema] = [],
    _ attach: (PDFDocument) throws -> Void
  ) throws -> RenderResult<Data> {
    let document = try PDFDocument(
      info: DocumentInfo(title: "Invoice 17", modificationDate: date, extensions: extensions),
      conformance: [.a3b])
    try document.page(size: CGSize(width: 200, height: 100)) {
      $0.draw(TextLayout("Invoice 17"), at: .zero)
    }
    try attach(document)
    return try document.finish()
  }

  /// By the technical supplement of ZUGFeRD 2.3.
  @Test(
    arguments: [
      (.minimum, "MINIMUM", "urn:factur-x.eu:1p0:minimum", "/Data", "factur-x.xml", "1.0"),
      (.basicWL, "BASIC WL", "urn:factur-x.eu:1p0:basicwl", "/Data", "factur-x.xml", "1.0"),
      (
        .basic, "BASIC", "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic",
        "/Alternative", "factur-x.xml", "1.0"
      ),
      (.en16931, "EN 16931", "urn:cen.eu:en16931:2017", "/Alternative", "factur-x.xml", "1.0"),
      (
        .extended, "EXTENDED", "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
        "/Alternative", "factur-x.xml", "1.0"
      ),
      (
        .xrechnung, "XRECHNUNG",
        "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", "/Alternative",
        "xrechnung.xml", "3.0"
      ),
    ] as [(PDFDocument.InvoiceProfile, String, String, String, String, String)])
  func eachProfileHasItsFileItsRelationshipAndItsMetadata(
    _ profile: PDFDocument.InvoiceProfile, _ level: String, _ guideline: String,
    _ relationship: String, _ name: String, _ version: String
  ) throws {
    let xml = Self.invoice(guideline)
    let rendered = try document {
      try $0.attachInvoice(xml, profile: profile)
      #expect($0.hasInvoice)
    }
    #expect(rendered.diagnostics.isEmpty, "\(rendered.diagnostics)")
    let objects = try PDFObjects(rendered.output)
    let file = try #require(try objects.attachments.first).file
    #expect(file["/UF"] as? String == "u:\(name)")
    #expect(file["/AFRelationship"] as? String == relationship)
    #expect(try objects.catalog["/AF"] as? [String] != nil)
    let (dictionary, data) = try objects.stream(objects.dictionary(file["/EF"])["/F"])
    #expect(data == xml)
    #expect(dictionary["/Subtype"] as? String == "/text/xml")
    let parameters = try objects.dictionary(dictionary["/Params"])
    #expect(parameters["/ModDate"] as? String == "u:D:20250101120000Z")
    let metadata = try objects.metadata
    for part in [
      "xmlns:fx=\"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#\"",
      "<fx:DocumentFileName>\(name)</fx:DocumentFileName>",
      "<fx:DocumentType>INVOICE</fx:DocumentType>", "<fx:Version>\(version)</fx:Version>",
      "<fx:ConformanceLevel>\(level)</fx:ConformanceLevel>",
      "<pdfaSchema:prefix>fx</pdfaSchema:prefix>",
    ] {
      #expect(metadata.contains(part), "\(part)")
    }
    #expect(XMLParser(data: Data(metadata.utf8)).parse())
  }

  @Test("The version in the metadata follows the profile, not the guideline of the XML")
  func versionOfTheProfile() throws {
    let guideline = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
    let rendered = try document {
      try $0.attachInvoice(Self.invoice(guideline), profile: .en16931)
    }
    let metadata = try PDFObjects(rendered.output).metadata
    #expect(metadata.contains("<fx:Version>1.0</fx:Version>"))
    #expect(metadata.contains("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>"))
    #expect(rendered.diagnostics.map(\.code) == [.invalidAttachment])
  }

  @Test(
    arguments: [
      (.xrechnung, "urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3"),
      (
        .xrechnung,
        "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#"
          + "urn:xeinkauf.de:kosit:extension:xrechnung_3.0"
      ),
      (.extended, "urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr"),
    ] as [(PDFDocument.InvoiceProfile, String)])
  func guidelinesOfCountriesFitTheirProfile(
    _ profile: PDFDocument.InvoiceProfile, _ guideline: String
  ) throws {
    let rendered = try document {
      try $0.attachInvoice(Self.invoice(guideline), profile: profile)
    }
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func aGuidelineOfAnotherProfileIsNotedAsAWarning() throws {
    let rendered = try document {
      try $0.attachInvoice(Self.invoice("urn:factur-x.eu:1p0:minimum"), profile: .en16931)
    }
    #expect(rendered.diagnostics.map(\.code) == [.invalidAttachment])
    #expect(rendered.diagnostics.map(\.severity) == [.warning])
    #expect(rendered.diagnostics[0].value == "urn:factur-x.eu:1p0:minimum")
  }

  @Test func anInvoiceWithoutADateIsNotedAsAWarning() throws {
    let xml = Self.invoice("urn:cen.eu:en16931:2017")
    let rendered = try document(date: nil) { try $0.attachInvoice(xml, profile: .en16931) }
    #expect(rendered.diagnostics.map(\.code) == [.invalidAttachment])
    #expect(rendered.diagnostics[0].message.contains("modificationDate"))
    let dated = try document(date: nil) {
      try $0.attachInvoice(xml, profile: .en16931, modified: Self.date)
    }
    #expect(dated.diagnostics.isEmpty)
  }

  @Test func aDocumentThatDoesNotClaimPDFA3IsNotedAsAWarning() throws {
    let xml = Self.invoice("urn:cen.eu:en16931:2017")
    for claims: Set<PDFConformance> in [[], [.ua1]] {
      let document = try PDFDocument(
        info: DocumentInfo(title: "I", modificationDate: Self.date, language: "en"),
        conformance: claims)
      try document.page(size: CGSize(width: 200, height: 100)) { _ in }
      try document.attachInvoice(xml, profile: .en16931)
      let diagnostics = try document.finish().diagnostics
      #expect(diagnostics.map(\.code) == [.nonconforming])
      #expect(diagnostics.map(\.severity) == [.warning])
      #expect(diagnostics[0].message.contains("conformance: [.a3b]"))
    }
  }

  @Test(arguments: [PDFConformance.a2a, .a2b, .a2u])
  func aDocumentThatClaimsPDFA2RefusesAnInvoice(_ claim: PDFConformance) throws {
    let document = try PDFDocument(
      info: DocumentInfo(title: "I", modificationDate: Self.date, language: "en"),
      conformance: [claim])
    let error = try #require(throws: EaselError.self) {
      try document.attachInvoice(Self.invoice("urn:cen.eu:en16931:2017"), profile: .en16931)
    }
    #expect(error.code == .unsupportedOption)
    #expect(error.message.contains(".a3b"))
    #expect(!document.hasAttachments && !document.hasInvoice)
  }

  @Test func theRelationshipCanBeChosen() throws {
    let objects = try PDFObjects(
      document {
        try $0.attachInvoice(
          Self.invoice("urn:cen.eu:en16931:2017"), profile: .en16931, relationship: .source,
          description: "Invoice 17")
      }.output)
    let file = try #require(try objects.attachments.first).file
    #expect(file["/AFRelationship"] as? String == "/Source")
    #expect(file["/Desc"] as? String == "u:Invoice 17")
  }

  @Test func aSecondInvoiceIsRefused() throws {
    let xml = Self.invoice("urn:cen.eu:en16931:2017")
    let document = try PDFDocument(info: DocumentInfo(modificationDate: Self.date))
    try document.attachInvoice(xml, profile: .en16931)
    for profile in [PDFDocument.InvoiceProfile.en16931, .xrechnung] {
      let error = try #require(throws: EaselError.self) {
        try document.attachInvoice(xml, profile: profile)
      }
      #expect(error.code == .invalidAttachment)
    }
  }

  @Test func schemasOfInvoiceAndDocumentAreInOneList() throws {
    let schema = XMPSchema(
      name: "Orders", namespace: "https://example.com/orders/", prefix: "order",
      properties: [.init("Number", .text("A-17"), description: "The number of the order")])
    let objects = try PDFObjects(
      document(extensions: [schema]) {
        try $0.attachInvoice(Self.invoice("urn:cen.eu:en16931:2017"), profile: .en16931)
      }.output)
    let metadata = try objects.metadata
    #expect(metadata.components(separatedBy: "<pdfaExtension:schemas>").count == 2)
    #expect(metadata.components(separatedBy: "<pdfaSchema:prefix>").count == 3)
  }

  /// An invoice with something before its root, in it and behind it.
  private static func text(
    before: String = "", attributes: String = "", _ inside: String = "", after: String = ""
  ) -> String {
    before + "<CrossIndustryInvoice xmlns=\"urn:un:unece:uncefact:data:standard:"
      + "CrossIndustryInvoice:100\"\(attributes)>\(inside)</CrossIndustryInvoice>" + after
  }

  private func failure(_ data: Data) throws -> EaselError {
    let document = try PDFDocument()
    let error = try #require(throws: EaselError.self) {
      try document.attachInvoice(data, profile: .en16931)
    }
    #expect(error.code == .invalidAttachment)
    #expect(!document.hasAttachments && !document.hasInvoice)
    return error
  }

  @Test(
    arguments: [
      text(), text(before: "\u{FEFF}"), text(before: "<?xml version='1.0' encoding='utf-8'?>\n"),
      text(before: "<?xml version=\"1.0\"?><!-- c --><?pi x?>", after: "\n<!-- c -->"),
      text("<b>&lt;&#65;&#x1F600;<![CDATA[<b>&]]></b>"), text("<ä.b-c_1 c='1'\n/>日本 > "),
      text("<p:b xmlns:p='u' p:c=''/>"), text("<b encoding='latin1'/>"),
    ])
  func wellFormedXMLIsAccepted(_ text: String) throws {
    let result = try document { try $0.attachInvoice(Data(text.utf8), profile: .en16931) }
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(
    arguments: [
      text("<a>"), text("</b>"), text("<a></b>"), text(after: "<b/>"), text(after: "x"),
      text(before: "x"), text("<a b=1/>"), text("<a b='1' b='2'/>"), text("<a b='<'/>"),
      text("&"), text("&nbsp;"), text("&#0;"), text("&#xD800;"), text("]]>"), text("<![CDATA["),
      text("<!-- -- -->"), text("<?xml version='1.0'?>"), text("<p:a/>"), text("<a p:b=''/>"),
      text("\u{1}"), text(before: "<!DOCTYPE a>"),
      text(before: "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;"), text("<!DOCTYPE b>"),
      text(before: "<?xml version='1.0' encoding='ISO-8859-1'?>"),
      text(String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)),
    ])
  func whatIsNotWellFormedIsRefused(_ text: String) throws {
    #expect(try failure(Data(text.utf8)).message.contains("line"))
  }

  @Test func textInOtherEncodingsIsRefused() throws {
    #expect(
      try failure(
        Data([0xFF, 0xFE])
          + Data(
            Self.text().utf16.flatMap {
              [UInt8($0 & 255), UInt8($0 >> 8)]
            })
      ).message.contains("UTF-8"))
    // Bytes of UTF-16 without a mark are UTF-8 too, with a zero behind each letter.
    let wide = Self.text().utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try failure(Data(wide)).message.contains("UTF-8"))
    var latin = Data(Self.text("x").utf8)
    latin[latin.count - 24] = 0xFC
    #expect(try failure(latin).message.contains("UTF-8"))
  }

  @Test func anXMLErrorNamesItsLine() throws {
    #expect(try failure(Data(Self.text("\n\n&x;").utf8)).message.contains("line 3"))
    #expect(try failure(Data(Self.text("\n<b>\n").utf8)).message.contains("line 3"))
  }

  @Test func aTruncatedInvoiceIsRefused() throws {
    let text = Self.text(before: "<?xml version='1.0'?>", "<!-- c --><b c='&lt;'>&#65;</b>")
    for count in 0..<text.utf8.count { _ = try failure(Data(text.utf8.prefix(count))) }
  }

  @Test(
    arguments: [
      "", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "no XML", "<Invoice/>",
      "<CrossIndustryInvoice/>", "%PDF-1.7",
      "<CrossIndustryInvoice xmlns=\"urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:1\"/>",
      "<CrossIndustryInvoice xmlns=\"urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100\">",
    ])
  func dataThatAreNoInvoiceAreRefused(_ text: String) throws {
    let document = try PDFDocument()
    let error = try #require(throws: EaselError.self) {
      try document.attachInvoice(Data(text.utf8), profile: .en16931)
    }
    #expect(error.code == .invalidAttachment)
    #expect(error.message.contains("line 1"))
    #expect(!document.hasAttachments && !document.hasInvoice)
  }
}
