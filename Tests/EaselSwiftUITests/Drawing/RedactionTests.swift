import EaselSwiftUI
import Foundation
import Testing

@Suite struct RedactionTests {
  private static let paint = Color(red: 1, green: 0, blue: 0)

  private func withAsset(_ name: String, _ data: Data, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "easel-redaction-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try data.write(to: folder.appending(path: name))
    AssetLibrary.register(folder: folder)
    try body()
  }

  private static let redSVG = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">
      <rect width="16" height="16" fill="#ff0000"/></svg>
    """.utf8)

  @Test func textInMaskIsRedacted() throws {
    let view = Self.paint.frame(width: 80, height: 20).mask { Text("milli") }
    /// The number of changes between covered and free pixels in the middle row.
    func edges(_ view: some View) throws -> Int {
      let image = try view.image(scale: 1)
      let row = (0..<image.width).map { (image.pixel(x: $0, y: 10)?.green ?? 0) < 128 }
      return zip(row, row.dropFirst()).count { $0 != $1 }
    }
    #expect(try edges(view) > 4)
    #expect(try edges(view.redacted(reason: .placeholder)) == 2)
  }

  @Test func vectorAssetIsRedacted() throws {
    try withAsset("RedactedVector.svg", Self.redSVG) { () throws -> Void in
      let view = Image("RedactedVector")
      #expect(try green(of: view, x: 8, y: 8) == 0)
      #expect(try green(of: view.redacted(reason: .placeholder), x: 8, y: 8) == 209)
    }
  }

  @Test func vectorImageIsRedacted() throws {
    let view = try VectorImage(data: Self.redSVG)
    #expect(try green(of: view, x: 8, y: 8) == 0)
    #expect(try green(of: view.redacted(reason: .placeholder), x: 8, y: 8) == 209)
  }

  @Test func vectorAssetInTextIsRedacted() throws {
    try withAsset("RedactedInline.svg", Self.redSVG) { () throws -> Void in
      let view = Text("\(Image("RedactedInline"))").font(.system(size: 40))
      func hasRed(_ view: some View) throws -> Bool {
        let image = try view.image(scale: 1)
        return (0..<image.width * image.height).contains {
          let pixel = image.pixel(x: $0 % image.width, y: $0 / image.width)
          return pixel.map { $0.red > 240 && $0.green < 20 && $0.alpha > 200 } ?? false
        }
      }
      #expect(try hasRed(view))
      #expect(try !hasRed(view.redacted(reason: .placeholder)))
    }
  }

  @Test func templateImageIsRedacted() throws {
    let circle = Circle().fill(Self.paint).frame(width: 20, height: 20)
    let image = Image(uiImage: try circle.image(scale: 1)).renderingMode(.template)
      .foregroundStyle(Self.paint)
    // The corner is outside of the circle, but inside of the bar.
    #expect(try green(of: image.redacted(reason: .placeholder), x: 10, y: 2) == 209)
    #expect(try green(of: image.redacted(reason: .placeholder), x: 3, y: 10) == 209)
  }

  @Test func pdfAssetIsRedacted() throws {
    let pdf = try Self.paint.data(as: .pdf, width: 16, height: 16)
    try withAsset("RedactedPage.pdf", pdf) { () throws -> Void in
      let view = Image("RedactedPage").renderingMode(.template)
      #expect(try green(of: view.redacted(reason: .placeholder), x: 8, y: 8) == 209)
    }
  }

  @Test func unredactedTextIsDrawnUnderColorFilter() throws {
    let view = Text("shown").unredacted().grayscale(1).colorInvert()
      .redacted(reason: .placeholder)
    #expect(try words(of: view) == ["shown"])
  }

  @Test func unredactedTextKeepsItsColorFilter() throws {
    let view = Self.paint.frame(width: 8, height: 8).unredacted().colorInvert()
      .redacted(reason: .placeholder)
    #expect(try red(of: view, x: 4, y: 4) == 0)
    #expect(try green(of: view, x: 4, y: 4) == 255)
  }
}
