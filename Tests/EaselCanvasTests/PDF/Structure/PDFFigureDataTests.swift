import Foundation
import Testing

@testable import EaselCanvas

/// The files of figures, as qpdf reads them.
@Suite("Data of figures in PDF documents")
struct PDFFigureDataTests {
  /// Notes whether a file was asked for.
  private final class Asked: Sendable {
    // What a test makes runs in it alone.
    nonisolated(unsafe) var count = 0
  }

  private func data(
    _ text: String, name: String? = nil, _ asked: Asked = Asked()
  ) -> MarkedContent.FigureData {
    MarkedContent.FigureData(name: name) {
      asked.count += 1
      return Data(text.utf8)
    }
  }

  private func render(
    claims: Set<PDFConformance> = [.a3a], attaches: Bool = true, limits: Limits = Limits(),
    before: (PDFDocument) throws -> Void = { _ in }, pages: Int = 1,
    _ figures: [MarkedContent.FigureData]
  ) throws -> RenderResult<Data> {
    let document = try PDFDocument(
      info: DocumentInfo(title: "T", language: "en"), conformance: claims,
      options: RenderOptions(policy: .lenient, limits: limits, attachesFigureData: attaches))
    try before(document)
    for _ in 0..<pages {
      try document.page(size: PDFTagTests.size) { canvas in
        for (index, figure) in figures.enumerated() {
          canvas.withMarkedContent(.figure(label: "Rain \(index)", value: "54", data: figure)) {
            canvas.fill(
              CGRect(x: 10, y: CGFloat(index) * 20, width: 50, height: 10),
              with: .color(.systemBlue))
          }
        }
      }
    }
    return try document.finish()
  }

  /// The names and the contents of the files that figures name, in the order of the figures.
  private func files(_ result: RenderResult<Data>) throws -> [(name: String, text: String)] {
    let objects = try PDFObjects(result.output)
    return try PDFTree(result.output).elements.filter { $0["/S"] as? String == "/Figure" }
      .compactMap { figure in
        guard let list = figure["/AF"] as? [Any] else { return nil }
        let file = try objects.dictionary(list.first)
        #expect(list.count == 1 && file["/AFRelationship"] as? String == "/Data")
        let (dictionary, data) = try objects.stream(objects.dictionary(file["/EF"])["/F"])
        #expect(dictionary["/Subtype"] as? String == "/text/csv")
        return (
          String((file["/UF"] as? String ?? "").dropFirst(2)), String(decoding: data, as: UTF8.self)
        )
      }
  }

  @Test func theFigureElementNamesItsFile() throws {
    let result = try render([data("a,1"), data("b,2", name: "load.csv")])
    #expect(result.diagnostics.isEmpty)
    let files = try files(result)
    #expect(files.map(\.name) == ["figure-1.csv", "load.csv"])
    #expect(files.map(\.text) == ["a,1", "b,2"])
    let objects = try PDFObjects(result.output)
    #expect(try objects.catalog["/AF"] == nil)
    #expect(try objects.attachments.map(\.key) == ["figure-1.csv", "load.csv"])
    #expect(try objects.attachments.first?.file["/Desc"] as? String == "u:Rain 0")
  }

  @Test(arguments: [[], [.ua1], [.a2a], [.a3b]] as [Set<PDFConformance>])
  func onlyPDFA3DocumentsAttachTheData(_ claims: Set<PDFConformance>) throws {
    let asked = Asked()
    let isPart3 = claims == [.a3b]
    let result = try render(claims: claims, [data("a", asked)])
    #expect(try files(result).count == (isPart3 ? 1 : 0))
    #expect(asked.count == (isPart3 ? 1 : 0))
  }

  @Test func theOptionTurnsAttachingOff() throws {
    let result = try render(attaches: false, [data("a")])
    #expect(try files(result).isEmpty)
    #expect(try PDFObjects(result.output).catalog["/Names"] == nil)
  }

  @Test func dataOfAFigureDrawnSeveralTimesAreMadeOncePerPage() throws {
    let (asked, other) = (Asked(), Asked())
    let (a, b) = (data("a", asked), data("b", other))
    #expect(try files(render(pages: 2, [a, a, b])).map(\.text) == ["a", "a", "b", "a", "a", "b"])
    #expect(asked.count == 2 && other.count == 2)
  }

  @Test func repeatedFileNamesAreKept() throws {
    let result = try render(
      before: { try $0.attach(Data("own".utf8), name: "rain.csv", type: "text/csv") },
      [data("a", name: "rain.csv"), data("b", name: "rain.csv")])
    #expect(result.diagnostics.isEmpty)
    #expect(try files(result).map(\.name) == ["rain.csv", "rain.csv"])
    let attachments = try PDFObjects(result.output).attachments
    #expect(attachments.map(\.key) == ["rain.csv", "rain.csv (2)", "rain.csv (3)"])
  }

  @Test func filesBeyondTheLimitAreLeftOutWithOneNote() throws {
    var limits = Limits()
    limits.maximumAttachments = 1
    let result = try render(limits: limits, [data("a"), data("b"), data("c")])
    #expect(try files(result).map(\.text) == ["a"])
    #expect(result.diagnostics.map(\.code) == [.limitExceeded])
    #expect(result.diagnostics.first?.severity == .warning)
  }

  @Test func anInvalidFileNameIsNoted() throws {
    let result = try render([data("a", name: "../a.csv"), data("b")])
    #expect(try files(result).map(\.text) == ["b"])
    #expect(result.diagnostics.map(\.code) == [.invalidAttachment])
  }
}
