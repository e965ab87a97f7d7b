internal import CZlib

/// Decompresses zlib streams (RFC 1950), which PDF calls `FlateDecode`.
enum Inflater {
  /// The maximum ratio of sizes that deflate can reach.
  private static let maximumRatio = 1_032

  /// Returns the decompressed bytes of a stream, or `nil` if it is not valid.
  ///
  /// - Parameter most: The number of bytes beyond which a stream is not valid.
  static func expanded(_ bytes: [UInt8], most: Int = .max) -> [UInt8]? {
    // Drawings are usually compressed to about a quarter.
    var capacity = min(max(bytes.count * 8, 1_024), most)
    while true {
      var count = UInt(capacity)
      var status = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { target, initialized in
        status = uncompress(target.baseAddress, &count, bytes, UInt(bytes.count))
        initialized = status == Z_OK ? Int(count) : 0
      }
      if status == Z_OK { return result }
      guard status == Z_BUF_ERROR, capacity < min(bytes.count * maximumRatio, most) else {
        return nil
      }
      capacity = min(capacity * 4, most)
    }
  }
}
