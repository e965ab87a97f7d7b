import EaselSwiftUI
import Foundation
import Testing

/// Images and colors that cannot be drawn as they are, or come from a bundle.
@Suite struct LostImageTests {
  private static let paint = Color(red: 1, green: 0, blue: 0)

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "easel-lost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func imageOfABundleIsFound() throws {
    try withFolder { folder in
      let data = try Self.paint.data(as: .png, width: 6, height: 6, scale: 1)
      try data.write(to: folder.appending(path: "OnlyInBundle.png"))
      let bundle = try #require(Bundle(path: folder.path))
      let view = Image("OnlyInBundle", bundle: bundle)
      #expect(try notes(of: view).isEmpty)
      #expect(try green(of: view, x: 3, y: 3) == 0)
      #expect(try notes(of: Image("OnlyInBundle")).count == 1)
    }
  }

  @Test func colorOfABundleIsFound() throws {
    try withFolder { folder in
      let set = folder.appending(path: "Colors.xcassets/BundleColor.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let contents = """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}
        """
      try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
      let bundle = try #require(Bundle(path: folder.path))
      let view = Color("BundleColor", bundle: bundle).frame(width: 4, height: 4)
      #expect(try green(of: view, x: 2, y: 2) == 0)
    }
  }

  @Test func missingColorIsNotedOnce() throws {
    struct Card: View {
      var body: some View {
        VStack {
          Color("test/no such color").frame(width: 4, height: 4)
          Text("a").foregroundStyle(Color("test/no such color"))
        }
      }
    }
    let messages = try notes(of: Card()).filter { $0.contains("test/no such color") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("AssetLibrary.register") == true)
  }

  @Test func pdfInTextIsNoted() throws {
    try withFolder { folder in
      let data = try Self.paint.data(as: .pdf, width: 16, height: 16)
      try data.write(to: folder.appending(path: "PageInText.pdf"))
      AssetLibrary.register(folder: folder)
      let messages = try notes(of: Text("See \(Image("PageInText"))"))
      #expect(messages.count { $0.contains("PDF page") } == 1)
    }
  }

  @Test func hugeTileIsNoted() throws {
    let data = try Self.paint.data(as: .png, width: 2_000, height: 2_000, scale: 1)
    let image = Image(uiImage: try UIImage(data: data))
    let view = Rectangle().fill(ImagePaint(image: image)).frame(width: 10, height: 10)
    #expect(try notes(of: view).count { $0.contains("4000000 pixels at most") } == 1)
  }

  @Test func pageUnderColorFilterIsNoted() throws {
    try withFolder { folder in
      let data = try Self.paint.data(as: .pdf, width: 16, height: 16)
      try data.write(to: folder.appending(path: "FilteredPage.pdf"))
      AssetLibrary.register(folder: folder)
      let result = try Image("FilteredPage").grayscale(1).rendered(as: .pdf)
      #expect(result.diagnostics.count { $0.operation == "ColorFilter" } == 1)
    }
  }

  @Test func involutionHasAnInverse() {
    var mirror = ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1))
    let before = mirror
    let isInverted = mirror.invert()
    #expect(isInverted)
    #expect(mirror == before)
  }

  @Test func singularTransformIsUnchanged() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat == before)
  }
}
