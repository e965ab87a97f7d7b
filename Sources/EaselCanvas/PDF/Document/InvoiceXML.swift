import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// What a document says of the invoice in XML that it carries.
struct InvoiceXML {
  /// What is wrong with a file, and on which line.
  struct Flaw: Error, Equatable {
    var reason: String
    var line: Int
  }

  /// The guideline that the invoice follows.
  let guideline: String

  /// Reads an invoice; throws if it is not well-formed XML in UTF-8 without a document type, or
  /// something else than an invoice.
  init(_ data: Data) throws(Flaw) {
    try Self.checkText(data)
    let reader = InvoiceReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let flaw = reader.flaw { throw flaw }
    guard isWhole, reader.hasRoot else { throw Flaw(reason: "it is not well-formed", line: 1) }
    guideline = reader.guideline.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Refuses what a parser takes and an invoice may not have: other encodings, and document types,
  /// which can let an invoice say something else to each reader.
  private static func checkText(_ data: Data) throws(Flaw) {
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Flaw(reason: "its text is not UTF-8", line: 1)
    }
    if let place = data.range(of: Data("<!DOCTYPE".utf8)) {
      let line = 1 + data[..<place.lowerBound].count { $0 == 0x0A }
      throw Flaw(reason: "it has a document type; leave out “<!DOCTYPE …>”", line: line)
    }
    let beginning = String(decoding: data.prefix(200), as: UTF8.self)
    let declaration = /^\u{FEFF}?<\?xml[^>]*?encoding\s*=\s*["']([^"'>]*)/
    if let encoding = beginning.firstMatch(of: declaration),
      encoding.1.lowercased() != "utf-8"
    {
      throw Flaw(reason: "its encoding is “\(encoding.1)” and not UTF-8", line: 1)
    }
  }
}

/// Hears of the elements of an invoice.
private final class InvoiceReader: NSObject, XMLParserDelegate {
  /// The namespace of UN/CEFACT's Cross Industry Invoice, D16B and later.
  private static let namespace = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  private static let path = [
    "CrossIndustryInvoice", "ExchangedDocumentContext",
    "GuidelineSpecifiedDocumentContextParameter", "ID",
  ]
  private static let longestGuideline = 1_024
  /// An invoice has about ten elements inside one another.
  private static let maximumDepth = 256

  private(set) var guideline = ""
  private(set) var flaw: InvoiceXML.Flaw?
  private(set) var hasRoot = false
  private var depth = 0
  /// How many of the open elements are those that lead to the guideline.
  private var matched = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if depth == 0 { check(name, namespaceURI ?? "", parser) }
    if depth == Self.maximumDepth {
      fail("it has more than \(Self.maximumDepth) elements inside one another", parser)
    }
    hasRoot = true
    if matched == depth, depth < Self.path.count, name == Self.path[depth] { matched += 1 }
    depth += 1
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
    matched = min(matched, depth)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard matched == Self.path.count, depth == matched else { return }
    guideline += text.prefix(max(0, Self.longestGuideline - guideline.count))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // Namespaces that have no declaration are errors of their own (`xmlerror.h`).
    let isPrefix = (200...205).contains(code)
    fail(
      isPrefix
        ? "a prefix of a name has no declaration"
        : "it is not well-formed (error \(code) of libxml2)", parser)
  }

  private func check(_ name: String, _ namespace: String, _ parser: XMLParser) {
    if name != Self.path[0] {
      fail("its root is “\(name.prefix(60))” and not “\(Self.path[0])”", parser)
    } else if namespace != Self.namespace {
      fail(
        "the namespace of its root is “\(namespace.prefix(80))” and not “\(Self.namespace)”", parser
      )
    }
  }

  private func fail(_ reason: String, _ parser: XMLParser) {
    if flaw == nil { flaw = InvoiceXML.Flaw(reason: reason, line: max(1, parser.lineNumber)) }
    parser.abortParsing()
  }
}
