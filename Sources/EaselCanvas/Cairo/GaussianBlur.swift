import Foundation

/// Blurs one byte a pixel by three box blurs, which come within 3 % of a Gaussian.
///
/// The widths are those of the W3C's Filter Effects, section 9.15 (feGaussianBlur).
struct GaussianBlur {
  let sigma: CGFloat

  func apply(
    to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    let size = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1, width > 0, height > 0 else { return }
    // An even box has no middle: two that lean to either side, and an odd one, have.
    let boxes: [(left: Int, right: Int)] =
      size % 2 == 1
      ? Array(repeating: (size / 2, size / 2), count: 3)
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    var line = [UInt8](repeating: 0, count: max(width, height))
    for box in boxes {
      for y in 0..<height {
        Self.blur(pixels, from: y * stride, step: 1, count: width, box, &line)
      }
      for x in 0..<width {
        Self.blur(pixels, from: x, step: stride, count: height, box, &line)
      }
    }
  }

  private static func blur(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int,
    _ box: (left: Int, right: Int), _ line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = pixels[start + index * step] }
    let size = box.left + box.right + 1
    var sum = 0
    for index in 0..<min(box.right, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + box.right < count { sum += Int(line[index + box.right]) }
      if index - box.left - 1 >= 0 { sum -= Int(line[index - box.left - 1]) }
      pixels[start + index * step] = UInt8((sum + size / 2) / size)
    }
  }
}
