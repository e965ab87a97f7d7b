import Foundation
import Testing

@testable import EaselCanvas

/// Lines are drawn as the layouts of their texts are, to the same bytes.
@Suite struct PDFLineTests {
  private enum Way: CaseIterable { case lines, layouts }

  /// Draws a text, aligned at the right of a place or the left.
  private struct Writer {
    let way: Way
    let canvas: any Canvas
    let buffer = LineBuffer()

    func write(
      _ text: String, _ setter: LineSetter, at point: CGPoint, isRight: Bool = false
    ) {
      if way == .lines, let line = setter.set(text, in: buffer) {
        let x = isRight ? point.x - line.width : point.x
        return canvas.draw(line, of: buffer, at: CGPoint(x: x, y: point.y))
      }
      let layout = TextLayout(text, style: setter.style)
      let x = isRight ? point.x - layout.size.width : point.x
      canvas.draw(layout, at: CGPoint(x: x, y: point.y))
    }

    func writeCell(_ text: String, _ setter: LineSetter, at point: CGPoint) {
      if way == .lines, let line = setter.set(text, in: buffer) {
        return canvas.draw(cells: [LineBuffer.Placed(line, at: point)], of: buffer)
      }
      canvas.withMarkedContent(.tag(.cell())) { write(text, setter, at: point) }
    }
  }

  private static let size = CGSize(width: 400, height: 300)

  private func document(
    _ way: Way, isTagged: Bool = true, conformance: Set<PDFConformance> = [],
    _ draw: (Writer) -> Void
  ) throws -> RenderResult<Data> {
    var options = RenderOptions(policy: .lenient)
    options.isTagged = isTagged
    let document = try PDFDocument(
      info: DocumentInfo(title: "T", language: "en"), conformance: conformance, options: options)
    try document.page(size: Self.size) { draw(Writer(way: way, canvas: $0)) }
    return try document.finish()
  }

  private func expectSame(
    isTagged: Bool = true, conformance: Set<PDFConformance> = [], _ draw: (Writer) -> Void
  ) throws {
    let lines = try document(.lines, isTagged: isTagged, conformance: conformance, draw)
    let layouts = try document(.layouts, isTagged: isTagged, conformance: conformance, draw)
    #expect(lines.output == layouts.output)
    #expect(lines.diagnostics == layouts.diagnostics)
  }

  private let texts =
    TableTexts(11).cells(60) + [
      "office", "Größe", "مرحبا", "日本語", "e\u{301}", "a\tb", "a\nb", "", " ", "👍", "a\u{AD}b",
      "Ανna", "\u{0}", "(a\\b)", "½ €",
    ]

  private func writeAll(_ writer: Writer, _ setter: LineSetter) {
    for (index, text) in texts.enumerated() {
      let point = CGPoint(x: 20 + (index % 4) * 90, y: 8 + index / 4 * 14)
      writer.write(text, setter, at: point, isRight: index.isMultiple(of: 3))
    }
  }

  @Test(arguments: [false, true])
  func linesGiveTheSameBytesAsLayouts(_ isTagged: Bool) throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    try expectSame(isTagged: isTagged) { writeAll($0, setter) }
    try expectSame(isTagged: isTagged) { writeAll($0, setter) }
  }

  @Test func linesInConformingDocumentsGiveTheSameBytesAsLayouts() throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    try expectSame(conformance: [.ua1, .a2a]) { writeAll($0, setter) }
  }

  @Test func textsAreExtractedAtTheirPositions() throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    let cells = ["1,284.05", "Größe", "Anna Schmidt", "Дмитрий", "office"]
    let data = try document(.lines) { writer in
      for (row, cell) in cells.enumerated() {
        writer.write(cell, setter, at: CGPoint(x: 50, y: 20 + 20 * row))
      }
    }.output
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
    #expect(found.split(whereSeparator: \.isNewline).map(String.init) == cells)
    let boxes = try Tool.output("pdftotext", ["-bbox", "-", "-"], input: data)
    #expect(boxes.components(separatedBy: "xMin=\"50.000000\"").count == cells.count + 1)
    let width = try #require(setter.width(of: "1,284.05"))
    let right = boxes.components(separatedBy: ">1,284.05<").first?
      .components(separatedBy: "xMax=\"").last.flatMap { Double($0.prefix { $0 != "\"" }) }
    #expect(abs(try #require(right) - 50 - width) < 0.1)
  }

  @Test func transformsClipsAndColorsApplyToLines() throws {
    let red = LineSetter(TextStyle(font: .system(size: 8), color: .red))
    let translucent = LineSetter(
      TextStyle(font: .system(size: 9, weight: .bold), color: Color.blue.withAlphaComponent(0.4)))
    try expectSame { writer in
      let canvas = writer.canvas
      writer.write("plain 12", red, at: CGPoint(x: 10, y: 10))
      canvas.withSavedState {
        canvas.clip(to: CGRect(x: 20, y: 20, width: 100, height: 60))
        writer.write("clipped 1", red, at: CGPoint(x: 30, y: 30))
        writer.write("cut at the edge", red, at: CGPoint(x: 90, y: 30))
        writer.write("outside", red, at: CGPoint(x: 300, y: 30))
        canvas.rotate(by: 0.2)
        canvas.scale(x: 1.5, y: 0.7)
        writer.write("turned 2", translucent, at: CGPoint(x: 40, y: 50))
      }
      canvas.scale(x: 2, y: 2)
      writer.write("large", translucent, at: CGPoint(x: 20, y: 60))
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        writer.write("group", red, at: CGPoint(x: 20, y: 80))
      }
      canvas.withGroup(
        GroupEffects(shadow: Shadow(color: .black, offset: CGSize(width: 2, height: 2), blur: 3))
      ) {
        writer.write("shadow", red, at: CGPoint(x: 60, y: 80))
      }
      writer.write("off the page", red, at: CGPoint(x: 900, y: 80))
      writer.write("over the edge", red, at: CGPoint(x: 190, y: 80))
      writer.write("nowhere", red, at: CGPoint(x: CGFloat.nan, y: 0))
      writer.write("far", red, at: CGPoint(x: 1e300, y: 0))
    }
  }

  @Test func cellsAreTaggedLikeTheirLayouts() throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    func draw(_ writer: Writer) {
      writer.canvas.withMarkedContent(.tag(.table())) {
        for row in 0..<20 {
          writer.canvas.withMarkedContent(.tag(.row)) {
            for column in 0..<4 {
              let text = texts[row * 3 + column]
              writer.writeCell(text, setter, at: CGPoint(x: 10 + column * 90, y: 8 + row * 14))
            }
          }
        }
      }
      // Where no cell may stand, and where all is one thing.
      writer.writeCell("1", setter, at: CGPoint(x: 10, y: 280))
      writer.canvas.withMarkedContent(.artifact) {
        writer.writeCell("2", setter, at: CGPoint(x: 30, y: 280))
      }
      writer.canvas.withMarkedContent(.link(.url("https://a.example"))) {
        writer.writeCell("3", setter, at: CGPoint(x: 50, y: 280))
      }
    }
    try expectSame(draw)
    try expectSame(isTagged: false, draw)
    let tree = try PDFTree(document(.lines, draw).output)
    #expect(tree.lines.filter { $0.hasPrefix("   TD ") }.count >= 70)
  }

  @Test func headingsLanguagesAndLinksAreTaggedLikeTheirLayouts() throws {
    let german = LineSetter(TextStyle(font: .system(size: 8), language: "de"))
    let english = LineSetter(TextStyle(font: .system(size: 8), language: "en"))
    try expectSame { writer in
      writer.canvas.withMarkedContent(.heading(1)) {
        writer.write("Report 1", english, at: CGPoint(x: 10, y: 10))
      }
      writer.write("Bericht", german, at: CGPoint(x: 10, y: 30))
      writer.write("Report", english, at: CGPoint(x: 10, y: 50))
      writer.canvas.withMarkedContent(.link(.url("https://a.example"))) {
        writer.write("link", english, at: CGPoint(x: 10, y: 70))
      }
    }
  }

  @Test func otherCanvasesDrawLinesAsLayouts() throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    func recording(_ way: Way) -> Recording {
      let canvas = RecordingCanvas(size: Self.size)
      let writer = Writer(way: way, canvas: canvas)
      writeAll(writer, setter)
      writer.writeCell("1", setter, at: .zero)
      return canvas.recording
    }
    let (lines, layouts) = (recording(.lines), recording(.layouts))
    #expect(lines.operations == layouts.operations)
    #expect(lines.operations.count > texts.count)
    func svg(_ way: Way) throws -> Data {
      let document = try SVGDocument(size: Self.size, options: RenderOptions(policy: .lenient))
      writeAll(Writer(way: way, canvas: document.canvas), setter)
      return try document.finish().output
    }
    #expect(try svg(.lines) == svg(.layouts))
  }

  @Test(arguments: [true, false])
  func cellsDrawnTogetherGiveTheSameBytesAsOneByOne(isTagged: Bool) throws {
    // Two scripts, whose fonts differ, and a cell beyond the page, which is looked at by itself.
    let texts = ["Anna (1)", "Γάμμα", "1,284.00", "Дом \\", "AVA fi"]
    func write(together: Bool, x: CGFloat) throws -> Data {
      let setter = LineSetter(TextStyle(font: .system(size: 8)), tabularFigures: true)
      return try document(.lines, isTagged: isTagged) { writer in
        writer.canvas.withMarkedContent(.tag(.table())) {
          for row in 0..<3 {
            writer.canvas.withMarkedContent(.tag(.row)) {
              var cells: [LineBuffer.Placed] = []
              for (column, text) in texts.enumerated() {
                let point = CGPoint(x: x + CGFloat(60 * column), y: CGFloat(20 + 12 * row))
                guard let line = setter.set(text, in: writer.buffer) else { continue }
                cells.append(LineBuffer.Placed(line, at: point))
              }
              #expect(cells.count == texts.count)
              if together { return writer.canvas.draw(cells: cells, of: writer.buffer) }
              for cell in cells { writer.canvas.draw(cells: [cell], of: writer.buffer) }
            }
          }
        }
      }.output
    }
    for x: CGFloat in [20, 180] {
      #expect(try write(together: true, x: x) == write(together: false, x: x))
    }
  }

  @Test func aLineOfAnEmptiedBufferIsNoted() throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    let result = try document(.lines) { writer in
      guard let line = setter.set("12", in: writer.buffer) else { return }
      writer.buffer.removeAll()
      writer.canvas.draw(line, of: writer.buffer, at: CGPoint(x: 10, y: 10))
      writer.canvas.draw(
        cells: [LineBuffer.Placed(line, at: CGPoint(x: 10, y: 10))], of: writer.buffer)
      #expect(writer.buffer.text(of: line) == "" && writer.buffer.layout(of: line) == nil)
      #expect(writer.buffer.minimumWidth(of: line) == 0)
      writer.canvas.draw(line, of: LineBuffer(), at: .zero)
    }
    #expect(result.diagnostics.map(\.code).contains(.unbalancedState))
    #expect(result.diagnostics.contains { $0.message.contains("emptied") })
  }

  @Test func linesCountTowardsTheLimitOnOperations() throws {
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    var options = RenderOptions(policy: .lenient)
    options.limits.maximumOperationsPerPage = 10
    let document = try PDFDocument(options: options)
    try document.page(size: Self.size) { canvas in
      let writer = Writer(way: .lines, canvas: canvas)
      for row in 0..<12 { writer.write("\(row)", setter, at: CGPoint(x: 10, y: 10 + row * 14)) }
    }
    let result = try document.finish()
    #expect(result.diagnostics.contains { $0.code == .limitExceeded })
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: result.output)
    #expect(found.split(whereSeparator: \.isWhitespace).count == 10)
  }

  @Test func concurrentTasksWriteTheSameBytes() async throws {
    let texts = texts
    @Sendable func made() throws -> Data {
      let setter = LineSetter(TextStyle(font: .system(size: 8)))
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      try document.page(size: Self.size) { canvas in
        let writer = Writer(way: .lines, canvas: canvas)
        for (index, text) in texts.enumerated() {
          writer.write(text, setter, at: CGPoint(x: 10, y: 3 * index))
        }
      }
      return try document.finish().output
    }
    let first = try made()
    let all = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try made() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8 && all.allSatisfy { $0 == first })
  }
}
