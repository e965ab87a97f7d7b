extension RuleChecks {
  func checkReferences() {
    for (index, invoice) in draft.preceding.enumerated() {
      require(
        !isBlank(invoice.number),
        // A reference without any value is not written, so that only Easel sees it.
        invoice.number.isEmpty && invoice.issued == nil
          ? .easel("BR-55")
          : RuleName(
            cii: ["BR-55"], ubl: ["BR-55", "UBL-SR-07"],
            facturX: ["BR-55", RuleName.facturX("415")]),
        "BT-25", at: "preceding[\(index)]",
        "the earlier invoice has no number")
    }
    if let scheme = draft.references.object?.scheme {
      require(
        CodeList.referenceTypes.contains(scheme),
        .en("BR-CL-07", code: "282"), "BT-18",
        "\(scheme.excerpt) is no code of UNTDID 1153")
    }
    var names: Set<String> = []
    for (index, attachment) in draft.attachments.enumerated() {
      check(attachment, at: "attachments[\(index)]", &names)
    }
  }

  private func check(
    _ attachment: EInvoice.Attachment, at path: String, _ names: inout Set<String>
  ) {
    require(
      !isBlank(attachment.id), .en("BR-52"), "BT-122", at: path,
      "the document has no reference; set id")
    if let location = attachment.location {
      let scheme = location.prefix { $0 != ":" }
      requireGerman(
        scheme.count >= 2 && scheme.count < location.count,
        RuleName(xrechnung: ["BR-TMP-2"], peppol: ["DE-R-T02"]), "BT-124",
        "\(location.excerpt) is no address with a scheme such as https:")
    }
    guard let file = attachment.file else { return }
    let types = [
      "application/pdf", "image/png", "image/jpeg", "text/csv",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/vnd.oasis.opendocument.spreadsheet",
    ]
    require(
      types.contains(file.type),
      .en("BR-CL-24", code: "287", peppol: ["PEPPOL-EN16931-CL001"]), "BT-125",
      at: path, "\(file.type.excerpt) is not allowed: PDF, PNG, JPEG, CSV, XLSX or ODS")
    require(
      !isBlank(file.name),
      RuleName(ubl: ["UBL-DT-07"], facturX: [RuleName.facturX("286")], easel: ["EASEL-FILE"]),
      "BT-125",
      at: path, "the file has no name")
    require(
      !file.data.isEmpty, .easel("EASEL-FILE"), "BT-125", at: path,
      "the file \(file.name.excerpt) is empty; leave it out")
    require(
      !file.name.contains { $0 == "/" || $0 == "\\" }, .easel("EASEL-FILE"), "BT-125", at: path,
      "the name \(file.name.excerpt) is a path; give the name alone")
    let isNew = names.insert(file.name).inserted
    requireGerman(
      isNew, .german("22"), "BT-125", "two attached files have the name \(file.name.excerpt)")
  }

  func checkDelivery() {
    guard let delivery = draft.delivery else { return }
    if let address = delivery.address {
      if isBlank(address.country) {
        require(
          false, .en("BR-57", extra: "455"), "BT-80", at: "delivery",
          "the address of the delivery has no country; set country to its code")
      } else {
        checkCountry(address.country, "BT-80", at: "delivery", code: "586")
      }
      requireGerman(
        !isBlank(address.city), .german("10"), "BT-77",
        "the address of the delivery has no town; set city")
      requireGerman(
        !isBlank(address.postcode), .german("11"), "BT-78",
        "the address of the delivery has no postcode; set postcode")
    }
    if let scheme = delivery.locationID?.scheme {
      require(
        CodeList.identifierSchemes.contains(scheme),
        .en("BR-CL-26", code: "585"), "BT-71", at: "delivery",
        "\(scheme.excerpt) is no scheme of ISO/IEC 6523")
    }
    check(delivery.locationID, "BT-71", at: "delivery")
  }

  /// Checks the code of a country.
  ///
  /// - Parameters:
  ///   - code: The end of the name in Factur-X, which has the list of UBL.
  ///   - rule: The rule of EN 16931, whose lists differ between CII and UBL by two countries.
  func checkCountry(
    _ country: String, _ term: String, at path: String, code: String, rule: String = "BR-CL-14"
  ) {
    let isKnown = CodeList.countries.contains(country)
    let names = RuleName(
      cii: CodeList.countriesInCII.contains(country) ? [] : [rule], ubl: isKnown ? [] : [rule],
      facturX: isKnown ? [] : [RuleName.facturX(code)])
    require(
      false, names, term, at: path,
      "\(country.excerpt) is no country of ISO 3166-1 (\(CodeList.edition)); use a code such as DE")
  }

  /// Checks the check digits of an identifier whose scheme has some.
  func check(_ id: EInvoice.Identifier?, _ term: String, at path: String) {
    guard let id else { return }
    switch id.scheme {
    case "0088":
      require(
        CheckDigits.isGLN(id.id), .easel("EASEL-GLN", peppol: ["PEPPOL-COMMON-R040"]), term,
        at: path,
        "\(id.id.excerpt) is no GLN: it has 13 digits, of which the last one checks the others")
    case "0160":
      require(
        CheckDigits.isGTIN(id.id), .easel("EASEL-GTIN"), term, at: path,
        "\(id.id.excerpt) is no GTIN: it has 8, 12, 13 or 14 digits, of which the last one checks the "
          + "others")
    case "0204":
      require(
        CheckDigits.isLeitweg(id.id), .easel("EASEL-LEITWEG"), term, at: path,
        "\(id.id.excerpt) is no Leitweg-ID: its form or its check digits are wrong")
    default: break
    }
  }
}
