import Foundation

/// A writer of the chunks of a PNG file (PNG specification, third edition, section 5).
package struct PNGChunks {
  package private(set) var data = Data(PNGCodec.signature)

  package init() {}

  /// Adds a chunk with its length, name, contents and checksum.
  package mutating func add(_ name: String, _ parts: [UInt8]...) {
    add32(parts.reduce(0) { $0 + $1.count })
    let name = Array(name.utf8)
    var checksum: UInt32 = 0
    for part in [name] + parts {
      checksum = part.withUnsafeBytes { Deflater.crc32($0, after: checksum) }
      data.append(contentsOf: part)
    }
    add32(Int(checksum))
  }

  /// Adds the header, with eight bits per sample and without interlacing.
  package mutating func addHeader(width: Int, height: Int, layout: PNGLayout) {
    add(
      "IHDR", Self.bytes32(width) + Self.bytes32(height) + [8, layout.colorType, 0, 0, 0])
  }

  private mutating func add32(_ value: Int) { data.append(contentsOf: Self.bytes32(value)) }

  /// Returns a number as four bytes, the most significant first.
  package static func bytes32(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [
      UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255),
    ]
  }

  /// Returns a number as two bytes, the more significant first.
  package static func bytes16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
