import EaselCanvas
import Foundation

/// Encodes article numbers in EAN-13 (ISO/IEC 15420, GS1 General Specifications, section 5.2).
enum EAN13Encoder {
  /// The numbers of light modules at the left and at the right.
  static let quietZone = (left: 11, right: 7)
  /// The number of modules of the bars and the spaces between them.
  static let width = 95
  /// The ranges of the longer guard bars: left, middle, right.
  static let guards = [0..<3, 45..<50, 92..<95]

  /// Returns the 13 digits of a number of 12 or 13 digits; hyphens and spaces are left out.
  ///
  /// - Throws: `invalidData` for another text, and for a check digit that does not belong to it.
  static func digits(of text: String) throws(EaselError) -> [Int] {
    let text = text.filter { $0 != "-" && $0 != " " }
    let digits = text.utf8.map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else {
      throw EaselError(
        .invalidData,
        "an EAN-13 has characters other than digits; give 12 digits, or 13 with the check "
          + "digit",
        value: String(text.prefix(40)))
    }
    guard digits.count == 12 || digits.count == 13 else {
      throw EaselError(
        .invalidData,
        "an EAN-13 has \(digits.count) digits; give 12, or 13 with the check digit",
        value: String(text.prefix(40)))
    }
    let check = CheckDigits.gs1Digit(of: digits.prefix(12))
    guard digits.count == 12 || digits[12] == check else {
      throw EaselError(
        .invalidData,
        "the check digit of an EAN-13 is \(digits[12]), but \(check) belongs to the other digits; one of "
          + "the digits is wrong", value: text)
    }
    return digits.prefix(12) + [check]
  }

  /// Returns the modules of 13 digits, without the quiet zones.
  static func modules(of digits: [Int]) -> [Bool] {
    guard let first = digits.first, digits.count == 13 else { return [] }
    var text = "101"
    for (digit, set) in zip(digits[1...6], parities[first]) {
      // Set B is set C backwards, and set C is set A inverted.
      text += set == "A" ? setA[digit] : String(inverted(setA[digit]).reversed())
    }
    text += "01010"
    for digit in digits[7...] { text += inverted(setA[digit]) }
    return (text + "101").map { $0 == "1" }
  }

  private static func inverted(_ modules: String) -> String {
    String(modules.map { $0 == "1" ? "0" : "1" })
  }

  /// The modules of the digits in set A.
  private static let setA = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
    "0110111", "0001011",
  ]
  /// The sets of the left six digits, which encode the first one.
  private static let parities = [
    "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA",
    "ABBABA",
  ]
}
