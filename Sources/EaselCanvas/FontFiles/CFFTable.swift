import Foundation

/// A `CFF ` table, parsed for the numbers by which a PDF reader selects its glyphs.
///
/// Source: Adobe technical note 5176; ISO 32000-1, 9.7.4.2.
struct CFFTable {
  private let bytes: [UInt8]
  /// The position of the charset; `nil` if glyphs are selected by their order.
  private var charset: Int?

  /// Operators of the top dictionary.
  private enum Operator {
    static let charset = 15
    /// 12 30 (ROS): the glyphs have CIDs, which are numbers of a character collection.
    static let collection = 0x0C1E
  }

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count > 4, let names = index(at: Int(bytes[2])),
      let top = index(at: names.end), let dictionary = top.first
    else { return nil }
    var operands: [Int] = []
    var position = dictionary.lowerBound
    var (isCollection, charset) = (false, 0)
    while position < dictionary.upperBound, position < bytes.count {
      let byte = Int(bytes[position])
      position += 1
      switch byte {
      case 0...21:
        var code = byte
        if byte == 12, position < bytes.count {
          code = 0x0C00 | Int(bytes[position])
          position += 1
        }
        if code == Operator.collection { isCollection = true }
        if code == Operator.charset { charset = operands.last ?? 0 }
        operands = []
      case 28:
        operands.append(Int(bytes.signed16(at: position)))
        position += 2
      case 29:
        operands.append(Int(Int32(bitPattern: bytes.unsigned32(at: position))))
        position += 4
      case 30:
        // Digits of four bits, up to the end marker 15.
        while position < bytes.count, bytes[position] & 15 != 15, bytes[position] >> 4 != 15 {
          position += 1
        }
        position += 1
        operands.append(0)
      case 32...246: operands.append(byte - 139)
      case 247...254:
        let low = position < bytes.count ? Int(bytes[position]) : 0
        operands.append(
          byte < 251 ? (byte - 247) * 256 + low + 108 : (251 - byte) * 256 - low - 108)
        position += 1
      default: return nil
      }
    }
    if isCollection { self.charset = charset }
  }

  /// Returns the range of an INDEX's first element, and the end of the INDEX.
  private func index(at position: Int) -> (first: Range<Int>?, end: Int)? {
    guard position >= 0, position + 2 <= bytes.count else { return nil }
    let count = Int(bytes.unsigned16(at: position))
    guard count > 0 else { return (nil, position + 2) }
    guard position + 3 <= bytes.count, (1...4).contains(bytes[position + 2]) else { return nil }
    let size = Int(bytes[position + 2])
    let data = position + 3 + (count + 1) * size - 1
    func offset(_ number: Int) -> Int {
      let start = position + 3 + number * size
      guard start + size <= bytes.count else { return 0 }
      return bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
    }
    let (first, second, last) = (data + offset(0), data + offset(1), data + offset(count))
    guard first <= second, second <= last, last <= bytes.count else { return nil }
    return (first..<second, last)
  }

  /// Returns the numbers of the glyphs with some indices.
  func numbers(of positions: [UInt16]) -> [UInt16] {
    guard let charset, charset > 2, charset < bytes.count else { return positions }
    let last = Int(positions.max() ?? 0)
    // The charset does not contain glyph 0.
    var numbers: [UInt16] = [0]
    var position = charset + 1
    while numbers.count <= last, position < bytes.count {
      let first = bytes.unsigned16(at: position)
      switch bytes[charset] {
      case 0:
        numbers.append(first)
        position += 2
      case 1, 2:
        let isLong = bytes[charset] == 2
        let more =
          isLong
          ? Int(bytes.unsigned16(at: position + 2))
          : position + 2 < bytes.count ? Int(bytes[position + 2]) : 0
        for step in 0...min(more, last) { numbers.append(first &+ UInt16(step)) }
        position += isLong ? 4 : 3
      default: return positions
      }
    }
    return positions.map { Int($0) < numbers.count ? numbers[Int($0)] : 0 }
  }
}
