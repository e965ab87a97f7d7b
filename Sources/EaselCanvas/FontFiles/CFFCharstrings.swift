import Foundation

/// The charstrings of a `CFF ` table, parsed as far as necessary to check them.
///
/// PDF readers handle damaged charstrings differently: some draw a part of the glyph, others reject
/// the page. Source: Adobe technical notes 5176 and 5177.
struct CFFCharstrings {
  private let bytes: [UInt8]
  private let outlines: [Range<Int>]
  private let globalSubroutines: [Range<Int>]
  /// The local subroutines of each font dictionary.
  private let localSubroutines: [[Range<Int>]]
  /// The font dictionary of each glyph; empty if there is one for all glyphs.
  private let dictionaries: [UInt8]

  /// Operators of dictionaries.
  private enum Key {
    static let outlines = 17
    static let privateDictionary = 18
    static let subroutines = 19
    static let dictionaries = 0x0C24
    static let selection = 0x0C25
  }

  /// Parses a table; returns `nil` if its parts cannot be found.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 4, let names = Self.index(bytes, Int(bytes[2])),
      let tops = Self.index(bytes, names.end), let top = tops.elements.first,
      let strings = Self.index(bytes, tops.end), let globals = Self.index(bytes, strings.end),
      let entries = Self.dictionary(bytes, top), let position = entries[Key.outlines]?.last,
      let outlines = Self.index(bytes, position)
    else { return nil }
    self.bytes = bytes
    self.outlines = outlines.elements
    globalSubroutines = globals.elements
    if let position = entries[Key.dictionaries]?.last {
      guard let fonts = Self.index(bytes, position) else { return nil }
      localSubroutines = fonts.elements.map { font in
        Self.dictionary(bytes, font).map { Self.subroutines(bytes, $0) } ?? []
      }
      dictionaries = Self.selection(bytes, entries[Key.selection]?.last, outlines.elements.count)
    } else {
      localSubroutines = [Self.subroutines(bytes, entries)]
      dictionaries = []
    }
  }

  /// Returns the range of the charstring with an index in the table.
  func position(of number: Int) -> Range<Int>? {
    outlines.indices.contains(number) ? outlines[number] : nil
  }

  /// Whether the charstring with an index can be read to its end.
  func isSound(_ position: Int) -> Bool {
    guard outlines.indices.contains(position) else { return false }
    let dictionary = position < dictionaries.count ? Int(dictionaries[position]) : 0
    let locals = localSubroutines.indices.contains(dictionary) ? localSubroutines[dictionary] : []
    var reader = CFFCharstringReader(bytes, locals: locals, globals: globalSubroutines)
    return reader.read(outlines[position])
  }

  // MARK: Parts

  private static func index(
    _ bytes: [UInt8], _ position: Int
  ) -> (elements: [Range<Int>], end: Int)? {
    guard position >= 0, position + 2 <= bytes.count else { return nil }
    let count = Int(bytes.unsigned16(at: position))
    guard count > 0 else { return ([], position + 2) }
    guard position + 3 <= bytes.count, (1...4).contains(bytes[position + 2]) else { return nil }
    let size = Int(bytes[position + 2])
    let data = position + 3 + (count + 1) * size - 1
    guard data < bytes.count else { return nil }
    var ends: [Int] = []
    ends.reserveCapacity(count + 1)
    for number in 0...count {
      let start = position + 3 + number * size
      let end = data + bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
      guard end > data, end <= bytes.count, end >= ends.last ?? 0 else { return nil }
      ends.append(end)
    }
    return (zip(ends, ends.dropFirst()).map { $0..<$1 }, ends[count])
  }

  /// Returns the operands of each operator.
  private static func dictionary(_ bytes: [UInt8], _ range: Range<Int>) -> [Int: [Int]]? {
    var entries: [Int: [Int]] = [:]
    var operands: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = Int(bytes[position])
      position += 1
      switch byte {
      case 0...21:
        var code = byte
        if byte == 12, position < range.upperBound {
          code = 0x0C00 | Int(bytes[position])
          position += 1
        }
        entries[code] = operands
        operands = []
      case 28:
        operands.append(Int(bytes.signed16(at: position)))
        position += 2
      case 29:
        operands.append(Int(Int32(bitPattern: bytes.unsigned32(at: position))))
        position += 4
      case 30:
        while position < range.upperBound, bytes[position] & 15 != 15, bytes[position] >> 4 != 15 {
          position += 1
        }
        position += 1
        operands.append(0)
      case 32...246: operands.append(byte - 139)
      case 247...254:
        let low = position < range.upperBound ? Int(bytes[position]) : 0
        operands.append(
          byte < 251 ? (byte - 247) * 256 + low + 108 : (251 - byte) * 256 - low - 108)
        position += 1
      default: return nil
      }
    }
    return entries
  }

  private static func subroutines(_ bytes: [UInt8], _ font: [Int: [Int]]) -> [Range<Int>] {
    guard let position = font[Key.privateDictionary], position.count == 2, position[0] >= 0,
      position[1] >= 0,
      position[1] + position[0] <= bytes.count,
      let entries = dictionary(bytes, position[1]..<position[1] + position[0]),
      let offset = entries[Key.subroutines]?.last
    else { return [] }
    return index(bytes, position[1] + offset)?.elements ?? []
  }

  private static func selection(_ bytes: [UInt8], _ position: Int?, _ count: Int) -> [UInt8] {
    guard let position, position >= 0, position < bytes.count else { return [] }
    if bytes[position] == 0 {
      return position + 1 + count <= bytes.count
        ? Array(bytes[(position + 1)..<(position + 1 + count)]) : []
    }
    guard bytes[position] == 3 else { return [] }
    var selected = [UInt8](repeating: 0, count: count)
    for number in 0..<Int(bytes.unsigned16(at: position + 1)) {
      let record = position + 3 + 3 * number
      guard record + 5 <= bytes.count else { break }
      let (first, last) = (bytes.unsigned16(at: record), bytes.unsigned16(at: record + 3))
      for glyph in Int(first)..<max(Int(first), min(Int(last), count)) {
        selected[glyph] = bytes[record + 2]
      }
    }
    return selected
  }
}
