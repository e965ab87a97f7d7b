import Foundation

/// Makes PNG files that get past the checks of lengths and sums.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The same chunks with the sums that they should have, as far as their lengths make sense.
  static func withChecksumsMended(_ bytes: [UInt8]) -> Data {
    var bytes = bytes
    var start = signature.count
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(end..<end + 4, with: word(crc(bytes[start + 4..<end])))
      start = end + 4
    }
    return Data(bytes)
  }

  /// A file with an arbitrary header, palette and transparency, and the rest of the bytes as pixels.
  static func built(from input: inout FuzzInput) -> Data {
    let (width, height) = (UInt32(input.byte()), UInt32(input.byte()))
    var bytes = signature
    let isOdd = input.rarely(8)
    append(
      "IHDR",
      word(isOdd ? .max : width) + word(isOdd ? width << 24 : height) + [
        input.choice([1, 2, 4, 8, 16, 3]), input.choice([0, 2, 3, 4, 6, 1]), 0, 0,
        input.choice([0, 1]),
      ], to: &bytes)
    for name in ["gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "PLTE", "bKGD", "tRNS", "hIST", "pHYs"]
    where input.rarely(40) {
      append(name, input.rest(atMost: Int(input.byte())), to: &bytes)
    }
    let pixels = input.rest()
    append("IDAT", stored(pixels), to: &bytes)
    append("IEND", [], to: &bytes)
    return Data(bytes)
  }

  private static func append(_ name: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    let body = Array(name.utf8) + content
    bytes += word(UInt32(content.count)) + body + word(crc(body[...]))
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// A zlib stream that holds the bytes as they are (RFC 1950, RFC 1951 section 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let length = UInt16(min(bytes.count, 65_535))
    stream += [1, UInt8(length & 255), UInt8(length >> 8)]
    stream += [UInt8(~length & 255), UInt8(~length >> 8)]
    stream += bytes.prefix(Int(length))
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes.prefix(Int(length)) {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + word(b << 16 | a)
  }

  /// The sum of PNG's chunks (PNG specification, annex D).
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
      }
    }
  }
}
