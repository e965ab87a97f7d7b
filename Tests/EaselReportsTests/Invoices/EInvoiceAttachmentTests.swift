import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselReports

@Suite("Electronic invoices in PDF")
struct EInvoiceAttachmentTests {
  private func invoice(_ profile: EInvoice.Profile) throws -> EInvoice {
    try EInvoice(GeneratedInvoice(profile, SeededGenerator(case: 3, of: 1)).draft)
  }

  @Test(
    "One call attaches the invoice to a report, which claims PDF/A-3b",
    arguments: [
      (.en16931, "factur-x.xml", "EN 16931", "1.0"),
      (.xrechnung, "xrechnung.xml", "XRECHNUNG", "3.0"),
    ] as [(EInvoice.Profile, String, String, String)])
  func report(_ profile: EInvoice.Profile, _ file: String, _ level: String, _ version: String)
    throws
  {
    let invoice = try invoice(profile)
    let report = try Report("Invoice", language: "en") { invoice.totals }.invoice(invoice)
    let rendered = try report.rendered()
    // The claim that nobody named is a note; the day of issue is the date that is asked for.
    #expect(rendered.diagnostics.map(\.code) == [.nonconforming])
    let text = String(decoding: rendered.output, as: UTF8.self)
    for part in [
      "<fx:DocumentFileName>\(file)</fx:DocumentFileName>",
      "<fx:ConformanceLevel>\(level)</fx:ConformanceLevel>", "<fx:Version>\(version)</fx:Version>",
      "<pdfaid:part>3</pdfaid:part>", "D:20260914000000Z",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("A document without PDF/A-3 has a warning")
  func warning() throws {
    let invoice = try invoice(.en16931)
    let document = try PDFDocument(to: .sink { _ in })
    try document.page(size: PageSize.a4) { _ in }
    try document.attachInvoice(invoice)
    #expect(document.context.diagnostics.map(\.code) == [.nonconforming])
    document.abandon()
  }

  @Test("A Peppol invoice is not attached, as it is UBL")
  func peppol() throws {
    let invoice = try invoice(.peppol)
    let error = try #require(throws: EaselError.self) {
      try Report("Invoice") { invoice.totals }.invoice(invoice)
    }
    #expect(error.code == .unsupportedOption)
  }
}
