import Foundation

extension PDFDocument {
  /// A profile of Factur-X 1.0 and ZUGFeRD 2: the part of EN 16931 that the XML of an invoice
  /// contains.
  public enum InvoiceProfile: Hashable, Sendable, CaseIterable {
    /// The Minimum profile: document totals only.
    ///
    /// German law does not accept it as an invoice.
    case minimum
    /// The Basic WL profile: the invoice header, without invoice lines.
    ///
    /// German law does not accept it as an invoice.
    case basicWL
    /// The Basic profile: a subset of EN 16931, with invoice lines.
    case basic
    /// The EN 16931 profile, formerly Comfort: all of the standard.
    case en16931
    /// The Extended profile: all of EN 16931, and additional data.
    case extended
    /// The XRechnung profile: EN 16931 with the rules of German public authorities.
    case xrechnung

    /// The name of the profile in the metadata.
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

    /// The default relationship: `data` for a profile that is not a complete invoice.
    var relationship: AttachmentRelationship {
      self == .minimum || self == .basicWL ? .data : .alternative
    }

    /// The guideline identifier in the XML of the profile; for XRechnung and Extended others fit,
    /// too.
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
        // Extensions of a country, such as France, have identifiers of their own.
        guideline.hasPrefix("urn:cen.eu:en16931:2017#conformant#")
          && guideline.contains(":extended")
      case .xrechnung:
        guideline.hasPrefix("urn:cen.eu:en16931:2017#") && guideline.contains("xrechnung_")
      default: guideline == self.guideline
      }
    }
  }

  /// Attaches an invoice in XML, as Factur-X and ZUGFeRD specify, and describes it in the metadata.
  ///
  /// ```swift
  /// let xml = try Data(contentsOf: url)
  /// let info = DocumentInfo(title: "Invoice 17", modificationDate: Date())
  /// let document = try PDFDocument(info: info, conformance: [.a3b])
  /// try document.page(size: PageSize.a4) { canvas in
  ///   canvas.draw(TextLayout("Invoice 17"), at: CGPoint(x: 72, y: 72))
  /// }
  /// try document.attachInvoice(xml, profile: .en16931)
  /// ```
  ///
  /// The XML is a CrossIndustryInvoice of UN/CEFACT in UTF-8, which the caller makes. Its sums,
  /// codes and business rules are not checked. A warning, `invalidAttachment`, is noted if it names
  /// another profile, or if there is no date. The standards also require PDF/A-3; a document that
  /// does not claim it has the warning `nonconforming`. Sources: Factur-X 1.0 (FNFE-MPE), ZUGFeRD
  /// 2.3, technical supplement A (FeRD).
  ///
  /// - Parameters:
  ///   - xml: The XML of the invoice.
  ///   - profile: The profile of the invoice.
  ///   - relationship: The relationship to the pages. The default is `data` for `minimum` and
  ///     `basicWL`, and `alternative` for the others, as German rules require. French rules allow
  ///     `data` and `source`.
  ///   - description: A description of the file for human readers. The default names the profile in
  ///     English.
  ///   - modified: The time at which the invoice was made. The default is the modification date of
  ///     ``DocumentInfo``, or its creation date.
  /// - Throws: `invalidAttachment` if the XML is not well-formed, has another root element or a
  ///   document type declaration, or if the document already has an invoice; `unsupportedOption` if
  ///   the document claims PDF/A-2, which allows no invoice; every error of
  ///   ``attach(_:name:type:relationship:description:created:modified:)``.
  public func attachInvoice(
    _ xml: Data, profile: InvoiceProfile, relationship: AttachmentRelationship? = nil,
    description: String? = nil, modified: Date? = nil
  ) throws {
    let operation = "PDFDocument.attachInvoice"
    guard xml.count <= options.limits.maximumAttachmentBytes else {
      throw EaselError(
        .limitExceeded,
        "the invoice has \(xml.count) bytes; the limit is \(options.limits.maximumAttachmentBytes) "
          + "(maximumAttachmentBytes)", operation: operation)
    }
    try attach(
      Invoice(xml, profile: profile, operation: operation), relationship: relationship,
      description: description, modified: modified)
  }

  /// An invoice whose XML was read and found valid, before the document that contains it is made.
  package struct Invoice {
    let xml: Data
    let profile: InvoiceProfile
    let content: InvoiceXML
    /// The call that attaches it.
    let operation: String
    /// The day of the invoice, for a document without a date.
    package var date: Date?

    /// Reads the XML of an invoice.
    ///
    /// - Throws: `invalidAttachment` if the XML is not well-formed, has another root element or a
    ///   document type declaration.
    package init(_ xml: Data, profile: InvoiceProfile, operation: String) throws {
      do {
        content = try InvoiceXML(xml)
      } catch {
        throw EaselError(
          .invalidAttachment, "the invoice cannot be used: \(error.reason) (line \(error.line))",
          operation: operation)
      }
      self.xml = xml
      self.profile = profile
      self.operation = operation
    }
  }

  /// Attaches an invoice that was read before.
  package func attach(
    _ invoice: Invoice, relationship: AttachmentRelationship? = nil, description: String? = nil,
    modified: Date? = nil
  ) throws {
    let (profile, operation) = (invoice.profile, invoice.operation)
    let claims = assets.conformance.claims
    try claims.checkInvoice(operation: operation)
    let name = profile.fileName
    let modified = modified ?? (attachments.documentDate == nil ? invoice.date : nil)
    try attachments.addInvoice(
      PDFAttachments.File(
        data: invoice.xml, name: name, type: "text/xml",
        relationship: relationship ?? profile.relationship,
        description: description ?? "Factur-X invoice, \(profile.level)", modified: modified,
        operation: operation),
      .invoice(name: name, level: profile.level, version: invoice.version))
    if claims.archive == nil {
      context.note(
        .warning, .nonconforming,
        "an invoice requires PDF/A-3, which the document does not claim; make it with "
          + "PDFDocument(conformance: [.a3b]), without a password", operation: operation)
    }
    if !profile.fits(invoice.content.guideline) {
      let named = SanitizedText(String(invoice.content.guideline.prefix(120))).text
      context.note(
        .warning, .invalidAttachment,
        "the invoice names the guideline “\(named)”, and the profile \(profile.level) is "
          + "“\(profile.guideline)”: give the profile that it has",
        operation: operation, value: named)
    }
    if modified == nil, attachments.documentDate == nil {
      context.note(
        .warning, .invalidAttachment,
        "the invoice has no date, which Factur-X asks for: set DocumentInfo(modificationDate: date), in a "
          + "report by .info(…), or attachInvoice(…, modified: date)", operation: operation)
    }
  }
}

extension Set<PDFConformance> {
  /// Throws if one of the standards excludes an invoice.
  package func checkInvoice(operation: String) throws {
    guard let part = archive?.part, part != 3 else { return }
    throw EaselError(
      .unsupportedOption,
      "an invoice requires PDF/A-3, and \(named) claims PDF/A-\(part), which allows no attached XML; "
        + "claim .a3b, .a3u or .a3a instead", operation: operation, value: named)
  }

  /// The standards, with PDF/A-3b if they include no PDF/A.
  package var withInvoice: Self { isArchive ? self : union([.a3b]) }
}

extension PDFDocument.Invoice {
  /// The version in the metadata: that of XRechnung if the profile is XRechnung, or 1.0 of Factur-X.
  fileprivate var version: String {
    guard profile == .xrechnung,
      let mark = content.guideline.range(of: "xrechnung_", options: .backwards)
    else { return "1.0" }
    let version = content.guideline[mark.upperBound...].prefix {
      $0.isASCII && $0.isNumber || $0 == "."
    }
    return version.isEmpty ? "1.0" : String(version.prefix(8))
  }
}

extension XMPSchema {
  /// The XMP extension schema of Factur-X and ZUGFeRD.
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
