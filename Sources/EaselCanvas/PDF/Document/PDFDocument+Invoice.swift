import Foundation

extension PDFDocument {
  /// What an invoice in XML has of EN 16931, by the profiles of Factur-X 1.0 and ZUGFeRD 2.
  public enum InvoiceProfile: Hashable, Sendable, CaseIterable {
    /// The sums alone; in Germany no invoice by law.
    case minimum
    /// The head without the lines; in Germany no invoice by law.
    case basicWL
    /// The usual, with lines.
    case basic
    /// All of EN 16931, which was called Comfort.
    case en16931
    /// More than EN 16931.
    case extended
    /// What German authorities ask for.
    case xrechnung

    /// The profile as the metadata name it.
    var level: String {
      switch self {
      case .minimum: "MINIMUM"
      case .basicWL: "BASIC WL"
      case .basic: "BASIC"
      case .en16931: "EN 16931"
      case .extended: "EXTENDED"
      case .xrechnung: "XRECHNUNG"
      }
    }

    var fileName: String { self == .xrechnung ? "xrechnung.xml" : "factur-x.xml" }

    /// What is no whole invoice is data of the one that is shown.
    var relationship: AttachmentRelationship {
      self == .minimum || self == .basicWL ? .data : .alternative
    }

    /// The guideline that such an invoice names; of XRechnung and the extensions a part.
    var guideline: String {
      switch self {
      case .minimum: "urn:factur-x.eu:1p0:minimum"
      case .basicWL: "urn:factur-x.eu:1p0:basicwl"
      case .basic: "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic"
      case .en16931: "urn:cen.eu:en16931:2017"
      case .extended: "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended"
      case .xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
      }
    }

    func fits(_ guideline: String) -> Bool {
      switch self {
      case .extended:
        // Those of a country, as of France, come on top.
        guideline.hasPrefix("urn:cen.eu:en16931:2017#conformant#")
          && guideline.contains(":extended")
      case .xrechnung:
        guideline.hasPrefix("urn:cen.eu:en16931:2017#") && guideline.contains("xrechnung_")
      default: guideline == self.guideline
      }
    }
  }

  /// Attaches an invoice in XML by Factur-X and ZUGFeRD: the file, and what the metadata say of it.
  ///
  /// ```swift
  /// let info = DocumentInfo(title: "Invoice 17", modificationDate: date)
  /// let document = try PDFDocument(info: info, conformance: [.a3b])
  /// try document.page(size: PageSize.a4) { … }
  /// try document.attachInvoice(xml, profile: .en16931)
  /// ```
  ///
  /// The XML is a CrossIndustryInvoice of UN/CEFACT in UTF-8, which the caller makes; its sums,
  /// codes and rules are not checked. A warning says so if it names another profile, or if there is
  /// no date. The standards ask for PDF/A-3 besides.
  ///
  /// Throws `invalidAttachment` if the XML is not well-formed, has another root or a document type,
  /// or if the document has an invoice already, and all that
  /// ``attach(_:name:type:relationship:description:created:modified:)`` throws. Sources: Factur-X
  /// 1.0 (FNFE-MPE), ZUGFeRD 2.3, technical supplement A (FeRD).
  ///
  /// - Parameters:
  ///   - xml: The invoice.
  ///   - profile: What it has of EN 16931.
  ///   - relationship: Its relation to the pages; without, `data` for `minimum` and `basicWL`, and
  ///     `alternative` for the others, which German rules ask for. French ones allow `data` and
  ///     `source`.
  ///   - description: What it is, for a person to read.
  ///   - modified: When it was made; the date of ``DocumentInfo`` where there is none.
  public func attachInvoice(
    _ xml: Data, profile: InvoiceProfile, relationship: AttachmentRelationship? = nil,
    description: String? = nil, modified: Date? = nil
  ) throws {
    let operation = "PDFDocument.attachInvoice"
    guard xml.count <= options.limits.maximumAttachmentBytes else {
      throw EaselError(
        .limitExceeded,
        "the invoice has \(xml.count) bytes; \(options.limits.maximumAttachmentBytes) are the most "
          + "(maximumAttachmentBytes)", operation: operation)
    }
    let invoice: InvoiceXML
    do {
      invoice = try InvoiceXML(xml)
    } catch {
      throw EaselError(
        .invalidAttachment, "the invoice cannot be used: \(error.reason) (line \(error.line))",
        operation: operation)
    }
    let name = profile.fileName
    try attachments.addInvoice(
      PDFAttachments.File(
        data: xml, name: name, type: "text/xml",
        relationship: relationship ?? profile.relationship,
        description: description ?? "Factur-X invoice, \(profile.level)", modified: modified,
        operation: operation),
      .invoice(name: name, level: profile.level, version: invoice.version))
    if !profile.fits(invoice.guideline) {
      let named = SanitizedText(String(invoice.guideline.prefix(120))).text
      context.note(
        .warning, .invalidAttachment,
        "the invoice names the guideline “\(named)”, and the profile \(profile.level) is "
          + "“\(profile.guideline)”: give the profile that it has",
        operation: operation, value: named)
    }
    if modified == nil, attachments.documentDate == nil {
      context.note(
        .warning, .invalidAttachment,
        "the invoice has no date, which Factur-X asks for: attachInvoice(…, modified: date), or "
          + "DocumentInfo(modificationDate: date)", operation: operation)
    }
  }
}

extension InvoiceXML {
  /// The version that the metadata name: that of XRechnung, and of Factur-X for all others.
  fileprivate var version: String {
    guard let mark = guideline.range(of: "xrechnung_", options: .backwards) else { return "1.0" }
    let version = guideline[mark.upperBound...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
    return version.isEmpty ? "1.0" : String(version.prefix(8))
  }
}

extension XMPSchema {
  /// The schema of Factur-X and ZUGFeRD.
  fileprivate static func invoice(name: String, level: String, version: String) -> XMPSchema {
    XMPSchema(
      name: "Factur-X PDFA Extension Schema",
      namespace: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#", prefix: "fx",
      properties: [
        Property(
          "DocumentFileName", .text(name), description: "The name of the embedded XML document"),
        Property(
          "DocumentType", .text("INVOICE"),
          description: "The type of the hybrid document in capital letters, e.g. INVOICE or ORDER"),
        Property(
          "Version", .text(version),
          description: "The actual version of the standard applying to the embedded XML document"),
        Property(
          "ConformanceLevel", .text(level),
          description: "The conformance level of the embedded XML document"),
      ])
  }
}
