import Foundation
import Testing

@testable import EaselCanvas

/// Layouts that a thread keeps are those of the text that was asked for.
@Suite struct TextCacheTests {
  @Test func textsOfDifferentNormalizationAreCachedSeparately() {
    for text in ["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"] {
      let layout = TextLayout(text, style: TextStyle(font: .system(size: 12.75)))
      #expect(Array(layout.string.unicodeScalars) == Array(text.unicodeScalars))
      #expect(layout.lines.map(\.range) == [text.startIndex..<text.endIndex])
    }
  }

  /// They would fill the cache, each of them beside all before it.
  @Test func fewLayoutsOfNaNStylesAreKept() {
    let engine = TextEngine.current
    let before = engine.keptLayouts
    for _ in 0..<50 {
      _ = TextLayout("equal", style: TextStyle(font: .system(size: .nan)))
      _ = TextLayout("equal", style: TextStyle(font: .system(size: 9)), width: .nan)
    }
    #expect(engine.keptLayouts <= before + 16)
  }

  @Test func textsWithEqualHashesAreDistinguished() {
    var bold = TextStyle(font: .system(size: 11.25))
    let plain = TextLayout("Hash", style: bold)
    bold.font = bold.font.with(weight: .bold)
    for _ in 0..<2 {
      #expect(TextLayout("Hash", style: bold).size.width != plain.size.width)
      bold.kerning += 1
    }
    #expect(TextLayout("Hash", style: TextStyle(font: .system(size: 11.25))) == plain)
  }

  /// Texts that are made to fit have any size; pango would keep some 20 KB of each.
  @Test func fontsOfManySizesAreReleased() {
    let engine = TextEngine.current
    for index in 0..<700 {
      let size = 5 + CGFloat(index) / 32
      _ = TextLayout("Many sizes \(index)", style: TextStyle(font: .system(size: size)))
    }
    #expect((engine.fonts?.keys.count ?? 0) <= FontSet.fontsKept + 8)
    let layout = TextLayout("Many sizes", style: TextStyle(font: .system(size: 5)))
    #expect(layout.size.width > 0 && layout.missing.isEmpty)
  }

  /// A server may pass on its users' families; fontconfig and pango would keep some 3 KB for each.
  @Test func unknownFamiliesAreNotKept() {
    var kept: [Int] = []
    for index in 0..<3_000 {
      let font = Font(family: "Family \(index)", size: 12)
      _ = TextLayout("Many families", style: TextStyle(font: font))
      kept.append(TextEngine.current.fonts?.madeDescriptions ?? 0)
    }
    #expect((kept.max() ?? 0) <= FontSet.descriptionsKept)
    let all = TextEngine.current.fonts?.configuration
    #expect(all?.isAskedFor("Family 1") == false && all?.isAskedFor("Roboto") == true)
  }

  /// It may be installed: what is, is not looked at but on request.
  @Test func theNoteForAnUnusedFamilySaysThatItIsNotRegistered() throws {
    let layout = TextLayout("Hello", style: TextStyle(font: Font(family: "Elsewhere", size: 12)))
    let note = try #require(layout.diagnostics.first)
    #expect(note.message.contains("“Elsewhere” is neither a default family nor registered"))
  }

  @Test func aLongFamilyNameIsCutInItsDiagnostic() throws {
    let name = String(repeating: "Long", count: 2_500_000)
    let layout = TextLayout("Hello", style: TextStyle(font: Font(family: name, size: 12)))
    #expect(layout.size == TextLayout("Hello", style: TextStyle(font: .system(size: 12))).size)
    let note = try #require(layout.diagnostics.first)
    #expect(note.code == .fontSubstituted && layout.diagnostics.count == 1)
    #expect(note.message.contains("10000000 bytes") && note.message.utf8.count < 300)
    #expect((note.value ?? "").utf8.count < 100)
  }

  /// HarfBuzz would look through the plans of all of them for each text.
  @Test func manyLanguagesAreReleased() {
    var kept = 0
    for index in 0..<300 {
      _ = TextLayout("Languages", style: TextStyle(language: "de-x-\(index)"))
      kept = max(kept, TextEngine.current.fonts?.languages.count ?? 0)
    }
    #expect((1...FontSet.languagesKept).contains(kept))
  }

  @Test(arguments: [String(repeating: "long", count: 100_000), "日本", "de DE", ""])
  func anInvalidLanguageIsIgnoredAndNoted(_ language: String) {
    let layout = TextLayout("Hello", style: TextStyle(language: language))
    #expect(layout.diagnostics.map(\.code) == (language.isEmpty ? [] : [.outOfRange]))
    #expect(layout.diagnostics.allSatisfy { $0.message.utf8.count < 200 })
    #expect(TextLayout("Hello", style: TextStyle(language: "zh-Hant")).diagnostics.isEmpty)
  }
}
