import Foundation

/// What an invoice says, and what follows from it.
struct Invoice {
  var number: String
  var date: Date
  var delivery: Date
  var due: Date
  var order: String
  var seller: Seller
  var customer: Customer
  var items: [Item]

  /// Who sends the invoice.
  struct Seller {
    var name: String
    var trade: String
    var street: String
    var postcode: String
    var city: String
    var telephone: String
    var email: String
    var web: String
    var vatID: String
    var register: String
    var director: String
    var bank: String
    var iban: String
    var bic: String

    var returnLine: String { "\(name) · \(street) · \(postcode) \(city)" }

    /// What the law asks to stand on a letter, in columns.
    var imprint: [String] {
      [
        "\(name)\n\(street)\n\(postcode) \(city)", "\(telephone)\n\(email)\n\(web)",
        "\(bank)\n\(iban)\n\(bic)", "\(director)\n\(register)\nUSt-IdNr. \(vatID)",
      ]
    }
  }

  /// Who pays it.
  struct Customer {
    var number: String
    var name: String
    var contact: String
    var salutation: String
    var street: String
    var postcode: String
    var city: String

    /// The lines of the address.
    var lines: [String] { [name, contact, street, "\(postcode) \(city)"] }
  }

  /// One line of the invoice.
  struct Item {
    var position: Int
    var name: String
    var description: String
    var quantity: Decimal
    var unit: Unit
    /// The net price of a unit, with up to four decimals.
    var price: Decimal
    /// The discount as a part of one; nil for none.
    var discount: Decimal?
    /// The rate of the value added tax as a part of one.
    var rate: Decimal

    /// What the quantity costs without the discount.
    var base: Decimal { (quantity * price).rounded() }
    /// What the discount takes off.
    var allowance: Decimal { (base * (discount ?? 0)).rounded() }
    var amount: Decimal { base - allowance }
  }

  /// A unit of quantities, with its code of UN/ECE Recommendation 20 or 21.
  struct Unit {
    var name: String
    var code: String
  }
}

extension Decimal {
  /// The nearest number of whole cents; halves go away from zero.
  func rounded() -> Decimal {
    var (exact, result) = (self, Decimal())
    NSDecimalRound(&result, &exact, 2, .plain)
    return result
  }
}
