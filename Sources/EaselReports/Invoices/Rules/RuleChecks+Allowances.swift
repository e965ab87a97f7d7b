import Foundation

extension RuleChecks {
  func checkAllowances() {
    for (index, item) in draft.allowances.enumerated() {
      check(item, isCharge: false, in: "allowances[\(index)]")
    }
    for (index, item) in draft.charges.enumerated() {
      check(item, isCharge: true, in: "charges[\(index)]")
    }
  }

  /// The rules and terms of allowances and charges, which differ by where they are.
  private struct Terms {
    var reason: (rules: [String], term: String)
    var amount: String
    var decimals: (amount: String, base: String)

    init(isCharge: Bool, isOfLine: Bool) {
      switch (isCharge, isOfLine) {
      case (false, false):
        (reason, amount) = ((["BR-33", "BR-CO-21"], "BT-97"), "BT-92")
        decimals = ("BR-DEC-01", "BR-DEC-02")
      case (true, false):
        (reason, amount) = ((["BR-38", "BR-CO-22"], "BT-104"), "BT-99")
        decimals = ("BR-DEC-05", "BR-DEC-06")
      case (false, true):
        (reason, amount) = ((["BR-42", "BR-CO-23"], "BT-139"), "BT-136")
        decimals = ("BR-DEC-24", "BR-DEC-25")
      case (true, true):
        (reason, amount) = ((["BR-44", "BR-CO-24"], "BT-144"), "BT-141")
        decimals = ("BR-DEC-27", "BR-DEC-28")
      }
    }
  }

  /// Checks an allowance or a charge of a line, or of the whole invoice if there is no line.
  func check(
    _ item: EInvoice.AllowanceCharge, isCharge: Bool, in path: String, of line: EInvoice.Line? = nil
  ) {
    let isOfLine = line != nil
    let terms = Terms(isCharge: isCharge, isOfLine: isOfLine)
    let kind = isCharge ? "charge" : "allowance"
    require(
      item.reason?.isEmpty == false || item.reasonCode?.isEmpty == false,
      RuleName(cii: terms.reason.rules, ubl: terms.reason.rules), terms.reason.term, at: path,
      "the \(kind) has no reason; set reason or reasonCode")
    if let code = item.reasonCode {
      let list = isCharge ? CodeList.chargeReasons : CodeList.allowanceReasons
      require(
        list.contains(code),
        .en(
          isCharge ? "BR-CL-20" : "BR-CL-19",
          code: isOfLine ? (isCharge ? "624" : "623") : (isCharge ? "604" : "601"),
          peppol: [isCharge ? "PEPPOL-EN16931-CL003" : "PEPPOL-EN16931-CL002"]), terms.reason.term,
        at: path,
        "\(code.excerpt) is no reason for a \(kind): the codes are those of UNTDID "
          + (isCharge ? "7161, such as FC" : "5189, such as 95"))
    }
    require(
      item.amount >= 0, .easel("EASEL-ALLOWANCE"), terms.amount, at: path,
      "the amount is negative; a negative allowance is a charge, and a negative charge an allowance"
    )
    check(item.amount, terms.decimals.amount, terms.amount, at: path)
    check(item.base ?? 0, terms.decimals.base, terms.amount, at: path)
    checkPercent(item, terms.amount, at: path)
    require(
      isOfLine || item.tax != nil,
      .en(isCharge ? "BR-37" : "BR-32", extra: "185"), isCharge ? "BT-102" : "BT-95", at: path,
      "the \(kind) of the invoice has no tax; set tax to that of a line")
    if let tax = item.tax, let line {
      require(
        tax.key == line.tax.key && (tax.reason == nil || tax.reason == line.tax.reason)
          && (tax.reasonCode == nil || tax.reasonCode == line.tax.reasonCode),
        .easel("EASEL-ALLOWANCE"), terms.amount, at: path,
        "the tax of the \(kind) differs from that of its line, which is the one that applies; leave "
          + "it out")
    }
  }

  private func checkPercent(
    _ item: EInvoice.AllowanceCharge, _ term: String, at path: String
  ) {
    require(
      item.percent == nil || item.base != nil, .peppol("PEPPOL-EN16931-R041"), term, at: path,
      "there is a percentage without its base; set base")
    require(
      item.base == nil || item.percent != nil, .peppol("PEPPOL-EN16931-R042"), term, at: path,
      "there is a base without a percentage; set percent")
    guard let percent = item.percent, let base = item.base else { return }
    guard let amount = try? ExactAmount.percent(percent, of: base) else {
      return require(
        false, .easel("EASEL-NUMBER"), term, at: path,
        "the percentage cannot be computed: its numbers have too many digits")
    }
    let distance = abs(item.amount - amount)
    require(
      distance == 0,
      .easel(
        "EASEL-ALLOWANCE", xrechnung: distance > 0.02 ? ["PEPPOL-EN16931-R040"] : [],
        peppol: distance > 0.02 ? ["PEPPOL-EN16931-R040"] : []), term, at: path,
      "the amount \(item.amount.plainText) is not \(percent.plainText) % of \(base.plainText), "
        + "which is \(amount.plainText)")
  }

  /// Checks that an amount has two decimals at most.
  func check(
    _ amount: Decimal, _ rule: String, _ term: String, at path: @autoclosure () -> String = "",
    inCII: Bool = true
  ) {
    require(
      amount.decimalCount <= ExactAmount.decimals,
      RuleName(cii: inCII ? [rule] : [], ubl: [rule, "UBL-DT-01"], easel: [rule]), term, at: path(),
      "the amount \(amount.plainText) has more than two decimals; round it")
  }
}
