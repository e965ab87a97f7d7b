import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Reports with an invoice by Factur-X and ZUGFeRD")
struct InvoiceTests {
  private static let xml = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <CrossIndustryInvoice xmlns="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">
      <ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter>
        <ID>urn:cen.eu:en16931:2017</ID>
      </GuidelineSpecifiedDocumentContextParameter></ExchangedDocumentContext>
    </CrossIndustryInvoice>
    """.utf8)

  private func report() -> Report {
    Report("Invoice 17", language: "en") {
      ForEach(0..<20) { page in Text("Page \(page)").pageBreakBefore() }
    }.info(DocumentInfo(modificationDate: Date(timeIntervalSince1970: 1_735_732_800)))
  }

  /// The error of a rendering to a closure, which must get no page before it.
  private func failure(of report: Report, options: RenderOptions = RenderOptions()) throws
    -> EaselError
  {
    var pages = 0
    var bytes = Data()
    let error = try #require(throws: EaselError.self) {
      try report.render(
        to: .sink { bytes.append(contentsOf: $0) }, options: options, progress: { pages = $0 })
    }
    #expect(pages == 0)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("/Page"))
    return error
  }

  @Test(
    "An invoice that cannot be used is thrown by the call that is given it",
    arguments: [
      "", "no XML", "<Invoice/>", "<CrossIndustryInvoice/>", "<!DOCTYPE a><a/>", "%PDF-1.7",
    ])
  func invalid(_ text: String) throws {
    let error = try #require(throws: EaselError.self) {
      try report().invoice(Data(text.utf8))
    }
    #expect(error.code == .invalidAttachment)
    #expect(error.operation == "Report.invoice")
    #expect(error.message.contains("line 1"))
  }

  @Test("An invoice that is cut anywhere is thrown by the call that is given it")
  func truncated() {
    for count in 0..<Self.xml.count {
      #expect(throws: EaselError.self) { try report().invoice(Self.xml.prefix(count)) }
    }
  }

  @Test("A report with an invoice and without a claim of PDF/A claims PDF/A-3b, with a note")
  func claims() throws {
    for standards: Set<PDFConformance> in [[], [.ua1]] {
      let read = try ReadReport(report().conformance(standards).invoice(Self.xml))
      let notes = read.diagnostics.filter { $0.code == .nonconforming }
      #expect(notes.map(\.severity) == [.note])
      #expect(notes.first?.message.contains(".conformance([.a3b])") == true)
      let text = String(decoding: read.data, as: UTF8.self)
      #expect(text.contains("<pdfaid:part>3</pdfaid:part>"))
      #expect(text.contains("<pdfaid:conformance>B</pdfaid:conformance>"))
      #expect(text.contains("pdfuaid") == standards.contains(.ua1))
    }
  }

  @Test("A claim of PDF/A-3 is kept as it is", arguments: [PDFConformance.a3a, .a3b, .a3u])
  func claimed(_ standard: PDFConformance) throws {
    let read = try ReadReport(report().conformance([standard]).invoice(Self.xml))
    #expect(read.diagnostics.isEmpty)
    let options = RenderOptions(conformance: [standard])
    #expect(try ReadReport(report().invoice(Self.xml), options: options).diagnostics.isEmpty)
  }

  @Test(
    "A claim that excludes PDF/A-3 is thrown, before the first page if it is made after the invoice",
    arguments: [PDFConformance.a2a, .a2b, .a2u])
  func excluded(_ standard: PDFConformance) throws {
    let early = try #require(throws: EaselError.self) {
      try report().conformance([.ua1, standard]).invoice(Self.xml)
    }
    let late = try failure(of: report().invoice(Self.xml).conformance([standard]))
    let option = try failure(
      of: report().invoice(Self.xml), options: RenderOptions(conformance: [standard]))
    for error in [early, late, option] {
      #expect(error.code == .unsupportedOption)
      #expect(error.message.contains(".a3b"))
    }
  }

  @Test("A password, which excludes PDF/A-3, is thrown with an invoice")
  func encrypted() throws {
    let encryption = PDFEncryption(ownerPassword: "a long password")
    let early = try #require(throws: EaselError.self) {
      try report().encryption(encryption).invoice(Self.xml)
    }
    let late = try failure(of: report().invoice(Self.xml).encryption(encryption))
    for error in [early, late] {
      #expect(error.code == .unsupportedOption)
      #expect(error.message.contains("encryption"))
    }
  }

  @Test("A second invoice is thrown by its call")
  func second() throws {
    let report = try report().invoice(Self.xml)
    let error = try #require(throws: EaselError.self) { try report.invoice(Self.xml) }
    #expect(error.code == .invalidAttachment)
  }

  @Test("A file that cannot be attached is thrown before the first page")
  func attachments() throws {
    let twice = try report().conformance([.a3b]).invoice(Self.xml)
      .attachment(Data("x".utf8), name: "factur-x.xml", type: "text/xml")
    let folder = report().attachment(Data("x".utf8), name: "a/b.csv", type: "text/csv")
    for report in [twice, folder] {
      #expect(try failure(of: report).code == .invalidAttachment)
    }
    var limits = Limits()
    limits.maximumAttachmentBytes = 100
    let large = try failure(
      of: report().conformance([.a3b]).invoice(Self.xml), options: RenderOptions(limits: limits))
    #expect(large.code == .limitExceeded)
  }

  @Test("A warning about the invoice that the policy throws is thrown before the first page")
  func policy() throws {
    let report = try report().conformance([.a3b]).invoice(Self.xml, profile: .minimum)
    let error = try failure(
      of: report, options: RenderOptions(policy: .strict(and: [.invalidAttachment])))
    #expect(error.message.contains("MINIMUM"))
  }
}
