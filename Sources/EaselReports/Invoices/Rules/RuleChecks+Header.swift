extension RuleChecks {
  func checkHeader() {
    let missingNumber = RuleName.en("BR-02", extra: "019")
    require(!isBlank(draft.number), missingNumber, "BT-1", "the invoice has no number; set number")
    if isBlank(draft.type) {
      require(false, .en("BR-04"), "BT-3", "the invoice has no type; 380 is an invoice")
    } else {
      let types =
        syntax == .cii
        ? CodeList.typesInCII : draft.isCreditNote ? CodeList.creditNoteTypes : .invoiceTypes
      require(
        types.contains(draft.type), .en("BR-CL-01", code: "555"), "BT-3",
        "\(draft.type.excerpt) is no type of UNTDID 1001 (\(CodeList.edition)); 380 is an invoice, 381 a "
          + "credit note")
    }
    checkDays()
    checkCurrencies()
    require(
      !draft.lines.isEmpty, .en("BR-16", extra: "265"), "BG-25", "the invoice has no line; add one")
    checkTaxPoint()
    check(draft.period, .en("BR-29"), "BG-14", "")
    for (index, note) in draft.notes.enumerated() {
      if let subject = note.subject {
        require(
          CodeList.noteSubjects.contains(subject),
          .en("BR-CL-08", code: "553"),
          "BT-21", at: "notes[\(index)]", "\(subject.excerpt) is no subject of UNTDID 4451")
      }
    }
    checkProfile()
  }

  private func checkDays() {
    let days: [(EInvoice.Day?, String)] = [
      (draft.issued, "BT-2"), (draft.due, "BT-9"), (draft.taxPoint, "BT-7"),
      (draft.delivery?.date, "BT-72"), (draft.period?.start, "BT-73"), (draft.period?.end, "BT-74"),
    ]
    for (day, term) in days { check(day, term) }
    for invoice in draft.preceding { check(invoice.issued, "BT-26") }
    for (index, line) in draft.lines.enumerated() {
      check(line.period?.start, "BT-134", at: "lines[\(index)]")
      check(line.period?.end, "BT-135", at: "lines[\(index)]")
    }
  }

  private func check(_ day: EInvoice.Day?, _ term: String, at path: String = "") {
    guard let day else { return }
    require(
      day.isValid, .easel("EASEL-DATE"), term, at: path,
      "\(day) is no day of the calendar; give one that exists")
  }

  func check(
    _ period: EInvoice.Period?, _ rule: RuleName, _ term: String, _ path: String
  ) {
    guard let start = period?.start, let end = period?.end else { return }
    require(
      start <= end, rule, term, at: path, "the period ends on \(end), before it starts on \(start)")
  }

  private func checkCurrencies() {
    require(!isBlank(draft.currency), .en("BR-05"), "BT-5", "the invoice has no currency")
    // Each amount names the currency: in UBL all of them, in CII the tax.
    require(
      isBlank(draft.currency) || CodeList.currencies.contains(draft.currency),
      RuleName(
        cii: ["BR-CL-03", "BR-CL-04"], ubl: ["BR-CL-03", "BR-CL-04"],
        facturX: ["FX-SCH-A-000595", "FX-SCH-A-000606"], peppol: ["PEPPOL-EN16931-CL007"]),
      "BT-5", "\(draft.currency.excerpt) is no currency of ISO 4217 (\(CodeList.edition))")
    guard let currency = draft.taxCurrency else {
      require(
        draft.taxInTaxCurrency == nil, .easel("EASEL-TAX-CURRENCY"), "BT-111",
        "there is a tax in another currency, which is not named; set taxCurrency")
      return
    }
    require(
      CodeList.currencies.contains(currency),
      RuleName(
        cii: ["BR-CL-03", "BR-CL-05"], ubl: ["BR-CL-03", "BR-CL-05"],
        facturX: [RuleName.facturX("607"), RuleName.facturX("610")],
        peppol: ["PEPPOL-EN16931-CL007"]), "BT-6",
      "\(currency.excerpt) is no currency of ISO 4217 (\(CodeList.edition))")
    require(
      draft.taxInTaxCurrency != nil,
      RuleName(
        cii: ["BR-53", "BR-DEC-15"], ubl: ["BR-53"],
        xrechnung: ["PEPPOL-EN16931-R054", "PEPPOL-EN16931-R055"],
        peppol: ["PEPPOL-EN16931-R054", "PEPPOL-EN16931-R055"]), "BT-111",
      "the tax in \(currency.excerpt) is missing; set taxInTaxCurrency")
    require(
      currency != draft.currency,
      RuleName(
        // CII passes a total that leaves out the tax.
        cii: ["BR-53"] + (totals.gross == totals.net ? [] : ["BR-CO-15"]), ubl: ["BR-CO-15"],
        xrechnung: ["PEPPOL-EN16931-R005"]
          + (syntax == .cii ? ["PEPPOL-EN16931-R053", "PEPPOL-EN16931-R054"] : []),
        peppol: ["PEPPOL-EN16931-R005"]), "BT-6",
      "the currency of the tax, \(currency.excerpt), is that of the invoice; leave out taxCurrency")
    if let amount = draft.taxInTaxCurrency {
      require(
        syntax == .cii
          ? (amount < 0) == (totals.tax < 0)
          : (amount <= 0 && totals.tax <= 0) || (amount >= 0 && totals.tax >= 0),
        RuleName(
          xrechnung: ["PEPPOL-EN16931-R055"], peppol: ["PEPPOL-EN16931-R055"],
          easel: ["EASEL-TAX-CURRENCY"]), "BT-111",
        "the tax in \(currency.excerpt) and in \(draft.currency.excerpt) must both be positive or negative"
      )
    }
  }

  /// Whether a group has a category whose rules in CII do not replace the general ones.
  private var hasGeneralGroup: Bool {
    totals.taxes.contains { !["O", "L", "M"].contains($0.tax.category.rawValue) }
  }

  private func checkTaxPoint() {
    require(
      draft.taxPoint == nil || draft.taxPointCode == nil,
      RuleName(
        cii: hasGeneralGroup ? ["BR-CO-03"] : [], ubl: ["BR-CO-03"], facturX: ["BR-CO-03"],
        easel: ["BR-CO-03"]), "BT-7",
      "a day and a code say when tax becomes due; leave out one of them")
    if let code = draft.taxPointCode {
      require(
        ["3", "35", "432"].contains(code),
        .en(
          "BR-CL-06", code: "588", peppol: ["PEPPOL-EN16931-CL006"]), "BT-8",
        "\(code.excerpt) is no code for the day of tax; use 3, 35 or 432")
    }
  }

  private func checkProfile() {
    if draft.profile == .peppol {
      let name = draft.isCreditNote ? "P0101" : "P0100"
      let types =
        draft.isCreditNote
        ? ["381", "396", "81", "83", "532"]
        : [
          "71", "80", "82", "84", "102", "218", "219", "326", "331", "380", "382", "383", "384",
          "386", "388", "393", "395", "553", "575", "623", "780", "817", "870", "875", "876", "877",
        ]
      require(
        types.contains(draft.type), .peppol("PEPPOL-EN16931-\(name)"), "BT-3",
        "Peppol does not allow the type \(draft.type.excerpt); 380 is an invoice, 381 a credit note"
      )
      require(
        isGerman || !["326", "384"].contains(draft.type), .peppol("PEPPOL-EN16931-P0112"), "BT-3",
        "Peppol allows the type \(draft.type.excerpt) between German parties only")
      require(
        draft.notes.count <= 1 || isGerman, .peppol("PEPPOL-EN16931-R002"), "BT-22",
        "Peppol allows one note; join the texts")
      require(
        !isBlank(draft.buyerReference) || draft.references.order != nil
          || draft.references.salesOrder != nil,
        .peppol("PEPPOL-EN16931-R003"), "BT-10",
        "Peppol requires a reference of the buyer; set buyerReference or references.order")
    }
    if let process = draft.process {
      let processes = [
        "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0", "urn:peppol:bis:billing_with_response",
        "urn:peppol:france:billing:regulated", "urn:peppol:france:billing:non-regulated",
      ]
      require(
        processes.contains(process), RuleName(peppol: ["PEPPOL-EN16931-R007"]), "BT-23",
        "\(process.excerpt) is no process of Peppol; leave out process for \(processes[0])")
    }
    requireGerman(
      !isBlank(draft.buyerReference), .german("15"), "BT-10",
      "XRechnung requires the buyer's reference; set buyerReference to the Leitweg-ID")
    requireGerman(
      ["326", "380", "384", "389", "381", "875", "876", "877"].contains(draft.type), .german("17"),
      "BT-3", "XRechnung does not allow the type \(draft.type.excerpt); 380 is an invoice")
    requireGerman(
      draft.type != "384" || !draft.preceding.isEmpty, .german("26"), "BG-3",
      "a corrected invoice names the invoice that it corrects; add it to preceding")
    if draft.profile == .xrechnung, let reference = draft.buyerReference,
      CheckDigits.isProbablyLeitweg(reference)
    {
      require(
        CheckDigits.isLeitweg(reference), .easel("EASEL-LEITWEG"), "BT-10",
        "the check digits of the Leitweg-ID \(reference.excerpt) are wrong")
    }
  }
}
