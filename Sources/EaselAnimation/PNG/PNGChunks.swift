internal import CZlib
import EaselCanvas
import Foundation

/// Writes the chunks of a PNG file (PNG specification, third edition, section 5).
struct PNGChunks {
  private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Adds a chunk: length, name, contents, checksum.
  mutating func add(_ name: String, _ parts: [UInt8]...) {
    add32(parts.reduce(0) { $0 + $1.count })
    let name = Array(name.utf8)
    var checksum = crc32(0, name, UInt32(name.count))
    data.append(contentsOf: name)
    for part in parts {
      checksum = crc32(checksum, part, UInt32(part.count))
      data.append(contentsOf: part)
    }
    add32(Int(checksum))
  }

  /// The header; eight bits a sample, not interlaced.
  mutating func addHeader(width: Int, height: Int, layout: PNGPixels.Layout) {
    add(
      "IHDR", Self.bytes32(width) + Self.bytes32(height) + [8, layout.colorType, 0, 0, 0])
  }

  private mutating func add32(_ value: Int) { data.append(contentsOf: Self.bytes32(value)) }

  /// A number of four bytes, the highest first.
  static func bytes32(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [
      UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255),
    ]
  }

  /// A number of two bytes, the higher first.
  static func bytes16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
