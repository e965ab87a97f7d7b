import EaselCanvas
import Foundation

/// Filters and compresses pixels as PNG stores them.
struct PNGPixels {
  let layout: PNGLayout

  /// The zlib stream of a rectangle of straight pixels.
  func compressed(_ pixels: [UInt32], width: Int, height: Int) throws -> [UInt8] {
    let filters: [PNGFilter] = Self.isFlat(pixels) ? [.none] : PNGFilter.allCases
    let filtered = filtered(samples(pixels), width: width, height: height, filters)
    return try filtered.withUnsafeBytes(Deflater(.usual).compressed)
  }

  /// Whether three in four pixels are like the one before: filters only disturb what repeats
  /// (PNG specification, third edition, section 12.7, says so of few colours).
  private static func isFlat(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var count = 0
      for index in pixels.indices.dropFirst() where pixels[index] == pixels[index - 1] {
        count += 1
      }
      return count * 4 >= pixels.count * 3
    }
  }

  private func samples(_ pixels: [UInt32]) -> [UInt8] {
    let size = layout.bytes
    return [UInt8](unsafeUninitializedCapacity: pixels.count * size) { target, count in
      var index = 0
      pixels.withUnsafeBufferPointer { pixels in
        for pixel in pixels {
          target[index] = UInt8(truncatingIfNeeded: pixel >> 16)
          target[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          target[index + 2] = UInt8(truncatingIfNeeded: pixel)
          if size == 4 { target[index + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
          index += size
        }
      }
      count = index
    }
  }

  /// Rows with the filter of each before it: of several the one whose bytes, as signed numbers, have the least
  /// sum (PNG specification, third edition, section 12.7).
  private func filtered(
    _ samples: [UInt8], width: Int, height: Int, _ filters: [PNGFilter]
  ) -> [UInt8] {
    let (row, size) = (width * layout.bytes, layout.bytes)
    let zeros = [UInt8](repeating: 0, count: row)
    return [UInt8](unsafeUninitializedCapacity: (row + 1) * height) { target, count in
      samples.withUnsafeBufferPointer { samples in
        zeros.withUnsafeBufferPointer { zeros in
          for y in 0..<height {
            let line = UnsafeBufferPointer(rebasing: samples[(y * row)..<((y + 1) * row)])
            let above =
              y == 0
              ? zeros : UnsafeBufferPointer(rebasing: samples[((y - 1) * row)..<(y * row)])
            let output = UnsafeMutableBufferPointer(
              rebasing: target[(y * (row + 1))..<((y + 1) * (row + 1))])
            PNGFilter.write(line, above: above, bytes: size, filters, to: output)
          }
        }
      }
      count = (row + 1) * height
    }
  }
}
