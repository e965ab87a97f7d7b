import EaselCanvas
import Foundation

/// Filters and compresses pixels for PNG.
struct PNGPixels {
  let layout: PNGLayout

  /// Returns the zlib stream of a rectangle of straight pixels.
  func compressed(_ pixels: [UInt32], width: Int, height: Int) throws -> [UInt8] {
    var rows = PNGRows(
      bytes: samples(pixels, width: width, height: height), width: width, height: height,
      layout: layout)
    rows.filter(by: rows.isFlat ? [.none] : PNGFilter.allCases)
    return try rows.bytes.withUnsafeBytes(Deflater(.usual).compressed)
  }

  /// Returns the rows in the sample order of PNG, each after a byte for its filter.
  private func samples(_ pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    let size = layout.bytes
    let row = width * size + 1
    return [UInt8](unsafeUninitializedCapacity: row * height) { target, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          var index = y * row
          target[index] = PNGFilter.none.rawValue
          index += 1
          for pixel in pixels[(y * width)..<((y + 1) * width)] {
            target[index] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[index + 2] = UInt8(truncatingIfNeeded: pixel)
            if size == 4 { target[index + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            index += size
          }
        }
      }
      count = row * height
    }
  }
}
