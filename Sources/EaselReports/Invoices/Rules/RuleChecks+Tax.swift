import Foundation

extension RuleChecks {
  /// The letters of a category in the names of its rules.
  private func prefix(_ category: EInvoice.TaxCategory) -> String {
    ["K": "IC", "L": "AF", "M": "AG"][category.rawValue] ?? category.rawValue
  }

  /// A use of a category: in a line, an allowance or a charge.
  private struct Use {
    var tax: EInvoice.Tax
    var path: String
    /// 0 for lines, 1 for allowances, 2 for charges: the order of the rules' numbers.
    var kind: Int
    var term: String { ["BT-151", "BT-95", "BT-102"][kind] }
  }

  private func uses() -> [Use] {
    draft.lines.enumerated().map { Use(tax: $0.element.tax, path: "lines[\($0.offset)]", kind: 0) }
      + draft.allowances.enumerated().compactMap { item in
        item.element.tax.map { Use(tax: $0, path: "allowances[\(item.offset)]", kind: 1) }
      }
      + draft.charges.enumerated().compactMap { item in
        item.element.tax.map { Use(tax: $0, path: "charges[\(item.offset)]", kind: 2) }
      }
  }

  func checkCategories() {
    let uses = uses()
    var counts: [EInvoice.TaxCategory: [Int]] = [:]
    for use in uses {
      check(use)
      counts[use.tax.category, default: [0, 0, 0]][use.kind] += 1
    }
    for (category, counts) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where CodeList.taxCategories.contains(category.rawValue) {
      for kind in counts.indices where counts[kind] > 0 { checkIdentifiers(category, kind) }
      checkPresence(category, counts)
    }
    checkScope(counts)
    checkSupply()
    checkItaly(Set(counts.keys))
    checkReasons(uses)
  }

  private func check(_ use: Use) {
    let code = use.tax.category.rawValue
    if isBlank(code) {
      let rule = use.kind == 0 ? "BR-CO-04" : use.kind == 1 ? "BR-32" : "BR-37"
      require(false, .en(rule), use.term, at: use.path, "the category of tax is missing")
      return
    }
    guard CodeList.taxCategories.contains(code) else {
      let list = use.kind == 0 ? "BR-CL-18" : "BR-CL-17"
      require(
        false, .en(list, code: ["619", "599", "602"][use.kind]), use.term, at: use.path,
        "\(code.excerpt) is no category of tax; use S, Z, E, AE, K, G, O, L, M or B")
      return
    }
    // The rule of IPSI and IGIC is above zero in CII, and from zero in UBL.
    let rate = use.tax.rate
    let isRight =
      switch code {
      case "S": rate.map { $0 > 0 } == true
      case "L", "M": rate.map { syntax == .cii ? $0 > 0 : $0 >= 0 } == true
      case "O": rate == nil
      case "B": true
      default: rate == 0
      }
    let rule = "BR-\(prefix(use.tax.category))-0\(5 + use.kind)"
    require(
      isRight, .en(rule), use.term, at: use.path,
      code == "O"
        ? "there is no rate outside of the scope of tax; set it to nil"
        : "the rate does not fit the category \(code.excerpt), whose rate is "
          + (use.tax.category.isTaxed ? "above 0" : "0"))
    require(
      rate.map { $0 >= 0 && $0 < 100 && $0.decimalCount <= 3 } ?? true, .easel("EASEL-RATE"),
      use.term, at: use.path,
      "the rate is a percentage such as 19, with at most three decimals")
    // The lowest rate within the EU is the 0.9 % of Corsica.
    require(
      code != "S" || rate.map { $0 <= 0 || $0 >= Decimal(string: "0.5") ?? 0 } ?? true,
      .easel("EASEL-RATE"), use.term, at: use.path,
      "the rate \(rate?.plainText ?? "") is a fraction; give a percentage such as 19")
  }

  /// Checks the identifiers of seller and buyer that a category requires.
  private func checkIdentifiers(_ category: EInvoice.TaxCategory, _ kind: Int) {
    let seller = !isBlank(draft.seller.vatID) || !isBlank(draft.taxRepresentative?.vatID)
    let sellerOrNumber = seller || !isBlank(draft.seller.taxNumber)
    let buyer = !isBlank(draft.buyer.vatID)
    let (isRight, message): (Bool, String) =
      switch category.rawValue {
      case "AE":
        (
          sellerOrNumber && (buyer || draft.buyer.legalID != nil),
          "reverse charge needs the seller's VAT identifier or tax number, and the buyer's VAT or "
            + "legal identifier"
        )
      case "K": (seller && buyer, "a supply within the EU needs both VAT identifiers")
      case "G": (seller, "an export needs the seller's VAT identifier")
      case "O":
        (!seller && !buyer, "outside of the scope of tax there is no VAT identifier; leave it out")
      case "B": (true, "")
      default: (sellerOrNumber, "the seller has no VAT identifier and no tax number; set one")
      }
    require(
      isRight, .en("BR-\(prefix(category))-0\(2 + kind)"), "BT-31", at: "seller", message)
    guard kind == 0, category != .outOfScope, category != .splitPayment else { return }
    requireGerman(
      sellerOrNumber || draft.taxRepresentative != nil, .german("16"), "BT-31",
      "the seller has no VAT identifier and no tax number; set one")
  }

  /// Checks that the groups of tax contain a category that is used.
  ///
  /// - Parameter counts: The number of its uses by kind.
  private func checkPresence(_ category: EInvoice.TaxCategory, _ counts: [Int]) {
    let count = totals.taxes.count { $0.tax.category == category }
    if category == .splitPayment {
      require(
        count > 0, .easel("EASEL-TAX-GROUP"), "BG-23", "the group of the category B is missing")
      return
    }
    let isRight = category.isTaxed ? count > 0 : count == 1
    // CII passes a missing group that is outside of the scope of tax.
    let name = "BR-\(prefix(category))-01"
    // For the taxed categories it counts their elements, and passes two lines without a group.
    let isCounted =
      category.isTaxed
      && [counts[0], counts[1] + counts[2]].allSatisfy { $0 == 0 || $0 + count >= 2 }
    require(
      isRight,
      RuleName(
        cii: isCounted || category == .outOfScope && count == 0 ? [] : [name], ubl: [name],
        easel: ["EASEL-TAX-GROUP"]), "BG-23",
      "the sums have \(count) groups of the category \(category.rawValue.excerpt); they need "
        + (category.isTaxed ? "one for each rate" : "one"))
  }

  /// - Parameter counts: The number of uses by category and kind.
  private func checkScope(_ counts: [EInvoice.TaxCategory: [Int]]) {
    guard totals.taxes.contains(where: { $0.tax.category == .outOfScope }) else { return }
    func others(_ kind: Int) -> Bool {
      counts.contains { $0.key != .outOfScope && $0.value[kind] > 0 }
    }
    let groups = totals.taxes.contains { $0.tax.category != .outOfScope }
    let (lines, allowances, charges) = (others(0), others(1), others(2))
    let message = "outside of the scope of tax there is no other category; make two invoices"
    let isCII = syntax == .cii
    require(
      !(groups || isCII && lines), .en("BR-O-11"), "BG-23", message)
    require(!(lines || isCII && groups), .en("BR-O-12"), "BG-25", message)
    require(!(allowances || isCII && charges), .en("BR-O-13"), "BG-20", message)
    require(!(charges || isCII && allowances), .en("BR-O-14"), "BG-21", message)
  }

  /// Checks what a supply to another country of the European Union needs besides.
  private func checkSupply() {
    guard totals.taxes.contains(where: { $0.tax.category == .intraCommunity }) else { return }
    let hasPeriod = draft.period?.start != nil || draft.period?.end != nil
    // UBL writes the code for the day of tax as a period, which the official rule takes for one.
    let rule = RuleName(
      cii: ["BR-IC-11"], ubl: draft.taxPointCode == nil ? ["BR-IC-11"] : [], easel: ["BR-IC-11"])
    require(
      draft.delivery?.date != nil || hasPeriod, rule, "BT-72", at: "delivery",
      "a supply within the EU needs the day of the delivery, or the period of the invoice")
    require(
      !isBlank(draft.delivery?.address?.country), .en("BR-IC-12"), "BT-80", at: "delivery",
      "a supply within the EU needs the country of the delivery; set delivery.address")
  }

  private func checkItaly(_ categories: Set<EInvoice.TaxCategory>) {
    guard categories.contains(.splitPayment) else { return }
    let countries = [draft.seller, draft.buyer].map { $0.address?.country }
    require(
      countries.allSatisfy { $0 == "IT" }, .en("BR-B-01"), "BT-151",
      "split payment (B) is for invoices within Italy")
    require(
      !categories.contains(.standard), .en("BR-B-02"), "BT-151",
      "split payment (B) and the standard rate (S) exclude each other")
  }

  func checkGroups() {
    let unsplit = ["PEPPOL-EN16931-R053", "PEPPOL-EN16931-R054"]
    require(
      !totals.taxes.isEmpty,
      RuleName(
        cii: draft.lines.isEmpty ? [] : ["BR-CO-18"], ubl: ["BR-CO-18"],
        facturX: ["BR-CO-18", RuleName.facturX("173")],
        xrechnung: syntax == .ubl ? unsplit : [], peppol: unsplit, easel: ["BR-CO-18"]), "BG-23",
      "the sums have no group of tax")
    var expected: [EInvoice.Tax: EInvoice.TaxGroup] = [:]
    for group in computed.taxes { expected[group.tax.key] = group }
    var known: Set<EInvoice.Tax> = []
    for (index, group) in totals.taxes.enumerated() {
      let path = "totals.taxes[\(index)]"
      require(
        known.insert(group.tax.key).inserted, .easel("EASEL-TAX-GROUP"), "BG-23", at: path,
        "another group has the same category and rate; join them")
      checkBase(group, expected[group.tax.key]?.base ?? 0, at: path)
      checkAmount(group, at: path)
      checkReason(group, at: path)
      require(
        group.tax.rate != nil || group.tax.category == .outOfScope,
        RuleName(cii: group.isGeneral ? ["BR-48"] : [], ubl: ["BR-48"], easel: ["BR-48"]), "BT-119",
        at: path, "the group has no rate")
    }
    for key in expected.keys.filter({ !known.contains($0) }).sorted(by: isBefore) {
      require(
        false, .easel("EASEL-TAX-GROUP"), "BG-23",
        "the sums have no group of the category \(key.category.rawValue.excerpt) with the rate "
          + (key.rate?.plainText ?? "none"))
    }
  }

  private func isBefore(_ left: EInvoice.Tax, _ right: EInvoice.Tax) -> Bool {
    (left.category.rawValue, left.rate ?? 0) < (right.category.rawValue, right.rate ?? 0)
  }

  private func checkBase(_ group: EInvoice.TaxGroup, _ base: Decimal, at path: String) {
    let distance = abs(group.base - base)
    // UBL adds the amounts as they are written, also those with too many decimals.
    let written = abs(group.base - writtenBase(group.tax.key, base))
    let isByRate = ["S", "L", "M"].contains(group.tax.category.rawValue)
    let name = ["BR-\(prefix(group.tax.category))-08"]
    // The official tests are exact in one syntax, and allow less than one unit in the other.
    let isExactInCII = isByRate || group.tax.category == .outOfScope
    let (cii, ubl) =
      (isExactInCII ? distance > 0 : distance >= 1, isByRate ? written >= 1 : written > 0)
    let hasRule = group.tax.category != .splitPayment
    require(
      false,
      RuleName(
        cii: cii && hasRule ? name : [], ubl: ubl && hasRule ? name : [],
        easel: distance > 0 ? ["EASEL-TAX-BASE"] : []), "BT-116", at: path,
      "the taxable amount \(group.base.plainText) is not the sum of the lines, allowances and "
        + "charges with this tax, which is \(base.plainText)")
  }

  /// The sum of the amounts with a tax, without rounding those of allowances and charges.
  private func writtenBase(_ tax: EInvoice.Tax, _ base: Decimal) -> Decimal {
    func excess(_ items: [EInvoice.AllowanceCharge]) -> Decimal {
      items.reduce(0) {
        $1.tax?.key == tax ? $0 + $1.amount - ExactAmount.rounded($1.amount) : $0
      }
    }
    return base - excess(draft.allowances) + excess(draft.charges)
  }

  private func checkAmount(_ group: EInvoice.TaxGroup, at path: String) {
    let hasNone = ["Z", "E", "AE", "K", "G", "O"].contains(group.tax.category.rawValue)
    guard
      let amount = try? ExactAmount.percent(hasNone ? 0 : group.tax.rate ?? 0, of: group.base)
    else {
      return require(
        false, .easel("EASEL-NUMBER"), "BT-117", at: path,
        "the tax cannot be computed: its numbers have too many digits")
    }
    let distance = abs(group.amount - amount)
    let name = "BR-\(prefix(group.tax.category))-09"
    var (cii, ubl): ([String], [String]) = ([], [])
    if group.tax.category.isTaxed {
      if distance > 1, group.isGeneral { cii.append("BR-CO-17") }
      if distance >= 1 { ubl.append("BR-CO-17") }
      if distance >= 1, group.tax.category == .standard { cii.append(name) }
      if distance >= 1, group.tax.category != .splitPayment { ubl.append(name) }
    } else if distance > 0 {
      let isSeen = distance >= 0.5 && group.tax.rate ?? 0 == 0
      ubl = [name] + (isSeen ? ["BR-CO-17"] : [])
      cii = group.isGeneral ? ubl : [name]
    }
    require(
      distance == 0, RuleName(cii: cii, ubl: ubl, easel: ["EASEL-TAX"]), "BT-117", at: path,
      "the tax \(group.amount.plainText) is not \(group.tax.rate?.plainText ?? "0") % of "
        + "\(group.base.plainText), which is \(amount.plainText)")
  }

  private func checkReason(_ group: EInvoice.TaxGroup, at path: String) {
    let tax = group.tax
    let hasReason = tax.reason?.isEmpty == false || tax.reasonCode?.isEmpty == false
    let needsReason = ["E", "AE", "K", "G", "O"].contains(tax.category.rawValue)
    if CodeList.taxCategories.contains(tax.category.rawValue), tax.category != .splitPayment {
      require(
        hasReason == needsReason, .en("BR-\(prefix(tax.category))-10"), "BT-120", at: path,
        needsReason
          ? "the category \(tax.category.rawValue.excerpt) needs a reason; set reason or reasonCode"
          : "the category \(tax.category.rawValue.excerpt) has no reason for exemption; leave it out"
      )
    } else if !isBlank(tax.category.rawValue), tax.category != .splitPayment {
      require(
        false,
        RuleName(cii: ["BR-CL-18"], ubl: ["BR-CL-17"], facturX: [RuleName.facturX("587")]),
        "BT-118",
        at: path, "\(tax.category.rawValue.excerpt) is no category of tax")
    }
    guard let code = tax.reasonCode else { return }
    require(
      CodeList.exemptionReasons.contains(code.uppercased()),
      .en("BR-CL-22", code: "589"), "BT-121", at: path,
      "\(code.excerpt) is no reason of the list VATEX")
    let owners = [
      "VATEX-EU-G": ("G", "P0104"), "VATEX-EU-O": ("O", "P0105"), "VATEX-EU-IC": ("K", "P0106"),
      "VATEX-EU-AE": ("AE", "P0107"), "VATEX-EU-D": ("E", "P0108"), "VATEX-EU-F": ("E", "P0109"),
      "VATEX-EU-I": ("E", "P0110"), "VATEX-EU-J": ("E", "P0111"),
    ]
    guard let (owner, rule) = owners[code.uppercased()] else { return }
    require(
      owner == tax.category.rawValue,
      .easel("EASEL-REASON", peppol: ["PEPPOL-EN16931-\(rule)"]), "BT-121", at: path,
      "the reason \(code.excerpt) belongs to the category \(owner)")
  }

  /// A group has one reason; lines with another one would lose it.
  private func checkReasons(_ uses: [Use]) {
    let groups = Dictionary(
      totals.taxes.map { ($0.tax.key, $0) }, uniquingKeysWith: { first, _ in first })
    var firstReasons: [EInvoice.Tax: String] = [:]
    for use in uses {
      guard let group = groups[use.tax.key] else { continue }
      // Computed sums join the reasons of a group, of which the first one is right.
      var reason = group.tax.reason
      if draft.totals == nil, let own = use.tax.reason {
        reason = firstReasons[use.tax.key] ?? own
        firstReasons[use.tax.key] = reason
      }
      require(
        (use.tax.reason == nil || use.tax.reason == reason)
          && (use.tax.reasonCode == nil || use.tax.reasonCode == group.tax.reasonCode),
        .easel("EASEL-REASON"), "BT-120", at: use.path,
        "the reason for exemption differs from that of its group; EN 16931 has one for all lines "
          + "with the same category and rate")
    }
  }
}

extension EInvoice.TaxGroup {
  /// Whether CII checks the general rules of a group: its rules of the categories O, L and M
  /// replace them.
  var isGeneral: Bool { !["O", "L", "M"].contains(tax.category.rawValue) }
}
