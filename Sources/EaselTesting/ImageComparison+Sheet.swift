import EaselCanvas
import Foundation

extension ImageComparison {
  /// Returns an image with the expected image, the actual image and their difference side by side.
  ///
  /// Differences are red on white.
  public func sheet() throws -> Image {
    let gap = 8
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let surface = try BitmapSurface(
      size: CGSize(width: width * 3 + gap * 2, height: height), background: .white)
    for (column, image) in [expected, actual, try difference()].enumerated() {
      surface.canvas.draw(
        image, from: nil,
        in: CGRect(
          x: column * (width + gap), y: 0, width: image.width, height: image.height),
        interpolation: .none, compositing: .normal)
    }
    return surface.image
  }

  /// Returns an image of the differences: white for equal pixels, redder for greater differences; a
  /// single red pixel if the sizes differ.
  public func difference() throws -> Image {
    guard hasSameSize else {
      return try Image(rgba: [255, 0, 0, 255], width: 1, height: 1)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(differences.count * 4)
    for difference in differences {
      // A difference of 1 must be visible: it removes a fifth of green and blue.
      let rest = difference == 0 ? 255 : UInt8(max(200 - Int(difference), 0))
      bytes += [255, rest, rest, 255]
    }
    return try Image(rgba: bytes, width: expected.width, height: expected.height)
  }
}
