import Foundation

/// The data in an address that begins with `data:` (RFC 2397).
enum SVGDataAddress {
  /// Returns the media type in lower case and the data; `nil` for other addresses.
  static func read(_ address: String) -> (type: String, data: Data)? {
    let head = address.prefix { $0 != "," }
    guard head.prefix(5).lowercased() == "data:", head.endIndex < address.endIndex else {
      return nil
    }
    let body = address[address.index(after: head.endIndex)...]
    let parts = head.dropFirst(5).lowercased().split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let type = parts.first ?? ""
    if parts.contains("base64") {
      let text = body.contains("%") ? body.removingPercentEncoding ?? String(body) : String(body)
      return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { (type, $0) }
    }
    return (type, unescaped(body))
  }

  /// The bytes of a text in which `%` precedes hexadecimal bytes.
  private static func unescaped(_ text: Substring) -> Data {
    var result = Data()
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
