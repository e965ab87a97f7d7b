import Foundation

extension XMPSchema {
  /// The prefixes and namespaces that the document itself uses, or that PDF/A describes.
  private static let taken = [
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#", "x": "adobe:ns:meta/",
    "dc": "http://purl.org/dc/elements/1.1/", "pdf": "http://ns.adobe.com/pdf/1.3/",
    "xmp": "http://ns.adobe.com/xap/1.0/", "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
    "xmpRights": "http://ns.adobe.com/xap/1.0/rights/",
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/", "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
    "pdfaExtension": "http://www.aiim.org/pdfa/ns/extension/",
    "pdfaSchema": "http://www.aiim.org/pdfa/ns/schema#",
    "pdfaProperty": "http://www.aiim.org/pdfa/ns/property#",
    "pdfaType": "http://www.aiim.org/pdfa/ns/type#",
    "pdfaField": "http://www.aiim.org/pdfa/ns/field#",
    "xml": "http://www.w3.org/XML/1998/namespace", "xmlns": "http://www.w3.org/2000/xmlns/",
    "fx": "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
  ]

  /// Throws the first error in the schemas of a document.
  static func check(_ schemas: [XMPSchema], _ limits: Limits) throws {
    guard !schemas.isEmpty else { return }
    var (prefixes, namespaces) = (Set(taken.keys), Set(taken.values))
    var size = 0
    for schema in schemas {
      let prefix = String(schema.prefix.prefix(40))
      func refuse(_ problem: String) -> EaselError {
        EaselError(
          .invalidMetadata,
          "the metadata schema “\(SanitizedText(prefix).text)” \(problem)",
          operation: "DocumentInfo.extensions", value: prefix)
      }
      size += schema.size
      guard size <= limits.maximumMetadataBytes else {
        throw EaselError(
          .limitExceeded,
          "the metadata schemas may have \(limits.maximumMetadataBytes) bytes together "
            + "(maximumMetadataBytes)", operation: "DocumentInfo.extensions")
      }
      guard isName(schema.prefix), !schema.prefix.lowercased().hasPrefix("xml") else {
        throw refuse("has a prefix that XML cannot have; give letters and digits")
      }
      guard prefixes.insert(schema.prefix).inserted else {
        throw refuse("has a prefix that is taken; give another one")
      }
      guard isNamespace(schema.namespace) else {
        throw refuse("has a namespace that is not a URI such as https://example.com/contracts/1.0/")
      }
      guard namespaces.insert(schema.namespace).inserted else {
        throw refuse("has a namespace that is taken; give one of your own")
      }
      guard !schema.properties.isEmpty else { throw refuse("has no properties") }
      var names: Set<String> = []
      for property in schema.properties {
        let name = SanitizedText(String(property.name.prefix(40))).text
        guard isName(property.name) else {
          throw refuse("has a property “\(name)”: XML has no such names; give letters and digits")
        }
        guard names.insert(property.name).inserted else {
          throw refuse("has the property “\(name)” twice")
        }
        guard property.value.isFinite else {
          throw refuse("has a property “\(name)” whose value is not finite")
        }
      }
    }
  }

  /// The bytes of the schema's texts, with an estimate of the XML around them.
  private var size: Int {
    properties.reduce(name.utf8.count + namespace.utf8.count + prefix.utf8.count + 500) {
      $0 + 300 + $1.name.utf8.count + $1.description.utf8.count + $1.value.size
    }
  }

  /// Whether a text is an XML name in ASCII without a colon.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 127 else { return false }
    func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
    return isLetter(first)
      && text.utf8.allSatisfy {
        isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
      }
  }

  /// Whether a text is a URI with a scheme, in ASCII (RFC 3986).
  private static func isNamespace(_ text: String) -> Bool {
    let scheme = text.prefix { $0 != ":" }
    guard scheme.count < text.count, scheme.first?.isLetter == true, text.utf8.count <= 2_048 else {
      return false
    }
    return scheme.utf8.count + 1 < text.utf8.count
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"<>\"{}|\\^`".utf8.contains($0) }
  }
}

extension XMPSchema.Value {
  fileprivate var isFinite: Bool {
    switch self {
    case .real(let number): number.isFinite
    case .date(let date): date.timeIntervalSince1970.isFinite
    default: true
    }
  }

  fileprivate var size: Int {
    switch self {
    case .text(let text), .uri(let text): text.utf8.count
    case .bag(let texts), .sequence(let texts): texts.reduce(0) { $0 + $1.utf8.count + 20 }
    default: 24
    }
  }
}
