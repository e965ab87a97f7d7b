import Testing

@testable import EaselCanvas

struct PDFCrossReferencesTests {
  /// The fields of a row: where the object lies.
  struct Row: Equatable {
    var type: Int
    var value: Int
    var index: Int
  }

  /// The rows of a compressed table, without the predictor “Up” (PNG specification, 9.2).
  private func rows(of table: PDFCrossReferences, end: Int) throws -> [Row] {
    let (stream, width) = try table.rows(end: end)
    try #require(stream.filter != nil)
    let bytes = try #require(Inflater.expanded(stream.bytes))
    let length = width + 4
    try #require(bytes.count == table.count * length)
    var above = [UInt8](repeating: 0, count: length - 1)
    return stride(from: 0, to: bytes.count, by: length).map { start in
      #expect(bytes[start] == 2)
      above = zip(above, bytes[(start + 1)...]).map { $0 &+ $1 }
      func number(_ entries: Range<Int>) -> Int { above[entries].reduce(0) { $0 << 8 | Int($1) } }
      return Row(
        type: number(0..<1), value: number(1..<(width + 1)),
        index: number((width + 1)..<(width + 3)))
    }
  }

  @Test(arguments: [200, 60_000, 9_000_000, 3_000_000_000, 900_000_000_000])
  func compressedRowsKeepEachOffset(_ end: Int) throws {
    var table = PDFCrossReferences()
    // They rise and fall in each byte.
    let offsets = (0..<300).map { end * ($0 * 7_919 % 300) / 300 }
    for offset in offsets { table.set(table.reserve(), offset: offset) }
    #expect(
      try rows(of: table, end: end)
        == [Row(type: 0, value: 0, index: 0xFFFF)]
        + offsets.map { Row(type: 1, value: $0, index: 0) })
  }

  @Test func compressedRowsKeepEachIndexInAnObjectStream() throws {
    var table = PDFCrossReferences()
    var expected = [Row(type: 0, value: 0, index: 0xFFFF)]
    // More rows than are compressed at a time.
    for stream in 1...50 {
      for entry in 0..<200 {
        table.set(table.reserve(), inStream: stream * 77, at: entry)
        expected.append(Row(type: 2, value: stream * 77, index: entry))
      }
      _ = table.reserve()
      expected.append(Row(type: 0, value: 0, index: 0))
    }
    #expect(try rows(of: table, end: 100_000) == expected)
  }
}
