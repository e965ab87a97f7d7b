import Foundation

@testable import EaselCanvas

/// A PNG file put together chunk by chunk, right or wrong, with pixels that are stored as they are.
struct PNGBytes {
  var width: UInt32 = 4
  var height: UInt32 = 2
  var depth: UInt8 = 8
  /// 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGB and alpha (PNG specification, section 11.2).
  var type: UInt8 = 6
  var isInterlaced = false
  /// Rows with the byte of their filter before each.
  var rows: [UInt8] = []
  /// Chunks between header and pixels.
  var before: [(name: String, body: [UInt8])] = []
  /// What is left out, if anything.
  var leavesOut = ""

  /// Four opaque pixels a row, two rows.
  static let sample = PNGBytes(
    rows: [0] + (1...16).map { $0 % 4 == 0 ? 255 : UInt8($0) } + [0]
      + (17...32).map { $0 % 4 == 0 ? 255 : UInt8($0) })

  var data: Data {
    var file = Data(PNGCodec.signature)
    let header =
      Self.number(width) + Self.number(height) + [depth, type, 0, 0, isInterlaced ? 1 : 0]
    let chunks =
      [(name: "IHDR", body: header)] + before
      + [(name: "IDAT", body: Self.deflated(rows)), (name: "IEND", body: [])]
    for chunk in chunks where chunk.name != leavesOut {
      file.append(contentsOf: Self.chunk(chunk.name, chunk.body))
    }
    return file
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return number(UInt32(body.count)) + named + number(checksum(of: named[...]))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Stored blocks in a zlib stream (RFC 1950, RFC 1951 section 3.2.4).
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(bytes.count - start, 65_535)
      let isLast = start + count == bytes.count
      let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
      stream += [isLast ? 1 : 0, low, high, ~low, ~high]
      stream += bytes[start..<(start + count)]
      start += count
    } while start < bytes.count
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + number(b << 16 | a)
  }

  /// ISO 3309, bit by bit (PNG specification, annex D).
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
  }
}
