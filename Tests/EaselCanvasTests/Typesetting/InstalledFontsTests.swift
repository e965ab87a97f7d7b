import Foundation
import Testing

@testable import EaselCanvas

/// Characters that the default families lack are set in fonts of other packages, by a fixed list.
@Suite struct InstalledFontsTests {
  /// A list of one font that has a few letters.
  private static func useScripts() {
    let folder = CanvasCase.fixtures.appending(path: "fonts").path
    FontLibrary.useInstalled(
      InstalledFonts(
        folders: [FontFamilies.Folder(path: folder, files: ["Scripts.ttf"])],
        families: ["No Such Family", "Easel Scripts"]))
  }

  private static func files(_ layout: TextLayout) -> [String] {
    layout.runs.map { String($0.font.file.split(separator: "/").last ?? "") }
  }

  @Test func textInAnInstalledScriptHasItsGlyphsAndIsNoted() async {
    await #expect(processExitsWith: .success) {
      let before = TextLayout("日本 Hello")
      InstalledFontsTests.useScripts()
      let layout = TextLayout("한국, 한국어 Hello")
      try FaultMismatch.unless(layout.missing.isEmpty, "boxes")
      try FaultMismatch.unless(
        InstalledFontsTests.files(layout).filter { $0 != "Roboto-Regular.ttf" }
          .allSatisfy { $0 == "Scripts.ttf" }, "\(InstalledFontsTests.files(layout))")
      let note = layout.diagnostics.first
      try FaultMismatch.unless(
        layout.diagnostics.count == 1 && note?.severity == .note && note?.code == .fontSubstituted
          && note?.value == "Easel Scripts" && note?.message.contains("한") == true,
        "\(layout.diagnostics)")
      // What needs it not is as it was.
      let after = TextLayout("日本 Hello")
      try FaultMismatch.unless(after == before && after.diagnostics.isEmpty, "another layout")
      let document = try PDFDocument(options: RenderOptions(policy: .strict))
      try document.page(size: PageSize.a5) { $0.draw(layout, at: .zero) }
      let words = try Tool.output("pdftotext", ["-", "-"], input: try document.finish().output)
      try FaultMismatch.unless(words.contains("한국어 Hello"), words)
    }
  }

  /// A Chinese text would otherwise mix the hands of two families.
  @Test func ideographsOfATextAreInOneFamily() async {
    await #expect(processExitsWith: .success) {
      InstalledFontsTests.useScripts()
      let chinese = TextLayout("汉语中文")
      try FaultMismatch.unless(
        InstalledFontsTests.files(chinese) == ["Scripts.ttf"],
        "\(InstalledFontsTests.files(chinese))")
      let japanese = TextLayout("汉の中文")
      try FaultMismatch.unless(
        InstalledFontsTests.files(japanese).last == "BIZUDPGothic-Regular.ttf",
        "\(InstalledFontsTests.files(japanese))")
      let covered = TextLayout("中文")
      try FaultMismatch.unless(
        InstalledFontsTests.files(covered) == ["BIZUDPGothic-Regular.ttf"], "not needed")
    }
  }

  /// What they mean is a matter of each font.
  @Test func installedFontsAreNotUsedForPrivateUseCharacters() async {
    await #expect(processExitsWith: .success) {
      InstalledFontsTests.useScripts()
      let layout = TextLayout("a\u{E000}b")
      try FaultMismatch.unless(
        layout.missing.count == 1
          && layout.diagnostics.map(\.code) == [.glyphMissing],
        "\(layout.diagnostics)")
    }
  }

  @Test func aCharacterThatNoFontHasIsAnErrorThatNamesThePackage() async {
    await #expect(processExitsWith: .success) {
      FontLibrary.useInstalled(InstalledFonts(folders: [], families: []))
      let layout = TextLayout("한 汉 ok")
      let note = layout.diagnostics.first
      try FaultMismatch.unless(layout.missing.count == 2, "\(layout.missing)")
      try FaultMismatch.unless(
        note?.severity == .error && note?.code == .glyphMissing
          && note?.message.contains("U+D55C") == true
          && note?.message.contains("fonts-noto-cjk") == true, "\(layout.diagnostics)")
      let document = try PDFDocument(options: RenderOptions(policy: .strict))
      try document.page(size: PageSize.a5) { $0.draw(layout, at: .zero) }
      let error = try FaultProbes.expectError { _ = try document.finish() }
      try FaultMismatch.unless(error?.code == .glyphMissing, "\(String(describing: error))")
    }
  }

  /// Whatever is installed here.
  @Test(arguments: ["한국어", "汉语", "བོད་ཡིག", "ລາວ", "ㄅㄆㄇ"])
  func aTextHasAllGlyphsOrAnErrorThatNamesAPackage(_ text: String) {
    let layout = TextLayout(text)
    let errors = layout.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty == layout.missing.isEmpty)
    #expect(errors.allSatisfy { $0.message.contains("install fonts-") })
  }

  @Test(
    arguments: [
      ("한", "fonts-noto-cjk"), ("ᄀ", "fonts-noto-cjk"), ("汉", "fonts-noto-cjk"),
      ("ㄅ", "fonts-noto-cjk"), ("〇", "fonts-noto-cjk"), ("\u{20000}", "fonts-hanazono"),
      ("ཀ", "fonts-noto-core"), ("ກ", "fonts-noto-core"), ("ع", "fonts-noto-core"),
      ("😀", "fonts-noto-color-emoji"), ("🇯", "fonts-noto-color-emoji"),
      ("\u{860}", "fonts-unifont"), ("\u{E000}", nil), ("\u{10FFFD}", nil), ("\u{378}", nil),
    ] as [(Unicode.Scalar, String?)])
  func missingCharactersNameTheirPackage(_ scalar: Unicode.Scalar, _ package: String?) {
    #expect(MissingCharacters.package(for: scalar) == package)
  }

  @Test func familiesOfTheRegionAreFirst() {
    let fonts = InstalledFonts.debian
    #expect(fonts.families(for: "KR").first == "Noto Sans CJK KR")
    #expect(fonts.families(for: "SC") == fonts.families)
    #expect(Set(fonts.families(for: "JP")) == Set(fonts.families))
  }

  // MARK: Boxes in a PDF

  @Test(arguments: ["\u{E000}\u{E001}", "a\u{E000}b", "one \u{E000} two", "\u{E000}x", "日\u{E000}"])
  func charactersDrawnAsBoxesAreExtracted(_ text: String) throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: PageSize.a5) { $0.draw(TextLayout(text), at: CGPoint(x: 40, y: 40)) }
    let data = try document.finish().output
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
    #expect(
      found.filter { !$0.isWhitespace }.unicodeScalars.elementsEqual(
        text.filter { !$0.isWhitespace }.unicodeScalars))
  }
}
