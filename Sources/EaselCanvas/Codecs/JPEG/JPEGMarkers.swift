import Foundation

/// A reader of a JPEG file's segments (ITU-T T.81, annex B).
///
/// A file is embedded in documents unchanged, but without bytes after its end marker.
enum JPEGMarkers {
  /// Returns the position after the end marker, or `nil` if the segments do not lead to one.
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

  /// Returns the PDF color space of the file's components, or `nil` if PDF has none for the frame.
  static func colorSpace(of data: Data) -> StaticString? {
    let bytes = [UInt8](data)
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD7: position += 2
      // The markers of frames; the gaps are the markers of Huffman and arithmetic coding tables.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        switch bytes[position + 9] {
        case 1: return "/DeviceGray"
        case 3: return "/DeviceRGB"
        // Four components may be inverted or not; only the pixels show which.
        default: return nil
        }
      default: position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
      }
    }
    return nil
  }

  /// Returns the end of a scan's data: the next marker, except restarts and stuffed bytes.
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
