import EaselReports
import Foundation

extension Bill {
  /// The values of the electronic invoice.
  func draft(_ profile: EInvoice.Profile = .en16931, type: String = "380") -> EInvoice.Draft {
    var draft = EInvoice.Draft(
      number: number, issued: EInvoice.Day(issued), seller: seller.party, buyer: buyer.party,
      lines: lines.map(\.line))
    draft.profile = profile
    draft.type = type
    draft.due = due.map { EInvoice.Day($0) }
    draft.terms = terms
    draft.buyerReference = reference
    draft.references.order = order
    draft.preceding = preceding.map { [EInvoice.PrecedingInvoice($0)] } ?? []
    draft.delivery = delivered.map { EInvoice.Delivery(date: EInvoice.Day($0)) }
    draft.prepaid = prepaid ?? 0
    draft.allowances = allowances
    if let iban = seller.iban {
      draft.payment = .transfer(
        iban: iban, bic: seller.bic, accountName: seller.name, reference: number)
    }
    return draft
  }
}

extension Bill {
  /// The allowance of the whole document, which each rate of tax has its part of.
  private var allowances: [EInvoice.AllowanceCharge] {
    guard let allowance else { return [] }
    var rates: [Decimal] = []
    for line in lines where !rates.contains(line.rate) { rates.append(line.rate) }
    return rates.map { rate in
      EInvoice.AllowanceCharge(
        percent: allowance, of: lines.filter { $0.rate == rate }.reduce(0) { $0 + $1.amount },
        reason: "Rebate", code: "95", tax: .standard(rate))
    }
  }
}

extension Bill.Party {
  fileprivate var party: EInvoice.Party {
    var party = EInvoice.Party(
      name, address: .init(streetLine, postcode: postcode, city: city, country: country),
      vatID: vatID, electronicAddress: address)
    party.taxNumber = taxNumber
    party.contact = .init(name: contact, phone: phone, email: email)
    return party
  }
}

extension Bill.Party {
  private var address: EInvoice.Identifier? {
    guard let parts = endpoint?.split(separator: ":", maxSplits: 1), parts.count == 2 else {
      return email.map { .email($0) }
    }
    return EInvoice.Identifier(String(parts[1]), scheme: String(parts[0]))
  }
}

extension Bill.Item {
  fileprivate var line: EInvoice.Line {
    var line = EInvoice.Line(
      name, quantity: quantity, unit: code, price: price, tax: .standard(rate))
    line.description = detail
    return line
  }
}
