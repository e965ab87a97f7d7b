import Foundation
import Testing

@testable import EaselCanvas

/// Fonts beyond the default families.
@Suite(.serialized) struct FontLibraryTests {
  /// A font of the default packages that is not among the default families.
  private let url = URL(
    fileURLWithPath: "/usr/share/fonts/truetype/bizud-gothic/BIZUDGothic-Regular.ttf")
  private let style = TextStyle(font: Font(family: "BIZ UDGothic", size: 12))

  @Test func aRegisteredFileIsFoundInEveryThread() async throws {
    try FontLibrary.register(url)
    let layout = TextLayout("iiii", style: style)
    #expect(layout.diagnostics.isEmpty)
    // Its letters have one width.
    #expect(abs(layout.size.width - TextLayout("mmmm", style: style).size.width) < 0.01)
    let style = style
    let there = await Task.detached { TextLayout("iiii", style: style) }.value
    #expect(there == layout)
  }

  @Test func theSameDataAreRegisteredOnce() throws {
    let data = try Data(contentsOf: url)
    try FontLibrary.register(data)
    let files = FontLibrary.current.files
    try FontLibrary.register(data)
    #expect(FontLibrary.current.files == files)
  }

  @Test func dataThatAreNoFontAreRefused() throws {
    #expect(throws: EaselError.self) { try FontLibrary.register(Data("no font".utf8)) }
    #expect(throws: EaselError.self) { try FontLibrary.register(Data([0, 1, 0, 0, 9, 9])) }
    #expect(throws: EaselError.self) {
      try FontLibrary.register(URL(fileURLWithPath: "/no/such/font.ttf"))
    }
    #expect(throws: EaselError.self) {
      try FontLibrary.register(URL(fileURLWithPath: #filePath))
    }
    var limits = Limits()
    limits.maximumFontBytes = 10
    #expect(throws: EaselError.self) {
      try FontLibrary.register(Data(count: 11), limits: limits)
    }
    #expect(try !hasFontOf(Data("no font".utf8)))
  }

  /// Whether a font's bytes were left in a file; other runs of the tests have files there, too.
  private func hasFontOf(_ data: Data) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("easel-font-") }
      .contains { (try? Data(contentsOf: folder.appendingPathComponent($0))) == data }
  }

  @Test func aDeletedFontFileAffectsOnlyItsOwnText() async throws {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-test-\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(at: url, to: copy)
    try FontLibrary.register(copy)
    let layout = TextLayout("gone", style: style)
    let run = try #require(layout.runs.first)
    let moved = run.with(font: FontKey(file: copy.path, index: run.font.index, isColor: false))
    let gone = TextLayout(
      string: layout.string, size: layout.size, lines: layout.lines, isTruncated: false,
      diagnostics: [], runs: [moved], styles: layout.styles, missing: [])
    try FileManager.default.removeItem(at: copy)
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: PageSize.a4) { canvas in
      canvas.draw(gone, at: .zero)
      canvas.draw(TextLayout("after"), at: CGPoint(x: 0, y: 50))
    }
    #expect(gone.outline.isEmpty)
    let rendered = try document.finish()
    #expect(rendered.diagnostics.map(\.code) == [.fontUnavailable])
    let text = try Tool.output("pdftotext", ["-", "-"], input: rendered.output)
    #expect(text.contains("after"))
  }

  @Test func systemFontsAreUsedOnlyOnRequest() throws {
    var library = FontLibrary.State()
    let own = try #require(FontConfiguration(library))
    library.usesSystemFonts = true
    let all = try #require(FontConfiguration(library))
    #expect(own.families.isStrictSubset(of: all.families))
    let arabic = FontFamilyName("Noto Sans Arabic")
    #expect(own.families.contains(FontFamilyName("Roboto")) && !own.families.contains(arabic))
    library.usesSystemFonts = false
    let further = try #require(FontConfiguration(library, .further))
    #expect(further.families.contains(arabic))
  }

  @Test(
    .enabled("where fontconfig has caches of the default families") {
      (FontConfiguration(FontLibrary.State())?.cachedFolders ?? 0) > 0
    })
  func fontconfigCachesGiveTheSameFonts() throws {
    for (scope, count) in [(FontConfiguration.Scope.core, 22), (.further, 100)] {
      var library = FontLibrary.State()
      let cached = try #require(FontConfiguration(library, scope))
      library.usesFontconfigCaches = false
      let read = try #require(FontConfiguration(library, scope))
      #expect(cached.cachedFolders == (scope == .core ? 2 : 3) && read.cachedFolders == 0)
      #expect(read.descriptions.count >= count)
      expectSame(cached, read)
    }
  }

  /// The system's rules take emoji for every character where a family of emoji is asked for by name.
  @Test(arguments: [nil, "Noto Color Emoji", "Apple Color Emoji"])
  func digitsAreNotEmojiWithSystemFonts(_ family: String?) async {
    await #expect(processExitsWith: .success) { [family = family as String?] in
      FontLibrary.usesSystemFonts = true
      let style = TextStyle(font: Font(family: family, size: 12))
      let layout = TextLayout("0123456789 # *", style: style)
      try FaultMismatch.unless(
        layout.runs.allSatisfy { $0.font.file.hasSuffix("Roboto-Regular.ttf") }, "other digits")
      let emoji = TextLayout("😀 1️⃣", style: style)
      try FaultMismatch.unless(emoji.runs.contains { $0.font.isColor }, "no emoji")
      // Nothing is wrong but that there is no such family.
      try FaultMismatch.unless(
        layout.diagnostics.isEmpty == (family != "Apple Color Emoji"), "\(layout.diagnostics)")
    }
  }

  @Test func aFolderIsNamedAndAPipeIsNotOpened() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = #expect(throws: EaselError.self) { try FontLibrary.register(folder) }
    #expect(first?.message.contains("is a folder") == true)
    // Opening a pipe for reading waits until somebody writes to it.
    let pipe = folder.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let second = #expect(throws: EaselError.self) { try FontLibrary.register(pipe) }
    #expect(second?.code == .fontUnavailable)
  }

  private func expectSame(_ cached: FontConfiguration, _ read: FontConfiguration) {
    let (some, others) = (cached.descriptions, read.descriptions)
    #expect(some.count == others.count)
    for (one, other) in zip(some, others) where one != other {
      Issue.record("\(one.prefix(200)) … instead of \(other.prefix(200)) …")
    }
    #expect(cached.families == read.families)
  }
}
