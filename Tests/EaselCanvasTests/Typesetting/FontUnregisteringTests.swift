import Foundation
import Testing

@testable import EaselCanvas

/// Fonts from memory that come and go.
@Suite struct FontUnregisteringTests {
  private static let file = "/usr/share/fonts/truetype/bizud-gothic/BIZUDGothic-Regular.ttf"

  @Test func unregisteringAFontRemovesItsFile() throws {
    // A trailing byte makes it a font of this test's own.
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.file)) + [7]
    let style = TextStyle(font: Font(family: "BIZ UDGothic", size: 12))
    try FontLibrary.register(data)
    let path = try #require(
      FontLibrary.current.temporaryFiles.first {
        (try? Data(contentsOf: URL(fileURLWithPath: $0))) == data
      })
    FontLibrary.unregister(data)
    #expect(!FontLibrary.current.files.contains(path))
    #expect(!FontLibrary.current.temporaryFiles.contains(path))
    #expect(!FileManager.default.fileExists(atPath: path))
    // What is unknown changes nothing, and texts are set in another font.
    let generation = FontLibrary.generation
    FontLibrary.unregister(Data("no font".utf8))
    #expect(FontLibrary.generation >= generation)
    #expect(!TextLayout("text", style: style).lines.isEmpty)
  }

  @Test func theExitOfTheProcessRemovesTemporaryFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try ChildProcess(
      ["font", Self.file], environment: ["TMPDIR": folder.path], reading: STDOUT_FILENO)
    #expect(String(decoding: process.wait().rest, as: UTF8.self).hasPrefix("easel-font-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  /// Texts that were set before are drawn as far as that goes; nothing crashes.
  @Test func aTextOfAnUnregisteredFontIsDrawnWithoutACrash() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.file)) + [8]
    try FontLibrary.register(data)
    let layout = TextLayout("text", style: TextStyle(font: Font(family: "BIZ UDGothic", size: 12)))
    FontLibrary.unregister(data)
    let surface = try BitmapSurface(
      size: CGSize(width: 50, height: 20), options: RenderOptions(policy: .lenient))
    surface.canvas.draw(layout, at: .zero)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.green))
    #expect(try #require(surface.image.pixel(x: 5, y: 5)) == (0, 255, 0, 255))
  }
}
