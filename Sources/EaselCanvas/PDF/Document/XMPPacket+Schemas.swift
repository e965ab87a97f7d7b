extension XMPPacket {
  /// Adds the part and the conformance level of PDF/A that are claimed (ISO 19005-2, 6.6.4).
  mutating func add(_ claims: Set<PDFConformance>) {
    guard let archive = claims.archive else { return }
    writer.raw("<rdf:Description rdf:about=\"\" ")
    writer.raw("xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n")
    add("pdfaid:part", String(archive.part))
    add("pdfaid:conformance", String(archive.level))
    writer.raw("</rdf:Description>\n")
  }

  /// Adds the properties of schemas beyond ISO 16684, and one description of all of them.
  ///
  /// There is one description for all schemas (ISO 19005-3, 6.6.2.3), since some readers use only
  /// the first.
  mutating func add(_ schemas: [XMPSchema]) {
    guard !schemas.isEmpty else { return }
    for schema in schemas { addProperties(schema) }
    writer.raw(
      """
      <rdf:Description rdf:about="" \
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" \
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag>

      """)
    for schema in schemas { addDescription(schema) }
    writer.raw("</rdf:Bag></pdfaExtension:schemas></rdf:Description>\n")
  }

  private mutating func addProperties(_ schema: XMPSchema) {
    writer.raw("<rdf:Description rdf:about=\"\" xmlns:")
    writer.text("\(schema.prefix)=\"\(XMLText.escaped(schema.namespace))\">\n")
    for property in schema.properties {
      let name = "\(schema.prefix):\(property.name)"
      writer.text("<\(name)>")
      switch property.value {
      case .text(let text), .uri(let text): addEscaped(text)
      case .integer(let number): writer.integer(number)
      case .real(let number): writer.text(Self.decimal(number))
      case .boolean(let flag): writer.raw(flag ? "True" : "False")
      case .date(let date): writer.text(PDFDate.text(date))
      case .bag(let texts): addList(texts, "rdf:Bag")
      case .sequence(let texts): addList(texts, "rdf:Seq")
      }
      writer.text("</\(name)>\n")
    }
    writer.raw("</rdf:Description>\n")
  }

  /// Returns a number without an exponent, which XMP does not allow (ISO 16684-1, 8.2.1).
  private static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    guard let mark = text.firstIndex(of: "e") else { return text }
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    let sign = number < 0 ? "-" : ""
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let digits = parts.joined()
    let point = (parts.first?.count ?? 0) + exponent
    func zeros(_ count: Int) -> String { String(repeating: "0", count: max(count, 0)) }
    return point <= 0
      ? "\(sign)0.\(zeros(-point))\(digits)"
      : "\(sign)\(digits)\(zeros(point - digits.count)).0"
  }

  private mutating func addList(_ texts: [String], _ kind: String) {
    writer.text("<\(kind)>")
    for text in texts {
      writer.raw("<rdf:li>")
      addEscaped(text)
      writer.raw("</rdf:li>")
    }
    writer.text("</\(kind)>")
  }

  private mutating func addDescription(_ schema: XMPSchema) {
    writer.raw("<rdf:li rdf:parseType=\"Resource\">\n")
    add("pdfaSchema:schema", schema.name)
    add("pdfaSchema:namespaceURI", schema.namespace)
    add("pdfaSchema:prefix", schema.prefix)
    writer.raw("<pdfaSchema:property><rdf:Seq>\n")
    for property in schema.properties {
      writer.raw("<rdf:li rdf:parseType=\"Resource\">\n")
      add("pdfaProperty:name", property.name)
      add("pdfaProperty:valueType", property.value.type)
      add("pdfaProperty:category", property.category.rawValue)
      add("pdfaProperty:description", property.description)
      writer.raw("</rdf:li>\n")
    }
    writer.raw("</rdf:Seq></pdfaSchema:property></rdf:li>\n")
  }
}

extension Set<PDFConformance> {
  /// The schema descriptions that PDF/A requires: it does not define the properties of PDF/UA.
  var schemas: [XMPSchema] {
    guard contains(.ua1) else { return [] }
    return [
      XMPSchema(
        name: "PDF/UA identification",
        namespace: "http://www.aiim.org/pdfua/ns/id/", prefix: "pdfuaid",
        properties: [
          XMPSchema.Property(
            "part", .integer(1), category: .internal,
            description: "The part of ISO 14289 to which the document keeps")
        ])
    ]
  }
}
