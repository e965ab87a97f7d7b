/// The check digits of VAT identifiers by country.
///
/// Only countries are checked whose rule is published and certain; those of other countries have
/// two to twelve characters after the prefix. Source: European Commission, VIES, structure of VAT
/// identification numbers; national rules as the tax offices of the countries publish them.
enum VATIdentifier {
  /// Whether the identifier has a valid form, and valid check digits where the rule is known.
  static func isValid(_ text: String) -> Bool {
    if text.hasPrefix("CH") { return isSwiss(text) }
    let bytes = Array(text.utf8)
    guard (4...14).contains(bytes.count), bytes[..<2].allSatisfy(CheckDigits.isUpper),
      bytes.allSatisfy({
        CheckDigits.isDigit($0) || CheckDigits.isUpper($0) || $0 == 0x2B || $0 == 0x2A
      })
    else { return false }
    let rest = String(text.dropFirst(2))
    switch text.prefix(2) {
    case "DE": return check(rest, 9, german)
    case "AT": return rest.first == "U" && check(String(rest.dropFirst()), 8, austrian)
    case "BE":
      return check(rest, 10) {
        CheckDigits.number($0[..<8]) % 97 == 97 - CheckDigits.number($0[8...])
      }
    case "FR": return isFrench(rest)
    case "IT": return check(rest, 11, CheckDigits.isLuhn)
    case "LU":
      return check(rest, 8) { CheckDigits.number($0[..<6]) % 89 == CheckDigits.number($0[6...]) }
    case "NL": return isDutch(text)
    case "PL":
      return check(rest, 10) {
        CheckDigits.weighted($0, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 == $0[9]
      }
    case "DK":
      return check(rest, 8) { CheckDigits.weighted($0, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 }
    case "FI":
      return check(rest, 8) {
        (CheckDigits.weighted($0, [7, 9, 10, 5, 8, 4, 2]) + $0[7]) % 11 == 0
      }
    case "SE":
      return rest.hasSuffix("01") && check(rest, 12) { CheckDigits.isLuhn(Array($0[..<10])) }
    default: return true
    }
  }

  /// The UID of a company, with or without hyphen and points, and the word for VAT in one of three
  /// languages.
  ///
  /// Source: Federal Statistical Office, UID register, eCH-0097.
  private static func isSwiss(_ text: String) -> Bool {
    var rest = Substring(text.filter { !["-", ".", " "].contains($0) })
    for word in ["MWST", "TVA", "IVA"] where rest.hasSuffix(word) {
      rest = rest.dropLast(word.count)
      break
    }
    guard rest.hasPrefix("CHE") else { return false }
    return check(String(rest.dropFirst(3)), 9) {
      (11 - CheckDigits.weighted(Array($0[..<8]), [5, 4, 3, 2, 7, 6, 5, 4]) % 11) % 11 == $0[8]
    }
  }

  private static func check(_ text: String, _ count: Int, _ rule: ([Int]) -> Bool) -> Bool {
    guard let digits = CheckDigits.digits(text), digits.count == count else { return false }
    return rule(digits)
  }

  /// ISO 7064, MOD 11,10.
  private static func german(_ digits: [Int]) -> Bool {
    var product = 10
    for digit in digits.dropLast() {
      let sum = (digit + product) % 10
      product = (2 * (sum == 0 ? 10 : sum)) % 11
    }
    return (11 - product) % 10 == digits[8]
  }

  private static func austrian(_ digits: [Int]) -> Bool {
    let sum = digits.dropLast().enumerated().reduce(0) { sum, item in
      let value = item.offset % 2 == 0 ? item.element : item.element * 2
      return sum + value / 10 + value % 10
    }
    return (96 - sum) % 10 == digits[7]
  }

  /// Two characters and nine digits of a SIREN; a key of two digits is checked, one with letters is
  /// not.
  private static func isFrench(_ text: String) -> Bool {
    guard text.count == 11, let siren = CheckDigits.digits(text.suffix(9)) else { return false }
    guard let key = CheckDigits.digits(text.prefix(2)) else { return true }
    // Monaco has no SIREN: its numbers begin with 000.
    guard !text.dropFirst(2).hasPrefix("000") else { return true }
    return (12 + 3 * (CheckDigits.number(siren) % 97)) % 97 == CheckDigits.number(key)
  }

  /// Nine digits, B, two digits: those of companies have a check digit, those of persons since 2020
  /// are right by MOD 97-10.
  private static func isDutch(_ text: String) -> Bool {
    let rest = Array(text.dropFirst(2))
    guard rest.count == 12, rest[9] == "B", CheckDigits.digits(String(rest[10...])) != nil,
      let digits = CheckDigits.digits(String(rest[..<9]))
    else { return false }
    let company = CheckDigits.weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 == digits[8]
    return company || CheckDigits.remainder97(of: text) == 1
  }
}
