/// Text for elements and attributes of XML and HTML.
enum XMLText {
  /// Returns a text with XML's special characters escaped and its forbidden characters replaced.
  static func escaped(_ text: String) -> String {
    // These characters are all one byte in UTF-8, which is part of no other character.
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
