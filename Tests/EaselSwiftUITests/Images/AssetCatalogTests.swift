import EaselSwiftUI
import Foundation
import Testing

@Suite struct AssetCatalogTests {
  /// An asset catalog in a temporary folder, registered for a test and removed after it.
  private func withCatalog(_ files: [String: Data], _ body: () throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "easel-\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    AssetLibrary.register(catalog: root)
    try body()
  }

  private func png(_ red: Double, _ green: Double, _ blue: Double, size: CGFloat) throws -> Data {
    try Color(red: red, green: green, blue: blue)
      .data(as: .png, width: size, height: size, scale: 1)
  }

  private func middle(
    _ view: some View, _ appearance: Appearance = .light, scale: CGFloat = 2
  ) throws -> [UInt8] {
    let image = try view.image(scale: scale, options: RenderOptions(appearance: appearance))
    let pixel = try #require(image.pixel(x: image.width / 2, y: image.height / 2))
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func imageSetHasAppearances() throws {
    let contents = """
      {"images": [
        {"filename": "light.png", "idiom": "universal", "scale": "1x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "1x", "appearances":
          [{"appearance": "luminosity", "value": "dark"}]}],
       "info": {"author": "xcode", "version": 1}}
      """
    let files = [
      "CatalogLogo.imageset/Contents.json": Data(contents.utf8),
      "CatalogLogo.imageset/light.png": try png(1, 0, 0, size: 10),
      "CatalogLogo.imageset/dark.png": try png(0, 0, 1, size: 10),
    ]
    try withCatalog(files) { () throws in
      #expect(try middle(Image("CatalogLogo")) == [255, 0, 0])
      #expect(try middle(Image("CatalogLogo"), .dark) == [0, 0, 255])
    }
  }

  @Test func imageSetHasScales() throws {
    let contents = """
      {"images": [
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "b.png", "idiom": "universal", "scale": "2x"},
        {"filename": "c.png", "idiom": "universal", "scale": "3x"}]}
      """
    let files = [
      "CatalogScales.imageset/Contents.json": Data(contents.utf8),
      "CatalogScales.imageset/a.png": try png(1, 0, 0, size: 10),
      "CatalogScales.imageset/b.png": try png(0, 1, 0, size: 20),
      "CatalogScales.imageset/c.png": try png(0, 0, 1, size: 30),
    ]
    try withCatalog(files) { () throws in
      let view = Image("CatalogScales")
      #expect(view.layoutTree().size == CGSize(width: 10, height: 10))
      #expect(try middle(view, scale: 2) == [0, 255, 0])
      #expect(try middle(view, scale: 3) == [0, 0, 255])
    }
  }

  @Test func imageSetIsTemplate() throws {
    let contents = """
      {"images": [{"filename": "a.png", "idiom": "universal"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let files = [
      "CatalogTemplate.imageset/Contents.json": Data(contents.utf8),
      "CatalogTemplate.imageset/a.png": try png(1, 0, 0, size: 10),
    ]
    try withCatalog(files) { () throws in
      let view = Image("CatalogTemplate").foregroundStyle(Color(red: 0, green: 0, blue: 1))
      #expect(try middle(view) == [0, 0, 255])
      let original = Image("CatalogTemplate").renderingMode(.original)
      #expect(try middle(original) == [255, 0, 0])
    }
  }

  @Test func namespacesArePartsOfNames() throws {
    let space = #"{"properties": {"provides-namespace": true}}"#
    let contents = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
    let files = [
      "CatalogSpace/Contents.json": Data(space.utf8),
      "CatalogSpace/Inner.imageset/Contents.json": Data(contents.utf8),
      "CatalogSpace/Inner.imageset/a.png": try png(1, 0, 0, size: 10),
      "CatalogGroup/CatalogPlain.imageset/Contents.json": Data(contents.utf8),
      "CatalogGroup/CatalogPlain.imageset/a.png": try png(0, 0, 1, size: 10),
    ]
    try withCatalog(files) { () throws in
      #expect(try middle(Image("CatalogSpace/Inner")) == [255, 0, 0])
      #expect(try middle(Image("CatalogPlain")) == [0, 0, 255])
      #expect(try Image("CatalogGroup/CatalogPlain").rendered(as: .png).diagnostics.count == 1)
    }
  }

  @Test func colorSetHasAppearances() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"alpha": "1.000", "red": "0xFF", "green": "0x80", "blue": "0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
          {"alpha": "1.000", "red": "0.000", "green": "0.000", "blue": "1.000"}}}]}
      """
    try withCatalog(["CatalogBrand.colorset/Contents.json": Data(contents.utf8)]) { () throws in
      let view = Color("CatalogBrand").frame(width: 8, height: 8)
      #expect(try middle(view) == [255, 128, 0])
      #expect(try middle(view, .dark) == [0, 0, 255])
    }
  }

  @Test func colorSetHasWhiteAndDisplayP3() throws {
    let white = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components":
        {"white": "0.200", "alpha": "1.000"}}}]}
      """
    let wide = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
        {"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """
    let files = [
      "CatalogWhite.colorset/Contents.json": Data(white.utf8),
      "CatalogWide.colorset/Contents.json": Data(wide.utf8),
    ]
    try withCatalog(files) { () throws in
      #expect(try middle(Color("CatalogWhite").frame(width: 8, height: 8)) == [51, 51, 51])
      #expect(try middle(Color("CatalogWide").frame(width: 8, height: 8)) == [255, 255, 255])
    }
  }

  @Test func brokenContentsAreNoImage() throws {
    let files = ["CatalogBroken.imageset/Contents.json": Data("{".utf8)]
    try withCatalog(files) { () throws in
      let result = try Image("CatalogBroken").rendered(as: .png)
      #expect(result.diagnostics.map(\.code) == [.inputFailed])
    }
  }
}
