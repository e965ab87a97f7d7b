import EaselUIKit
import Testing

@Suite struct NamedImageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "easel-named-\(UUID().uuidString)")

  /// A folder with images of 2 × 2 and 4 × 4 pixels.
  private func bundle() throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, side) in [("logo.png", 2), ("logo@2x.png", 4)] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: side, height: side), format: format)
      try renderer.pngData { _ in }.write(to: folder.appending(path: name))
    }
    try Data("nothing".utf8).write(to: folder.appending(path: "broken.png"))
    return try #require(Bundle(path: folder.path))
  }

  /// What is noted while a closure draws.
  private func notes(_ body: () -> Void) -> [String] {
    let canvas = RecordingCanvas()
    CGContext.withCurrent(canvas) { _ in body() }
    return canvas.context.diagnostics.map(\.message)
  }

  @Test(arguments: ["logo", "logo.png"])
  func aNamedImageIsReadFromItsFile(_ name: String) throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 2, height: 2))
  }

  @Test func aMissingImageIsNotedWithItsFolder() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = notes { #expect(UIImage(named: "none", in: bundle) == nil) }
    #expect(messages == ["there is no image file “none” in \(bundle.bundlePath)"])
  }

  @Test func anUnreadableImageFileIsNoted() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = notes { #expect(UIImage(named: "broken", in: bundle) == nil) }
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("broken.png cannot be read") })
  }

  @Test func anImageOfASystemSymbolIsNilAndNoted() {
    let messages = notes { #expect(UIImage(systemName: "star") == nil) }
    #expect(messages.first?.contains("no SF Symbol “star”") == true)
    #expect(UIImage(systemName: "star") == nil)
  }
}
