import Foundation

/// Reads and writes the objects of a PDF that cairo wrote as text.
enum PDFText {
  /// The number at the beginning.
  static func number(_ text: some StringProtocol) -> Int? {
    Int(text.drop { $0 == " " || $0 == "\n" }.prefix { $0.isASCII && $0.isNumber })
  }

  /// What follows a key of a dictionary.
  static func value(of key: String, in text: String) -> Substring? {
    guard let range = text.range(of: "/\(key) ") else { return nil }
    return text[range.upperBound...]
  }

  /// The object to which a key of a dictionary refers, or the number that it has.
  static func reference(of key: String, in text: String) -> Int? {
    value(of: key, in: text).flatMap { number($0) }
  }

  /// The words of an array, at a key of a dictionary.
  static func array(of key: String, in text: String) -> [Substring]? {
    guard let value = value(of: key, in: text), value.first == "[",
      let end = value.firstIndex(of: "]")
    else { return nil }
    return value[..<end].dropFirst().split { $0 == " " || $0 == "\n" }
  }

  /// References as an array.
  static func array(_ numbers: [Int]) -> String {
    "[ \(numbers.map { "\($0) 0 R" }.joined(separator: " ")) ]"
  }

  /// A text string (ISO 32000-1, 7.9.2.2) in UTF-16.
  static func string(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("<FEFF".utf8)
    for unit in SafeText(text).text.utf16 {
      for shift in [12, 8, 4, 0] { bytes.append(digits[Int(unit >> shift) & 15]) }
    }
    return String(decoding: bytes, as: UTF8.self) + ">"
  }

  /// A number of points, to a hundredth.
  static func points(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
