import Easel

extension Invoice {
  /// The invoice as an electronic invoice of EN 16931, whose sums the pages show.
  func electronic() throws -> EInvoice {
    var draft = EInvoice.Draft(
      number: number, issued: EInvoice.Day(date), seller: seller.party, buyer: customer.party,
      lines: items.map(\.line))
    draft.due = EInvoice.Day(due)
    draft.buyerReference = customer.number
    draft.references.order = order
    draft.delivery = EInvoice.Delivery(date: EInvoice.Day(delivery))
    draft.payment = .transfer(
      iban: seller.iban, bic: seller.bic, accountName: seller.name, reference: number)
    return try EInvoice(draft)
  }
}

extension Invoice.Seller {
  fileprivate var party: EInvoice.Party {
    EInvoice.Party(
      name, address: .init(street, postcode: postcode, city: city, country: "DE"), vatID: vatID,
      electronicAddress: .email(email))
  }
}

extension Invoice.Customer {
  fileprivate var party: EInvoice.Party {
    var party = EInvoice.Party(
      name, address: .init(street, postcode: postcode, city: city, country: "DE"),
      contact: .init(name: contact))
    party.ids = [EInvoice.Identifier(number)]
    return party
  }
}

extension Invoice.Item {
  fileprivate var line: EInvoice.Line {
    var line = EInvoice.Line(
      name, quantity: quantity, unit: unit.code, price: price, tax: .standard(rate * 100))
    line.description = description
    if let discount {
      line.allowances = [
        EInvoice.AllowanceCharge(percent: discount * 100, of: base, reason: "Rabatt", code: "95")
      ]
    }
    return line
  }
}
