import Foundation

/// A walk over a JPEG file's segments (ITU-T T.81, annex B): a file goes into documents as it is,
/// but nothing that hangs behind its end.
enum JPEGMarkers {
  /// Where the file ends, behind its last marker; nil when the segments do not lead there.
  static func end(of data: Data) -> Int? {
    let bytes = [UInt8](data)
    var position = 2
    while position + 1 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF: position += 1
      case 0xD9: return position + 2
      case 0x01, 0xD0...0xD7: position += 2
      default:
        guard position + 3 < bytes.count else { return nil }
        position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
        if marker == 0xDA { position = endOfScan(bytes, position) }
      }
    }
    return nil
  }

  /// The colour space of the file's components in PDF; nil for a frame that PDF has no space for.
  static func colorSpace(of data: Data) -> StaticString? {
    let bytes = [UInt8](data)
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD7: position += 2
      // The frames, among which stand the tables of Huffman and arithmetic codes.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        switch bytes[position + 9] {
        case 1: return "/DeviceGray"
        case 3: return "/DeviceRGB"
        // Four may be inverted or not, which their pixels tell for certain.
        default: return nil
        }
      default: position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
      }
    }
    return nil
  }

  /// Where the coded data of a scan end: at a marker that is no restart and no stuffed byte.
  private static func endOfScan(_ bytes: [UInt8], _ start: Int) -> Int {
    var position = start
    while position + 1 < bytes.count {
      let next = bytes[position + 1]
      if bytes[position] == 0xFF, next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { break }
      position += 1
    }
    return position
  }
}
