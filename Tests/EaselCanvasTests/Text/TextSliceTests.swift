import Foundation
import Testing

@testable import EaselCanvas

/// Some lines of a text as a layout of their own.
@Suite struct TextSliceTests {
  private static let style = TextStyle(
    font: .system(size: 12), lineSpacing: 3, paragraphSpacing: 7, hasUnderline: true,
    hasStrikethrough: true, backgroundColor: .yellow)
  private static let text =
    "The first paragraph has several lines.\nالفقرة الثانية طويلة وتلتف على عدة سطور\n第三段落も数行になります。\u{E000}"
  private let whole = TextLayout(Self.text, style: Self.style, width: 90)

  @Test func theFirstLineOfASliceIsAtItsTop() {
    for line in whole.lines.indices {
      #expect(whole.slice(lines: line..<(line + 1)).lines.map(\.frame.minY) == [0])
    }
  }

  @Test func spaceBetweenLinesBelongsToTheLineAbove() {
    for line in whole.lines.indices.dropLast() {
      let slice = whole.slice(lines: line..<(line + 1))
      let gap = slice.size.height - slice.lines[0].frame.height
      let isEnd = Self.text.utf8[whole.lines[line].range.upperBound] == 0x0A
      #expect(abs(gap - (isEnd ? 10 : 3)) < 0.001)
    }
    let last = whole.slice(lines: (whole.lines.count - 1)..<whole.lines.count)
    #expect(abs(last.size.height - last.lines[0].frame.height) < 0.001)
  }

  @Test func missingLinesAreIgnored() {
    let count = whole.lines.count
    #expect(whole.slice(lines: -5..<(count + 5)) == whole)
    #expect(whole.slice(lines: (count - 1)..<(count + 5)).lines.count == 1)
    for range in [-2 ..< -1, 0..<0, 2..<2, count..<count, (count + 4)..<(count + 5)] {
      let slice = whole.slice(lines: range)
      #expect(slice.lines.isEmpty && slice.runs.isEmpty && slice.diagnostics.isEmpty)
      #expect(slice.size == CGSize(width: whole.size.width, height: 0))
      #expect(slice.slice(lines: 0..<3) == slice)
    }
  }

  @Test func aSliceOfASliceIsThatOfTheWhole() {
    let inner = whole.slice(lines: 1..<5).slice(lines: 1..<3)
    #expect(inner.lines.map(\.range) == whole.slice(lines: 2..<4).lines.map(\.range))
    #expect(abs(inner.size.height - whole.slice(lines: 2..<4).size.height) < 0.001)
    #expect(inner.shownText == whole.slice(lines: 2..<4).shownText)
    #expect(inner.diagnostics.isEmpty)
  }

  @Test func onlyTheSliceWithTheFirstLineHasTheDiagnostics() {
    #expect(whole.diagnostics.map(\.code) == [.glyphMissing])
    #expect(whole.slice(lines: 0..<1).diagnostics == whole.diagnostics)
    #expect(whole.slice(lines: 1..<whole.lines.count).diagnostics.isEmpty)
  }

  @Test func anEmptySliceOfARefusedTextKeepsItsDiagnostics() {
    let refused = TextLayout("abc", width: -1)
    #expect(refused.slice(lines: 0..<0) == refused)
    #expect(refused.slice(lines: 0..<0).diagnostics.count == 1)
  }

  @Test func onlyTheSliceWithTheLastLineIsTruncated() {
    let style = TextStyle(lineBreakMode: .byTruncatingTail, maximumLines: 3)
    let cut = TextLayout(String(repeating: "words ", count: 40), style: style, width: 80)
    #expect(cut.isTruncated)
    #expect(!cut.slice(lines: 0..<2).isTruncated)
    #expect(cut.slice(lines: 2..<3).isTruncated)
  }

  @Test func rectanglesOfARangeAreThoseOfItsLines() throws {
    let range = whole.string.startIndex..<whole.string.endIndex
    for lines in [0..<2, 2..<5, 4..<whole.lines.count] {
      let slice = whole.slice(lines: lines)
      let top = whole.lines[lines.lowerBound].frame.minY
      let bottom = slice.lines.last.map { $0.frame.maxY + top } ?? 0
      let expected = whole.rects(for: range).filter { $0.minY >= top && $0.maxY <= bottom + 0.01 }
      let found = slice.rects(for: range).map { $0.offsetBy(dx: 0, dy: top) }
      #expect(found.count == expected.count)
      for (a, b) in zip(found, expected) {
        #expect(abs(a.minY - b.minY) < 1e-6 && a.minX == b.minX && a.width == b.width)
      }
    }
  }

  @Test func pointsInASliceFindTheCharactersOfTheWholeText() {
    let slice = whole.slice(lines: 3..<6)
    let top = whole.lines[3].frame.minY
    for line in slice.lines {
      for x in stride(from: CGFloat(1), to: 90, by: 7) {
        let point = CGPoint(x: x, y: line.frame.midY)
        #expect(
          slice.index(at: point) == whole.index(at: CGPoint(x: point.x, y: point.y + top)))
      }
    }
  }

  @Test func missingGlyphsMoveWithTheirLine() throws {
    let count = whole.lines.count
    let box = try #require(whole.missing.first)
    #expect(whole.slice(lines: 0..<(count - 1)).missing.isEmpty)
    let slice = whole.slice(lines: (count - 2)..<count)
    #expect(slice.missing.map(\.line) == [1])
    let top = whole.lines[count - 2].frame.minY
    #expect(abs(slice.missing[0].frame.minY - box.frame.minY + top) < 1e-6)
  }

  @Test func glyphsAreSharedWithTheWhole() {
    let first = whole.slice(lines: 0..<2)
    #expect(zip(first.runs, whole.runs).allSatisfy { $0 === $1 })
  }

  @Test(arguments: 0..<30)
  func stackedSlicesEqualTheWhole(_ seed: Int) {
    let texts = SeededTexts(seed: UInt64(seed))
    var numbers = SeededNumbers(seed: UInt64(seed))
    for index in 0..<40 {
      let text = texts[index]
      expectSlices(
        of: TextLayout(text.string, style: text.style, width: text.width, height: text.height),
        &numbers)
      let paragraphs = (0..<3).map { texts[index + $0].string }.joined(separator: "\n")
      let style = TextStyle(
        font: .system(size: 11), alignment: TextAlignment.allCases[index % 5],
        kerning: index % 4 == 0 ? 0.5 : 0, lineSpacing: CGFloat(index % 3),
        paragraphSpacing: CGFloat(index % 5) * 2.5, hasUnderline: true, backgroundColor: .yellow,
        baselineOffset: index % 7 == 0 ? 2 : 0)
      expectSlices(of: TextLayout(paragraphs, style: style, width: 70), &numbers)
    }
  }

  private func expectSlices(of whole: TextLayout, _ numbers: inout SeededNumbers) {
    var (line, top) = (0, CGFloat(0))
    var found: [(glyph: UInt32, position: CGPoint)] = []
    var backgrounds: [CGRect] = []
    var rules: [CGRect] = []
    var boxes: [CGRect] = []
    var shown = ""
    while line < whole.lines.count {
      let end = min(line + Int.random(in: 1...4, using: &numbers), whole.lines.count)
      let slice = whole.slice(lines: line..<end)
      for run in slice.runs {
        found += zip(run.glyphs, run.positions).map { ($0, CGPoint(x: $1.x, y: $1.y + top)) }
      }
      backgrounds += slice.backgrounds.map { $0.rect.offsetBy(dx: 0, dy: top) }
      rules += slice.rules.map { $0.rect.offsetBy(dx: 0, dy: top) }
      boxes += slice.missing.map { $0.frame.offsetBy(dx: 0, dy: top) }
      #expect(
        slice.runs.allSatisfy { run in slice.lines.contains { $0.baseline > run.frame.minY } })
      #expect(slice.size.width == whole.size.width)
      shown += slice.shownText
      top += slice.size.height
      line = end
    }
    #expect(abs(top - whole.size.height) < 1e-6)
    let expected = whole.runs.flatMap { zip($0.glyphs, $0.positions) }
    #expect(found.map(\.glyph) == expected.map(\.0))
    expectNear(
      found.map { CGRect(origin: $0.position, size: .zero) },
      expected.map { CGRect(origin: $0.1, size: .zero) })
    expectNear(backgrounds, whole.backgrounds.map(\.rect))
    expectNear(rules, whole.rules.map(\.rect))
    expectNear(boxes, whole.missing.map(\.frame))
    let separators = CharacterSet.newlines.union(.whitespaces)
    #expect(
      String(shown.unicodeScalars.filter { !separators.contains($0) })
        == String(
          whole.string.withoutSoftHyphens.unicodeScalars.filter { !separators.contains($0) })
        || whole.lines.isEmpty)
  }

  private func expectNear(_ found: [CGRect], _ expected: [CGRect]) {
    #expect(found.count == expected.count)
    #expect(
      zip(found, expected).allSatisfy {
        abs($0.minX - $1.minX) < 1e-6 && abs($0.minY - $1.minY) < 1e-6
          && abs($0.width - $1.width) < 1e-6 && abs($0.height - $1.height) < 1e-6
      })
  }
}
