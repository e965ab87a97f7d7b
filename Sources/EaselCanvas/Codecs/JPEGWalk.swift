import Foundation

/// A walk over a JPEG file's segments (ITU-T T.81, annex B): a file goes into documents as it is,
/// but nothing that hangs behind its end.
enum JPEGWalk {
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
