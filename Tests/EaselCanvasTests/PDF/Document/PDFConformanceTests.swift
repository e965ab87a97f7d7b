import Foundation
import Testing

@testable import EaselCanvas

/// What documents that claim PDF/UA or PDF/A have, and what is noted where they do not keep to it.
///
/// What a validator says of the samples stands in `docs/conformance.md`; these tests ask an independent
/// reader for what each clause wants.
@Suite("Claims of PDF documents")
struct PDFConformanceTests {
  private static let info = DocumentInfo(title: "Statement", language: "en")

  private static func page(on canvas: any Canvas) {
    canvas.withMarkedContent(.heading(1)) {
      canvas.draw(TextLayout("Statement"), at: CGPoint(x: 10, y: 10))
    }
    canvas.withMarkedContent(.link(.url("https://example.com"))) {
      canvas.draw(TextLayout("a link"), at: CGPoint(x: 10, y: 40))
    }
    let image = try? Image(rgba: [UInt8](repeating: 120, count: 64), width: 4, height: 4)
    canvas.withMarkedContent(.figure(label: "gray")) {
      if let image { canvas.draw(image, in: CGRect(x: 10, y: 80, width: 40, height: 40)) }
    }
  }

  private func render(
    _ claims: Set<PDFConformance>, info: DocumentInfo = Self.info,
    _ draw: (any Canvas) -> Void = Self.page
  ) throws -> RenderResult<Data> {
    let document = try PDFDocument(
      info: info, conformance: claims, options: RenderOptions(policy: .lenient))
    try document.page(size: CGSize(width: 300, height: 200), draw)
    return try document.finish()
  }

  private func metadata(_ data: Data) throws -> String {
    let tree = try PDFTree(data)
    let stream = try #require(tree.catalog["/Metadata"] as? String)
    return try tree.streamText(stream)
  }

  @Test func claimsAreMadeOnlyWhenAskedFor() throws {
    let none = try metadata(render([]).output)
    #expect(!none.contains("pdfaid") && !none.contains("pdfuaid"))
    let both = try metadata(render([.ua1, .a3a]).output)
    #expect(both.contains("<pdfuaid:part>1</pdfuaid:part>"))
    #expect(both.contains("<pdfaid:part>3</pdfaid:part>"))
    #expect(both.contains("<pdfaid:conformance>A</pdfaid:conformance>"))
    // PDF/A wants the properties of PDF/UA to be described.
    #expect(both.contains("<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>"))
  }

  @Test func optionsSetTheDefaultInfoAndConformance() throws {
    let options = RenderOptions(
      info: DocumentInfo(title: "March", language: "en"), conformance: [.ua1])
    func written(_ document: PDFDocument) throws -> String {
      try document.page(size: PageSize.a4) { Self.page(on: $0) }
      return try metadata(try document.finish().output)
    }
    let plain = try written(PDFDocument(options: options))
    #expect(plain.contains("March") && plain.contains("pdfuaid:part"))
    let other = try written(
      PDFDocument(info: DocumentInfo(title: "May"), conformance: [], options: options))
    #expect(other.contains("May") && !other.contains("March") && !other.contains("pdfuaid:part"))
  }

  @Test func theHighestLevelIsClaimed() throws {
    let text = try metadata(render([.a2b, .a2u]).output)
    #expect(text.contains("<pdfaid:part>2</pdfaid:part>"))
    #expect(text.contains("<pdfaid:conformance>U</pdfaid:conformance>"))
    #expect(!text.contains("pdfuaid"))
  }

  @Test func aDocumentThatMeetsItsClaimsHasNoDiagnostics() throws {
    for claims in [[.ua1], [.a2a], [.a2b], [.a2u], [.a3a], [.a3b], [.a3u], [.ua1, .a2a]]
      as [Set<PDFConformance>]
    {
      #expect(try render(claims).diagnostics.isEmpty, "\(claims)")
    }
  }

  @Test func imagesAreNotInterpolatedInPDFA() throws {
    let plain = try Tool.uncompressed(render([.ua1]).output)
    let archive = try Tool.uncompressed(render([.a2b]).output)
    #expect(plain.contains("/Interpolate true"))
    #expect(!archive.contains("/Interpolate"))
  }

  @Test func aMissingTitleAndLanguageAreNotedWithTheirRemedies() throws {
    let notes = try render([.ua1], info: DocumentInfo()) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.black))
    }.diagnostics
    #expect(notes.map(\.code) == [.nonconforming, .nonconforming])
    #expect(notes.map(\.severity) == [.error, .error])
    // The language is known before the first page, the title only after the last heading.
    #expect(notes.first?.message.contains("DocumentInfo(language:") == true)
    #expect(notes.last?.message.contains("DocumentInfo(title:") == true)
    // A heading is a title, and level b asks for neither.
    #expect(
      try render([.ua1], info: DocumentInfo(language: "en")).diagnostics.isEmpty)
    #expect(try render([.a2b], info: DocumentInfo()).diagnostics.isEmpty)
  }

  @Test func aStrictPolicyThrowsTheFirstFault() throws {
    let document = try PDFDocument(conformance: [.ua1])
    try document.page(size: CGSize(width: 100, height: 100)) { _ in }
    #expect {
      try document.finish()
    } throws: {
      ($0 as? EaselError)?.code == .nonconforming
    }
  }

  @Test func structureFaultsAreErrorsForAClaim() throws {
    func severity(_ claims: Set<PDFConformance>) throws -> EaselError.Code? {
      let notes = try render(claims) { canvas in
        canvas.withMarkedContent(.heading(3)) {
          canvas.draw(TextLayout("deep"), at: CGPoint(x: 10, y: 10))
        }
      }.diagnostics
      return notes.first { $0.severity == .error }?.code
    }
    #expect(try severity([.ua1]) == .invalidStructure)
    #expect(try severity([]) == nil)
  }

  @Test func charactersForPrivateUseNeedActualText() throws {
    func codes(_ draw: @escaping (any Canvas) -> Void) throws -> [EaselError.Code] {
      try render([.a3a], draw).diagnostics.map(\.code).filter { $0 == .nonconforming }
    }
    let letter = "\u{E001}"
    #expect(
      try codes { $0.draw(TextLayout(letter), at: CGPoint(x: 10, y: 10)) } == [.nonconforming])
    #expect(
      try codes { canvas in
        canvas.withMarkedContent(.tag(.span, actualText: "logo")) {
          canvas.draw(TextLayout(letter), at: CGPoint(x: 10, y: 10))
        }
      }.isEmpty)
  }

  @Test(arguments: ["\u{EE01}", "\u{E001}"])
  func charactersForPrivateUseHaveNoTextWithinAlternativeText(_ letter: String) throws {
    // Roboto has the first; of the second there is a box.
    func said(_ claims: Set<PDFConformance>, _ content: MarkedContent) throws -> Bool {
      let result = try render(claims) { canvas in
        canvas.withMarkedContent(content) {
          canvas.draw(TextLayout("a\(letter)b"), at: CGPoint(x: 10, y: 10))
        }
      }
      #expect(result.diagnostics.allSatisfy { $0.code == .glyphMissing })
      let text = try Tool.output("pdftotext", ["-", "-"], input: result.output)
      #expect(text.contains("a") && text.contains("b"))
      return text.contains(letter)
    }
    for content in [
      MarkedContent.figure(label: "an arrow"), .tag(.formula, alternative: "an arrow"), .artifact,
    ] {
      #expect(try !said([.a3a], content), "\(content)")
      #expect(try said([.a3u], content), "\(content)")
    }
  }

  @Test func textsThatAreTooLongForPDFAAreNoted() throws {
    func codes(_ claims: Set<PDFConformance>, _ alternativeText: String) throws -> [EaselError.Code]
    {
      try render(claims) { canvas in
        canvas.withMarkedContent(.figure(label: alternativeText)) {
          canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.black))
        }
      }.diagnostics.map(\.code)
    }
    let longest = String(repeating: "a", count: 32_767)
    #expect(try codes([.a2b], longest).isEmpty)
    #expect(try codes([.a2b], longest + "a") == [.nonconforming])
    // In UTF-16, with a mark of its order.
    #expect(try codes([.a2b], String(repeating: "ü", count: 16_382)).isEmpty)
    #expect(try codes([.a2b], String(repeating: "ü", count: 16_383)) == [.nonconforming])
    #expect(try codes([.ua1], longest + "a").isEmpty)
    let title = DocumentInfo(title: longest + "a", language: "en")
    #expect(try render([.a3b], info: title).diagnostics.map(\.code) == [.nonconforming])
  }

  @Test func imagesWithoutAlternativeTextAreNoted() throws {
    let image = try Image(rgba: [UInt8](repeating: 120, count: 64), width: 4, height: 4)
    func codes(_ content: MarkedContent?) throws -> [EaselError.Code] {
      try render([.ua1]) { canvas in
        func draw() { canvas.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        if let content { canvas.withMarkedContent(content, draw) } else { draw() }
      }.diagnostics.map(\.code)
    }
    #expect(try codes(nil) == [.missingAlternative])
    #expect(try codes(.artifact).isEmpty)
    #expect(try codes(.figure(label: "a square")).isEmpty)
    #expect(try codes(.tag(.figure)) == [.missingAlternative])
    #expect(try codes(.tag(.figure, alternative: "a square")).isEmpty)
    #expect(try codes(.tag(.formula)) == [.missingAlternative])
  }

  @Test func attachedFilesConformToPDFA3Only() throws {
    for (claim, expected) in [(.a2b, [.nonconforming]), (.a3b, [])]
      as [(PDFConformance, [EaselError.Code])]
    {
      let document = try PDFDocument(
        info: Self.info, conformance: [claim], options: RenderOptions(policy: .lenient))
      try document.page(size: CGSize(width: 100, height: 100)) { _ in }
      try document.attach(
        Data("a;b".utf8), name: "data.csv", type: "text/csv", relationship: .data,
        modified: Date(timeIntervalSinceReferenceDate: 0))
      #expect(try document.finish().diagnostics.map(\.code) == expected)
    }
  }

  @Test(
    "contradictory claims are refused",
    arguments: [[.a2a, .a3a], [.a2b, .a3u]] as [Set<PDFConformance>])
  func refused(_ claims: Set<PDFConformance>) {
    #expect(throws: EaselError.self) { try PDFDocument(conformance: claims) }
  }

  @Test func claimsThatNeedTagsAreRefusedWithoutThem() throws {
    let options = RenderOptions(isTagged: false)
    for claim in PDFConformance.allCases where claim.needsTags {
      #expect(throws: EaselError.self) { try PDFDocument(conformance: [claim], options: options) }
    }
    try PDFDocument(conformance: [.a2b], options: options).abandon()
  }

  @Test func encryptionIsRefusedForPDFA() {
    #expect(throws: EaselError.self) {
      try PDFDocument(
        conformance: [.a2b], encryption: PDFEncryption(userPassword: "u", ownerPassword: "o"))
    }
  }
}
