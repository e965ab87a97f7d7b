import Foundation

/// The tables of a font in a TrueType or OpenType file (OpenType 1.9, “Font file”).
///
/// Parts of the open file are read when needed. The file is not mapped into memory, since the
/// process would be killed if the file became shorter.
final class FontFile: Sendable {
  /// The range of each table in the file, by its tag.
  private let tables: [String: Range<Int>]
  /// Whether the outlines are in `glyf` and not in `CFF `.
  let isTrueType: Bool
  private let source: Source

  private enum Source {
    /// An open file.
    case descriptor(Int32)
    /// A font that was created in memory.
    case bytes([UInt8])
  }

  /// The maximum number of tables; real fonts have about thirty.
  private static let mostTables = 256

  /// Opens a font of a file; returns `nil` if the file is not a font or cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - index: The index of the font in a collection.
  init?(path: String, index: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    source = .descriptor(descriptor)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      let (isTrueType, tables) = Self.directory(source, Int(facts.st_size), index)
    else {
      close(descriptor)
      return nil
    }
    (self.isTrueType, self.tables) = (isTrueType, tables)
  }

  /// Reads a font from memory; returns `nil` if the bytes are not a font.
  init?(_ bytes: [UInt8]) {
    source = .bytes(bytes)
    guard let (isTrueType, tables) = Self.directory(source, bytes.count, 0) else { return nil }
    (self.isTrueType, self.tables) = (isTrueType, tables)
  }

  /// Opens the file of a font.
  convenience init?(_ key: FontKey) {
    // The upper half of fontconfig's index is the instance of a variable font.
    self.init(path: key.file, index: key.index & 0xFFFF)
  }

  deinit {
    if case .descriptor(let descriptor) = source { close(descriptor) }
  }

  private static func directory(
    _ source: Source, _ size: Int, _ index: Int
  ) -> (Bool, [String: Range<Int>])? {
    guard var header = read(source, 0..<12) else { return nil }
    var start = 0
    if header.tag(at: 0) == "ttcf" {
      guard index >= 0, index < Int(header.unsigned32(at: 8)),
        let position = read(source, 12 + 4 * index..<16 + 4 * index)
      else { return nil }
      start = Int(position.unsigned32(at: 0))
      guard let own = read(source, start..<start + 12) else { return nil }
      header = own
    } else if index != 0 {
      return nil
    }
    let version = header.unsigned32(at: 0)
    let count = Int(header.unsigned16(at: 4))
    // 1.0 or “true”: TrueType outlines; “OTTO”: CFF outlines.
    guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(version), count <= mostTables,
      let records = read(source, start + 12..<start + 12 + 16 * count)
    else { return nil }
    var tables: [String: Range<Int>] = [:]
    for record in stride(from: 0, to: 16 * count, by: 16) {
      let offset = Int(records.unsigned32(at: record + 8))
      let length = Int(records.unsigned32(at: record + 12))
      guard offset + length <= size else { continue }
      tables[records.tag(at: record)] = offset..<offset + length
    }
    return (version != 0x4F54_544F, tables)
  }

  private static func read(_ source: Source, _ range: Range<Int>) -> [UInt8]? {
    switch source {
    case .descriptor(let descriptor): read(descriptor, range)
    case .bytes(let bytes):
      range.lowerBound >= 0 && range.upperBound <= bytes.count ? Array(bytes[range]) : nil
    }
  }

  private static func read(_ descriptor: Int32, _ range: Range<Int>) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let base = buffer.baseAddress {
        let more = pread(
          descriptor, base + count, range.count - count, off_t(range.lowerBound + count))
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { break }
        count += more
      }
    }
    return bytes.count == range.count ? bytes : nil
  }

  /// Returns the bytes of a table, or `nil`.
  ///
  /// The result is `nil` if the font does not have the table, if it is longer than the limit, or if
  /// the file has become shorter.
  func table(_ tag: String, atMost limit: Int) -> [UInt8]? {
    guard let range = tables[tag], range.count <= limit else { return nil }
    return Self.read(source, range)
  }

  /// Returns the length of a table in bytes; 0 if the font does not have it.
  func length(of tag: String) -> Int { tables[tag]?.count ?? 0 }

  /// Returns a part of a table, or `nil` if it is not inside the table.
  func bytes(_ part: Range<Int>, of tag: String) -> [UInt8]? {
    guard let range = tables[tag], part.lowerBound >= 0, part.upperBound <= range.count else {
      return nil
    }
    let start = range.lowerBound
    return Self.read(source, start + part.lowerBound..<start + part.upperBound)
  }
}

/// Numbers of OpenType tables, the most significant byte first; values after the end are 0.
extension [UInt8] {
  func unsigned16(at position: Int) -> UInt16 {
    guard position >= 0, position + 2 <= count else { return 0 }
    return UInt16(self[position]) << 8 | UInt16(self[position + 1])
  }

  func signed16(at position: Int) -> Int16 { Int16(bitPattern: unsigned16(at: position)) }

  func unsigned32(at position: Int) -> UInt32 {
    UInt32(unsigned16(at: position)) << 16 | UInt32(unsigned16(at: position + 2))
  }

  func tag(at position: Int) -> String {
    guard position >= 0, position + 4 <= count else { return "" }
    return String(decoding: self[position..<position + 4], as: UTF8.self)
  }

  mutating func set16(_ value: Int, at position: Int) {
    guard position >= 0, position + 2 <= count else { return }
    self[position] = UInt8(truncatingIfNeeded: value >> 8)
    self[position + 1] = UInt8(truncatingIfNeeded: value)
  }

  mutating func append16(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  mutating func append32(_ value: Int) {
    append16(value >> 16)
    append16(value)
  }
}
