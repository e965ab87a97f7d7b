extension RuleChecks {
  func checkParties() {
    checkSeller()
    checkBuyer()
    checkTerms(draft.seller, .seller, "BG-4", at: "seller")
    checkTerms(draft.buyer, .buyer, "BG-7", at: "buyer")
    if let party = draft.taxRepresentative { checkRepresentative(party) }
    if let payee = draft.payee { checkPayee(payee) }
  }

  /// Checks that a party has no value that would be lost, as its role has no term for it.
  private func checkTerms(
    _ party: EInvoice.Party, _ role: EInvoice.PartyRole, _ term: String, at path: String
  ) {
    let others = party.reduced(to: role).others
    require(
      others.isEmpty, .easel("EASEL-PARTY"), term, at: path,
      "EN 16931 has no term for these values of the \(path): \(others.joined(separator: ", ")); leave "
        + "them out")
  }

  private func checkSeller() {
    let seller = draft.seller
    require(
      !isBlank(seller.name), .en("BR-06", extra: "409"), "BT-27", at: "seller",
      "the seller has no name")
    check(
      seller.address, (missing: "BR-08", country: "BR-09"),
      (missing: "032", country: "035", code: "580"), "BT-40", at: "seller")
    check(
      seller, (address: "BR-62", endpoint: "PEPPOL-EN16931-R020"),
      (scheme: "446", address: "582", id: "579", legal: "581"), "BT-34", at: "seller")
    require(
      !seller.ids.isEmpty || seller.legalID != nil || !isBlank(seller.vatID), .en("BR-CO-26"),
      "BT-29", at: "seller",
      "nothing identifies the seller; set vatID, legalID or ids")
    requireGerman(
      seller.contact != nil, .german("2"), "BG-6", "the seller has no contact; set seller.contact")
    if seller.address != nil {
      requireGerman(
        !isBlank(seller.address?.city), .german("3"), "BT-37",
        "the seller's address has no town; set city")
      requireGerman(
        !isBlank(seller.address?.postcode), .german("4"), "BT-38",
        "the seller's address has no postcode; set postcode")
    }
    guard let contact = seller.contact else { return }
    requireGerman(!isBlank(contact.name), .german("5"), "BT-41", "the seller's contact has no name")
    requireGerman(
      !isBlank(contact.phone), .german("6"), "BT-42",
      "the seller's contact has no phone number; set phone")
    requireGerman(
      !isBlank(contact.email), .german("7"), "BT-43",
      "the seller's contact has no e-mail address; set email")
    requireGerman(
      (contact.phone ?? "").filter { $0.isASCII && $0.isNumber }.count >= 3, .german("27"), "BT-42",
      "the phone number of the seller's contact has fewer than three digits")
    requireGerman(
      isEmail(contact.email ?? ""), .german("28"), "BT-43",
      "the e-mail address of the seller's contact is none")
  }

  /// Whether a text has one @, a dot after it, and no empty part.
  private func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  private func checkBuyer() {
    let buyer = draft.buyer
    require(
      !isBlank(buyer.name), .en("BR-07", extra: "030"), "BT-44", at: "buyer",
      "the buyer has no name")
    check(
      buyer.address, (missing: "BR-10", country: "BR-11"),
      (missing: "419", country: "422", code: "568"), "BT-55", at: "buyer")
    check(
      buyer, (address: "BR-63", endpoint: "PEPPOL-EN16931-R010"),
      (scheme: "428", address: "571", id: "567", legal: "569"), "BT-49", at: "buyer")
    require(
      buyer.ids.count <= 1,
      RuleName(cii: ["CII-SR-450"], ubl: ["UBL-SR-16"], facturX: []), "BT-46", at: "buyer",
      "the buyer has several identifiers; EN 16931 allows one")
    if buyer.address != nil {
      requireGerman(
        !isBlank(buyer.address?.city), .german("8"), "BT-52",
        "the buyer's address has no town; set city")
      requireGerman(
        !isBlank(buyer.address?.postcode), .german("9"), "BT-53",
        "the buyer's address has no postcode; set postcode")
    }
  }

  private func check(
    _ address: EInvoice.Address?, _ rules: (missing: String, country: String),
    _ facturX: (missing: String, country: String, code: String), _ term: String, at path: String
  ) {
    guard let address else {
      require(
        false,
        RuleName(
          cii: [rules.missing, rules.country], ubl: [rules.missing],
          facturX: [rules.missing, rules.country, RuleName.facturX(facturX.missing)]), term,
        at: path,
        "the \(path) has no address; set address")
      return
    }
    if isBlank(address.country) {
      require(
        false, .en(rules.country, extra: facturX.country), term, at: path,
        "the address of the \(path) has no country; set country to its code, such as DE")
    } else {
      checkCountry(address.country, term, at: path, code: facturX.code)
    }
  }

  private func check(
    _ party: EInvoice.Party, _ rules: (address: String, endpoint: String),
    _ facturX: (scheme: String, address: String, id: String, legal: String), _ term: String,
    at path: String
  ) {
    require(
      !isBlank(party.electronicAddress?.id), .peppol(rules.endpoint), term, at: path,
      "the \(path) has no electronic address; set electronicAddress")
    if let address = party.electronicAddress {
      require(
        !isBlank(address.scheme), .en(rules.address, extra: facturX.scheme), term,
        at: path, "the electronic address of the \(path) has no scheme; EM is e-mail")
      if let scheme = address.scheme {
        require(
          CodeList.addressSchemes.contains(scheme),
          .en("BR-CL-25", code: facturX.address), term,
          at: path, "\(scheme.excerpt) is no scheme of electronic addresses (EAS); EM is e-mail")
        require(
          CodeList.peppolAddressSchemes.contains(scheme),
          RuleName(peppol: ["PEPPOL-EN16931-CL008"]), term, at: path,
          "Peppol has no scheme \(scheme.excerpt): it delivers to identifiers such as a GLN, 0088")
      }
      check(address, term, at: path)
    }
    checkIdentifiers(party, (facturX.id, facturX.legal), at: path)
  }

  private func checkIdentifiers(
    _ party: EInvoice.Party, _ codes: (id: String, legal: String), at path: String
  ) {
    for id in party.ids {
      if let scheme = id.scheme {
        require(
          CodeList.identifierSchemes.contains(scheme),
          .en("BR-CL-10", code: codes.id), "BT-29", at: path,
          "\(scheme.excerpt) is no scheme of ISO/IEC 6523; 0088 is a GLN")
      }
      check(id, "BT-29", at: path)
    }
    if let id = party.legalID, let scheme = id.scheme {
      require(
        CodeList.identifierSchemes.contains(scheme),
        .en("BR-CL-11", code: codes.legal), "BT-30", at: path,
        "\(scheme.excerpt) is no scheme of ISO/IEC 6523")
    }
    check(party.legalID, "BT-30", at: path)
    checkVAT(party.vatID, at: path)
  }

  private func checkVAT(_ id: String?, at path: String) {
    guard let id, !id.isEmpty else { return }
    let countries = syntax == .cii ? CodeList.vatCountriesInCII : .vatCountries
    let isKnown = countries.contains(String(id.prefix(2)))
    require(
      isKnown, .en("BR-CO-09"), "BT-31", at: path,
      "the VAT identifier \(id.excerpt) does not begin with the code of a country, such as DE")
    require(
      !isKnown || VATIdentifier.isValid(id), .easel("EASEL-VATID"), "BT-31", at: path,
      "the VAT identifier \(id.excerpt) is wrong: its form or its check digit; write it without spaces"
    )
  }

  private func checkRepresentative(_ party: EInvoice.Party) {
    let path = "taxRepresentative"
    checkTerms(party, .taxRepresentative, "BG-11", at: path)
    require(
      !isBlank(party.name), .en("BR-18", extra: "431"), "BT-62", at: path,
      "the representative has no name")
    if let address = party.address {
      if isBlank(address.country) {
        require(
          false, .en("BR-20", extra: "433"), "BT-69", at: path,
          "the representative's address has no country")
      } else {
        checkCountry(address.country, "BT-69", at: path, code: "573")
      }
    } else {
      require(
        false,
        RuleName(
          cii: ["BR-19", "BR-20"], ubl: ["BR-19"],
          facturX: ["BR-19", "BR-20", RuleName.facturX("432")]), "BG-12", at: path,
        "the representative has no address")
    }
    require(
      !isBlank(party.vatID), .en("BR-56", extra: "169"), "BT-63", at: path,
      "the representative has no VAT identifier; set vatID")
    checkVAT(party.vatID, at: path)
  }

  private func checkPayee(_ payee: EInvoice.Party) {
    checkTerms(payee, .payee, "BG-10", at: "payee")
    let syntaxRules = ["UBL-SR-19", "UBL-SR-20", "UBL-SR-21"]
    require(
      !draft.seller.name.isEmpty, RuleName(ubl: syntaxRules), "BT-59", at: "payee",
      "the payee cannot be compared with the seller, who has no name")
    let isOther =
      payee.name != draft.seller.name && Set(payee.ids).isDisjoint(with: draft.seller.ids)
      && (payee.legalID == nil || payee.legalID?.id != draft.seller.legalID?.id)
    require(
      !isBlank(payee.name) && isOther,
      RuleName(
        cii: ["BR-17"], ubl: payee.name == draft.seller.name ? syntaxRules : ["BR-17"],
        facturX: isBlank(payee.name) ? ["BR-17", RuleName.facturX("469")] : []), "BT-59",
      at: "payee",
      "the payee has no name, or is the seller; leave it out then")
    require(
      payee.ids.count <= 1, RuleName(cii: ["CII-SR-451"], ubl: ["UBL-SR-20"], facturX: []), "BT-60",
      at: "payee", "the payee has several identifiers; EN 16931 allows one")
    for id in payee.ids { check(id, "BT-60", at: "payee") }
  }
}
