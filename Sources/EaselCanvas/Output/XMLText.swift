/// Text for elements and attributes of XML and HTML.
enum XMLText {
  /// Replaces the characters that XML gives a meaning, and leaves out those that it forbids.
  static func escaped(_ text: String) -> String {
    // All of them are one byte, and no byte of another character.
    var escaped: [UInt8] = []
    for byte in SanitizedText(text).text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): escaped.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): escaped.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): escaped.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): escaped.append(contentsOf: "&#39;".utf8)
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
