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

  /// Returns the end of the first line of a text: `"\r\n"` or `"\n"`.
  static func lineEnd(of bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(of: .lineFeed), index > 0 else { return "\n" }
    return bytes[index - 1] == .carriageReturn ? "\r\n" : "\n"
  }
}
