import Foundation
import Testing

@testable import EaselCanvas

/// The orientation in the chunk eXIf of a PNG.
@Suite struct PNGOrientationTests {
  /// Two pixels beside each other: red and blue.
  private func image(_ orientation: UInt8) throws -> Image {
    var file = PNGBytes(width: 2, height: 1, rows: [0, 255, 0, 0, 255, 0, 0, 255, 255])
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    ]
    file.before = [("eXIf", tiff)]
    return try Image(data: file.data)
  }

  @Test(
    arguments: [
      (1, 2, true), (2, 2, false), (3, 2, false), (4, 2, true), (5, 1, true), (6, 1, true),
      (7, 1, false), (8, 1, false),
    ] as [(UInt8, Int, Bool)])
  func aPNGIsUpright(orientation: UInt8, width: Int, isRedFirst: Bool) throws {
    let image = try image(orientation)
    #expect(image.width == width)
    #expect(image.height == 3 - width)
    #expect(image.pixel(x: 0, y: 0)?.red == (isRedFirst ? 255 : 0))
  }
}
