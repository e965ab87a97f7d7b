extension EInvoice {
  /// The role of a party in an invoice, which decides the terms that EN 16931 has for it.
  enum PartyRole {
    case seller, buyer, payee, taxRepresentative
  }
}

extension EInvoice.Party {
  /// The values for which EN 16931 has terms in a role, and the names of the others that are set.
  func reduced(to role: EInvoice.PartyRole) -> (party: EInvoice.Party, others: [String]) {
    var party = self
    var others: [String] = []
    func keep<Value>(
      _ path: WritableKeyPath<EInvoice.Party, Value?>, _ name: String,
      in roles: EInvoice.PartyRole...
    ) {
      guard !roles.contains(role), party[keyPath: path] != nil else { return }
      party[keyPath: path] = nil
      others.append(name)
    }
    keep(\.tradingName, "tradingName", in: .seller, .buyer)
    if role == .taxRepresentative, !party.ids.isEmpty {
      party.ids = []
      others.append("ids")
    }
    keep(\.legalID, "legalID", in: .seller, .buyer, .payee)
    keep(\.vatID, "vatID", in: .seller, .buyer, .taxRepresentative)
    keep(\.taxNumber, "taxNumber", in: .seller)
    keep(\.legalForm, "legalForm", in: .seller)
    keep(\.electronicAddress, "electronicAddress", in: .seller, .buyer)
    keep(\.address, "address", in: .seller, .buyer, .taxRepresentative)
    keep(\.contact, "contact", in: .seller, .buyer)
    return (party, others)
  }
}
