import Foundation
import Testing

@testable import EaselCanvas

/// A named family that does not have all characters of a text.
@Suite struct LackingFamilyTests {
  private func notes(_ text: String, _ family: String?) -> [Diagnostic] {
    let font = family.map { Font(family: $0, size: 12) } ?? .system(size: 12)
    return TextLayout(text, style: TextStyle(font: font)).diagnostics
  }

  @Test func aFamilyWithoutAnyOfTheLettersIsNoted() throws {
    let notes = notes("Plain words", "Noto Sans Thai")
    let note = try #require(notes.first)
    #expect(notes.count == 1)
    #expect(note.severity == .note && note.code == .fontSubstituted)
    #expect(note.value == "Noto Sans Thai Latn")
    #expect(
      note.message
        == "the family “Noto Sans Thai” does not have all Latin characters, such as P (U+50); "
        + "Roboto is used for the others")
  }

  @Test func aFamilyIsNotedOnceForEachScript() {
    #expect(
      notes("ไทย words ελληνικά more слова ไทย words", "Noto Sans Thai").map(\.value)
        == ["Noto Sans Thai Latn", "Noto Sans Thai Grek", "Noto Sans Thai Cyrl"])
  }

  @Test(arguments: [
    ("日本", "Roboto", "Roboto Hani"), ("かな", "Roboto", "Roboto Hira"),
    ("عربي", "Roboto", "Roboto Arab"), ("→", "Roboto Condensed", "Roboto Condensed Zyyy"),
    ("ไทย", "Noto Serif", "Noto Serif Thai"), ("Ⓐ", "Noto Sans Thai", "Noto Sans Thai Zyyy"),
  ])
  func aLackOfOneScriptIsNoted(_ text: String, _ family: String, _ value: String) {
    #expect(notes("\(text)", family).map(\.value) == [value])
  }

  @Test(arguments: [
    ("Words, 12 % – naïve", "Roboto"), ("Words", "roboto condensed"), ("ไทย", "Noto Sans Thai"),
    ("ไทย ไทย\n\tไทย", "Noto Sans Thai"), ("Words 👍🏽", "Roboto"), ("a\u{AD}b\u{200B}c", "Roboto"),
    ("", "Noto Sans Thai"),
  ])
  func aFamilyThatHasTheCharactersIsNotNoted(_ text: String, _ family: String) {
    #expect(notes(text, family) == [])
  }

  @Test func theDefaultFamiliesComplementEachOtherWithoutANote() {
    #expect(notes("Words 日本 ไทย عربي ελληνικά → 👍", nil) == [])
  }

  @Test func aFamilyThatIsNotRegisteredIsNotedOnlyAsThat() {
    #expect(notes("Words 日本", "No Such Family").map(\.severity) == [.warning])
  }

  /// A text of words in many scripts, and the families of each run.
  @Test func eachRunInAnotherFamilyThanTheNamedOneIsNoted() {
    let words = [
      "word", "日本", "かな", "ไทย", "عربي", "עברית", "ελλ", "слово", "→", "12", "हिन्दी", "한국",
    ]
    var numbers = SeededNumbers(seed: 7)
    for family in ["Roboto", "BIZ UDPGothic", "Noto Sans", "Noto Sans Thai", "Noto Sans Arabic"] {
      for _ in 0..<20 {
        let text = (0..<6).map { _ in words.randomElement(using: &numbers) ?? "" }
          .joined(separator: " ")
        let layout = TextLayout(text, style: TextStyle(font: Font(family: family, size: 12)))
        let own = TextLayout("12", style: TextStyle(font: Font(family: family, size: 12)))
        let hasOther = layout.runs.contains { run in
          !layout.string.utf8.dropFirst(run.textRange.lowerBound).prefix(run.textRange.count)
            .allSatisfy { $0 == 0x20 } && !run.font.file.contains(file(family))
        }
        let noted = layout.diagnostics.filter { $0.operation == "Font" }
        #expect(hasOther == !noted.isEmpty, "\(family): \(text), \(noted), \(own.runs.count)")
        #expect(Set(noted.compactMap(\.value)).count == noted.count)
      }
    }
  }

  private func file(_ family: String) -> String {
    switch family {
    case "Roboto": "Roboto-Regular"
    case "BIZ UDPGothic": "BIZUDPGothic-Regular"
    default: family.replacingOccurrences(of: " ", with: "") + "-Regular"
    }
  }

  @Test(arguments: [RenderFormat.pdf, .png, .svg])
  func aRenderingNotesAFamilyAndScriptOnce(_ format: RenderFormat) throws {
    let style = TextStyle(font: Font(family: "Noto Sans Thai", size: 12))
    let page = PageDrawing(size: CGSize(width: 200, height: 100)) { canvas in
      for (index, text) in ["one", "two", "three ψω"].enumerated() {
        canvas.context.withView("View \(index)") {
          canvas.draw(TextLayout(text, style: style), at: CGPoint(x: 0, y: 20 * index))
        }
      }
    }
    let notes = try page.render(as: format, to: .data, scale: 1, options: RenderOptions())
      .diagnostics
    #expect(Set(notes.map(\.value)) == ["Noto Sans Thai Latn", "Noto Sans Thai Grek"])
    #expect(notes.count == 2)
    #expect(notes.first?.viewPath == "View 0")
  }

  @Test func aDocumentNotesAFamilyAndScriptOnceForAllPages() throws {
    let document = try PDFDocument()
    let style = TextStyle(font: Font(family: "Noto Sans Thai", size: 12))
    for number in 1...3 {
      try document.page(size: PageSize.a5) {
        $0.draw(TextLayout("page \(number)", style: style), at: .zero)
      }
    }
    #expect(try document.finish().diagnostics.map(\.page) == [1])
  }

  @Test func aPolicyThrowsForALackingFamily() {
    let style = TextStyle(font: Font(family: "Noto Sans Thai", size: 12))
    let page = PageDrawing(size: CGSize(width: 200, height: 100)) { canvas in
      canvas.draw(TextLayout("words", style: style), at: .zero)
    }
    #expect(throws: EaselError.self) {
      try page.render(
        as: .pdf, to: .data, scale: 1,
        options: RenderOptions(policy: .strict(and: [.fontSubstituted])))
    }
  }
}
