import Foundation
import Testing

@testable import EaselCanvas

/// What a font's codes say comes back from Ghostscript, which reads no range with an array right.
@Suite struct ToUnicodeTests {
  private func map(_ texts: [String], isWide: Bool = true) -> [String] {
    var map = ToUnicode(isWide: isWide)
    for text in texts { map.add(Array(text.utf8)[...]) }
    return String(decoding: map.finished(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func eachCodeHasItsOwnEntry() {
    let lines = map(["A", "", "’", "ffi", "😀"])
    let start = lines.firstIndex(of: "4 beginbfchar")
    #expect(
      start.map { Array(lines[($0 + 1)...($0 + 5)]) } == [
        "<0001> <0041>", "<0003> <2019>", "<0004> <006600660069>", "<0005> <D83DDE00>",
        "endbfchar",
      ])
    #expect(!lines.contains { $0.contains("bfrange") })
    #expect(map(["A"], isWide: false).contains("<01> <0041>"))
  }

  /// Ghostscript would lose the letter.
  @Test func spacesAfterALetterAreLeftOutOfItsEntry() {
    #expect(
      map(["d ", " ", "fi ", "é "]).suffix(9).prefix(5) == [
        "<0001> <0064>", "<0002> <0020>", "<0003> <00660069>", "<0004> <00E9>", "endbfchar",
      ])
  }

  @Test func wordsAreSeparateAcrossLineBreaks() throws {
    let text = "All human beings are born free and equal in dignity and rights."
    let document = try PDFDocument()
    let layout = TextLayout(text, width: 70)
    #expect(layout.lines.count > 3)
    try document.page(size: PageSize.a5) { $0.draw(layout, at: CGPoint(x: 40, y: 40)) }
    let data = try document.finish().output
    for options in [["-raw"], [], ["-layout"]] {
      let found = try Tool.output("pdftotext", options + ["-", "-"], input: data)
      #expect(found.split(whereSeparator: \.isWhitespace) == text.split(separator: " "))
    }
  }

  @Test func aBlockHasAtMost100Entries() {
    let lines = map((0..<201).map { _ in "é" })
    #expect(
      lines.filter { $0.hasSuffix("beginbfchar") } == [
        "100 beginbfchar", "100 beginbfchar", "1 beginbfchar",
      ])
    #expect(map([]).allSatisfy { !$0.contains("bfchar") })
  }

  @Test(
    .enabled("where Ghostscript is installed") {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/gs")
    },
    arguments: ["“Quotes” – and ’s", "Все люди", "rodzą się wolni", "すべての人間は", "Ὅλοι"])
  func textIsExtractedFromFilesRewrittenByGhostscript(_ text: String) throws {
    let document = try PDFDocument()
    try document.page(size: PageSize.a5) { $0.draw(TextLayout(text), at: CGPoint(x: 40, y: 40)) }
    let written = try Tool.data(
      "gs",
      [
        "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-sOutputFile=-", "-sstdout=%stderr",
        "-",
      ],
      input: try document.finish().output)
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: written)
    #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == text)
  }
}
