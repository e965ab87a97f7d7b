import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Conformance of reports to PDF/UA and PDF/A")
struct ConformanceTests {
  private func image() throws -> Image {
    let surface = try BitmapSurface(size: CGSize(width: 4, height: 4), scale: 1)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .color(.systemRed))
    return try surface.finishImage().output
  }

  @Test("A report with one block of each kind conforms to PDF/UA without a diagnostic")
  func conforms() throws {
    let image = try image()
    let report = Report("R", language: "en", pages: .test(300, 400).margins(40)) {
      Contents()
      Section("One") {
        Text("See \(PageReference("f")).\(Footnote("A [link](https://example.com)."))")
        Table(0..<60) {
          TableColumn("N", value: \.self).rowHeader()
          TableColumnGroup("Both") {
            TableColumn("Square") { Text("\($0 * $0)") }
            TableColumn("Words") { Text(verbatim: Filler.words("w", $0 % 7 == 0 ? 40 : 2)) }
          }
        }
        .caption("Squares")
        Bullets {
          Text("a")
          Numbered(["b", "c"])
        }
        Quotation(source: "S") { Text("Quoted") }
        Aside { Text("Hint") }
        CodeListing("let x = 1")
        Columns(2) { Text(verbatim: Filler.words("c", 200)) }
        Figure(caption: "A square") { ImageBlock(image).accessibilityLabel("Red square") }.id("f")
      }
    } header: { page in
      Text(page.title(level: 1))
    } footer: { page in
      Text("Page \(page.number) of \(page.count)")
    }
    let read = try ReadReport(report.conformance([.ua1]))
    #expect(read.diagnostics.isEmpty)
    try read.check()
    #expect(String(decoding: read.data, as: UTF8.self).contains("pdfuaid") || !read.data.isEmpty)
  }

  @Test(
    "A missing language is thrown before the first page", arguments: [PDFConformance.ua1, .a2a])
  func missingLanguage(_ claim: PDFConformance) throws {
    var pages = 0
    var bytes = Data()
    let report = Report("R") { Text("x") }.conformance([claim])
    let error = try #require(throws: EaselError.self) {
      try report.render(to: .sink { bytes.append(contentsOf: $0) }, progress: { pages = $0 })
    }
    #expect(error.code == .nonconforming && error.message.contains("language"))
    #expect(pages == 0 && !String(decoding: bytes, as: UTF8.self).contains("/Page"))
  }

  @Test("A document for archives has its attachments")
  func archive() throws {
    let report = Report("R", language: "en") { Text("x") }
      .conformance([.a3a])
      .attachment(
        Data("x".utf8), name: "x.csv", type: "text/csv", relationship: .data, description: "X")
    let read = try ReadReport(report)
    #expect(read.diagnostics.isEmpty)
    #expect((try read.json("attachments") as? [String: Any])?.count == 1)
  }
}
