internal import CZlib

/// Gives back what zlib's format holds (RFC 1950), which PDF calls `FlateDecode`.
enum Inflater {
  /// Deflate never shrinks to less than this part.
  private static let maximumRatio = 1_032

  /// What was compressed, of a stream of our own; nil if it is none.
  static func expanded(_ bytes: [UInt8]) -> [UInt8]? {
    // Drawing shrinks to a quarter or so.
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
