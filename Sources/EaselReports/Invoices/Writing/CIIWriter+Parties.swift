extension CIIWriter {
  func add(
    _ party: EInvoice.Party, in role: EInvoice.PartyRole, as name: String,
    to xml: inout ElementWriter
  ) {
    let party = party.reduced(to: role).party
    xml.add(name) { xml in
      for id in party.ids where id.scheme == nil { add(id, to: &xml) }
      for id in party.ids where id.scheme != nil { add(id, to: &xml) }
      xml.add("ram:Name", party.name)
      xml.add("ram:Description", party.legalForm)
      xml.add("ram:SpecifiedLegalOrganization") { xml in
        xml.add("ram:ID", party.legalID?.id, ["schemeID": party.legalID?.scheme])
        xml.add("ram:TradingBusinessName", party.tradingName)
      }
      add(party.contact, to: &xml)
      add(party.address, to: &xml)
      xml.add("ram:URIUniversalCommunication") {
        $0.add(
          "ram:URIID", party.electronicAddress?.id,
          ["schemeID": party.electronicAddress?.scheme])
      }
      for (number, scheme) in [(party.vatID, "VA"), (party.taxNumber, "FC")] {
        xml.add("ram:SpecifiedTaxRegistration") { $0.add("ram:ID", number, ["schemeID": scheme]) }
      }
    }
  }

  func add(_ id: EInvoice.Identifier?, to xml: inout ElementWriter) {
    guard let id else { return }
    xml.add(id.scheme == nil ? "ram:ID" : "ram:GlobalID", id.id, ["schemeID": id.scheme])
  }

  private func add(_ contact: EInvoice.Contact?, to xml: inout ElementWriter) {
    xml.add("ram:DefinedTradeContact") { xml in
      xml.add("ram:PersonName", contact?.name)
      xml.add("ram:TelephoneUniversalCommunication") {
        $0.add("ram:CompleteNumber", contact?.phone)
      }
      xml.add("ram:EmailURIUniversalCommunication") { $0.add("ram:URIID", contact?.email) }
    }
  }

  func add(_ address: EInvoice.Address?, to xml: inout ElementWriter) {
    xml.add("ram:PostalTradeAddress") { xml in
      xml.add("ram:PostcodeCode", address?.postcode)
      xml.add("ram:LineOne", address?.line1)
      xml.add("ram:LineTwo", address?.line2)
      xml.add("ram:LineThree", address?.line3)
      xml.add("ram:CityName", address?.city)
      xml.add("ram:CountryID", address?.country)
      xml.add("ram:CountrySubDivisionName", address?.region)
    }
  }
}
