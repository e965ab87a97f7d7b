import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation
import Testing

/// Pages of PDF files as blocks, backgrounds and appended pages of a report.
@Suite struct EmbeddedPDFReportTests {
  /// A tagged file of two pages, with a list and a table.
  static func terms(_ claims: Set<PDFConformance> = []) throws -> Data {
    try Report("Terms", language: "de", pages: .a5) {
      Section("Bedingungen") {
        Text("Erster Absatz der Bedingungen")
        Bullets(["Lieferung", "Zahlung"])
        Table([("Frist", 14), ("Skonto", 2)].map(Row.init)) {
          TableColumn("Name", value: \.name)
          TableColumn("Wert", value: \.value)
        }
        PageBreak()
        Text("Letzter Absatz der Bedingungen")
      }
    }.conformance(claims).data()
  }

  private struct Row {
    var name: String
    var value: Int
    init(_ pair: (String, Int)) { (name, value) = pair }
  }

  static func page(_ claims: Set<PDFConformance> = []) throws -> EmbeddedPDF {
    try EmbeddedPDF(data: terms(claims), name: "terms.pdf")
  }

  static func text(_ data: Data, page: Int) throws -> String {
    try Tool.output("pdftotext", ["-f", "\(page)", "-l", "\(page)", "-", "-"], input: data)
  }

  static func uncompressed(_ data: Data) throws -> String {
    try Tool.output("qpdf", ["--qdf", "--object-streams=disable", "%", "-"], document: data)
  }

  static func error(_ body: () throws -> Void) -> EaselError? {
    do {
      try body()
      return nil
    } catch { return error as? EaselError }
  }

  // MARK: Blocks

  @Test func aBlockIsAFigureWithItsLabel() throws {
    let page = try Self.page()
    let report = Report("Letter", language: "en") {
      page.resizable().scaledToFit().frame(height: 200).accessibilityLabel("Terms of trade")
    }.conformance([.ua1])
    let text = try Self.uncompressed(report.data())
    #expect(text.contains("(Terms of trade)") && text.contains("/S /Figure"))
  }

  @Test func aBlockWithoutALabelIsAnErrorForAccessibility() throws {
    let page = try Self.page()
    let report = Report("Letter", language: "en") { page.resizable().frame(height: 200) }
      .conformance([.ua1])
    #expect(Self.error { _ = try report.data() }?.code == .missingAlternative)
  }

  // MARK: Backgrounds

  @Test func aLetterheadIsOneFormAndAnArtifact() throws {
    let paper = try Self.page()
    let report = Report("Letter", language: "en", pages: .a5) {
      ForEach(Array(0..<120), id: \.self) { Text("Line \($0)") }
    } background: { _ in
      paper.resizable()
    }.conformance([.ua1])
    let data = try report.data()
    let text = try Self.uncompressed(data)
    #expect(text.components(separatedBy: "/Subtype /Form").count == 2)
    #expect(!text.contains("/S /Figure"))
    #expect(try Self.text(data, page: 3).contains("Bedingungen"))
    #expect(try Tool.output("qpdf", ["--check", "%"], document: data).contains("No syntax"))
  }

  @Test func aLetterheadWithoutAClaimIsAnErrorInAnArchive() throws {
    let paper = try Self.page()
    let report = Report("Letter", language: "en") {
      Text("Text")
    } background: { _ in
      paper
    }
    .conformance([.a2b])
    #expect(Self.error { _ = try report.data() }?.code == .nonconforming)
    let trusted = try EmbeddedPDF(data: Self.terms([.a2b]), trusting: true)
    let sound = Report("Letter", language: "en") {
      Text("Text")
    } background: { _ in
      trusted
    }
    .conformance([.a2b])
    #expect(Self.error { _ = try sound.data() } == nil)
  }

  // MARK: Appended pages

  @Test func appendedPagesAreCounted() throws {
    let report = try Report("Offer", language: "en") {
      Text("Offer")
    } footer: { page in
      Text("Page \(page.number) of \(page.count)")
    }.appending(pdf: Self.terms(), name: "terms.pdf")
    let data = try report.data()
    #expect(try Self.text(data, page: 1).contains("Page 1 of 3"))
    #expect(try Self.text(data, page: 3).contains("Letzter Absatz"))
    let boxes = try Tool.output("pdfinfo", ["-l", "3", "-"], input: data)
    #expect(boxes.contains("Page    3 size:  419.53 x 595.28"))
  }

  @Test func theStructureOfAppendedPagesComesAlong() throws {
    let report = try Report("Offer", language: "en") {
      Section("Offer") { Text("Our offer") }
    }.conformance([.ua1]).appending(pdf: Self.terms([.ua1]), name: "terms.pdf")
    let data = try report.data()
    let tree = try Tool.output("pdfinfo", ["-struct-text", "-"], input: data)
    for part in ["Part", "H1", "Table", "TH", "LBody"] { #expect(tree.contains(part)) }
    let texts = ["Our offer", "Erster Absatz", "Lieferung", "Zahlung", "Skonto", "Letzter"]
    let positions = texts.compactMap { tree.range(of: $0)?.lowerBound }
    #expect(positions.count == texts.count)
    #expect(positions == positions.sorted())
    #expect(try Tool.output("qpdf", ["--check", "%"], document: data).contains("No syntax"))
  }

  @Test func anUntaggedFileIsAnErrorForAccessibilityOnly() throws {
    let document = try PDFDocument(options: RenderOptions(isTagged: false))
    try document.page(size: PageSize.a5) { $0.draw(TextLayout("Untagged"), at: .zero) }
    let source = try document.finish().output
    let report = try Report("Offer", language: "en") { Text("Offer") }
      .appending(pdf: source, name: "terms.pdf")
    #expect(try Self.text(report.data(), page: 2).contains("Untagged"))
    let error = Self.error { _ = try report.conformance([.ua1]).data() }
    #expect(error?.code == .nonconforming)
    #expect(error?.message.contains("“terms.pdf”") == true)
  }

  @Test func appendedPagesFollowAListOfContents() throws {
    let report = try Report("Offer", language: "en") {
      Contents()
      Section("One") { Text("Our offer") }
    } footer: { page in
      Text("\(page.number)/\(page.count)")
    }
    .conformance([.ua1]).appending(pdf: Self.terms([.ua1]), name: "terms.pdf")
    let data = try report.data()
    let count = try Tool.output("pdfinfo", ["-"], input: data)
    let pages = try #require(
      count.split(separator: "\n").first { $0.hasPrefix("Pages:") }?.split(separator: " ").last)
    #expect(try Self.text(data, page: Int(pages) ?? 0).contains("Letzter Absatz"))
    #expect(try Self.text(data, page: 1).contains("1/\(pages)"))
  }

  @Test func tagsOfAFileThatDoesNotClaimToBeAccessibleAreAnError() throws {
    let report = Report("Offer", language: "en") { Text("Offer") }.conformance([.ua1])
    func error(_ claims: Set<PDFConformance>, trusting isTrusted: Bool) -> EaselError? {
      Self.error {
        _ = try report.appending(
          pdf: Self.terms(claims), name: "terms.pdf", trusting: isTrusted
        ).data()
      }
    }
    let fault = error([], trusting: false)
    #expect(fault?.code == .nonconforming)
    #expect(fault?.message.contains("“terms.pdf” does not claim PDF/UA") == true)
    #expect(fault?.message.contains("trusting: true") == true)
    #expect(error([], trusting: true) == nil)
    #expect(error([.ua1], trusting: false) == nil)
  }

  /// A tagged file with a figure or a formula and its texts.
  private static func figure(_ tag: MarkedContent.Tag) throws -> Data {
    let document = try PDFDocument(info: DocumentInfo(title: "Terms", language: "en"))
    try document.page(size: PageSize.a5) { _ in }
    try document.page(size: PageSize.a5) { canvas in
      canvas.withMarkedContent(.tag(tag)) {
        canvas.fill(CGRect(x: 9, y: 9, width: 9, height: 9), with: .color(.red))
      }
    }
    return try document.finish().output
  }

  @Test(arguments: [MarkedContent.Tag.Kind.figure, .formula])
  func aFigureWithoutAnAlternativeTextIsAnErrorForAccessibility(
    _ kind: MarkedContent.Tag.Kind
  ) throws {
    let report = Report("Offer", language: "en") { Text("Offer") }
    func error(_ tag: MarkedContent.Tag, _ claims: Set<PDFConformance> = [.ua1]) -> EaselError? {
      Self.error {
        _ = try report.conformance(claims).appending(
          pdf: Self.figure(tag), name: "terms.pdf", trusting: true
        ).data()
      }
    }
    let fault = error(MarkedContent.Tag(kind))
    #expect(fault?.code == .missingAlternative)
    #expect(fault?.message.contains("“terms.pdf”") == true)
    #expect(fault?.message.contains("page 2") == true)
    #expect(error(MarkedContent.Tag(kind), []) == nil)
    #expect(error(MarkedContent.Tag(kind, alternative: "A square")) == nil)
    #expect(error(MarkedContent.Tag(kind, actualText: "x")) == nil)
  }

  /// The warnings of a report with an appended file.
  private static func losses(_ source: Data) throws -> [String] {
    try Report("Offer", language: "en") { Text("Offer") }.appending(pdf: source, name: "terms.pdf")
      .rendered().diagnostics.filter { $0.code == .drawingApproximated }.map(\.message)
  }

  @Test func anOutlineThatIsLeftOutIsNoted() throws {
    let losses = try Self.losses(Self.terms())
    #expect(losses.count == 1)
    #expect(
      losses.first?.hasPrefix("of “terms.pdf” the pages are appended without the outline;") == true)
  }

  @Test func filesThatAreLeftOutAreNoted() throws {
    let document = try PDFDocument(info: DocumentInfo(language: "en"))
    try document.attach(Data("a,b".utf8), name: "data.csv", type: "text/csv")
    try document.page(size: PageSize.a5) { $0.draw(TextLayout("Terms"), at: .zero) }
    let losses = try Self.losses(document.finish().output)
    #expect(losses.first?.contains("without the attached files;") == true)
  }

  @Test func pageLabelsThatAreLeftOutAreNoted() throws {
    let document = try PDFDocument(info: DocumentInfo(language: "en"))
    try document.page(size: PageSize.a5, label: "iv") { $0.draw(TextLayout("Terms"), at: .zero) }
    let losses = try Self.losses(document.finish().output)
    #expect(losses.first?.contains("without the page labels;") == true)
  }

  @Test func linksOfAFileWithoutTagsAreNoted() throws {
    let document = try PDFDocument(options: RenderOptions(isTagged: false))
    try document.page(size: PageSize.a5) { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org"))) {
        canvas.draw(TextLayout("Terms"), at: .zero)
      }
    }
    let losses = try Self.losses(document.finish().output)
    #expect(losses.first?.contains("links and form fields of “terms.pdf”") == true)
  }

  @Test func theSameReportHasTheSameBytes() throws {
    let terms = try Self.terms()
    let reports = try (0..<2).map { _ in
      try Report("Offer", language: "en") { Text("Offer") }.appending(pdf: terms).data()
    }
    #expect(reports[0] == reports[1])
  }
}
