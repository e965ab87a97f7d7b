import Foundation
import Testing

@testable import EaselCanvas

/// A text looks the same, and notes the same, whatever its thread set before.
///
/// `EASEL_TEXTS=10000` sets as many texts; 4,000 without it.
@Suite struct TextOrderTests {
  private static let count =
    ProcessInfo.processInfo.environment["EASEL_TEXTS"].flatMap { Int($0) } ?? 4_000

  /// What can be told of a layout without comparing it as a whole.
  private struct Outcome: Hashable {
    var layout: Int
    var diagnostics: [Diagnostic]
    var fonts: [String]
    var frames: [CGRect]
    var positions: [CGPoint]
    var glyphs: [UInt32]
    /// A document of it, of some.
    var document: Data?
  }

  private static func outcome(_ layout: TextLayout, isDrawn: Bool) -> Outcome {
    Outcome(
      layout: layout.lines.count, diagnostics: layout.diagnostics,
      fonts: layout.runs.map(\.font.file),
      frames: layout.lines.map(\.frame) + layout.runs.map(\.frame) + layout.missing.map(\.frame),
      positions: layout.runs.flatMap(\.positions), glyphs: layout.runs.flatMap(\.glyphs),
      document: isDrawn ? document(layout) : nil)
  }

  private static func document(_ layout: TextLayout) -> Data? {
    let document = try? PDFDocument(options: RenderOptions(policy: .lenient))
    try? document?.page(size: PageSize.a5) { $0.draw(layout, at: CGPoint(x: 20, y: 20)) }
    return try? document?.finish().output
  }

  /// Sets texts in an order, on a thread of its own.
  private func outcomes(
    _ count: Int, in order: [Int], _ set: @escaping @Sendable (Int) -> TextLayout
  ) async -> [Int: Outcome] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var outcomes: [Int: Outcome] = [:]
        for index in order { outcomes[index] = Self.outcome(set(index), isDrawn: index % 40 == 0) }
        continuation.resume(returning: outcomes)
      }
    }
  }

  /// Sets texts in two orders; throws where one differs.
  private func compare(
    _ count: Int, _ set: @escaping @Sendable (Int) -> TextLayout, _ describe: (Int) -> String
  ) async throws {
    var numbers = SeededNumbers(seed: 15)
    let forwards = await outcomes(count, in: Array(0..<count), set)
    let shuffled = await outcomes(count, in: (0..<count).shuffled(using: &numbers), set)
    let differing = (0..<count).filter { forwards[$0] != shuffled[$0] }
    try FaultMismatch.unless(
      differing.isEmpty,
      "\(differing.count) differ: \(differing.prefix(5).map(describe).joined(separator: "\n"))")
  }

  // In processes of their own: fonts that other tests register are there for all threads.

  @Test func layoutsDoNotDependOnTheOrderOfTexts() async {
    await #expect(processExitsWith: .success) {
      let texts = SeededTexts(seed: 2_026)
      try await TextOrderTests().compare(
        TextOrderTests.count,
        { index in
          let text = texts[index]
          return TextLayout(text.string, style: text.style, width: text.width, height: text.height)
        },
        { "\(texts[$0])" })
    }
  }

  /// Fonts that are asked for by name, next to characters that bring further ones.
  @Test func layoutsInNamedFamiliesDoNotDependOnTheOrderOfTexts() async {
    await #expect(processExitsWith: .success) {
      let families = [
        "Noto Sans", "NotoSans", "noto sans mono", "Noto Color Emoji", "Noto Sans Thai", "Roboto",
        "BIZ UDPGothic", "Helvetica",
      ]
      let others = ["😀", "ไทย", "سلام", "☝", "plain", "日本", "한"]
      try await TextOrderTests().compare(
        families.count * 8,
        { index in
          _ = TextLayout(others[index % others.count])
          let font = Font(family: families[index / 8], size: 14)
          return TextLayout("Hello 12 \(index / 4)", style: TextStyle(font: font))
        },
        { families[$0 / 8] })
    }
  }

  @Test(arguments: ["Noto Sans", "notosans", "NOTO SANS MONO"])
  func aFurtherFamilyIsFoundByItsName(_ family: String) async {
    let found = await outcomes(1, in: [0]) { _ in
      TextLayout("Hello", style: TextStyle(font: Font(family: family, size: 14)))
    }
    #expect(found[0]?.diagnostics == [])
    #expect(found[0]?.fonts.first?.contains("/NotoSans") == true)
  }

  /// It may have a colour of skin, for which Pango takes it for an emoji.
  @Test(arguments: ["☝", "✌", "⛹"])
  func charactersWithSkinTonesAreEmojiOnAnyThread(_ text: String) async {
    let found = await outcomes(1, in: [0]) { _ in TextLayout(text) }
    #expect(found[0]?.fonts.map { $0.hasSuffix("NotoColorEmoji.ttf") } == [true])
  }

  @Test func furtherFamiliesAreRecognizedByTheirNames() throws {
    let core = try #require(FontConfiguration(FontLibrary.State()))
    let further = try #require(FontConfiguration(FontLibrary.State(), .further))
    #expect(core.families.isStrictSubset(of: further.families))
    #expect(further.families.subtracting(core.families).allSatisfy { $0.isFurther })
    #expect(!core.families.contains { $0.isFurther })
  }
}

/// Texts in many scripts and styles, each the same whenever it is asked for.
struct SeededTexts: Sendable {
  struct Text {
    var string: String
    var style: TextStyle
    var width: CGFloat?
    var height: CGFloat?
  }

  let seed: UInt64

  private static let words = [
    "office", "AVATAR", "the quick brown fox", "Größe", "Łódź", "1,284.50 €", "12.5%", "fi", " ",
    "Все люди", "Ελλάδα", "日本語の文", "カタカナ", "中文", "한국어", "ไทย", "สวัสดี", "العربية", "שלום",
    "हिन्दी", "বাংলা", "தமிழ்", "ລາວ", "བོད", "ქართული", "Հայ", "አማርኛ", "ខ្មែរ", "😀", "👍🏽", "👨‍👩‍👧", "☝",
    "1️⃣", "🇯🇵", "✈", "❤", "★", "→", "∑", "𝔸", "\u{E000}", "\u{0}", "a\u{301}", "e\u{301}\u{323}",
    "\t",
    "\n", "\u{2028}", "\u{AD}", "\u{200D}", "\u{FE0F}", "#", "*", "0", "ﬁ", "ỳ", "ꙮ",
  ]
  private static let families: [String?] = [
    nil, nil, nil, nil, "Roboto", "BIZ UDPGothic", "Noto Sans", "Noto Sans Mono",
    "Noto Color Emoji",
    "Noto Sans Thai", "No Such Family", "Helvetica, Arial", "",
  ]
  private static let lengths: [CGFloat] = [
    0, 0, 0, 0, 0, 0.1, 3.5, 40, -1, .nan, .infinity, 2e6,
  ]

  subscript(index: Int) -> Text {
    var numbers = SeededNumbers(seed: seed &+ UInt64(index) &* 0x9E37)
    func pick<Value>(_ values: [Value], _ numbers: inout SeededNumbers) -> Value {
      values[Int.random(in: 0..<values.count, using: &numbers)]
    }
    let isLatin = index % 3 == 0
    let words = (0..<Int.random(in: 1...(isLatin ? 16 : 6), using: &numbers)).map { _ in
      isLatin ? Self.words[Int.random(in: 0..<9, using: &numbers)] : pick(Self.words, &numbers)
    }
    let isPlain = index % 2 == 0
    let font = Font(
      family: pick(Self.families, &numbers), size: pick([9, 12, 12.75, 40, 0.5, .nan], &numbers),
      weight: pick([.regular, .regular, .bold, .light], &numbers),
      width: isPlain ? .standard : pick(Font.Width.allCases, &numbers),
      isItalic: !isPlain && index % 5 == 0,
      features: isPlain ? [] : pick([[], [.tabularFigures], [.smallCaps]], &numbers))
    let style = TextStyle(
      font: font, alignment: isPlain ? .natural : pick(TextAlignment.allCases, &numbers),
      lineBreakMode: isPlain ? .byWordWrapping : pick(LineBreakMode.allCases, &numbers),
      maximumLines: isPlain ? 0 : pick([0, 0, 1, 2], &numbers),
      kerning: isPlain ? 0 : pick([0, 0, 1, .nan], &numbers),
      lineSpacing: pick(Self.lengths, &numbers), paragraphSpacing: pick(Self.lengths, &numbers),
      firstLineHeadIndent: isPlain ? 0 : pick(Self.lengths, &numbers),
      headIndent: isPlain ? 0 : pick(Self.lengths, &numbers),
      tabStops: isPlain ? [] : pick([[], [40, 80], [.nan]], &numbers),
      language: isPlain ? nil : pick([nil, "ja", "zh-Hant", "de"], &numbers))
    return Text(
      string: words.joined(separator: isLatin ? " " : ""), style: style,
      width: pick([nil, nil, 0, 3, 60, 131.5, 260, -1, .nan], &numbers),
      height: isPlain ? nil : pick([nil, nil, 30], &numbers))
  }
}
