import EaselSwiftUI
import Foundation
import Testing

@Suite struct NamedImageTests {
  /// A folder for files of a test, removed after it.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "easel-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func png(_ color: Color, _ width: CGFloat, _ height: CGFloat) throws -> Data {
    try color.data(as: .png, width: width, height: height, scale: 1)
  }

  /// The color in the middle of a view.
  private func middle(
    _ view: some View, _ appearance: Appearance = .light
  ) throws -> [UInt8] {
    let image = try view.image(scale: 2, options: RenderOptions(appearance: appearance))
    let pixel = try #require(image.pixel(x: image.width / 2, y: image.height / 2))
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func registeredImageHasItsSize() throws {
    let data = try png(Self.red, 30, 20)
    AssetLibrary.register(try UIImage(data: data), named: "test/registered")
    let view = Image("test/registered")
    #expect(view.layoutTree().size == CGSize(width: 30, height: 20))
    #expect(try middle(view) == [255, 0, 0])
  }

  @Test func imageOfPixelsIsDrawn() throws {
    let image = try #require(UIImage(data: try png(Self.blue, 12, 8)))
    #expect(Image(uiImage: image).layoutTree().size == CGSize(width: 12, height: 8))
    #expect(try middle(Image(uiImage: image)) == [0, 0, 255])
    let half = Image(decorative: image, scale: 2)
    #expect(half.layoutTree().size == CGSize(width: 6, height: 4))
  }

  @Test func nameIsTheAlternativeText() throws {
    AssetLibrary.register(try UIImage(data: try png(Self.red, 4, 4)), named: "test/labeled")
    func svg(_ image: Image) throws -> String {
      String(decoding: try image.data(as: .svg), as: UTF8.self)
    }
    #expect(try svg(Image("test/labeled")).contains("<title>test/labeled</title>"))
    #expect(try svg(Image("test/labeled", label: Text("A red square"))).contains("A red square"))
    #expect(try !svg(Image(decorative: "test/labeled")).contains("<title>test/labeled</title>"))
  }

  @Test func folderHasFilesForScales() throws {
    try withFolder { folder in
      try png(Self.red, 10, 10).write(to: folder.appending(path: "Scaled.png"))
      try png(Self.blue, 20, 20).write(to: folder.appending(path: "Scaled@2x.png"))
      AssetLibrary.register(folder: folder)
      #expect(Image("Scaled").layoutTree().size == CGSize(width: 10, height: 10))
      // An image of two pixels per point draws the file for that scale.
      #expect(try middle(Image("Scaled")) == [0, 0, 255])
    }
  }

  @Test func folderHasSVG() throws {
    try withFolder { folder in
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">
          <rect width="16" height="16" fill="#f00"/></svg>
        """
      try Data(svg.utf8).write(to: folder.appending(path: "Vector.svg"))
      AssetLibrary.register(folder: folder)
      #expect(try middle(Image("Vector")) == [255, 0, 0])
      #expect(
        try middle(Image("Vector").renderingMode(.template).foregroundStyle(Self.blue)) == [
          0, 0, 255,
        ])
    }
  }

  @Test func nameCannotLeaveItsFolder() throws {
    try withFolder { folder in
      let inner = folder.appending(path: "inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try png(Self.red, 4, 4).write(to: folder.appending(path: "Outside.png"))
      AssetLibrary.register(folder: inner)
      let result = try Image("../Outside").rendered(as: .png)
      #expect(result.diagnostics.map(\.code) == [.inputFailed])
    }
  }

  @Test func missingImageIsNotedOnceAndDrawnAsBox() throws {
    let view = VStack {
      Image("test/missing")
      Image("test/missing")
      Image("test/missing").resizable().frame(width: 40, height: 30).id("box")
    }
    let result = try view.rendered(as: .png)
    #expect(result.diagnostics.count == 1)
    let note = try #require(result.diagnostics.first)
    #expect(note.code == .inputFailed)
    #expect(note.message.contains("AssetLibrary.register(folder:)"))
    #expect(view.layoutTree().frame(of: "box")?.size == CGSize(width: 40, height: 30))
  }

  @Test func unreadableFileIsNoted() throws {
    try withFolder { folder in
      try Data("no image".utf8).write(to: folder.appending(path: "Broken.png"))
      AssetLibrary.register(folder: folder)
      let result = try Image("Broken").rendered(as: .png)
      #expect(result.diagnostics.count == 1)
      #expect(result.diagnostics.first?.message.contains("Broken.png") == true)
    }
  }

  @Test func resizableImageFillsItsFrame() throws {
    AssetLibrary.register(try UIImage(data: try png(Self.red, 40, 20)), named: "test/wide")
    let view = Image("test/wide").resizable()
    #expect(view.frame(width: 60, height: 60).id("a").layoutTree().size.width == 60)
    let fitted = view.scaledToFit().id("fit").frame(width: 60, height: 60).layoutTree()
    #expect(fitted.frame(of: "fit")?.size == CGSize(width: 60, height: 30))
  }

  @Test func textContainsNamedImage() throws {
    AssetLibrary.register(try UIImage(data: try png(Self.red, 10, 10)), named: "test/inline")
    let tree = Text("See \(Image("test/inline")) here").layoutTree()
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.size.width > Text("See  here").layoutTree().size.width + 5)
    let alone = Text(Image("test/inline"))
    #expect(try alone.rendered(as: .svg).diagnostics.isEmpty)
  }

  @Test func registeredColorFollowsAppearance() throws {
    AssetLibrary.register(
      UIColor(light: UIColor(red: 1, green: 0, blue: 0), dark: UIColor(red: 0, green: 0, blue: 1)),
      named: "test/brand")
    let view = Color("test/brand").frame(width: 8, height: 8)
    #expect(try middle(view) == [255, 0, 0])
    #expect(try middle(view, .dark) == [0, 0, 255])
  }

  @Test func missingColorIsListed() throws {
    _ = Color("test/no color")
    #expect(AssetLibrary.missingColors.contains("test/no color"))
  }

  @Test func symbolVariantsAreCombined() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.fill.slash == SymbolVariants.slash.fill)
    #expect(!SymbolVariants.square.contains(.circle))
  }
}
