import Foundation

/// A blur of one byte per pixel by three box blurs, which differ from a Gaussian by at most 3 %.
///
/// The widths are those of the W3C's Filter Effects, section 9.15 (feGaussianBlur).
struct GaussianBlur {
  let sigma: CGFloat

  func apply(
    to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    let size = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1, width > 0, height > 0 else { return }
    // A box of even width has no middle: two boxes are shifted to either side, and the third is
    // odd.
    let boxes: [(left: Int, right: Int)] =
      size % 2 == 1
      ? Array(repeating: (size / 2, size / 2), count: 3)
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    // Each pass reads one buffer and writes the other.
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
    defer { copy.deallocate() }
    guard let base = pixels.baseAddress else { return }
    for box in boxes {
      for y in 0..<height {
        Self.blurRow(base + y * stride, to: copy + y * stride, count: width, box)
      }
      Self.blurColumns(copy, to: base, width: width, height: height, stride: stride, box)
    }
  }

  /// A division by a width, rounded half up, as a multiplication.
  ///
  /// It is exact for sums of fewer than 65,536 bytes.
  private struct Division {
    private let factor: UInt64
    private let half: UInt64

    init(by size: Int) {
      factor = (1 << 40) / UInt64(size) + 1
      half = UInt64(size / 2)
    }

    @inline(__always)
    func callAsFunction(_ sum: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: ((UInt64(sum) &+ half) &* factor) >> 40)
    }
  }

  private static func blurRow(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int,
    _ box: (left: Int, right: Int)
  ) {
    let division = Division(by: box.left + box.right + 1)
    var sum: UInt32 = 0
    for index in 0..<min(box.right, count) { sum &+= UInt32(source[index]) }
    for index in 0..<count {
      if index + box.right < count { sum &+= UInt32(source[index + box.right]) }
      if index > box.left { sum &-= UInt32(source[index - box.left - 1]) }
      target[index] = division(sum)
    }
  }

  /// Blurs all columns together, row by row, in the order of the bytes in memory.
  private static func blurColumns(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
    stride: Int, _ box: (left: Int, right: Int)
  ) {
    let division = Division(by: box.left + box.right + 1)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { sums.deallocate() }
    sums.initialize(repeating: 0, count: width)
    func add(_ y: Int) {
      let row = source + y * stride
      for x in 0..<width { sums[x] &+= UInt32(row[x]) }
    }
    for y in 0..<min(box.right, height) { add(y) }
    for y in 0..<height {
      if y + box.right < height { add(y + box.right) }
      if y > box.left {
        let row = source + (y - box.left - 1) * stride
        for x in 0..<width { sums[x] &-= UInt32(row[x]) }
      }
      let row = target + y * stride
      for x in 0..<width { row[x] = division(sums[x]) }
    }
  }
}
