internal import CZlib

/// Decompresses zlib streams (RFC 1950), which PDF calls `FlateDecode`.
enum Inflater {
  /// The maximum ratio of sizes that deflate can reach.
  private static let maximumRatio = 1_032

  /// Returns the decompressed bytes of a stream that Easel wrote, or `nil` if it is not valid.
  static func expanded(_ bytes: [UInt8]) -> [UInt8]? {
    // Drawings are usually compressed to about a quarter.
    var capacity = max(bytes.count * 8, 1_024)
    while true {
      var count = UInt(capacity)
      var status = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { target, initialized in
        status = uncompress(target.baseAddress, &count, bytes, UInt(bytes.count))
        initialized = status == Z_OK ? Int(count) : 0
      }
      if status == Z_OK { return result }
      guard status == Z_BUF_ERROR, capacity < bytes.count * maximumRatio else { return nil }
      capacity *= 4
    }
  }
}
