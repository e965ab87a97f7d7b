import Foundation

@testable import EaselCanvas

/// The bytes of a font file that a test changes.
struct FontBytes {
  private(set) var bytes: [UInt8]

  init(_ file: URL) throws { bytes = Array(try Data(contentsOf: file)) }

  var data: Data { Data(bytes) }

  /// Where each table lies, by its tag.
  private var tables: [String: (record: Int, range: Range<Int>)] {
    var tables: [String: (Int, Range<Int>)] = [:]
    for record in stride(from: 12, to: 12 + 16 * Int(bytes.unsigned16(at: 4)), by: 16) {
      let start = Int(bytes.unsigned32(at: record + 8))
      let length = Int(bytes.unsigned32(at: record + 12))
      tables[bytes.tag(at: record)] = (record, start..<start + length)
    }
    return tables
  }

  /// Sets what the font's maker allows (OpenType 1.9, “OS/2”).
  mutating func allow(_ fsType: Int) {
    guard let table = tables["OS/2"]?.range else { return }
    bytes.set16(fsType, at: table.lowerBound + 8)
    sum()
  }

  /// Gives the font another name of as many letters, so that no other test meets it.
  mutating func rename(_ name: String, _ other: String) {
    guard let table = tables["name"]?.range else { return }
    for isWide in [false, true] {
      func letters(_ name: String) -> [UInt8] { name.utf8.flatMap { isWide ? [0, $0] : [$0] } }
      let (old, new) = (letters(name), letters(other))
      var position = table.lowerBound
      while position + old.count <= table.upperBound {
        if Array(bytes[position..<position + old.count]) == old {
          bytes.replaceSubrange(position..<position + old.count, with: new)
        }
        position += 1
      }
    }
    sum()
  }

  /// Counts the sums of the tables and of the file anew (OpenType 1.9, “Calculating checksums”).
  private mutating func sum() {
    func sum(_ range: Range<Int>) -> Int {
      var sum: UInt32 = 0
      for position in range {
        sum &+= UInt32(bytes[position]) << UInt32(24 - 8 * ((position - range.lowerBound) % 4))
      }
      return Int(sum)
    }
    func set(_ value: Int, at position: Int) {
      bytes.set16(value >> 16, at: position)
      bytes.set16(value & 0xFFFF, at: position + 2)
    }
    let tables = tables
    guard let head = tables["head"]?.range.lowerBound else { return }
    set(0, at: head + 8)
    for table in tables.values { set(sum(table.range), at: table.record + 4) }
    set(Int(0xB1B0_AFBA &- UInt32(sum(bytes.indices))), at: head + 8)
  }
}
