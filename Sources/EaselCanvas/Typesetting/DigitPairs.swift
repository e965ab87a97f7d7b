/// Texts with each pair of digits, and of a digit and a sign of numbers.
///
/// Each number of a table has pairs that the ones before do not have, until all hundred are known. One
/// text with all of them takes about twice the time of one number.
enum DigitPairs {
  /// A text in which each digit is followed by each digit, and by a period and a comma, which are
  /// followed by each digit.
  static let text: String = {
    var text = ""
    // A path over the edges of the complete graph of ten digits: each digit with itself, and then
    // with each greater one and back.
    for first in 0...9 {
      text += "\(first)\(first)"
      for second in (first + 1)..<10 { text += "\(second)\(first)" }
    }
    for digit in 0...9 { text += "\(digit).\(digit),\(digit)" }
    return text
  }()
  /// A text in which each digit is behind a minus sign.
  static let signed: String = (0...9).map { "\u{2212}\($0)" }.joined()

  /// Whether a text has two digits beside each other.
  static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { isDigit($0) && isDigit($1) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
