/// The check digits of accounts, references and identifiers.
enum CheckDigits {
  /// Whether a text has the form of an IBAN: two letters, two digits, and 11 to 30 characters.
  static func isIBANShaped(_ text: String) -> Bool {
    let bytes = Array(text.withoutSpaces.utf8)
    guard (15...34).contains(bytes.count) else { return false }
    return bytes[..<2].allSatisfy(isUpper) && bytes[2..<4].allSatisfy(isDigit)
      && bytes[4...].allSatisfy { isDigit($0) || isUpper($0) || (0x61...0x7A).contains($0) }
  }

  /// Whether an IBAN is right: ISO 13616, check digits of ISO 7064, MOD 97-10.
  static func isIBAN(_ text: String) -> Bool {
    guard isIBANShaped(text) else { return false }
    return rotatedRemainder97(text.withoutSpaces.uppercased()) == 1
  }

  /// The remainder by MOD 97-10 of a code of digits and capitals whose first four characters, with
  /// the check digits, count as its last ones: 1 if the check digits are right (ISO 13616, ISO
  /// 11649).
  static func rotatedRemainder97(_ code: String) -> Int {
    let bytes = Array(code.utf8)
    return remainder97(bytes.dropFirst(4) + bytes.prefix(4))
  }

  /// Whether a text has the form of a Leitweg-ID: 2 to 12 digits, up to 30 characters, two digits.
  static func isLeitwegShaped(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (2...12).contains(parts[0].count),
      parts[0].allSatisfy(isDigit), let last = parts.last, last.count == 2,
      last.allSatisfy(isDigit)
    else { return false }
    return parts.count == 2
      || (parts[1].count <= 30
        && parts[1].allSatisfy { isDigit($0) || isUpper($0) || (0x61...0x7A).contains($0) })
  }

  /// Whether a text that may be any reference is meant as a Leitweg-ID: its first part is a regional
  /// key (the number of a state from 01 to 16, or 99 for the federation, with 2, 3, 5, 8, 9 or 12
  /// digits), and it is no text of three short numbers, such as a date.
  static func isProbablyLeitweg(_ text: String) -> Bool {
    guard isLeitwegShaped(text) else { return false }
    let parts = text.split(separator: "-")
    let state = Int(parts[0].prefix(2)) ?? 0
    guard (1...16).contains(state) || state == 99, [2, 3, 5, 8, 9, 12].contains(parts[0].count)
    else { return false }
    return parts[0].count > 2 || parts.count == 3 && parts[1].count > 4
  }

  /// Whether a Leitweg-ID is right: KoSIT, format of the Leitweg-ID 2.0.2, MOD 97-10.
  static func isLeitweg(_ text: String) -> Bool {
    isLeitwegShaped(text) && remainder97(text.uppercased().utf8.filter { $0 != 0x2D }) == 1
  }

  /// Whether a GLN, a number of GS1 with 13 digits, is right.
  static func isGLN(_ text: String) -> Bool { isGS1(text, [13]) }

  /// Whether a GTIN is right, in one of its four lengths.
  static func isGTIN(_ text: String) -> Bool { isGS1(text, [8, 12, 13, 14]) }

  private static func isGS1(_ text: String, _ counts: Set<Int>) -> Bool {
    guard let digits = digits(text), counts.contains(digits.count) else { return false }
    return digits.last == gs1Digit(of: digits.dropLast())
  }

  /// The check digit of a number of GS1: with it, the sum of the digits with the weights 1, 3, 1 and
  /// so on from the right is a multiple of 10 (GS1 General Specifications, 7.9.1).
  static func gs1Digit(of digits: some BidirectionalCollection<Int>) -> Int {
    let sum = digits.reversed().enumerated().reduce(0) {
      $0 + $1.element * ($1.offset % 2 == 0 ? 3 : 1)
    }
    return (10 - sum % 10) % 10
  }

  /// The remainder of a number of digits and letters, A being 10, divided by 97.
  private static func remainder97(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { rest, byte in
      if isDigit(byte) { return (rest * 10 + Int(byte) - 0x30) % 97 }
      return (rest * 100 + Int(byte) - 0x37) % 97
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// The digits of a text; `nil` if it contains something else.
  static func digits(_ text: some StringProtocol) -> [Int]? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return text.utf8.map { Int($0) - 0x30 }
  }

  /// Whether the last digit is the check digit of Luhn, ISO/IEC 7812-1.
  static func isLuhn(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, item in
      let value = item.offset % 2 == 1 ? item.element * 2 : item.element
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum % 10 == 0
  }

  /// The value of digits as a number.
  static func number(_ digits: some Sequence<Int>) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  /// The sum of digits times weights.
  static func weighted(_ digits: [Int], _ weights: [Int]) -> Int {
    zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The remainder of text such as `NL123456789B01` by MOD 97-10.
  static func remainder97(of text: String) -> Int { remainder97(text.utf8) }
}

extension String {
  /// The text without spaces, as identifiers are written.
  var withoutSpaces: String { filter { !$0.isWhitespace } }
}
