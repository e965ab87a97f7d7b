#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions on the bytes of a source.
enum SourceBytes {
  /// The bytes that some editors write before a text in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a text contains a string.
  static func contains(_ string: String, in bytes: [UInt8]) -> Bool {
    let pattern = Array(string.utf8)
    return bytes.withUnsafeBytes { bytes in
      pattern.withUnsafeBytes { pattern in
        guard let first = pattern.first, let start = pattern.baseAddress,
          var position = bytes.baseAddress
        else { return false }
        var count = bytes.count
        while count >= pattern.count, let found = memchr(position, Int32(first), count) {
          count -= UnsafeRawPointer(found) - position
          guard count >= pattern.count else { return false }
          if memcmp(found, start, pattern.count) == 0 { return true }
          position = UnsafeRawPointer(found) + 1
          count -= 1
        }
        return false
      }
    }
  }

  /// Returns the maximum number of brackets that are open at a position, in texts and comments as well.
  static func bracketDepth(of bytes: [UInt8]) -> Int {
    var (depth, maximum) = (0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          maximum = max(maximum, depth)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
      }
    }
    return maximum
  }

  /// Whether a text of a few bytes, with a letter and without a comma, follows itself thousands of times.
  static func repeatsAShortText(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > PortingLimits.shallowBytes / 4 else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for period in 1...PortingLimits.longestRepeatedText {
        var run = 0
        for index in period..<bytes.count {
          run = bytes[index] == bytes[index - period] ? run + 1 : 0
          guard run >= period * PortingLimits.maximumRepetitions else { continue }
          let text = bytes[(index + 1 - period)...index]
          let hasLetter = text.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
          if hasLetter, !text.contains(UInt8(ascii: ",")) { return true }
          run = 0
        }
      }
      return false
    }
  }

  /// Returns the end of the first line of a text: `"\r\n"` or `"\n"`.
  static func lineEnd(of bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(of: .lineFeed), index > 0 else { return "\n" }
    return bytes[index - 1] == .carriageReturn ? "\r\n" : "\n"
  }
}
