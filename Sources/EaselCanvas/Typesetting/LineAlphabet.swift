/// The characters that lines are set from without Pango.
///
/// These are letters of Latin, Greek and Cyrillic, digits, and symbols that are used with any of
/// them. None of them joins the character before, changes the direction, or is removed or replaced
/// by Pango.
enum LineAlphabet {
  /// The script of a character as a bit, or 0 for one that has the script of the text around it.
  enum Script {
    static let latin: UInt8 = 1
    static let greek: UInt8 = 2
    static let cyrillic: UInt8 = 4
  }

  /// The number of slots in a table of all characters.
  ///
  /// It covers everything up to the end of Cyrillic, further Latin letters, and symbols up to those
  /// of mathematics.
  static let slotCount = 0x500 + 0x100 + 0x300

  /// Returns the slot of a character in such a table, or `nil` for one beyond it.
  @inline(__always)
  static func slot(of scalar: UInt32) -> Int? {
    switch scalar {
    case ..<0x500: Int(scalar)
    case 0x1E00..<0x1F00: Int(scalar - 0x1E00) + 0x500
    case 0x2000..<0x2300: Int(scalar - 0x2000) + 0x600
    default: nil
    }
  }

  /// Returns the script of a character (Unicode Character Database, Scripts), or `nil` if Pango
  /// sets it.
  static func script(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA: Script.latin
    case 0x20...0x7E: 0
    // Without the soft hyphen.
    case 0xA0...0xAC, 0xAE...0xBF, 0xD7, 0xF7: 0
    case 0xC0...0x24F, 0x1E00...0x1EFF: Script.latin
    case 0x386, 0x388...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3CE: Script.greek
    case 0x400...0x482, 0x48A...0x4FF: Script.cyrillic
    // Dashes, quotation marks, daggers, bullet, ellipsis, per mille, guillemets, narrow space.
    case 0x2010...0x2015, 0x2018...0x201E, 0x2020...0x2022, 0x2026, 0x202F, 0x2030, 0x2039, 0x203A:
      0
    // Currency signs.
    case 0x20A0...0x20BF: 0
    // Numero, trade mark, minus, almost equal, not equal, at most, at least.
    case 0x2116, 0x2122, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265: 0
    default: nil
    }
  }

  /// Returns the non-ASCII character at a byte of valid UTF-8, and its number of bytes.
  @inline(__always)
  static func scalar(
    at index: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt32, bytes: Int)? {
    let first = UInt32(bytes[index])
    switch first {
    case 0xC2...0xDF where index + 1 < bytes.count:
      return ((first & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2)
    case 0xE1...0xE2 where index + 2 < bytes.count:
      let rest = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      return ((first & 0x0F) << 12 | rest, 3)
    default: return nil
    }
  }
}
