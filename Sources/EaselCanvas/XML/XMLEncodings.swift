internal import CExpat
import Foundation

/// The encodings of one byte per character that expat does not read itself.
///
/// expat reads UTF-8, UTF-16, ISO-8859-1 and US-ASCII.
enum XMLEncodings {
  private static let encodings: [String: String.Encoding] = [
    "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "cp1251": .windowsCP1251, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2,
    "latin2": .isoLatin2, "macintosh": .macOSRoman,
  ]

  /// The characters of ISO 8859-15 that differ from ISO 8859-1.
  private static let latin9: [UInt8: UInt32] = [
    0xA4: 0x20AC, 0xA6: 0x160, 0xA8: 0x161, 0xB4: 0x17D, 0xB8: 0x17E, 0xBC: 0x152, 0xBD: 0x153,
    0xBE: 0x178,
  ]

  /// Writes the character of each byte, and returns whether the encoding is known.
  static func fill(
    _ encoding: UnsafeMutablePointer<XML_Encoding>?, for name: UnsafePointer<XML_Char>?
  ) -> Int32 {
    guard let encoding, let name else { return 0 }
    let key = String(cString: name).lowercased()
    guard let characters = characters(key) else { return 0 }
    withUnsafeMutableBytes(of: &encoding.pointee.map) { map in
      let map = map.bindMemory(to: Int32.self)
      for (index, character) in characters.enumerated() where index < map.count {
        map[index] = character
      }
    }
    encoding.pointee.data = nil
    encoding.pointee.convert = nil
    encoding.pointee.release = nil
    return 1
  }

  /// The scalar of each of the 256 bytes, -1 for none; `nil` for an unknown encoding.
  private static func characters(_ name: String) -> [Int32]? {
    if ["iso-8859-15", "latin-9", "latin9"].contains(name) {
      return (0...255).map { Int32(latin9[$0] ?? UInt32($0)) }
    }
    guard let encoding = encodings[name] else { return nil }
    return (0...255).map { (byte: UInt8) -> Int32 in
      if byte < 0x80 { return Int32(byte) }
      let text = String(bytes: [byte], encoding: encoding)
      guard let scalar = text?.unicodeScalars.first, text?.unicodeScalars.count == 1 else {
        return -1
      }
      return Int32(scalar.value)
    }
  }
}
