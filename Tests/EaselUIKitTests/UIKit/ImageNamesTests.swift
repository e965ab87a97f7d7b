import EaselUIKit
import Testing

@Suite struct ImageNamesTests {
  private let red = drawnImage { context in
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func anImageIsReadFromItsPNGDataAndFile() throws {
    let data = try #require(red.pngData())
    #expect(UIImage(data: data) == red)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 10, height: 10))
    #expect(UIImage(data: Data()) == nil)
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIImage(contentsOfFile: url.path) == red)
    #expect(UIImage(contentsOfFile: "/nothing/there.png") == nil)
  }

  @Test func anImageConvertsToACGImageAndBack() throws {
    let image = try #require(red.cgImage)
    #expect(image.width == 20)
    #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size.width == 10)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 4))?.height == 4)
  }
}
