import Foundation

/// The decimal separator of a locale, at which numbers in a column are aligned.
struct DecimalSeparator {
  private let bytes: [UInt8]

  init(_ locale: Locale) {
    let sign = locale.decimalSeparator ?? ""
    bytes = Array((sign.isEmpty ? "." : sign).utf8)
  }

  /// Returns the byte offset at which the decimals of a number begin: at the separator, or at the
  /// end of the digits.
  func byte(in text: String) -> Int {
    var text = text
    return text.withUTF8(byte)
  }

  /// Returns the byte offset at which the decimals of a number in UTF-8 begin.
  func byte(in text: UnsafeBufferPointer<UInt8>) -> Int {
    // The last separator: in a text that is not a number the same character may separate groups.
    var index = text.count - bytes.count - 1
    while index > 0 {
      if isSeparator(at: index, of: text) { return index }
      index -= 1
    }
    return endOfDigits(text)
  }

  /// Whether the separator is at a byte, between digits: it also occurs in words.
  @inline(__always)
  private func isSeparator(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() where text[index + offset] != byte { return false }
    return Self.mayBeDigit(text[index - 1]) && Self.mayBeDigit(text[index + bytes.count])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte is an ASCII digit, or part of a character that may be another script's digit.
  private static func mayBeDigit(_ byte: UInt8) -> Bool { byte >= 0x80 || isDigit(byte) }

  /// The end of the first number, including the separators between its groups of digits.
  private func endOfDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.firstIndex(where: Self.isDigit) else { return endOfOtherDigits(text) }
    var end = first + 1
    while end < text.count {
      if Self.isDigit(text[end]) {
        end += 1
        continue
      }
      // One separator character of up to three bytes, followed by a digit.
      var next = end + 1
      while next < text.count, next - end < 3, text[next] & 0xC0 == 0x80 { next += 1 }
      guard text[end] != UInt8(ascii: " "), next < text.count, Self.isDigit(text[next]) else {
        break
      }
      end = next + 1
    }
    return end
  }

  /// The end of the last digit of another script; the end of the text if it has no digits.
  private func endOfOtherDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let string = String(decoding: text, as: UTF8.self)
    let last = string.lastIndex {
      $0.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
    guard let last else { return text.count }
    return string.utf8.distance(from: string.startIndex, to: string.index(after: last))
  }
}
