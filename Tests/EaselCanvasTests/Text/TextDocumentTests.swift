import Foundation
import Testing

@testable import EaselCanvas

/// Text in finished documents.
@Suite struct TextDocumentTests {
  private func pdf(_ draw: (any Canvas) -> Void) throws -> Data {
    let document = try PDFDocument()
    try document.page(size: PageSize.a4, draw)
    return try document.finish().output
  }

  private let mixed = "Sales 売上 المبيعات דוח बिक्री ขาย 👍🏽👨‍👩‍👧 1,284"

  @Test func fontsAreEmbeddedSubsetsWithUnicodeMaps() throws {
    let data = try pdf { $0.draw(TextLayout(mixed), at: CGPoint(x: 20, y: 20)) }
    let lines = try Tool.output("pdffonts", ["-"], input: data).split(separator: "\n").dropFirst(2)
    #expect(lines.count >= 6)
    for line in lines {
      let columns = line.split(separator: " ").suffix(5).prefix(3)
      // Type 3 fonts have no subsets.
      let expected = line.contains("Type 3") ? ["yes", "no", "yes"] : ["yes", "yes", "yes"]
      #expect(columns.map(String.init) == expected, "\(line)")
    }
  }

  // The only strike of Noto Color Emoji has 136 pixels: beyond 26 points it is enlarged.
  @Test(arguments: [8, 14, 26, 27, 60, 200])
  func emojiHaveAtLeast300PixelsPerInch(_ size: CGFloat) throws {
    let layout = TextLayout("👍🏽 🇯🇵", style: TextStyle(font: .system(size: size)))
    let data = try pdf { $0.draw(layout, at: CGPoint(x: 20, y: 20)) }
    let lines = try images(data)
    #expect(lines.count == 4)
    for columns in lines { #expect((Int(columns[12]) ?? 0) >= 300) }
  }

  @Test func enlargedEmojiAreNoted() throws {
    let document = try PDFDocument()
    try document.page(size: PageSize.a4) { canvas in
      canvas.draw(TextLayout("👍", style: TextStyle(font: .system(size: 26))), at: .zero)
    }
    #expect(document.context.diagnostics.isEmpty)
    try document.page(size: PageSize.a4) { canvas in
      canvas.scale(x: 2, y: 2)
      canvas.draw(TextLayout("👍", style: TextStyle(font: .system(size: 26))), at: .zero)
    }
    #expect(document.context.diagnostics.map(\.code) == [.imageEnlarged])
    #expect(document.context.diagnostics.first?.severity == .note)
  }

  /// The rows of pdfimages' table: two for each image, one of them for its alpha.
  private func images(_ data: Data) throws -> [[Substring]] {
    // It reads files only.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-\(UUID().uuidString).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Tool.output("pdfimages", ["-list", file.path], input: Data())
      .split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
  }

  @Test func theSameEmojiIsEmbeddedOnce() throws {
    let data = try pdf { canvas in
      for row in 0..<20 {
        canvas.draw(TextLayout("👍👍👍"), at: CGPoint(x: 20, y: 20 + CGFloat(row) * 20))
      }
    }
    #expect(Set(try images(data).map { $0[10] }).count == 1)
    let found = try Tool.output("pdftotext", ["-", "-"], input: data)
    #expect(found.filter { $0 == "👍" }.count == 60)
  }

  @Test func aFileWithRepeatedImagesIsValid() throws {
    let drawnImage = try BitmapSurface(
      size: CGSize(width: 4, height: 4), background: .systemRed
    ).image
    let data = try pdf { canvas in
      for row in 0..<3 {
        canvas.draw(drawnImage, in: CGRect(x: 20, y: 200 + row * 20, width: 10, height: 10))
        canvas.draw(TextLayout("👍👍"), at: CGPoint(x: 20, y: 20 * row))
      }
    }
    // A name that stands twice in a page's resources is a warning: status 3.
    _ = try Tool.output("qpdf", ["--check", "/dev/stdin"], input: data)
  }

  @Test func repeatedImagesKeepTheirPositionAndOpacity() throws {
    let drawnImage = try BitmapSurface(
      size: CGSize(width: 4, height: 4), background: Color(red: 0, green: 0, blue: 0)
    ).image
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 40, height: 10)) { canvas in
      for column in 0..<3 {
        canvas.draw(
          drawnImage, from: nil, in: CGRect(x: 10 * column + 2, y: 2, width: 6, height: 6),
          interpolation: .none, compositing: Compositing(alpha: column == 2 ? 0.5 : 1))
      }
    }
    let pixels = try Tool.data(
      "pdftoppm", ["-r", "72", "-gray", "-"], input: document.finish().output
    )
    .suffix(400)
    let row: [Int] = Array(pixels)[200..<240].map { Int($0) }
    let found = [5, 9, 15, 19].map { row[$0] }
    #expect(found == [0, 255, 0, 255])
    #expect(abs(row[25] - 128) <= 2)
  }

  @Test func translucentTextIsExtracted() throws {
    let data = try pdf {
      $0.draw(
        TextLayout("translucent"), at: CGPoint(x: 20, y: 20), compositing: Compositing(alpha: 0.5))
    }
    #expect(try Tool.output("pdftotext", ["-", "-"], input: data).contains("translucent"))
  }

  @Test(arguments: [
    "several words on one line", "o n e l e t t e r i s o n e w o r d a n d t h e y a d d u p",
    "Avenues, Towers & Yards: f i j l t I W A V 1 1 7", "数字と漢字 の 混ざった 一 行 で す",
  ])
  func wordsOnAPageAreAtTheirMeasuredPositions(_ text: String) throws {
    for size: CGFloat in [6, 12, 20] {
      let style = TextStyle(font: .system(size: size), alignment: .center)
      let layout = TextLayout(text, style: style)
      let data = try pdf { $0.draw(layout, at: CGPoint(x: 5, y: 60)) }
      let found = try Tool.output("pdftotext", ["-bbox", "-", "-"], input: data)
      let lefts = found.split(separator: "\n").compactMap { line -> Double? in
        guard let start = line.range(of: "xMin=\"")?.upperBound else { return nil }
        return Double(line[start...].prefix { $0 != "\"" })
      }
      let words = text.split(separator: " ")
      let expected = words.map { 5 + layout.caretRect(at: $0.startIndex).minX }
      #expect(lefts.count == expected.count)
      for (left, right) in zip(lefts, expected) { #expect(abs(left - right) < 0.01) }
    }
  }

  @Test(arguments: [CGFloat(0), 0.25, 0.5, 0.75])
  func lettersOnABitmapAreAtTheirMeasuredPositions(_ offset: CGFloat) throws {
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    // The middle of a stem is the middle of its ink. Placed by whole pixels it would be off by up
    // to a half; FreeType rounds outlines to 1/64.
    let layout = TextLayout("l")
    surface.canvas.draw(layout, at: CGPoint(x: 5 + offset, y: 2))
    let (width, pixels) = (surface.width, surface.image.pixels)
    var (sum, moment) = (0.0, 0.0)
    for x in 0..<width {
      let ink = Double(pixels[(10 * width + x) * 4 + 3])
      sum += ink
      moment += ink * (Double(x) + 0.5)
    }
    let box = layout.outline.boundingBox
    #expect(sum > 0)
    #expect(abs(moment / sum - Double(5 + offset + box.midX)) < 0.05)
  }

  @Test func outlinesAreWithinTheTextsBounds() {
    let layout = TextLayout("Hxg", style: TextStyle(font: .system(size: 100)))
    let box = layout.outline.boundingBox
    #expect(box.minX > 0 && box.maxX < layout.size.width)
    #expect(box.minY > 0 && box.maxY < layout.size.height)
    #expect(TextLayout("👍").outline.isEmpty)
  }

  @Test func decorationsCoverTheirText() {
    let style = TextStyle(
      hasUnderline: true, hasStrikethrough: true, backgroundColor: .systemYellow)
    let layout = TextLayout("abc", style: style)
    #expect(layout.backgrounds.count == 1)
    #expect(layout.backgrounds.first?.rect.size == layout.size)
    #expect(layout.rules.count == 2)
    for rule in layout.rules { #expect(rule.rect.width == layout.size.width) }
    #expect(layout.rules[0].rect.minY > layout.firstBaseline)
    #expect(layout.rules[1].rect.maxY < layout.firstBaseline)
  }

  @Test func concurrentTasksDrawTheSameBytes() async throws {
    let text = mixed
    @Sendable func document(_ number: Int) throws -> Data {
      let document = try PDFDocument()
      try document.page(size: PageSize.a4) { canvas in
        canvas.draw(TextLayout("\(number) \(text)", width: 100), at: CGPoint(x: 20, y: 20))
      }
      let surface = try BitmapSurface(size: CGSize(width: 120, height: 120))
      surface.canvas.draw(TextLayout("\(number) \(text)", width: 100), at: .zero)
      return try document.finish().output + surface.finish().output
    }
    let alone = try (0..<64).map(document)
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<64 { group.addTask { (number, try document(number)) } }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    for number in 0..<64 { #expect(together[number] == alone[number]) }
  }

  @Test func aLayoutIsTheSameInEveryThread() async {
    let text = mixed
    let here = TextLayout(text, width: 90, limits: Limits())
    let there = await Task.detached { TextLayout(text, width: 90, limits: Limits()) }.value
    #expect(here == there)
  }
}
