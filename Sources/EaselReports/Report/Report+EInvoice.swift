import EaselCanvas
import Foundation

extension Report {
  /// Attaches an electronic invoice as CII, as Factur-X, ZUGFeRD and XRechnung specify.
  ///
  /// ```swift
  /// func report(of invoice: EInvoice) throws -> Report {
  ///   try Report("Invoice R-17", language: "en") { invoice.totals }.invoice(invoice)
  /// }
  /// ```
  ///
  /// The report claims PDF/A-3b if it claims no PDF/A, which is recorded as a note. The file and
  /// the metadata follow from the profile of the invoice. In a report without a date, the file has
  /// the day of issue.
  ///
  /// - Throws: `unsupportedOption` if the invoice is a Peppol invoice, which is UBL, and if the report
  ///   claims PDF/A-2 or is encrypted; `invalidAttachment` if the report already has an invoice.
  public func invoice(_ invoice: EInvoice) throws -> Report {
    let (xml, profile) = try invoice.attached(operation: "Report.invoice")
    return try self.invoice(xml, profile: profile).with {
      $0.invoice?.date = invoice.draft.issued.date
    }
  }
}

extension PDFDocument {
  /// Attaches an electronic invoice as CII, as Factur-X, ZUGFeRD and XRechnung specify.
  ///
  /// ```swift
  /// func attach(_ invoice: EInvoice, to document: PDFDocument) throws {
  ///   try document.attachInvoice(invoice)
  /// }
  /// ```
  ///
  /// A document that does not claim PDF/A-3 has the warning `nonconforming`. In a document without
  /// a date, the file has the day of issue.
  ///
  /// - Parameters:
  ///   - invoice: The invoice.
  ///   - relationship: The relationship to the pages. The default is `alternative`.
  /// - Throws: `unsupportedOption` if the invoice is a Peppol invoice, which is UBL, or if the document
  ///   claims PDF/A-2; `invalidAttachment` if the document already has an invoice.
  public func attachInvoice(
    _ invoice: EInvoice, relationship: AttachmentRelationship? = nil
  ) throws {
    let operation = "PDFDocument.attachInvoice"
    let (xml, profile) = try invoice.attached(operation: operation)
    var content = try Invoice(xml, profile: profile, operation: operation)
    content.date = invoice.draft.issued.date
    try attach(content, relationship: relationship)
  }
}

extension EInvoice {
  /// The XML that a PDF contains, and its profile in the metadata.
  fileprivate func attached(
    operation: String
  ) throws -> (xml: Data, profile: PDFDocument.InvoiceProfile) {
    guard profile != .peppol else {
      throw EaselError(
        .unsupportedOption,
        "a PDF contains an invoice as CII, and Peppol is UBL; send xml(.ubl) beside the PDF, or make "
          + "the invoice with the profile en16931", operation: operation)
    }
    return (try xml(.cii), profile == .xrechnung ? .xrechnung : .en16931)
  }
}
