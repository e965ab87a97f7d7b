/// The positions of the objects of a file (ISO 32000-1, 7.5.8).
///
/// Objects with consecutive numbers and positions are stored as one run, so that a million elements
/// take a few hundred kilobytes.
struct PDFCrossReferences {
  /// Objects of an object stream with consecutive numbers.
  ///
  /// A table of a million rows has as many runs, so a run is small. An element is written after the
  /// elements in it, whose numbers follow its own. 32 bits are enough for the object numbers of a
  /// file of a terabyte, and 15 bits for the number of objects in an object stream.
  private struct Run {
    private var firstNumber: UInt32
    private var streamNumber: UInt32
    private var firstPosition: UInt16
    private var length: UInt16 = 1
    private static let hasOuterBit: UInt16 = 1 << 15

    init(first: Int, stream: Int, position: Int) {
      firstNumber = UInt32(clamping: first)
      streamNumber = UInt32(clamping: stream)
      firstPosition = UInt16(clamping: position)
    }

    var stream: Int { Int(streamNumber) }
    var position: Int { Int(firstPosition) }
    /// The number of the object at the first position, and the number of objects from it on.
    var inner: Int { Int(firstNumber) }
    var count: Int { Int(length & ~Self.hasOuterBit) }
    /// Whether the object with the number before `inner` comes after the last one.
    var hasOuter: Bool { length & Self.hasOuterBit != 0 }
    /// The lowest number.
    var first: Int { hasOuter ? inner - 1 : inner }

    /// Adds an object; returns false if it does not continue the run.
    mutating func take(_ number: Int, _ stream: Int, at position: Int) -> Bool {
      guard self.stream == stream, self.position + count == position, !hasOuter,
        length < Self.hasOuterBit - 1
      else { return false }
      if inner + count == number {
        length += 1
      } else if inner - 1 == number {
        length |= Self.hasOuterBit
      } else {
        return false
      }
      return true
    }
  }

  /// An object that is directly in the file, outside of object streams.
  private struct Entry {
    var number: UInt32
    var offset: Int
  }

  /// One more than the greatest object number.
  private(set) var count = 1
  private var runs: [Run] = []
  private var entries: [Entry] = []

  /// The greatest offset that fits into five bytes: a terabyte.
  static let largestOffset = 1 << 40 - 1

  init() {
    runs.reserveCapacity(64)
    entries.reserveCapacity(64)
  }

  /// Returns the next object number.
  mutating func reserve() -> Int {
    count += 1
    return count - 1
  }

  /// Stores the offset of an object that is directly in the file.
  mutating func set(_ number: Int, offset: Int) {
    entries.append(Entry(number: UInt32(clamping: number), offset: offset))
  }

  /// Stores the position of an object in an object stream.
  mutating func set(_ number: Int, inStream stream: Int, at position: Int) {
    let last = runs.count - 1
    if last >= 0, runs[last].take(number, stream, at: position) { return }
    runs.append(Run(first: number, stream: stream, position: position))
  }

  /// The minimum number of rows for compression.
  ///
  /// Starting zlib takes more time than writing a small document.
  private static let minimumCompressed = 128

  /// The rows of the cross-reference stream, one for each number.
  ///
  /// Many rows are compressed with PNG's predictor “Up”.
  ///
  /// - Parameter end: The greatest offset.
  func rows(end: Int) throws -> (stream: PDFFile.Stream, offsetWidth: Int) {
    var width = 1
    while width < 5, max(end, count) >> (8 * width) > 0 { width += 1 }
    guard count >= Self.minimumCompressed else {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count * (width + 3))
      forEachRow { type, value, index in
        bytes.append(type)
        for part in (0..<width).reversed() {
          bytes.append(UInt8(truncatingIfNeeded: value >> (8 * part)))
        }
        bytes.append(UInt8(truncatingIfNeeded: index >> 8))
        bytes.append(UInt8(truncatingIfNeeded: index))
      }
      return (PDFFile.Stream(bytes, nil), width)
    }
    return (PDFFile.Stream(try compressed(width), "FlateDecode"), width)
  }

  private func compressed(_ width: Int) throws -> [UInt8] {
    let deflater = try StreamingDeflater()
    var rows = FilteredRows(width, space: min(count, 4_096))
    try forEachRow { type, value, index in
      rows.add(type, value, index)
      if rows.isFull {
        try deflater.add(rows.bytes)
        rows.removeAll()
      }
    }
    try deflater.add(rows.bytes)
    return try deflater.finish()
  }

  /// Rows filtered by PNG's predictor “Up”: a 2, and each byte minus the byte above it.
  private struct FilteredRows {
    /// The number of bytes of a row with its predictor byte, at most nine.
    private let length: Int
    private let space: Int
    private var buffer: [UInt8]
    private var end = 0
    /// The bytes of the row above; the three fields have at most eight.
    private var above: UInt64 = 0

    /// - Parameter space: The number of rows that fit into the buffer.
    init(_ offsetWidth: Int, space: Int) {
      length = offsetWidth + 4
      self.space = space
      buffer = [UInt8](repeating: 0, count: length * space + 8)
    }

    var isFull: Bool { end == length * space }
    var bytes: ArraySlice<UInt8> { buffer[..<end] }

    mutating func removeAll() { end = 0 }

    mutating func add(_ type: UInt8, _ value: Int, _ index: Int) {
      let row =
        UInt64(type) << (8 * (length - 2)) | UInt64(value) << 16 | UInt64(UInt16(index))
      // Subtracts bytewise: the highest bit of each byte is handled separately, so that there is no
      // borrow.
      let high: UInt64 = 0x8080_8080_8080_8080
      let difference = ((row | high) &- (above & ~high)) ^ ((row ^ ~above) & high)
      above = row
      // Stores all eight bytes; the next row overwrites those beyond this row.
      let bytes = (difference << (8 * (9 - length))).bigEndian
      buffer.withUnsafeMutableBytes {
        $0[end] = 2
        $0.storeBytes(of: bytes, toByteOffset: end + 1, as: UInt64.self)
      }
      end += length
    }
  }

  /// Calls the closure with the three fields of each row (ISO 32000-1, table 18).
  private func forEachRow(_ body: (UInt8, Int, Int) throws -> Void) rethrows {
    var next = 0
    func addFree(until number: Int) throws {
      while next < number {
        try body(0, 0, next == 0 ? 0xFFFF : 0)
        next += 1
      }
    }
    let (runs, entries) = (
      runs.sorted { $0.first < $1.first }, entries.sorted { $0.number < $1.number }
    )
    var entry = 0
    func addEntries(before number: Int) throws {
      while entry < entries.count, Int(entries[entry].number) < number {
        let object = entries[entry]
        entry += 1
        guard Int(object.number) >= next else { continue }
        try addFree(until: Int(object.number))
        try body(1, object.offset, 0)
        next += 1
      }
    }
    for run in runs {
      try addEntries(before: run.first)
      guard run.first >= next else { continue }
      try addFree(until: run.first)
      if run.hasOuter { try body(2, run.stream, run.position + run.count) }
      for index in 0..<run.count { try body(2, run.stream, run.position + index) }
      next = run.inner + run.count
    }
    try addEntries(before: count)
    try addFree(until: count)
  }
}
