import Foundation
import Testing

@testable import EaselCanvas

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Metadata of users' own schemas.
@Suite struct XMPSchemaTests {
  private static let number = XMPSchema.Property(
    "Number", .text("A-17"), description: "The number")

  private static func schema(
    name: String = "Contracts", namespace: String = "https://example.com/contracts/1.0/",
    prefix: String = "contract", _ properties: [XMPSchema.Property] = [Self.number]
  ) -> XMPSchema {
    XMPSchema(name: name, namespace: namespace, prefix: prefix, properties: properties)
  }

  private func metadata(_ schemas: [XMPSchema]) throws -> String {
    let document = try PDFDocument(info: DocumentInfo(title: "T", extensions: schemas))
    try document.page(size: CGSize(width: 50, height: 50)) { _ in }
    let text = try PDFObjects(try document.finish().output).metadata
    #expect(XMLParser(data: Data(text.utf8)).parse())
    return text
  }

  private func failure(_ schemas: [XMPSchema]) throws -> EaselError {
    try #require(throws: EaselError.self) {
      try PDFDocument(info: DocumentInfo(extensions: schemas))
    }
  }

  @Test func eachKindOfValueHasItsTypeAndForm() throws {
    let text = try metadata([
      Self.schema([
        .init("A", .text("a < b & c"), description: "one > two"),
        .init("B", .integer(-3), category: .internal, description: ""),
        .init("C", .real(0.5), description: ""), .init("D", .boolean(true), description: ""),
        .init("E", .date(Date(timeIntervalSince1970: 951_827_696)), description: ""),
        .init("F", .uri("https://example.com/?a&b"), description: ""),
        .init("G", .bag(["x", "<y>"]), description: ""),
        .init("H", .sequence(["x"]), description: ""),
      ])
    ])
    for part in [
      "xmlns:contract=\"https://example.com/contracts/1.0/\"",
      "<contract:A>a &lt; b &amp; c</contract:A>", "<contract:B>-3</contract:B>",
      "<contract:C>0.5</contract:C>", "<contract:D>True</contract:D>",
      "<contract:E>2000-02-29T12:34:56Z</contract:E>",
      "<contract:F>https://example.com/?a&amp;b</contract:F>",
      "<contract:G><rdf:Bag><rdf:li>x</rdf:li><rdf:li>&lt;y&gt;</rdf:li></rdf:Bag></contract:G>",
      "<contract:H><rdf:Seq><rdf:li>x</rdf:li></rdf:Seq></contract:H>",
      "<pdfaSchema:schema>Contracts</pdfaSchema:schema>",
      "<pdfaSchema:namespaceURI>https://example.com/contracts/1.0/</pdfaSchema:namespaceURI>",
      "<pdfaProperty:description>one &gt; two</pdfaProperty:description>",
      "<pdfaProperty:category>internal</pdfaProperty:category>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    let types = text.matches(of: /<pdfaProperty:valueType>(.*?)</).map { String($0.1) }
    #expect(
      types == ["Text", "Integer", "Real", "Boolean", "Date", "URI", "bag Text", "seq Text"])
  }

  /// XMP has no exponents.
  @Test(
    arguments: [
      0, 1.5, -2.25, 1e15, 1e16, 1.5e300, -1.25e17, 1e-5, 2.5e-300, -1.75e-9, 0.0001,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func realNumbersHaveNoExponentAndAllTheirDigits(_ number: Double) throws {
    let text = try metadata([Self.schema([.init("A", .real(number), description: "")])])
    let written = try #require(text.firstMatch(of: /<contract:A>(.*?)</)).1
    #expect(written.wholeMatch(of: /-?[0-9]+\.[0-9]+/) != nil, "\(written)")
    #expect(Double(written) == number)
  }

  @Test func allSchemasAreInOneList() throws {
    let text = try metadata([
      Self.schema(), Self.schema(namespace: "urn:other#", prefix: "other"),
    ])
    #expect(text.components(separatedBy: "<pdfaExtension:schemas><rdf:Bag>").count == 2)
    #expect(text.components(separatedBy: "<pdfaSchema:namespaceURI>").count == 3)
  }

  @Test func metadataWithoutSchemasHaveNoExtensionList() throws {
    #expect(!(try metadata([]).contains("pdfaExtension")))
  }

  @Test(
    arguments: ["", "1a", "a b", "a:b", "ä", "<", "xml", "XMLa", "dc", "pdfaid", "fx", "rdf"])
  func anInvalidOrReservedPrefixIsRefused(_ prefix: String) throws {
    #expect(try failure([Self.schema(prefix: prefix)]).code == .invalidMetadata)
  }

  @Test(
    arguments: [
      "", "example", ":a", "1:a", "a:", "https://example.com/a b", "https://example.com/<",
      "https://example.com/\"", "urn:ä", "http://ns.adobe.com/pdf/1.3/",
    ])
  func anInvalidOrReservedNamespaceIsRefused(_ namespace: String) throws {
    #expect(try failure([Self.schema(namespace: namespace)]).code == .invalidMetadata)
  }

  @Test func repeatedPrefixesNamespacesAndPropertiesAreRefused() throws {
    let one = Self.schema()
    #expect(try failure([one, Self.schema(namespace: "urn:b")]).code == .invalidMetadata)
    #expect(try failure([one, Self.schema(prefix: "b")]).code == .invalidMetadata)
    #expect(try failure([Self.schema([Self.number, Self.number])]).code == .invalidMetadata)
    #expect(try failure([Self.schema([])]).code == .invalidMetadata)
  }

  @Test(arguments: ["", "a b", "a>", "1", "ä"])
  func anInvalidPropertyNameIsRefused(_ name: String) throws {
    let property = XMPSchema.Property(name, .text(""), description: "")
    #expect(try failure([Self.schema([property])]).code == .invalidMetadata)
  }

  /// Foundation itself ends the process where such a date is printed, as arguments are.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aValueThatIsNotFiniteIsRefused(_ number: Double) throws {
    for value in [XMPSchema.Value.real(number), .date(Date(timeIntervalSince1970: number))] {
      let property = XMPSchema.Property("A", value, description: "")
      #expect(try failure([Self.schema([property])]).code == .invalidMetadata)
    }
  }

  @Test func charactersThatXMLDoesNotAllowAreReplaced() throws {
    let text = try metadata([
      Self.schema(
        name: "a\u{0}<b>", [.init("A", .text("\u{FFFE}]]>\u{1B}"), description: "\u{8}")])
    ])
    #expect(text.contains("<contract:A>\u{FFFD}]]&gt;\u{FFFD}</contract:A>"))
  }
}
