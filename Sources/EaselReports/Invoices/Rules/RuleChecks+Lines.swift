import Foundation

extension RuleChecks {
  func check(_ line: EInvoice.Line, _ path: String) {
    if let id = line.id {
      require(
        !isBlank(id), RuleName(cii: ["BR-21"], ubl: ["BR-21"], facturX: []), "BT-126", at: path,
        "the identifier of the line is blank; set it to nil for the position of the line")
    }
    if isBlank(line.unit) {
      require(false, .en("BR-23"), "BT-130", at: path, "the quantity has no unit; C62 is a piece")
    } else {
      // A base quantity names the unit once more.
      require(
        CodeList.units.contains(line.unit),
        RuleName(cii: ["BR-CL-23"], ubl: ["BR-CL-23"], facturX: unitRules(line)),
        "BT-130", at: path,
        "\(line.unit.excerpt) is no unit of UN/ECE Recommendations 20 and 21; C62 is a piece")
    }
    require(
      !isBlank(line.name), .en("BR-25", extra: line.hasProduct ? "550" : "267"), "BT-153", at: path,
      "the item of the line has no name")
    checkPrice(line, path)
    checkNet(line, path)
    checkItem(line, path)
    check(line.period, .en("BR-30"), "BG-26", path)
    checkPeriod(line, path)
    for (index, item) in line.allowances.enumerated() {
      check(item, isCharge: false, in: "\(path).allowances[\(index)]", of: line)
    }
    for (index, item) in line.charges.enumerated() {
      check(item, isCharge: true, in: "\(path).charges[\(index)]", of: line)
    }
  }

  /// The names in Factur-X, which checks the unit of the quantity and of each price.
  private func unitRules(_ line: EInvoice.Line) -> [String] {
    var numbers = ["613"]
    if line.priceQuantity != nil {
      numbers.append("612")
      if line.writtenGrossPrice != nil { numbers.append("611") }
    }
    return numbers.map(RuleName.facturX)
  }

  private func checkPrice(_ line: EInvoice.Line, _ path: String) {
    require(
      line.price >= 0, .en("BR-27"), "BT-146", at: path,
      "the price is negative; make the quantity negative instead")
    if let gross = line.writtenGrossPrice {
      require(gross >= 0, .en("BR-28"), "BT-148", at: path, "the gross price is negative")
      require(
        line.price == gross - (line.priceDiscount ?? (syntax == .ubl ? gross - line.price : 0)),
        RuleName(
          xrechnung: ["PEPPOL-EN16931-R046"], peppol: ["PEPPOL-EN16931-R046"],
          easel: ["EASEL-PRICE"]), "BT-146", at: path,
        "the price is not the gross price less its discount")
    }
    if let quantity = line.priceQuantity {
      require(
        quantity > 0,
        RuleName(
          xrechnung: ["PEPPOL-EN16931-R121"], peppol: ["PEPPOL-EN16931-R121"],
          easel: ["EASEL-PRICE"]), "BT-149", at: path,
        "the quantity of the price is not above 0; leave it out for 1")
    }
    // The edition of 2026 limits the decimals.
    let numbers: [(number: Decimal?, name: String, term: String)] = [
      (line.quantity, "quantity", "BT-129"), (line.price, "price", "BT-146"),
      (line.priceQuantity, "priceQuantity", "BT-149"), (line.grossPrice, "grossPrice", "BT-148"),
      (line.priceDiscount, "priceDiscount", "BT-147"),
    ]
    for (number, name, term) in numbers {
      guard let number else { continue }
      require(
        number.decimalCount <= 4, .easel("EASEL-DECIMALS"), term, at: path,
        "\(name) has more than four decimals; round it, or use a larger priceQuantity")
    }
  }

  private func checkNet(_ line: EInvoice.Line, _ path: String) {
    guard let net = line.net else { return }
    guard let computed = try? line.computedNet() else {
      return require(
        false, .easel("EASEL-NUMBER"), "BT-131", at: path,
        "the amount of the line cannot be computed: its numbers have too many digits")
    }
    let distance = abs(net - computed)
    // The rules allow a cent more than the rounding of the line; a payer does not.
    require(
      distance == 0,
      .easel(
        "EASEL-LINE", xrechnung: distance > 0.02 ? ["PEPPOL-EN16931-R120"] : [],
        peppol: distance > 0.02 ? ["PEPPOL-EN16931-R120"] : []), "BT-131", at: path,
      "the amount \(net.plainText) is not quantity × price less allowances plus charges, which is "
        + computed.plainText)
  }

  private func checkItem(_ line: EInvoice.Line, _ path: String) {
    if let id = line.standardItemID {
      require(
        !isBlank(id.scheme),
        RuleName(
          cii: ["BR-64", "CII-SR-046"], ubl: ["BR-64"],
          facturX: ["BR-64", RuleName.facturX("551")]), "BT-157",
        at: path, "the standard number has no scheme; 0160 is a GTIN")
      if let scheme = id.scheme {
        require(
          CodeList.identifierSchemes.contains(scheme),
          .en("BR-CL-21", code: "626"), "BT-157", at: path,
          "\(scheme.excerpt) is no scheme of ISO/IEC 6523; 0160 is a GTIN")
      }
      check(id, "BT-157", at: path)
    }
    for item in line.classifications {
      require(
        !isBlank(item.code), .easel("EASEL-TEXT"), "BT-158", at: path,
        "a classification has no code; set code, or leave it out")
      require(
        !isBlank(item.list), .en("BR-65", extra: "296"), "BT-158", at: path,
        "the code \(item.code.excerpt) has no list; HS is the customs tariff")
      if let list = item.list {
        require(
          CodeList.classificationLists.contains(list),
          .en("BR-CL-13", code: "297"), "BT-158", at: path,
          "\(list.excerpt) is no list of UNTDID 7143")
      }
    }
    if let country = line.originCountry {
      checkCountry(country, "BT-159", at: path, code: "628", rule: "BR-CL-15")
    }
    for attribute in line.attributes {
      require(
        !isBlank(attribute.name) && !isBlank(attribute.value),
        rule(attribute), "BG-32", at: path, "an attribute has no name or no value")
    }
    if let scheme = line.objectID?.scheme {
      require(
        CodeList.referenceTypes.contains(scheme),
        .en("BR-CL-07", code: "617"), "BT-128", at: path,
        "\(scheme.excerpt) is no code of UNTDID 1153")
    }
  }

  /// The names for an attribute without a name or a value; without both it is not written, so that
  /// only Easel sees it.
  private func rule(_ attribute: EInvoice.Attribute) -> RuleName {
    if attribute.name.isEmpty, attribute.value.isEmpty { return .easel("BR-54") }
    let isNameMissing = isBlank(attribute.name)
    return RuleName(
      cii: ["BR-54", isNameMissing ? "CII-SR-069" : "CII-SR-072"], ubl: ["BR-54"],
      facturX: ["BR-54", RuleName.facturX(isNameMissing ? "294" : "295")])
  }

  private func checkPeriod(_ line: EInvoice.Line, _ path: String) {
    if let day = line.period?.start, let start = draft.period?.start {
      require(
        day >= start, .peppol("PEPPOL-EN16931-R110"), "BT-134", at: path,
        "the period of the line starts before that of the invoice")
    }
    if let day = line.period?.end, let end = draft.period?.end {
      require(
        day <= end, .peppol("PEPPOL-EN16931-R111"), "BT-135", at: path,
        "the period of the line ends after that of the invoice")
    }
  }

  func checkLineIDs() {
    var ids: Set<String> = []
    for (index, line) in draft.lines.enumerated() {
      let isNew = ids.insert(line.id ?? String(index + 1)).inserted
      require(
        isNew, .easel("EASEL-LINE-ID"), "BT-126", at: "lines[\(index)]",
        "another line has the same identifier")
    }
  }
}
