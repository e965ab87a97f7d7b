import Foundation
import Testing

@testable import EaselCanvas

/// Blurs of one byte a pixel.
@Suite struct GaussianBlurTests {
  /// An image with rows longer than its width, in which what lies beyond is never read.
  private static func drawnImage(_ width: Int, _ height: Int, _ stride: Int) -> [UInt8] {
    (0..<stride * height).map { $0 % stride < width ? UInt8(truncatingIfNeeded: $0 * 151) : 255 }
  }

  /// The mean of a box at each place, one pass along rows and one along columns, three times.
  private static func reference(
    _ drawnImage: [UInt8], _ width: Int, _ height: Int, _ stride: Int, _ size: Int
  ) -> [UInt8] {
    let boxes =
      size % 2 == 1
      ? Array(repeating: (size / 2, size / 2), count: 3)
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    var result = drawnImage
    for (before, after) in boxes {
      for isColumn in [false, true] {
        let source = result
        for y in 0..<height {
          for x in 0..<width {
            let (position, count) = isColumn ? (y, height) : (x, width)
            let values = max(position - before, 0)...min(position + after, count - 1)
            let sum = values.reduce(0) {
              $0 + Int(isColumn ? source[$1 * stride + x] : source[y * stride + $1])
            }
            let width = before + after + 1
            result[y * stride + x] = UInt8((sum + width / 2) / width)
          }
        }
      }
    }
    return result
  }

  @Test(arguments: [1.2, 1.6, 2.1, 7, 40] as [CGFloat])
  func theFastBlurGivesTheSameBytes(_ sigma: CGFloat) {
    let (width, height, stride) = (37, 23, 40)
    let size = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    var pixels = Self.drawnImage(width, height, stride)
    let expected = Self.reference(pixels, width, height, stride, size)
    pixels.withUnsafeMutableBufferPointer {
      GaussianBlur(sigma: sigma).apply(to: $0, width: width, height: height, stride: stride)
    }
    for y in 0..<height {
      let row = y * stride..<y * stride + width
      #expect(pixels[row] == expected[row])
    }
  }
}
