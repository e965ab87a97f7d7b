import Foundation
import Testing

@testable import EaselCanvas

/// What figures change in the bytes of a PDF, and what they leave.
@Suite("Bytes of PDF documents with figures")
struct PDFFigureBytesTests {
  /// Pages of everything, in figures or not.
  private static func document(_ number: Int, label: String?) throws -> Data {
    let document = try PDFDocument()
    for page in 0..<3 {
      try document.page(size: Drawing.size) { canvas in
        Drawing.groups(on: canvas)
        guard let label, page > 0 else { return Drawing.page(number + page, on: canvas) }
        canvas.withMarkedContent(.figure(label: label)) { Drawing.page(number + page, on: canvas) }
      }
    }
    return try document.finish().output
  }

  private static func drawnImage(_ data: Data, page: Int) throws -> Data {
    try Tool.data(
      "pdftoppm", ["-r", "72", "-f", "\(page)", "-l", "\(page)", "-png", "-"], input: data)
  }

  @Test func aFigureWithAnEmptyLabelChangesNoBytes() throws {
    #expect(try Self.document(1, label: "") == Self.document(1, label: nil))
  }

  @Test func figuresDoNotChangeTheAppearanceOrTextOfPages() throws {
    let (with, without) = (
      try Self.document(2, label: "all"), try Self.document(2, label: nil)
    )
    for page in 1...3 {
      #expect(try Self.drawnImage(with, page: page) == Self.drawnImage(without, page: page))
    }
    #expect(
      try Tool.output("pdftotext", ["-", "-"], input: with)
        == Tool.output("pdftotext", ["-", "-"], input: without))
    let figures = try PDFTree(with).lines.filter { $0.contains("Figure") }
    #expect(figures == [" Figure 2.0 “all”", " Figure 3.0 “all”"])
  }

  @Test func concurrentTasksWriteTheSameBytesAsOne() async throws {
    let alone = try (0..<16).map { try Self.document($0, label: "\($0)") }
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<16 {
        group.addTask { (number, try Self.document(number, label: "\(number)")) }
      }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    for (number, data) in alone.enumerated() { #expect(together[number] == data) }
  }

  @Test func aSinkGetsTheSameBytes() throws {
    var bytes = Data()
    let document = try PDFDocument(to: .sink { bytes.append(contentsOf: $0) })
    let other = try PDFDocument()
    for document in [document, other] {
      try document.page(size: PDFFigureTests.size) { PDFFigureTests.figure("one", on: $0) }
    }
    try document.finish()
    #expect(try bytes == other.finish().output)
  }

  @Test func pagesWithLargeImagesArePassedToTheSinkBeforeTheEnd() throws {
    // Noise, which nothing compresses.
    var state: UInt32 = 1
    let pixels = (0..<(300 * 300 * 4)).map { (index: Int) -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    let image = try Image(rgba: pixels, width: 300, height: 300)
    var passed = 0
    let document = try PDFDocument(to: .sink { passed += $0.count })
    try document.page(size: PDFFigureTests.size) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 300, height: 200))
    }
    #expect(passed > 200_000)
    let data = try PDFFigureTests.pdf([
      { $0.draw(image, in: CGRect(x: 0, y: 0, width: 300, height: 200)) },
      { PDFFigureTests.figure("one", on: $0) },
      { canvas in
        canvas.withMarkedContent(.figure(label: "noise")) {
          canvas.draw(image, in: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
      },
    ])
    #expect(
      try PDFTree(data).lines == [
        "Document", " Figure 2.0 “one”", " Figure 3.0 “noise”",
      ])
  }

  @Test func anErrorOfTheOutputIsThrown() throws {
    struct Full: Error {}
    let document = try PDFDocument(to: .sink { _ in throw Full() })
    try document.page(size: PDFFigureTests.size) { PDFFigureTests.figure("one", on: $0) }
    #expect(throws: Full.self) { try document.finish() }
  }
}
