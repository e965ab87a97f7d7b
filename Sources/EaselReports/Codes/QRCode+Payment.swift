import EaselCanvas
import Foundation

extension QRCode {
  /// Creates a QR code from which banking apps fill in a SEPA credit transfer in euro (EPC069-12).
  ///
  /// SEPA is the Single Euro Payments Area. The code has version 002 of the guideline's format.
  ///
  /// ```swift
  /// let code = try QRCode.payment(
  ///   name: "Ada GmbH", iban: "DE89 3704 0044 0532 0130 00", amount: 119, text: "Invoice 2041")
  /// ```
  ///
  /// The error correction is medium and the encoding is UTF-8, as the guideline requires. The
  /// encoded content has at most 331 bytes.
  ///
  /// - Parameters:
  ///   - name: The payee, at most 70 characters.
  ///   - iban: The IBAN of the account, with or without spaces.
  ///   - bic: The BIC of the bank, 8 or 11 characters; required only outside of the European
  ///     Economic Area.
  ///   - amount: The amount, 0.01...999,999,999.99 euro; `nil` leaves it to the payer.
  ///   - purpose: The purpose code, at most 4 characters, such as `CHAR`.
  ///   - reference: A structured reference, at most 35 characters, such as `RF18 5390 0754 7034`.
  ///     The check digits of a reference that begins with RF are verified (ISO 11649).
  ///   - text: The remittance information in words, at most 140 characters; only without a
  ///     reference.
  /// - Throws: `invalidData`; its subject is the name of the invalid field.
  public static func payment(
    name: String, iban: String, bic: String? = nil, amount: Decimal? = nil, purpose: String? = nil,
    reference: String? = nil, text: String? = nil
  ) throws -> QRCode {
    let payment = try PaymentText(
      name: name, iban: iban, bic: bic, amount: amount, purpose: purpose, reference: reference,
      text: text)
    var code = QRCode(payment.text, correction: .medium)
    code.isBytewise = true
    code.summary = payment.summary
    return code
  }
}

/// The content of a payment code, line by line.
struct PaymentText {
  let text: String
  /// The alternative text for screen readers.
  let summary: String

  private static let mostBytes = 331

  init(
    name: String, iban: String, bic: String?, amount: Decimal?, purpose: String?,
    reference: String?, text: String?
  ) throws(EaselError) {
    let name = try Self.field("name", name, most: 70)
    guard !name.isEmpty else { throw Self.fault("name", "is empty", "") }
    let iban = try Self.iban(iban)
    let bic = try Self.bic(bic ?? "")
    let amount = try amount.map { amount throws(EaselError) in try Self.amount(amount) } ?? ""
    let purpose = try Self.code("purpose", purpose ?? "", most: 4)
    let reference = try Self.reference(reference ?? "")
    let message = try Self.field("text", text ?? "", most: 140)
    guard reference.isEmpty || message.isEmpty else {
      throw Self.fault(
        "text", "is given together with a reference; a payment has one of them", message)
    }
    var lines = [
      "BCD", "002", "1", "SCT", bic, name, iban, amount, purpose, reference, message,
    ]
    // Empty lines at the end are left out.
    while lines.last == "" { lines.removeLast() }
    let content = lines.joined(separator: "\n")
    guard content.utf8.count <= Self.mostBytes else {
      throw Self.fault(
        message.isEmpty ? "name" : "text",
        "makes the code \(content.utf8.count) bytes long, of \(Self.mostBytes) at most", message)
    }
    self.text = content
    summary = [amount, name, iban, reference, message].filter { !$0.isEmpty }.joined(
      separator: ", ")
  }

  private static func fault(_ field: String, _ what: String, _ value: String) -> EaselError {
    EaselError(
      .invalidData, "the \(field) of a payment code \(what)", operation: "QRCode.payment",
      subject: field, value: String(value.prefix(80)))
  }

  /// Returns a field of text on one line.
  private static func field(
    _ name: String, _ value: String, most: Int
  ) throws(EaselError) -> String {
    let value = value.precomposedStringWithCanonicalMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      || value.contains(where: \.isNewline)
    {
      throw fault(name, "has a line break or another control character", value)
    }
    let count = value.unicodeScalars.count
    guard count <= most else {
      throw fault(name, "has \(count) characters, of \(most) at most", value)
    }
    return value
  }

  /// Returns a field of capitals and digits, without its spaces.
  private static func code(
    _ name: String, _ value: String, most: Int
  ) throws(EaselError) -> String {
    let value = value.filter { !$0.isWhitespace }.uppercased()
    guard value.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }) else {
      throw fault(name, "has characters other than letters from A to Z and digits", value)
    }
    guard value.utf8.count <= most else {
      throw fault(name, "has \(value.utf8.count) characters, of \(most) at most", value)
    }
    return value
  }

  private static func iban(_ value: String) throws(EaselError) -> String {
    let iban = try code("iban", value, most: 34)
    let bytes = Array(iban.utf8)
    guard bytes.count >= 15, bytes[..<2].allSatisfy({ $0 >= 65 }),
      bytes[2..<4].allSatisfy({ $0 < 65 })
    else {
      throw fault("iban", "is not a country's two letters, two digits and an account", iban)
    }
    guard CheckDigits.rotatedRemainder97(iban) == 1 else {
      throw fault("iban", "has check digits that do not belong to it; a digit is wrong", iban)
    }
    return iban
  }

  private static func bic(_ value: String) throws(EaselError) -> String {
    let bic = try code("bic", value, most: 11)
    guard [0, 8, 11].contains(bic.utf8.count) else {
      throw fault("bic", "has \(bic.utf8.count) characters; a BIC has 8 or 11", bic)
    }
    guard bic.isEmpty || Array(bic.utf8)[4..<6].allSatisfy({ $0 >= 65 }) else {
      throw fault("bic", "has no country's two letters as its fifth and sixth character", bic)
    }
    return bic
  }

  private static func reference(_ value: String) throws(EaselError) -> String {
    var reference = try field("reference", value, most: 140)
    let packed = reference.filter { !$0.isWhitespace }.uppercased()
    if packed.hasPrefix("RF") {
      reference = try code("reference", packed, most: 25)
      guard reference.utf8.count >= 5, CheckDigits.rotatedRemainder97(reference) == 1 else {
        throw fault("reference", "has check digits that do not belong to it", reference)
      }
    }
    return try field("reference", reference, most: 35)
  }

  private static func amount(_ amount: Decimal) throws(EaselError) -> String {
    let amount = amount.asWritten
    let written = "\(amount)"
    guard amount.isFinite else { throw fault("amount", "is not a number", written) }
    var (exact, rounded) = (amount, Decimal())
    NSDecimalRound(&rounded, &exact, 2, .plain)
    guard rounded == amount else {
      throw fault("amount", "is \(written) euro, which is no whole number of cents", written)
    }
    guard amount >= Decimal(string: "0.01") ?? 0, amount < 1_000_000_000 else {
      throw fault(
        "amount", "is \(written) euro, beyond the range from 0.01 to 999,999,999.99", written)
    }
    // Computed from whole cents, so that the digits are independent of locale and rounding.
    let cents = NSDecimalNumber(decimal: amount * 100).int64Value
    let rest = cents % 100
    return "EUR\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
