import EaselCanvas
import EaselTesting
import Foundation

/// Compares two PNG files and prints how far they differ as a line of JSON.
///
/// usage: `image-difference EXPECTED ACTUAL`
///
/// `beyond` is the share of the pixels of which a channel differs by more than 32 of 255, `ink` the
/// share of the pixels that are not the corner's colour in either image, `inkBeyond` the share
/// among those, `most` the greatest difference of all.
@main
enum ImageDifference {
  /// A difference that is seen at a glance, of 255.
  static let visible = 32

  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard paths.count == 2 else {
      print("usage: image-difference EXPECTED ACTUAL")
      exit(2)
    }
    let images = try paths.map { try Image(contentsOf: URL(fileURLWithPath: $0)) }
    let comparison = ImageComparison(expected: images[0], actual: images[1])
    guard comparison.hasSameSize else {
      print("{\"sameSize\":false}")
      return
    }
    let isInk = zip(inkMask(images[0]), inkMask(images[1])).map { $0 || $1 }
    let ink = isInk.count { $0 }
    let far = comparison.differences.count { Int($0) > visible }
    let all = comparison.differences.count
    print(
      "{\"sameSize\":true,\"pixels\":\(all),\"beyond\":\(Double(far) / Double(all)),"
        + "\"ink\":\(Double(ink) / Double(all)),"
        + "\"inkBeyond\":\(ink > 0 ? Double(far) / Double(ink) : 0),\"most\":\(comparison.maximum)}"
    )
  }

  /// Whether each pixel differs from the one at the top left.
  private static func inkMask(_ image: Image) -> [Bool] {
    image.withPremultipliedBytes { bytes in
      let background = (bytes[0], bytes[1], bytes[2], bytes[3])
      return stride(from: 0, to: bytes.count, by: 4).map {
        (bytes[$0], bytes[$0 + 1], bytes[$0 + 2], bytes[$0 + 3]) != background
      }
    }
  }
}
