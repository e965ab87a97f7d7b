import CCairo
import EaselCairo
import Foundation
import Testing

@testable import EaselCanvas

/// Pages of cairo's PDF.
struct CairoPDFTests {
  /// The document as a page of pixels, two to a point.
  private func raster(_ document: Data) throws -> Raster {
    try Raster(
      png: Tool.data("pdftocairo", ["-png", "-r", "144", "-singlefile", "-", "-"], input: document))
  }

  @Test func aPageLooksLikeTheBitmap() throws {
    let pdf = Surface(.pdf)
    try pdf.draw { Sample.draw($0) }
    let bitmap = try Raster(scale: 2) { Sample.draw($0) }
    #expect(try raster(pdf.finish()).difference(from: bitmap) < 0.01)
  }

  @Test func aClipOfManyEllipsesLooksLikeTheBitmap() throws {
    func draw(_ canvas: any Canvas) {
      canvas.clip(
        to: Path {
          for index in 0..<200 {
            let (x, y) = (CGFloat(index % 20) * 12, CGFloat(index / 20) * 18)
            $0.addEllipse(in: CGRect(x: x, y: y, width: 9, height: 9))
          }
        })
      Sample.paints(canvas)
    }
    let pdf = Surface(.pdf)
    try pdf.draw(draw)
    #expect(try raster(pdf.finish()).difference(from: Raster(scale: 2, draw)) < 0.01)
  }

  @Test func theTextOfAPageIsExtractedUnchanged() throws {
    let lines = [
      "Größe “fi” ffi café", "Ελληνικά и кириллица", "売上 2025", "مبيعات", "a 🚀 and 👩‍👩‍👧 b",
      "AV To 1,284.50 €",
    ]
    let pdf = Surface(.pdf)
    try pdf.draw { canvas in
      for (index, line) in lines.enumerated() {
        Sample.label(line, at: CGPoint(x: 10, y: 10 + 25 * CGFloat(index)), on: canvas)
      }
    }
    let text = try Tool.output("pdftotext", ["-", "-"], input: pdf.finish())
    // poppler marks where text runs from right to left.
    let plain = text.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }
    let found = String(String.UnicodeScalarView(plain)).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(found.filter { !$0.isEmpty } == lines)
  }

  @Test func paragraphsIn36LanguagesAreExtractedWithAllCharacters() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/texts/paragraphs.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let texts = lines.map { String($0.split(separator: "\t", maxSplits: 1)[1]) }
    let pdf = Surface(.pdf)
    for text in texts {
      try pdf.draw(policy: .lenient) {
        $0.draw(
          TextLayout(text, style: TextStyle(font: .system(size: 8)), width: 220),
          at: CGPoint(x: 10, y: 5))
      }
    }
    let read = try Tool.output("pdftotext", ["-", "-"], input: pdf.finish())
    let pages = read.components(separatedBy: "\u{C}")
    #expect(pages.count == texts.count + 1)
    for (page, text) in zip(pages, texts) { #expect(characters(page) == characters(text)) }
  }

  /// How often each character stands in a text, but for spaces and what readers add for directions.
  private func characters(_ text: String) -> [Unicode.Scalar: Int] {
    let ignored: Set<Unicode.Scalar> = [
      "\u{200C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    ]
    let scalars = text.precomposedStringWithCompatibilityMapping.unicodeScalars
    return scalars.filter { !$0.properties.isWhitespace && !ignored.contains($0) }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test func charactersThatNoFontHasAreExtracted() throws {
    let pdf = Surface(.pdf)
    try pdf.draw(policy: .lenient) {
      Sample.label("a \u{E123} b", at: CGPoint(x: 10, y: 10), on: $0)
    }
    let text = try Tool.output("pdftotext", ["-", "-"], input: pdf.finish())
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "a \u{E123} b")
  }

  @Test func severalThreadsDrawAtOnceOnTheirOwnSurfaces() async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<6 {
        group.addTask {
          let pdf = Surface(.pdf)
          for page in 0..<4 {
            try pdf.draw {
              Sample.draw($0)
              Sample.label("page \(page) of \(index)", at: CGPoint(x: 150, y: 150), on: $0)
            }
          }
          return try Tool.output("pdftotext", ["-", "-"], input: pdf.finish())
        }
      }
      for try await text in group {
        #expect(text.components(separatedBy: Sample.text).count == 5)
        #expect(text.contains("page 3 of"))
      }
    }
  }

  @Test func textWithOpacityAndBlendModesIsExtracted() throws {
    let pdf = Surface(.pdf)
    try pdf.draw { canvas in
      canvas.withGroup(GroupEffects(opacity: 0.5, blendMode: .multiply)) {
        Sample.label("in a group", at: CGPoint(x: 10, y: 10), on: canvas)
      }
      canvas.draw(
        TextLayout("by itself", style: TextStyle(font: .system(size: 12))),
        at: CGPoint(x: 10, y: 40), compositing: Compositing(alpha: 0.4, blendMode: .screen))
    }
    let text = try Tool.output("pdftotext", ["-", "-"], input: pdf.finish())
    #expect(text.contains("in a group"))
    #expect(text.contains("by itself"))
  }

  @Test func anImageOnSeveralPagesIsInTheFileOnce() throws {
    let pdf = Surface(.pdf)
    let image = try #require(Sample.squares)
    for _ in 0..<3 {
      try pdf.draw {
        $0.draw(
          image, from: nil, in: CGRect(x: 0, y: 0, width: 50, height: 50), interpolation: .low,
          compositing: .normal)
      }
    }
    let list = try Tool.output("pdfimages", ["-list", "-"], input: pdf.finish())
    let objects = Set(
      list.split(separator: "\n").dropFirst(2).compactMap {
        $0.split(separator: " ").dropFirst(10).first
      })
    #expect(list.split(separator: "\n").count == 5)
    #expect(objects.count == 1)
  }

  #if JPEG
    @Test func aJPEGFileIsEmbeddedUnchanged() throws {
      // White, 8 × 8 pixels, gray.
      let jpeg = try #require(
        Data(
          base64Encoded: """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxO\
            QERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//E\
            ABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AQH//2Q==
            """))
      let image = try Image(data: jpeg)
      let pdf = Surface(.pdf)
      try pdf.draw {
        $0.draw(
          image, from: nil, in: CGRect(x: 0, y: 0, width: 50, height: 50), interpolation: .low,
          compositing: .normal)
      }
      let document = try pdf.finish()
      #expect(try Tool.output("pdfimages", ["-list", "-"], input: document).contains(" jpeg "))
      #expect(document.range(of: jpeg) != nil)
    }
  #endif

  @Test(arguments: [BlendMode.copy, .clear, .xor, .destinationOut, .plusLighter])
  func aBlendModeThatPDFLacksIsNotedAndLooksLikeTheBitmap(_ mode: BlendMode) throws {
    func draw(_ canvas: any Canvas) {
      canvas.fill(CGRect(x: 20, y: 20, width: 100, height: 100), with: .color(.systemTeal))
      canvas.fill(
        Path(CGRect(x: 60, y: 60, width: 100, height: 60)),
        with: .color(.systemOrange.withAlphaComponent(0.7)), rule: .nonZero,
        compositing: Compositing(blendMode: mode))
    }
    let pdf = Surface(.pdf)
    let noted = try pdf.draw(draw)
    #expect(noted.map(\.code) == [.drawingApproximated])
    #expect(noted.first?.value == mode.rawValue)
    // What is transparent shows the paper.
    let bitmap = try BitmapSurface(size: Surface.size, scale: 2)
    draw(bitmap.canvas)
    let expected = try Raster(png: bitmap.image.encodedPNG())
    #expect(try raster(pdf.finish()).difference(from: expected) < 0.02)
  }

  @Test func drawingThatPDFSupportsIsNotNoted() throws {
    let pdf = Surface(.pdf)
    let noted = try pdf.draw { canvas in
      Sample.shapes(canvas)
      Sample.paints(canvas)
      canvas.withGroup(GroupEffects(opacity: 0.5, blendMode: .multiply)) { Sample.shapes(canvas) }
    }
    #expect(noted.isEmpty)
  }

  @Test func softShadowsAndLuminanceMasksAreNoted() throws {
    let pdf = Surface(.pdf)
    let noted = try pdf.draw { Sample.groups($0) }
    #expect(noted.map(\.severity) == [.note, .note])
    #expect(noted.allSatisfy { $0.code == .drawingApproximated })
  }
}
