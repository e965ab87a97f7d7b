import Foundation

extension RuleChecks {
  func checkPayment() {
    // EN 16931 has the rule; its official tests leave it out.
    require(
      totals.due <= 0 || draft.due != nil || !isBlank(draft.terms), .easel("BR-CO-25"), "BT-9",
      "neither a day nor terms say when \(totals.due.plainText) is due; set due or terms")
    require(
      draft.due == nil || draft.due.map { draft.issued <= $0 } == true, .easel("EASEL-DUE"), "BT-9",
      "the payment is due before the invoice is issued")
    checkDiscount()
    guard let payment = draft.payment else {
      requireGerman(false, .german("1"), "BG-16", "XRechnung requires a payment; set payment")
      require(
        !(syntax == .ubl && draft.isCreditNote && draft.due != nil), .easel("EASEL-DUE"), "BT-9",
        "UBL writes the due day of a credit note in its payment; set payment, or use terms")
      return
    }
    if isBlank(payment.code) {
      // The element is left out if nothing else is in it, so that nobody can find the fault.
      let hasDueDay = syntax == .ubl && draft.isCreditNote && draft.due != nil
      let isWritten =
        payment.text != nil || payment.card != nil || !payment.accounts.isEmpty || hasDueDay
      require(
        false,
        RuleName(
          cii: isWritten ? ["BR-49"] : [], ubl: isWritten ? ["BR-49"] : [],
          xrechnung: isWritten ? [] : ["BR-DE-1"], easel: ["BR-49"]), "BT-81",
        "the payment has no code; 58 is a SEPA credit transfer")
    } else {
      require(
        CodeList.paymentMeans.contains(payment.code),
        .en("BR-CL-16", code: "609"), "BT-81",
        "\(payment.code.excerpt) is no payment means of UNTDID 4461; 58 is a SEPA credit transfer")
    }
    if ["30", "58"].contains(payment.code) { checkTransfer(payment) }
    for account in payment.accounts { check(account, payment.code) }
    checkCard(payment)
    checkDebit(payment)
  }

  private func checkTransfer(_ payment: EInvoice.Payment) {
    var missing = RuleName(cii: ["CII-SR-470"], ubl: ["BR-61"])
    missing.xrechnung = ["BR-DE-23-a"] + (payment.code == "58" ? ["BR-DE-19"] : [])
    if isGerman { missing.peppol = ["DE-R-023-1"] + (payment.code == "58" ? ["DE-R-019"] : []) }
    require(
      !payment.accounts.isEmpty, missing, "BT-84",
      "a transfer (code \(payment.code.excerpt)) needs an account; add it to payment.accounts")
    requireGerman(
      payment.card == nil && payment.debit == nil, .german("23", part: "b"), "BG-17",
      "a transfer has neither a card nor a direct debit; leave them out")
  }

  private func check(_ account: EInvoice.Account, _ code: String) {
    guard !isBlank(account.id) else {
      require(
        false, .en("BR-50"), "BT-84", "the account of the payment has no number; set its IBAN")
      return
    }
    var rule = RuleName.easel("EASEL-IBAN")
    if code == "58" {
      rule.xrechnung = ["BR-DE-19"]
      if isGerman { rule.peppol = ["DE-R-019"] }
    }
    let isExpected = code == "58" || CheckDigits.isIBANShaped(account.id)
    require(
      !isExpected || CheckDigits.isIBAN(account.id), rule, "BT-84",
      "\(account.id.excerpt) is no IBAN: its form or its check digits are wrong")
  }

  private func checkCard(_ payment: EInvoice.Payment) {
    let isCard = ["48", "54", "55"].contains(payment.code)
    if let card = payment.card {
      require(
        card.number.count <= 10, .en("BR-51"), "BT-87",
        "no more than ten digits of the card may be given; give the last four")
    }
    guard isCard else { return }
    requireGerman(
      payment.card != nil, .german("24", part: "a"), "BG-18",
      "a card payment (code \(payment.code.excerpt)) needs the card")
    requireGerman(
      payment.accounts.isEmpty && payment.debit == nil, .german("24", part: "b"), "BG-18",
      "a card payment has neither an account nor a direct debit; leave them out")
  }

  private func checkDebit(_ payment: EInvoice.Payment) {
    let isDebit = ["49", "59"].contains(payment.code)
    require(
      !isDebit || !isBlank(payment.debit?.mandate), .peppol("PEPPOL-EN16931-R061"), "BT-89",
      "a direct debit (code \(payment.code.excerpt)) needs the mandate; set payment.debit")
    if payment.code == "59" {
      requireGerman(
        payment.debit != nil,
        RuleName(xrechnung: ["BR-DE-20", "BR-DE-25-a"], peppol: ["DE-R-020", "DE-R-025-1"]),
        "BG-19",
        "a direct debit (code 59) needs payment.debit")
      requireGerman(
        payment.accounts.isEmpty && payment.card == nil, .german("25", part: "b"), "BG-19",
        "a direct debit has neither an account nor a card; leave them out")
    }
    guard let debit = payment.debit else { return }
    requireGerman(
      !isBlank(debit.creditor), .german("30"), "BT-90", "the direct debit names no creditor")
    requireGerman(
      !isBlank(debit.account),
      payment.code == "59"
        ? RuleName(xrechnung: ["BR-DE-20", "BR-DE-31"], peppol: ["DE-R-020", "DE-R-031"])
        : .german("31"), "BT-91", "the direct debit names no account")
    if let account = debit.account {
      var rule = RuleName.easel("EASEL-IBAN")
      if payment.code == "59" {
        rule.xrechnung = ["BR-DE-20"]
        if isGerman { rule.peppol = ["DE-R-020"] }
      }
      require(
        CheckDigits.isIBAN(account), rule, "BT-91",
        "\(account.excerpt) is no IBAN: its form or its check digits are wrong")
    }
  }

  /// Checks the lines of a discount in the terms, such as `#SKONTO#TAGE=14#PROZENT=2.00#`.
  private func checkDiscount() {
    guard let terms = draft.terms else { return }
    let lines = terms.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isRight = lines.enumerated().allSatisfy { index, line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return !line.hasPrefix("#") || isDiscount(line) && index < lines.count - 1
    }
    requireGerman(
      isRight, .german("18"), "BT-20",
      "a line of the terms with # must be as #SKONTO#TAGE=14#PROZENT=2.00# and end with a line break"
    )
  }

  private func isDiscount(_ line: String) -> Bool {
    let parts = line.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard (5...6).contains(parts.count), parts.first == "", parts.last == "", parts[1] == "SKONTO",
      parts[2].hasPrefix("TAGE="), CheckDigits.digits(parts[2].dropFirst(5)) != nil,
      parts[3].hasPrefix("PROZENT="), isAmount(parts[3].dropFirst(8))
    else { return false }
    guard parts.count == 6 else { return true }
    let base = parts[4].dropFirst(12)
    return parts[4].hasPrefix("BASISBETRAG=")
      && isAmount(base.first == "-" ? base.dropFirst() : base)
  }

  /// Whether a text is digits, a point and two digits.
  private func isAmount(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].utf8.count == 2
      && parts.allSatisfy { CheckDigits.digits($0) != nil }
  }
}
