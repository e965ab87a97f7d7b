import EaselBlocks
import EaselCanvas
import Foundation

/// A document of blocks that flow from page to page, for PDF files or images.
///
/// ```swift
/// struct Booking { var day: Date; var amount: Decimal }
/// let bookings = [Booking(day: .now, amount: 119)]
/// let report = Report("March", language: "en") {
///   Section("Bookings") {
///     Table(bookings) {
///       TableColumn("Day", value: \.day, format: .dateTime.day().month())
///       TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
///     }
///   }
/// } footer: { page in
///   Text("Page \(page.number) of \(page.count)")
/// }
/// try report.write(to: URL(filePath: "march.pdf"))
/// ```
///
/// The report is laid out once, page by page; a page is removed from memory when it is written. The
/// PDF is tagged: headings, tables and notes have their tags for screen readers. The same blocks
/// produce the same bytes.
public struct Report {
  let title: String
  let content: any Block
  var style: PageStyle
  let header: (ReportPage) -> any Block
  let footer: (ReportPage) -> any Block
  let background: (ReportPage) -> any Block
  let language: String?
  let theme: Theme
  var info: DocumentInfo?
  var conformance: Set<PDFConformance>?
  var encryption: PDFEncryption?
  /// Closures that attach files to the document before its first page.
  var attachments: [(PDFDocument) throws -> Void] = []
  /// The pages of PDF files that follow those of the report, by file.
  var appended: [[EmbeddedPDF]] = []
  /// The invoice that the document contains.
  var invoice: PDFDocument.Invoice?
  /// Changes to the environment of the blocks.
  var environmentChanges: [(inout EnvironmentValues) -> Void] = []
  /// Whether content that overflows a page is outlined.
  var outlinesOverflow = false

  /// Creates a report from a title and the blocks that flow over its pages, on A4 paper by default.
  ///
  /// - Parameters:
  ///   - title: The title of the document, which PDF viewers show in their window.
  ///   - language: The language of the text as a BCP 47 tag, such as `de-CH`; it determines
  ///     formats, built-in texts and the layout direction. `nil` uses that of the options.
  ///   - theme: The type sizes, colors and distances.
  ///   - pages: The paper for blocks outside of ``Pages``.
  ///   - content: The blocks, and ``Pages`` with their own paper, headers and footers.
  ///   - header: Returns the header of a page; not called for ``Pages``, which have their own.
  ///   - footer: Returns the footer of a page; not called for ``Pages``, which have their own.
  ///   - background: Returns the background of a page, behind the content; not called for
  ///     ``Pages``.
  public init<Content: Block, Header: Block, Footer: Block, Background: Block>(
    _ title: String, language: String? = nil, theme: Theme = .plain, pages: PageStyle = .a4,
    @BlockBuilder content: () -> Content,
    @BlockBuilder header: @escaping (ReportPage) -> Header = { _ in EmptyBlock() },
    @BlockBuilder footer: @escaping (ReportPage) -> Footer = { _ in EmptyBlock() },
    @BlockBuilder background: @escaping (ReportPage) -> Background = { _ in EmptyBlock() }
  ) {
    self.title = title
    self.language = language
    self.theme = theme
    style = pages
    self.content = content()
    self.header = { header($0) }
    self.footer = { footer($0) }
    self.background = { background($0) }
  }

  func with(_ change: (inout Report) -> Void) -> Report {
    var report = self
    change(&report)
    return report
  }

  /// Sets the PDF metadata, such as the author; a missing title or language is that of the report.
  public func info(_ info: DocumentInfo) -> Report { with { $0.info = info } }

  /// Sets the PDF standards to which the document must conform, such as `[.ua1, .a3a]`.
  ///
  /// Violations of the standards are errors, such as a figure without an alternative text.
  public func conformance(_ standards: Set<PDFConformance>) -> Report {
    with { $0.conformance = standards }
  }

  /// Encrypts the PDF document with passwords, and sets the permissions of its readers.
  public func encryption(_ encryption: PDFEncryption) -> Report {
    with { $0.encryption = encryption }
  }

  /// Embeds a file, given as data with a name and a media type, in the PDF document as an
  /// attachment.
  ///
  /// A file that cannot be attached is thrown as an error when the report is written, before its
  /// first page.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: The name of the file without a path.
  ///   - type: The media type, such as `text/csv`.
  ///   - relationship: The relationship to the visible document. The default is `unspecified`.
  ///   - description: A description of the file for human readers.
  public func attachment(
    _ data: Data, name: String, type: String,
    relationship: PDFDocument.AttachmentRelationship = .unspecified, description: String? = nil
  ) -> Report {
    with {
      $0.attachments.append { document in
        try document.attach(
          data, name: name, type: type, relationship: relationship, description: description)
      }
    }
  }

  /// Attaches an invoice in XML and describes it in the metadata, as Factur-X and ZUGFeRD specify.
  ///
  /// ```swift
  /// let xml = try Data(contentsOf: url)
  /// let invoice = try Report("Invoice 17", language: "en") { Text("Invoice 17") }
  ///   .info(DocumentInfo(modificationDate: .now))
  ///   .conformance([.a3b])
  ///   .invoice(xml)
  /// ```
  ///
  /// These standards also require PDF/A-3. A report without a claim of PDF/A claims `a3b`, which is
  /// recorded as a note; ``conformance(_:)`` sets another level. The sums, codes and business rules
  /// of the XML are not checked.
  ///
  /// - Parameters:
  ///   - xml: The XML of the invoice, a CrossIndustryInvoice in UTF-8.
  ///   - profile: The profile of the invoice. The default is `en16931`.
  /// - Throws: `invalidAttachment` if the XML is not well-formed, has another root element or a
  ///   document type declaration, or if the report already has an invoice; `unsupportedOption` if
  ///   the report claims PDF/A-2 or is encrypted, which exclude PDF/A-3. A claim or a password that
  ///   is set later is thrown when the report is written, before its first page.
  public func invoice(
    _ xml: Data, profile: PDFDocument.InvoiceProfile = .en16931
  ) throws -> Report {
    guard invoice == nil else {
      throw EaselError(
        .invalidAttachment, "the report has an invoice already; a document contains one",
        operation: "Report.invoice")
    }
    let invoice = try PDFDocument.Invoice(xml, profile: profile, operation: "Report.invoice")
    let report = with { $0.invoice = invoice }
    try report.checkInvoice(conformance ?? [])
    return report
  }

  /// Throws if the standards or the passwords of the report exclude its invoice.
  func checkInvoice(_ standards: Set<PDFConformance>) throws {
    guard invoice != nil else { return }
    try standards.checkInvoice(operation: "Report.invoice")
    guard encryption == nil else {
      throw EaselError(
        .unsupportedOption,
        "an invoice requires PDF/A-3, which allows no password; leave out encryption(_:) or "
          + "invoice(_:)", operation: "Report.invoice")
    }
  }

  /// Sets whether content that overflows a page gets a red outline; reports have none by default.
  public func outlinesOverflow(_ isActive: Bool = true) -> Report {
    with { $0.outlinesOverflow = isActive }
  }
}
