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

  @Test(
    arguments: [
      (.up, 20, 10, [0, 0]), (.down, 20, 10, [19, 9]), (.left, 10, 20, [0, 19]),
      (.right, 10, 20, [9, 0]), (.upMirrored, 20, 10, [19, 0]), (.downMirrored, 20, 10, [0, 9]),
      (.leftMirrored, 10, 20, [0, 0]), (.rightMirrored, 10, 20, [9, 19]),
    ] as [(UIImage.Orientation, Int, Int, [Int])])
  func anOrientationTurnsThePixels(
    orientation: UIImage.Orientation, width: Int, height: Int, corner: [Int]
  ) throws {
    // Red at the top left of 20 × 10 pixels, blue elsewhere.
    var bytes = [UInt8](repeating: 0, count: 20 * 10 * 4)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      (bytes[index], bytes[index + 2], bytes[index + 3]) = (index == 0 ? 255 : 0, 255, 255)
    }
    let stored = try UIImage(rgba: bytes, width: 20, height: 10)
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: width, height: height))
    #expect(image.imageOrientation == orientation)
    #expect(image.pixel(x: corner[0], y: corner[1])?.red == 255)
    let pixels = try #require(image.cgImage)
    #expect(pixels == stored)
    #expect(pixels.imageOrientation == .up)
    // As Apple's own code does to copy an image.
    #expect(
      UIImage(cgImage: pixels, scale: image.scale, orientation: image.imageOrientation) == image)
  }

  @Test func orientationsHaveTheNumbersOfUIKit() {
    let all: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    #expect(all.map(\.rawValue) == Array(0...7))
  }
}
