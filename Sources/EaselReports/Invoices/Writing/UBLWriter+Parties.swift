extension UBLWriter {
  func addParties(to xml: inout ElementWriter) {
    xml.add("cac:AccountingSupplierParty") {
      add(draft.seller.reduced(to: .seller).party, creditor: sellerCreditor, to: &$0)
    }
    xml.add("cac:AccountingCustomerParty") {
      add(draft.buyer.reduced(to: .buyer).party, to: &$0)
    }
    if let payee = draft.payee {
      xml.add("cac:PayeeParty") { xml in
        addIDs(payee, creditor: creditor, to: &xml)
        add(name: payee.name, to: &xml)
        xml.add("cac:PartyLegalEntity") {
          $0.add("cbc:CompanyID", payee.legalID?.id, ["schemeID": payee.legalID?.scheme])
        }
      }
    }
    if let party = draft.taxRepresentative {
      xml.add("cac:TaxRepresentativeParty") { xml in
        add(name: party.name, to: &xml)
        add(party.address, as: "cac:PostalAddress", to: &xml)
        addTax(party.vatID, scheme: "VAT", to: &xml)
      }
    }
  }

  private var creditor: String? { draft.payment?.debit?.creditor }

  /// The creditor identifier belongs to the payee, or to the seller if nobody else is paid.
  private var sellerCreditor: String? { draft.payee == nil ? creditor : nil }

  private func add(
    _ party: EInvoice.Party, creditor: String? = nil, to xml: inout ElementWriter
  ) {
    xml.add("cac:Party") { xml in
      let endpoint = party.electronicAddress
      xml.add("cbc:EndpointID", endpoint?.id, ["schemeID": endpoint?.scheme])
      addIDs(party, creditor: creditor, to: &xml)
      add(name: party.tradingName, to: &xml)
      add(party.address, as: "cac:PostalAddress", to: &xml)
      addTax(party.vatID, scheme: "VAT", to: &xml)
      addTax(party.taxNumber, scheme: "FC", to: &xml)
      xml.add("cac:PartyLegalEntity") { xml in
        xml.add("cbc:RegistrationName", party.name)
        xml.add("cbc:CompanyID", party.legalID?.id, ["schemeID": party.legalID?.scheme])
        xml.add("cbc:CompanyLegalForm", party.legalForm)
      }
      xml.add("cac:Contact") { xml in
        xml.add("cbc:Name", party.contact?.name)
        xml.add("cbc:Telephone", party.contact?.phone)
        xml.add("cbc:ElectronicMail", party.contact?.email)
      }
    }
  }

  private func addIDs(
    _ party: EInvoice.Party, creditor: String?, to xml: inout ElementWriter
  ) {
    for id in party.ids + [EInvoice.Identifier(creditor ?? "", scheme: "SEPA")] {
      xml.add("cac:PartyIdentification") { $0.add("cbc:ID", id.id, ["schemeID": id.scheme]) }
    }
  }

  private func add(name: String?, to xml: inout ElementWriter) {
    xml.add("cac:PartyName") { $0.add("cbc:Name", name) }
  }

  private func addTax(_ number: String?, scheme: String, to xml: inout ElementWriter) {
    guard let number, !number.isEmpty else { return }
    xml.add("cac:PartyTaxScheme") { xml in
      xml.add("cbc:CompanyID", number)
      xml.add("cac:TaxScheme") { $0.add("cbc:ID", scheme) }
    }
  }

  func add(_ address: EInvoice.Address?, as name: String, to xml: inout ElementWriter) {
    xml.add(name) { xml in
      xml.add("cbc:StreetName", address?.line1)
      xml.add("cbc:AdditionalStreetName", address?.line2)
      xml.add("cbc:CityName", address?.city)
      xml.add("cbc:PostalZone", address?.postcode)
      xml.add("cbc:CountrySubentity", address?.region)
      xml.add("cac:AddressLine") { $0.add("cbc:Line", address?.line3) }
      xml.add("cac:Country") { $0.add("cbc:IdentificationCode", address?.country) }
    }
  }
}
