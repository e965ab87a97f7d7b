import Foundation

/// Encodes an image as a PNG file: without alpha if it is opaque, and with the best row filters.
///
/// Drawings consist of runs and repeated rows, which deflate usually compresses best without
/// filters (PNG specification, third edition, section 12.7). A sample of rows decides. Nine tenths
/// of the time are spent in the compression library.
struct PNGEncoder {
  /// The pixels: premultiplied blue, green, red and alpha.
  let pixels: UnsafeBufferPointer<UInt8>
  /// The number of bytes from one row to the next.
  let bytesPerRow: Int
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  var deflater = Deflater(.quick)

  /// The length at which chunks are split; PNG allows at most 2³¹ − 1 bytes.
  private static let longestChunk = 1 << 30

  /// Returns the bytes of the file.
  func encode() throws -> Data {
    let (layout, rows) = samples()
    var filtered = PNGRows(bytes: rows, width: width, height: height, layout: layout)
    filtered.filter(by: try filtered.bestFilters(deflater))
    let stream = try filtered.bytes.withUnsafeBytes(deflater.compressed)
    var chunks = PNGChunks()
    chunks.addHeader(width: width, height: height, layout: layout)
    if stream.count <= Self.longestChunk {
      chunks.add("IDAT", stream)
    } else {
      for start in stride(from: 0, to: stream.count, by: Self.longestChunk) {
        chunks.add("IDAT", Array(stream[start...].prefix(Self.longestChunk)))
      }
    }
    chunks.add("IEND")
    return chunks.data
  }

  /// Returns the rows in PNG's order of samples, each after a byte for its filter.
  private func samples() -> (PNGLayout, [UInt8]) {
    if let rows = opaqueSamples() { return (.rgb, rows) }
    let row = width * 4 + 1
    let bytes = [UInt8](unsafeUninitializedCapacity: row * height) { target, count in
      count = row * height
      guard let source = pixels.baseAddress, let target = target.baseAddress else { return }
      for y in 0..<height {
        target[y * row] = PNGFilter.none.rawValue
        Self.unmultiply(
          UnsafeRawPointer(source + y * bytesPerRow),
          to: UnsafeMutableRawPointer(target + y * row + 1), count: width)
      }
    }
    return (.rgba, bytes)
  }

  /// Returns the red, green and blue samples if the image is opaque everywhere, or `nil`.
  private func opaqueSamples() -> [UInt8]? {
    let row = width * 3 + 1
    var isOpaque = true
    // Each pixel is written as four bytes, so that the last one needs an additional byte.
    let bytes = [UInt8](unsafeUninitializedCapacity: row * height + 1) { target, count in
      guard let source = pixels.baseAddress, let target = target.baseAddress else { return }
      for y in 0..<height {
        let line = UnsafeRawPointer(source + y * bytesPerRow)
        let output = UnsafeMutableRawPointer(target + y * row + 1)
        var alphas: UInt32 = 0xFF00_0000
        for x in 0..<width {
          let pixel = line.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
          alphas &= pixel
          // The bytes in order are red, green, blue, and one that the next pixel overwrites.
          output.storeBytes(of: pixel.byteSwapped >> 8, toByteOffset: x * 3, as: UInt32.self)
        }
        guard alphas == 0xFF00_0000 else {
          isOpaque = false
          return
        }
      }
      for y in 0..<height { target[y * row] = PNGFilter.none.rawValue }
      count = row * height
    }
    return isOpaque ? bytes : nil
  }

  /// Divides colors by their alpha, rounded to the nearest value as in cairo.
  private static func unmultiply(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    reciprocals.withUnsafeBufferPointer { reciprocals in
      var (last, straight): (UInt32, UInt32) = (0, 0)
      for x in 0..<count {
        let pixel = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        if pixel != last {
          let alpha = pixel >> 24
          let reciprocal = reciprocals[Int(alpha)]
          /// Returns a component divided by alpha; a component greater than alpha becomes 255.
          func part(_ shift: UInt32) -> UInt32 {
            let value = UInt64((pixel >> shift & 255) * 255 + alpha / 2)
            return min(UInt32(truncatingIfNeeded: (value * reciprocal) >> 24), 255)
          }
          straight = part(16) | part(8) << 8 | part(0) << 16 | alpha << 24
          last = pixel
        }
        target.storeBytes(of: straight, toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  /// 2²⁴ divided by each alpha, rounded up, to replace divisions of numbers below 2¹⁶.
  ///
  /// The product with a reciprocal, shifted right by 24 bits, is the quotient (Granlund and
  /// Montgomery, Division by Invariant Integers, 1994).
  private static let reciprocals: [UInt64] =
    [0] + (1...255).map { (UInt64(1 << 24) + $0 - 1) / $0 }
}
