import EaselBlocks
import EaselCanvas
import Foundation

/// A document whose blocks flow over pages.
///
/// ```swift
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
/// It is laid out once, page by page; a page leaves memory when it is written. Its PDF is tagged: what
/// is a heading, a table or a note is one to whoever hears it. The same blocks give the same bytes.
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
  /// What is done with the document before it ends, such as to attach files.
  var attachments: [(PDFDocument) throws -> Void] = []
  /// What the environment of the blocks is told besides.
  var environmentChanges: [(inout EnvironmentValues) -> Void] = []
  /// Whether what goes over the edges of pages is outlined.
  var outlinesOverflow = false

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - title: What viewers show in their window.
  ///   - language: The language of the text as a tag of BCP 47, such as `de-CH`, which decides formats,
  ///     words and the direction of reading; nil takes that of the options.
  ///   - theme: Type sizes, colours and distances.
  ///   - pages: The paper of blocks that stand in no ``Pages``.
  ///   - content: The blocks, and ``Pages`` with paper, heads and feet of their own.
  ///   - header: What stands at the head of each page, but of those with heads of their own.
  ///   - footer: What stands at the foot of each page, but of those with feet of their own.
  ///   - background: What stands behind the contents of each page.
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

  /// Sets what the document says of itself; its title and language are the report's where it has none.
  public func info(_ info: DocumentInfo) -> Report { with { $0.info = info } }

  /// Claims standards for the document, such as `[.ua1, .a3a]`.
  ///
  /// What they forbid or miss is an error then: a figure without words for instance.
  public func conformance(_ standards: Set<PDFConformance>) -> Report {
    with { $0.conformance = standards }
  }

  /// Sets the passwords of the document.
  public func encryption(_ encryption: PDFEncryption) -> Report {
    with { $0.encryption = encryption }
  }

  /// Attaches a file to the document.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: Its name without a path.
  ///   - type: Its media type, such as `text/csv`.
  ///   - relationship: Its relation to what the document shows.
  ///   - description: What it is, for a person to read.
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

  /// Attaches an invoice in XML by Factur-X and ZUGFeRD, which needs a claim of PDF/A-3.
  ///
  /// - Parameters:
  ///   - xml: The invoice, a CrossIndustryInvoice.
  ///   - profile: What it has of EN 16931.
  public func invoice(_ xml: Data, profile: PDFDocument.InvoiceProfile = .en16931) -> Report {
    with { $0.attachments.append { try $0.attachInvoice(xml, profile: profile) } }
  }

  /// Outlines in red what goes over the edges of pages, to find it.
  public func outlinesOverflow(_ isActive: Bool = true) -> Report {
    with { $0.outlinesOverflow = isActive }
  }
}
