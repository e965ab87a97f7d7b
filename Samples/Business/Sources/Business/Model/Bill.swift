import Foundation

/// What an invoice, a credit note or an offer says: the values of its JSON file.
struct Bill: Decodable {
  var number: String
  var issued: Date
  var due: Date?
  var delivered: Date?
  /// The customer's reference, such as a Leitweg-ID.
  var reference: String?
  var order: String?
  /// How the amount is paid, if not by a day.
  var terms: String?
  /// The invoice that a credit note is about.
  var preceding: String?
  /// The reference of a payment by QR bill.
  var paymentReference: String?
  var seller: Party
  var buyer: Party
  var lines: [Item]
  /// The allowance of the whole document in per cent of its lines.
  var allowance: Decimal?
  var prepaid: Decimal?

  /// A company, with what its documents say of it.
  struct Party: Decodable {
    var name: String
    var street: String
    var building: String?
    var postcode: String
    var city: String
    var country: String
    var contact: String?
    var phone: String?
    var email: String?
    /// The address in the Peppol network: a scheme, a colon and an identifier.
    var endpoint: String?
    var vatID: String?
    var taxNumber: String?
    var iban: String?
    var bic: String?

    /// The IBAN in groups of four characters, as people read it.
    var ibanInGroups: String {
      let characters = Array(iban ?? "")
      return stride(from: 0, to: characters.count, by: 4)
        .map { String(characters[$0..<min($0 + 4, characters.count)]) }.joined(separator: " ")
    }

    var streetLine: String { [street, building].compactMap { $0 }.joined(separator: " ") }
    var cityLine: String { "\(postcode) \(city)" }
    var returnLine: String { "\(name) · \(streetLine) · \(cityLine)" }
    var lines: [String] { [name, contact, streetLine, cityLine].compactMap { $0 } }
  }

  /// One line of the document.
  struct Item: Decodable {
    var position: Int
    /// The part of an offer that the line belongs to.
    var lot: String?
    var name: String
    var detail: String?
    var quantity: Decimal
    var unit: String
    /// The unit's code of UN/ECE Recommendation 20.
    var code: String
    var price: Decimal
    /// The tax in per cent.
    var rate: Decimal

    /// The amount of the line without tax, rounded to cents with halves away from zero.
    var amount: Decimal {
      var (exact, result) = (quantity * price, Decimal())
      NSDecimalRound(&result, &exact, 2, .plain)
      return result
    }
  }
}
