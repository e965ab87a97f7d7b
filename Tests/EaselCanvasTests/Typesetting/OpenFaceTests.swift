import Testing

@testable import EaselCanvas

/// The files of fonts, which stay open while Pango's fonts exist.
@Suite struct OpenFaceTests {
  @Test(arguments: ["Größe", "日本語", "한국어 עברית", "ગુજરાતી", "🙂", "a\u{378}b"])
  func theFilesOfAllFontsOfATextAreLocked(_ text: String) throws {
    let engine = TextEngine.current
    _ = TextLayout(text, style: TextStyle(font: .system(size: 11.25)))
    let keys = try #require(engine.fonts).keys
    #expect(!keys.isEmpty)
    for (font, resolved) in keys {
      #expect(PangoFontFunctions.isOpen(font), "\(resolved.key.file)")
    }
  }
}
