/// Where the objects of a file lie (ISO 32000-1, 7.5.8).
///
/// Objects whose numbers and positions follow each other are one run, so that a million elements
/// take a few hundred kilobytes.
struct PDFCrossReferences {
  /// Objects whose numbers follow each other.
  ///
  /// A table of a million cells has some hundred thousand runs, so they are small. No file of a
  /// terabyte has objects whose numbers need more than 32 bits.
  private struct Run {
    private var firstNumber: UInt32
    private var length: UInt32
    private var streamNumber: UInt32
    /// The position of the first in its stream, or the offset in the file.
    var position: Int

    init(first: Int, stream: Int, position: Int) {
      firstNumber = UInt32(clamping: first)
      length = 1
      streamNumber = UInt32(clamping: stream)
      self.position = position
    }

    var first: Int { Int(firstNumber) }
    var count: Int { Int(length) }
    /// The object stream; 0 for an object of the file itself, which is a run alone.
    var stream: Int { Int(streamNumber) }

    mutating func extend() { length += 1 }

    /// Whether an object is the next one of the run.
    func isContinued(by number: Int, _ stream: Int, at position: Int) -> Bool {
      self.stream == stream && first + count == number && self.position + count == position
    }
  }

  /// One more than the greatest number.
  private(set) var count = 1
  private var runs: [Run] = []

  /// The offsets that have room in five bytes: up to a terabyte.
  static let largestOffset = 1 << 40 - 1

  init() { runs.reserveCapacity(64) }

  /// The next number.
  mutating func reserve() -> Int {
    count += 1
    return count - 1
  }

  /// Notes an object of the file itself.
  mutating func set(_ number: Int, offset: Int) {
    runs.append(Run(first: number, stream: 0, position: offset))
  }

  /// Notes an object of an object stream.
  mutating func set(_ number: Int, inStream stream: Int, at position: Int) {
    let last = runs.count - 1
    if last >= 0, runs[last].isContinued(by: number, stream, at: position) {
      runs[last].extend()
    } else {
      runs.append(Run(first: number, stream: stream, position: position))
    }
  }

  /// Fewer rows stay as they are: zlib takes more time to begin than a small document to be written.
  private static let minimumCompressed = 128

  /// The rows of the cross-reference stream, one for each number: compressed with PNG's predictor
  /// “Up” where there are many.
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
    var rows = FilteredRows(width, room: min(count, 4_096))
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

  /// Rows as PNG's predictor “Up” leaves them: a 2, and each byte less the one above.
  private struct FilteredRows {
    /// Bytes of a row with its predictor, nine at most.
    private let length: Int
    private let room: Int
    private var buffer: [UInt8]
    private var end = 0
    /// The bytes of the row above: three fields have eight at most.
    private var above: UInt64 = 0

    /// - Parameter room: For how many rows there is room at a time.
    init(_ offsetWidth: Int, room: Int) {
      length = offsetWidth + 4
      self.room = room
      buffer = [UInt8](repeating: 0, count: length * room + 8)
    }

    var isFull: Bool { end == length * room }
    var bytes: ArraySlice<UInt8> { buffer[..<end] }

    mutating func removeAll() { end = 0 }

    mutating func add(_ type: UInt8, _ value: Int, _ index: Int) {
      let row =
        UInt64(type) << (8 * (length - 2)) | UInt64(value) << 16 | UInt64(UInt16(index))
      // Each byte by itself: the highest bits lie aside, so that none borrows from the next.
      let high: UInt64 = 0x8080_8080_8080_8080
      let difference = ((row | high) &- (above & ~high)) ^ ((row ^ ~above) & high)
      above = row
      // All eight bytes at once: those beyond the row are the next one's.
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
    for run in runs.sorted(by: { $0.first < $1.first }) where run.first >= next {
      try addFree(until: run.first)
      for index in 0..<run.count {
        if run.stream > 0 {
          try body(2, run.stream, run.position + index)
        } else {
          try body(1, run.position, 0)
        }
      }
      next = run.first + run.count
    }
    try addFree(until: count)
  }
}
