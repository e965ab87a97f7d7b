/// A reader of the orientation in EXIF data.
///
/// EXIF data is a TIFF file (TIFF 6.0, section 2): a byte order, the number 42, and the position of
/// a directory of 12-byte entries.
enum EXIFOrientation {
  private static let tag = 0x112
  /// The types of entries with integers of 2 and 4 bytes.
  private static let (short, long) = (3, 4)

  /// Returns the orientation, or `nil` if the data has none or is damaged.
  static func read(_ bytes: ArraySlice<UInt8>) -> ImageOrientation? {
    let bytes = Array(bytes)
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    guard bytes[0] == bytes[1], isLittle || bytes[0] == UInt8(ascii: "M") else { return nil }
    /// The unsigned number of some bytes at a position.
    func number(_ position: Int, _ count: Int) -> Int? {
      guard position >= 0, position + count <= bytes.count else { return nil }
      let part = bytes[position..<(position + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let start = number(4, 4), let count = number(start, 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = start + 2 + index * 12
      guard let tag = number(entry, 2), let type = number(entry + 2, 2) else { return nil }
      guard tag == Self.tag else { continue }
      guard type == short || type == long else { return nil }
      return number(entry + 8, type == short ? 2 : 4).flatMap { ImageOrientation(rawValue: $0) }
    }
    return nil
  }
}
