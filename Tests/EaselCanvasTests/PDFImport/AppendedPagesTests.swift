import Foundation
import Testing

@testable import EaselCanvas

/// Pages of a tagged file at the end of a document.
@Suite struct AppendedPagesTests {
  /// A tagged file with a paragraph, a list and a table on each page.
  static func source(pages: Int) throws -> Data {
    let document = try PDFDocument(info: DocumentInfo(title: "Terms", language: "en"))
    for number in 1...pages {
      try document.page(size: PageSize.a5) { canvas in
        for line in 0..<20 {
          let origin = CGPoint(x: 20, y: 20 + 20 * line)
          canvas.draw(TextLayout("Line \(line) of \(number)"), at: origin)
        }
      }
    }
    return try document.finish().output
  }

  /// A document behind whose page a file is appended.
  static func document(appending source: Data) throws -> PDFDocument {
    let document = try PDFDocument(info: DocumentInfo(title: "Offer", language: "en"))
    try document.page(size: PageSize.a5) { $0.draw(TextLayout("Offer"), at: .zero) }
    try document.append(EmbeddedPDF.pages(of: source, name: "terms.pdf"))
    return document
  }

  @Test func elementsOfOnePageAreInMemoryAtATime() throws {
    let document = try Self.document(appending: Self.source(pages: 60))
    let count = try #require(document.structure?.keptCount)
    // 60 pages have 1,200 elements.
    #expect(count < 60)
    let structure = try Tool.output(
      "pdfinfo", ["-struct-text", "-"], input: document.finish().output)
    #expect(structure.components(separatedBy: "Line 19 of").count == 61)
  }

  @Test func theReadingOrderMayJumpBetweenPages() throws {
    var source = WrittenPDF(
      page: "/StructParents 0", catalog: "/MarkInfo << /Marked true >> /StructTreeRoot 10 0 R")
    source[2] = "<< /Type /Pages /Kids [3 0 R 6 0 R 7 0 R] /Count 3 >>"
    func mark(_ number: Int, _ text: String) -> String {
      "/P << /MCID \(number) >> BDC BT /F1 9 Tf 9 \(20 * number + 9) Td (\(text)) Tj ET EMC "
    }
    source.setStream(4, mark(0, "second") + mark(1, "fifth"))
    for (page, content) in [(6, mark(0, "first") + mark(1, "fourth")), (7, mark(0, "third"))] {
      source[page] =
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 90 90] /Contents \(page + 2) 0 R /Resources 5 0 R >>"
      source.setStream(page + 2, content)
    }
    let order = [(6, 0), (3, 0), (7, 0), (6, 1), (3, 1)]
    let kids = order.indices.map { "\(11 + $0) 0 R" }.joined(separator: " ")
    source[10] = "<< /Type /StructTreeRoot /K [\(kids)] >>"
    for (index, (page, mark)) in order.enumerated() {
      source[11 + index] = "<< /S /P /P 10 0 R /Pg \(page) 0 R /K \(mark) >>"
    }
    let output = try Self.document(appending: source.data).finish().output
    let structure = try Tool.output("pdfinfo", ["-struct-text", "-"], input: output)
    let words = ["Offer", "first", "second", "third", "fourth", "fifth"]
    let positions = words.compactMap { structure.range(of: "\"\($0)\"")?.lowerBound }
    #expect(positions.count == words.count && positions == positions.sorted())
    for (page, word) in [(2, "fifth"), (3, "fourth"), (4, "third")] {
      let text = try Tool.output(
        "pdftotext", ["-f", "\(page)", "-l", "\(page)", "-", "-"], input: output)
      #expect(text.contains(word))
    }
    #expect(try Tool.qpdf(["--check"], output).contains("No syntax"))
  }

  @Test func pagesWithoutContentAreAppended() throws {
    let document = try PDFDocument(info: DocumentInfo(title: "Terms", language: "en"))
    for number in 0..<5 {
      try document.page(size: PageSize.a5) { canvas in
        if number == 2 { canvas.draw(TextLayout("Text"), at: .zero) }
      }
    }
    let output = try Self.document(appending: document.finish().output).finish().output
    #expect(try Tool.output("pdfinfo", ["-"], input: output).contains("Pages:           6"))
  }

  /// The messages of a document behind which a tagged page is appended.
  private static func messages(
    content: String, language: String? = "en", element: String = "", resources: String = ""
  ) throws -> [String] {
    let catalog = "/MarkInfo << /Marked true >> /StructTreeRoot 10 0 R"
    var source = WrittenPDF(
      page: "/StructParents 0", catalog: catalog + (language.map { " /Lang (\($0))" } ?? ""),
      resources: resources, content: content)
    source.setStream(6, "BT /F1 9 Tf (form) Tj ET", "/Subtype /Form /BBox [0 0 9 9]")
    source.setStream(
      7, "a", "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray")
    source.setStream(8, "0 0 9 9 re f", "/Subtype /Form /BBox [0 0 9 9]")
    source[10] = "<< /Type /StructTreeRoot /K [11 0 R 12 0 R] >>"
    source[12] = "<< /S /TD /P 10 0 R >>"
    source[11] = "<< /S /P /P 10 0 R /Pg 3 0 R /K 0 \(element) >>"
    let output = try document(appending: source.data).finish()
    return output.diagnostics.filter { $0.operation == "Report.appending" }.map(\.message)
  }

  private static let read = "/P << /MCID 0 >> BDC BT /F1 9 Tf (read) Tj ET EMC "

  @Test(arguments: [
    ("", false), ("BT /F1 9 Tf (outside) Tj ET", true),
    ("/P << /MCID 7 >> BDC BT /F1 9 Tf (of no element) Tj ET EMC", true),
    ("/Span << /Lang (de) >> BDC BT /F1 9 Tf [(outside)] TJ ET EMC", true),
    ("/Artifact BMC BT /F1 9 Tf (page 1) Tj ET EMC", false),
    ("/Artifact BMC /Span << /Lang (de) >> BDC BT /F1 9 Tf (1) Tj ET EMC EMC", false),
    ("10 10 60 20 re f", false), ("/Im Do", false), ("/Fm Do", true),
    ("/Logo Do", false),
    ("/P << /MCID 0 >> BDC /Span << /MCID 7 >> BDC BT /F1 9 Tf (in P) Tj ET EMC EMC", false),
    ("/Artifact BMC /Fm Do EMC", false),
  ]) func textOutsideOfTheStructureIsNoted(_ content: String, _ isOutside: Bool) throws {
    let messages = try Self.messages(
      content: Self.read + content, resources: "/XObject << /Fm 6 0 R /Im 7 0 R /Logo 8 0 R >>")
    #expect(messages.count == (isOutside ? 1 : 0))
    #expect(messages.allSatisfy { $0.contains("page 1 of “terms.pdf” has text outside") })
  }

  @Test(
    arguments: [
      (nil, "", "does not say"), ("", "", "does not say"), (nil, "/Lang (de)", nil),
      ("de-CH", "", nil), ("German!", "", "“German!”"), ("de", "/Lang (d)", "“d”"),
    ] as [(String?, String, String?)])
  func aLanguageThatIsMissingOrWrongIsNoted(
    _ language: String?, _ element: String, _ words: String?
  ) throws {
    let messages = try Self.messages(content: Self.read, language: language, element: element)
    #expect(messages.count == (words == nil ? 0 : 1))
    if let words { #expect(messages.first?.contains(words) == true) }
  }
}
