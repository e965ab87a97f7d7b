import EaselCanvas
import Foundation

/// Checks the fields of a Swiss QR bill and collects their faults.
///
/// The rules are those of the Swiss Implementation Guidelines QR-bill, version 2.3, chapter 4.
struct SwissQRBillChecks {
  /// The faults so far, each with the name of its field.
  private(set) var faults: [(field: String, text: String)] = []

  /// The texts of a bill of 0, which is a notification.
  private static let notifications = SwissQRBillTexts.all.map(\.notification)

  private mutating func fault(_ field: String, _ text: String) { faults.append((field, text)) }

  /// Throws one error with all faults.
  func finish() throws(EaselError) {
    guard !faults.isEmpty else { return }
    let list = faults.map { "\($0.field) \($0.text)" }.joined(separator: "; ")
    let count = faults.count == 1 ? "a fault" : "\(faults.count) faults"
    throw EaselError(
      .invalidData, "a Swiss QR bill has \(count): \(list)",
      operation: "SwissQRBill.init", subject: faults.map(\.field).joined(separator: ", "))
  }

  // MARK: Texts

  /// Returns a text in the form in which it is checked and written: composed characters, such as ü
  /// for u and its diaeresis, and no spaces at its ends.
  private static func normalized(_ text: String?) -> String {
    (text ?? "").precomposedStringWithCanonicalMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns a text on one line, in its normalized form.
  mutating func text(
    _ field: String, _ value: String?, max: Int, isRequired: Bool = false
  ) -> String {
    let value = Self.normalized(value)
    if isRequired, value.isEmpty { fault(field, "is empty; a bill needs it") }
    let count = value.unicodeScalars.count
    if count > max { fault(field, "has \(count) characters; give at most \(max)") }
    if let bad = value.unicodeScalars.first(where: { !Self.isPermitted($0) }) {
      fault(
        field,
        "has the character \(Self.name(of: bad)), which a Swiss QR bill does not permit; replace it"
      )
    }
    return value
  }

  /// Whether texts may have a character, since version 2.3.
  private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x17F, 0x218...0x21B, 0x20AC: true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
  }

  /// Returns capitals and digits without spaces.
  private mutating func code(_ field: String, _ value: String) -> String {
    let value = value.filter { !$0.isWhitespace }.uppercased()
    if !value.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }) {
      fault(field, "has characters other than letters from A to Z and digits; remove them")
      return ""
    }
    return value
  }

  mutating func address(_ field: String, _ address: SwissQRBill.Address) -> SwissQRBill.Address {
    let country = code("\(field).country", address.country)
    // Kosovo has a code of its own that ISO 3166-1 leaves to users.
    let isKnown = CodeList.countries.contains(country) || country == "XK"
    if country.utf8.count != 2 || country.contains(where: \.isNumber) || !isKnown {
      fault(
        "\(field).country",
        "is “\(address.country.prefix(20))”; give the 2 letters of a country, such as CH")
    }
    return SwissQRBill.Address(
      name: text("\(field).name", address.name, max: 70, isRequired: true),
      street: text("\(field).street", address.street, max: 70),
      buildingNumber: text("\(field).buildingNumber", address.buildingNumber, max: 16),
      postalCode: text("\(field).postalCode", address.postalCode, max: 16, isRequired: true),
      town: text("\(field).town", address.town, max: 35, isRequired: true), country: country)
  }

  mutating func billInformation(_ value: String?, _ message: String?) -> String {
    let value = text("billInformation", value, max: 140)
    if !value.isEmpty, !value.hasPrefix("//") || value.utf8.count < 4 {
      fault(
        "billInformation", "does not begin with // and 2 characters for its syntax, such as //S1")
    }
    let other = Self.normalized(message)
    let counts = (other.unicodeScalars.count, value.unicodeScalars.count)
    if counts.0 <= 140, counts.1 <= 140, counts.0 + counts.1 > 140 {
      fault(
        "billInformation",
        "has \(counts.1) characters and the message \(counts.0); together they may have 140: shorten "
          + "one")
    }
    return value
  }

  mutating func schemes(
    _ schemes: [SwissQRBill.AlternativeScheme]
  ) -> [SwissQRBill.AlternativeScheme] {
    if schemes.count > 2 {
      fault("alternativeSchemes", "has \(schemes.count) procedures; give at most 2")
    }
    return schemes.prefix(2).map { scheme in
      SwissQRBill.AlternativeScheme(
        name: text("alternativeSchemes.name", scheme.name, max: 100, isRequired: true),
        parameters: text(
          "alternativeSchemes.parameters", scheme.parameters, max: 100, isRequired: true))
    }
  }

  /// Checks the length of the code: 997 bytes are a symbol of version 25, the largest one permitted.
  mutating func length(_ payload: String) {
    let count = payload.utf8.count
    guard count > 997, faults.isEmpty else { return }
    fault("payload", "has \(count) bytes; the code has space for 997: shorten the texts")
  }

  // MARK: Codes

  mutating func account(_ value: String) -> String {
    let known = faults.count
    let iban = code("account", value)
    guard faults.count == known else { return "" }
    let bytes = Array(iban.utf8)
    guard bytes.count == 21, ["CH", "LI"].contains(iban.prefix(2)) else {
      fault(
        "account",
        "is no IBAN of Switzerland or Liechtenstein, which has 21 characters and begins with CH or LI"
      )
      return ""
    }
    guard bytes[2..<9].allSatisfy({ $0 < 65 }), CheckDigits.rotatedRemainder97(iban) == 1 else {
      fault("account", "has check digits that do not belong to it; a character is wrong")
      return ""
    }
    return iban
  }

  /// Whether an IBAN is a QR-IBAN, by the number of its institution.
  static func isQRIBAN(_ iban: String) -> Bool {
    let institution = Int(iban.dropFirst(4).prefix(5)) ?? 0
    return (30_000...31_999).contains(institution)
  }

  /// Returns a reference without spaces, whose kind must be that of the account.
  ///
  /// - Parameter account: The checked IBAN; empty if it has a fault.
  mutating func reference(_ value: String?, _ account: String) -> String {
    let known = faults.count
    let reference = code("reference", value ?? "")
    guard faults.count == known else { return "" }
    let isQRIBAN = Self.isQRIBAN(account)
    let isNumber = !reference.isEmpty && reference.utf8.allSatisfy { $0 < 65 }
    if isNumber {
      checkQRReference(reference)
    } else if !reference.isEmpty {
      checkCreditorReference(reference)
    }
    guard !account.isEmpty else { return reference }
    if isQRIBAN, !isNumber {
      fault(
        "reference",
        "must be a QR reference of 27 digits, since the account is a QR-IBAN; give one, or the other "
          + "IBAN of the account"
      )
    } else if !isQRIBAN, isNumber {
      fault(
        "reference",
        "is a QR reference, which needs a QR-IBAN (institution 30000 to 31999); give the QR-IBAN of "
          + "the account, or a reference that begins with RF"
      )
    }
    return reference
  }

  private mutating func checkQRReference(_ reference: String) {
    let digits = reference.utf8.map { Int($0) - 48 }
    guard digits.count == 27 else {
      return fault("reference", "has \(digits.count) digits; a QR reference has 27")
    }
    guard digits.contains(where: { $0 != 0 }) else {
      return fault("reference", "consists of zeros; number the bill")
    }
    let check = Self.checkDigit(of: digits.dropLast())
    if digits.last != check {
      fault("reference", "has a check digit that does not belong to it; a digit is wrong")
    }
  }

  /// Returns the check digit of a QR reference, recursive modulo 10 (guidelines, annex B).
  static func checkDigit(of digits: some Sequence<Int>) -> Int {
    let table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
    return (10 - digits.reduce(0) { table[($0 + $1) % 10] }) % 10
  }

  private mutating func checkCreditorReference(_ reference: String) {
    let bytes = Array(reference.utf8)
    guard reference.hasPrefix("RF"), (5...25).contains(bytes.count),
      bytes[2..<4].allSatisfy({ $0 < 65 })
    else {
      return fault(
        "reference",
        "is neither a QR reference of 27 digits nor RF, 2 check digits and at most 21 characters")
    }
    if CheckDigits.rotatedRemainder97(reference) != 1 {
      fault("reference", "has check digits that do not belong to it; a character is wrong")
    }
  }

  // MARK: Amount

  /// Returns the amount with two decimals.
  mutating func amount(_ amount: Decimal?, _ message: String?) -> String {
    guard let amount = amount?.asWritten else { return "" }
    guard amount.isFinite else {
      fault("amount", "is not a number; give 0 … 999,999,999.99")
      return ""
    }
    var (exact, rounded) = (amount, Decimal())
    NSDecimalRound(&rounded, &exact, 2, .plain)
    guard rounded == amount else {
      fault("amount", "is \(amount), which has more than 2 decimals; round it")
      return ""
    }
    guard amount >= 0, amount < 1_000_000_000 else {
      fault("amount", "is \(amount); give 0 … 999,999,999.99")
      return ""
    }
    let text = Self.normalized(message)
    if amount == 0, !Self.notifications.contains(text) {
      let texts = Self.notifications.map { "“\($0)”" }.joined(separator: ", ")
      fault(
        "amount", "is 0, which makes the bill a notification; give one of these messages: \(texts)")
    }
    // Computed from whole cents, so that the digits are independent of locale and rounding.
    let cents = NSDecimalNumber(decimal: amount * 100).int64Value
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
