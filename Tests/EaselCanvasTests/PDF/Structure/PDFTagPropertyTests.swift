import Foundation
import Testing

@testable import EaselCanvas

/// Rules that hold for tags however they are nested, on any page.
@Suite("Random tags in a PDF")
struct PDFTagPropertyTests {
  private typealias Tag = MarkedContent.Tag

  private static let kinds: [Tag.Kind] = [
    .document, .part, .section, .article, .aside, .blockQuote, .caption, .tableOfContents,
    .contentsEntry, .index, .paragraph, .heading(1), .heading(4), .title, .list(.disc), .item,
    .label, .body, .table(summary: "s"), .tableHead, .tableBody, .tableFoot, .row,
    .headerCell(scope: .both, columns: 2), .cell(rows: 2), .span, .quote, .note, .reference,
    .code, .emphasis, .strong, .figure, .formula, .artifact(.header),
  ]

  private static let mask: Mask = {
    let recorder = RecordingCanvas()
    recorder.fill(CGRect(x: 0, y: 0, width: 300, height: 200), with: .color(.black))
    return Mask(recorder.recording)
  }()

  private static let effects: [GroupEffects] = [
    GroupEffects(opacity: 0.5), GroupEffects(blendMode: .multiply), GroupEffects(mask: mask),
    GroupEffects(
      opacity: 0.7,
      shadow: Shadow(color: .black, offset: CGSize(width: 2, height: 2), blur: 0)),
  ]

  private static func draw(
    _ random: inout SeededNumbers, depth: Int, _ elements: [MarkedContent.Element],
    on canvas: any Canvas
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let position = CGPoint(
        x: CGFloat.random(in: 0...200, using: &random),
        y: CGFloat.random(in: 0...180, using: &random))
      let rest = depth < 5 ? Int.random(in: 0..<9, using: &random) : 8
      switch rest {
      case 0, 1, 2:
        let kind = kinds.randomElement(using: &random) ?? .paragraph
        canvas.withMarkedContent(.tag(kind)) {
          draw(&random, depth: depth + 1, elements, on: canvas)
        }
      case 3:
        let effects = effects.randomElement(using: &random) ?? GroupEffects()
        canvas.withGroup(effects) { draw(&random, depth: depth + 1, elements, on: canvas) }
      case 4:
        guard let element = elements.randomElement(using: &random) else { break }
        canvas.withMarkedContent(.within(element)) {
          draw(&random, depth: depth + 1, elements, on: canvas)
        }
      case 5:
        canvas.withMarkedContent(.link(.url("https://example.com"))) {
          draw(&random, depth: depth + 1, elements, on: canvas)
        }
      case 6:
        canvas.withSavedState {
          canvas.clip(to: CGRect(origin: position, size: CGSize(width: 90, height: 60)))
          draw(&random, depth: depth + 1, elements, on: canvas)
        }
      case 7:
        canvas.withMarkedContent(.figure(label: "figure")) {
          draw(&random, depth: depth + 1, elements, on: canvas)
        }
      default:
        if Bool.random(using: &random) {
          canvas.draw(
            TextLayout(["one", "one\ntwo", "हिन्दी", "לא"][Int(position.x) % 4]), at: position)
        } else {
          canvas.fill(
            CGRect(origin: position, size: CGSize(width: 9, height: 9)), with: .color(.systemBlue))
        }
      }
    }
  }

  @Test(arguments: 0..<120)
  func everyMarkIsThereOnceAndAllPaintingIsMarked(_ seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    var elements: [MarkedContent.Element] = []
    for _ in 0..<3 {
      if Bool.random(using: &random) {
        let kind = Self.kinds.dropLast(3).randomElement(using: &random) ?? .section
        elements.append(try document.element(kind, in: elements.randomElement(using: &random)))
      }
      try document.page(size: CGSize(width: 300, height: 200)) {
        Self.draw(&random, depth: 0, elements, on: $0)
      }
      if let last = elements.last, Int.random(in: 0..<4, using: &random) == 0 {
        document.close(last)
      }
    }
    // Throws where an element, a mark and a painting operator do not agree.
    let tree = try PDFTree(document.finish().output)
    #expect(tree.lines.first == "Document")
  }

  @Test func memoryForStructureDoesNotGrowWithThePages() throws {
    let document = try PDFDocument(to: .sink { _ in })
    let table = try document.element(.table())
    var totals: [PDFDocument.DeferredDrawing] = []
    var kept: [Int] = []
    for page in 0..<400 {
      try document.page(size: CGSize(width: 300, height: 200)) { canvas in
        canvas.withMarkedContent(.within(table)) {
          for row in 0..<4 {
            canvas.withMarkedContent(.tag(.row)) {
              canvas.withMarkedContent(.tag(.cell())) {
                canvas.draw(TextLayout("\(page)"), at: CGPoint(x: 10, y: row * 20))
              }
            }
          }
        }
        totals.append(try document.deferDrawing(in: CGRect(x: 0, y: 150, width: 50, height: 20)))
      }
      kept.append(document.structure?.keptCount ?? 0)
    }
    #expect(Set(kept.dropFirst()).count == 1)
    #expect(kept.last.map { $0 < 16 } == true)
    for total in totals {
      try document.draw(total) {
        $0.draw(TextLayout("of \(document.pageCount)"), at: CGPoint(x: 10, y: 150))
      }
    }
    try document.finish()
  }

  @Test func tenThousandPagesHaveADeferredPageCount() throws {
    let document = try PDFDocument()
    let size = CGSize(width: 200, height: 100)
    let (number, of) = (CGPoint(x: 10, y: 10), CGRect(x: 60, y: 10, width: 60, height: 20))
    var totals: [PDFDocument.DeferredDrawing] = []
    var kept: Set<Int> = []
    let contents = document.insertionPoint()
    for page in 1...10_000 {
      try document.page(size: size) { canvas in
        try canvas.withMarkedContent(.paragraph) {
          canvas.draw(TextLayout("Page \(page)"), at: number)
          totals.append(try document.deferDrawing(in: of))
        }
      }
      kept.insert(document.structure?.keptCount ?? 0)
    }
    try document.page(size: size, at: contents) { $0.draw(TextLayout("Contents"), at: number) }
    for total in totals {
      try document.draw(total) { $0.draw(TextLayout("of 10000"), at: of.origin) }
    }
    let result = try document.finish()
    #expect(result.diagnostics.isEmpty && kept.count <= 2)
    func alternativeText(_ page: String) throws -> String {
      try Tool.output(
        "pdftotext", ["-f", page, "-l", page, "-raw", "-", "-"], input: result.output
      )
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(try alternativeText("1") == "Contents")
    #expect(try alternativeText("10001") == "Page 10000 of 10000")
  }
}
