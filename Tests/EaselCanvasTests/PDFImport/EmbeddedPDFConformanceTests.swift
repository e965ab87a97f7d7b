import EaselCanvas
import Foundation
import Testing

/// Pages of PDF files in documents that claim a standard.
@Suite struct EmbeddedPDFConformanceTests {
  /// A file that Easel wrote with a claim.
  static func source(_ claims: Set<PDFConformance>) throws -> Data {
    let document = try PDFDocument(
      info: DocumentInfo(title: "Paper", language: "en"), conformance: claims)
    try document.page(size: PageSize.a5) { canvas in
      canvas.draw(TextLayout("Paper"), at: CGPoint(x: 20, y: 20))
    }
    return try document.finish().output
  }

  /// The errors of a document with a claim that shows a page.
  static func faults(_ page: EmbeddedPDF, in claims: Set<PDFConformance>) throws -> [String] {
    let document = try PDFDocument(
      info: DocumentInfo(title: "Letter", language: "en"), conformance: claims,
      options: RenderOptions(policy: .lenient))
    try document.page(size: page.size) { canvas in
      canvas.withMarkedContent(.figure(label: "Paper")) {
        canvas.draw(page, in: CGRect(origin: .zero, size: page.size))
      }
    }
    let diagnostics = try document.finish().diagnostics
    return diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test func aSourceWithoutAClaimIsAnError() throws {
    for isTrusted in [false, true] {
      let page = try EmbeddedPDF(
        data: Self.source([]), name: "paper.pdf", trusting: isTrusted)
      let faults = try Self.faults(page, in: [.a2b])
      #expect(faults.count == 1)
      #expect(faults.first?.contains("“paper.pdf” does not claim PDF/A") == true)
    }
  }

  @Test func aClaimIsBelievedOnlyWithTrust() throws {
    let data = try Self.source([.a2b])
    let faults = try Self.faults(EmbeddedPDF(data: data), in: [.a2b])
    #expect(faults.count == 1)
    #expect(faults.first?.contains("trusting: true") == true)
    #expect(try Self.faults(EmbeddedPDF(data: data, trusting: true), in: [.a2b]) == [])
  }

  @Test(arguments: [
    (PDFConformance.a2b, PDFConformance.a3b, true), (.a3b, .a2b, false), (.a2b, .a2u, false),
    (.a2u, .a2b, true), (.a2a, .a3u, true), (.a3u, .a3a, true),
  ]) func theClaimHasToFit(_ own: PDFConformance, _ wanted: PDFConformance, _ fits: Bool) throws {
    let page = try EmbeddedPDF(data: Self.source([own]), trusting: true)
    #expect(try Self.faults(page, in: [wanted]).isEmpty == fits)
  }

  @Test func theErrorIsThrown() throws {
    let page = try EmbeddedPDF(data: WrittenPDF().data)
    let document = try PDFDocument(
      info: DocumentInfo(title: "Letter", language: "en"), conformance: [.a2b])
    try document.page(size: page.size) { $0.draw(page, in: CGRect(origin: .zero, size: page.size)) }
    do {
      _ = try document.finish()
      Issue.record("the document was written")
    } catch { #expect((error as? EaselError)?.code == .nonconforming) }
  }

  @Test func aFontThatIsNotInTheFileIsAnErrorForAccessibility() throws {
    let page = try EmbeddedPDF(data: WrittenPDF().data, name: "paper.pdf")
    #expect(try Self.faults(page, in: []) == [])
    let faults = try Self.faults(page, in: [.ua1])
    #expect(faults.contains { $0.contains("“Helvetica”") })
  }

  @Test func aClaimInAttributesIsRead() throws {
    var source = WrittenPDF(catalog: "/Metadata 6 0 R")
    source[5] = "<< >>"
    source.setStream(
      6,
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="1"
      pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta>
      """, "/Type /Metadata /Subtype /XML")
    let faults = try Self.faults(EmbeddedPDF(data: source.data), in: [.a2b])
    #expect(faults.first?.contains("PDF/A-1b") == true)
  }
}
