import Foundation

/// The sign before the decimals of a number, by which numbers in a column are aligned.
struct DecimalSeparator {
  private let bytes: [UInt8]

  init(_ locale: Locale) {
    let sign = locale.decimalSeparator ?? ""
    bytes = Array((sign.isEmpty ? "." : sign).utf8)
  }

  /// The byte of a number at which its decimals begin: that of the separator, or the end of its digits.
  func byte(in text: String) -> Int {
    var text = text
    return text.withUTF8(byte)
  }

  /// The byte of a number at which its decimals begin, in UTF-8.
  func byte(in text: UnsafeBufferPointer<UInt8>) -> Int {
    // The last separator: groups of digits may have the same sign in what is no number.
    var index = text.count - bytes.count
    while index >= 0 {
      if isSeparator(at: index, of: text) { return index }
      index -= 1
    }
    if let last = text.lastIndex(where: { $0 >= 0x80 || (0x30...0x39).contains($0) }),
      text[last] < 0x80
    {
      return last + 1
    }
    // Digits of other scripts.
    let string = String(decoding: text, as: UTF8.self)
    guard let last = string.lastIndex(where: \.isNumber) else { return text.count }
    return string.utf8.distance(from: string.startIndex, to: string.index(after: last))
  }

  @inline(__always)
  private func isSeparator(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() where text[index + offset] != byte { return false }
    return true
  }
}
