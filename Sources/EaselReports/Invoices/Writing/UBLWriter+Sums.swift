import Foundation

extension UBLWriter {
  func addPayment(to xml: inout ElementWriter) {
    if let payment = draft.payment {
      for (index, account) in payment.writtenAccounts.enumerated() {
        add(payment, account, isFirst: index == 0, to: &xml)
      }
    }
    xml.add("cac:PaymentTerms") { $0.add("cbc:Note", draft.terms) }
  }

  private func add(
    _ payment: EInvoice.Payment, _ account: EInvoice.Account?, isFirst: Bool,
    to xml: inout ElementWriter
  ) {
    xml.add("cac:PaymentMeans") { xml in
      xml.add("cbc:PaymentMeansCode", payment.code, ["name": payment.text])
      // A credit note has its due day here, which may occur once.
      if draft.isCreditNote, isFirst { xml.add("cbc:PaymentDueDate", draft.due?.description) }
      xml.add("cbc:PaymentID", payment.reference)
      if let card = payment.card {
        xml.add("cac:CardAccount") { xml in
          xml.add("cbc:PrimaryAccountNumberID", card.number)
          // The schema requires the network, for which EN 16931 has no term.
          xml.add("cbc:NetworkID", "NA")
          xml.add("cbc:HolderName", card.holder)
        }
      }
      if let account {
        xml.add("cac:PayeeFinancialAccount") { xml in
          xml.add("cbc:ID", account.writtenID)
          xml.add("cbc:Name", account.name)
          xml.add("cac:FinancialInstitutionBranch") {
            $0.add("cbc:ID", account.bic?.withoutSpaces)
          }
        }
      }
      if let debit = payment.debit {
        xml.add("cac:PaymentMandate") { xml in
          xml.add("cbc:ID", debit.mandate)
          xml.add("cac:PayerFinancialAccount") { $0.add("cbc:ID", debit.account?.withoutSpaces) }
        }
      }
    }
  }

  func add(
    _ item: EInvoice.AllowanceCharge, isCharge: Bool, to xml: inout ElementWriter
  ) {
    xml.add("cac:AllowanceCharge") { xml in
      xml.add("cbc:ChargeIndicator", isCharge ? "true" : "false")
      xml.add("cbc:AllowanceChargeReasonCode", item.reasonCode)
      xml.add("cbc:AllowanceChargeReason", item.reason)
      xml.add("cbc:MultiplierFactorNumeric", item.percent?.plainText)
      addAmount("cbc:Amount", item.amount, to: &xml)
      addAmount("cbc:BaseAmount", item.base, to: &xml)
      if let tax = item.tax { add(tax, as: "cac:TaxCategory", to: &xml) }
    }
  }

  /// Adds a category; reasons belong to the groups of tax only.
  func add(
    _ tax: EInvoice.Tax, as name: String, hasReason: Bool = false, to xml: inout ElementWriter
  ) {
    xml.add(name) { xml in
      xml.add("cbc:ID", tax.category.rawValue)
      xml.add("cbc:Percent", tax.rate?.plainText)
      if hasReason {
        xml.add("cbc:TaxExemptionReasonCode", tax.reasonCode)
        xml.add("cbc:TaxExemptionReason", tax.reason)
      }
      xml.add("cac:TaxScheme") { $0.add("cbc:ID", "VAT") }
    }
  }

  func addTax(to xml: inout ElementWriter) {
    xml.add("cac:TaxTotal") { xml in
      addAmount("cbc:TaxAmount", totals.tax, to: &xml)
      for group in totals.taxes {
        xml.add("cac:TaxSubtotal") { xml in
          addAmount("cbc:TaxableAmount", group.base, to: &xml)
          addAmount("cbc:TaxAmount", group.amount, to: &xml)
          var tax = group.tax
          tax.rate = draft.writtenRate(of: group)
          add(tax, as: "cac:TaxCategory", hasReason: true, to: &xml)
        }
      }
    }
    if let currency = draft.taxCurrency {
      xml.add("cac:TaxTotal") {
        $0.add("cbc:TaxAmount", draft.taxInTaxCurrency?.amountText, ["currencyID": currency])
      }
    }
  }

  func addTotals(to xml: inout ElementWriter) {
    xml.add("cac:LegalMonetaryTotal") { xml in
      addAmount("cbc:LineExtensionAmount", totals.lines, to: &xml)
      addAmount("cbc:TaxExclusiveAmount", totals.net, to: &xml)
      addAmount("cbc:TaxInclusiveAmount", totals.gross, to: &xml)
      if !draft.allowances.isEmpty || totals.allowances != 0 {
        addAmount("cbc:AllowanceTotalAmount", totals.allowances, to: &xml)
      }
      if !draft.charges.isEmpty || totals.charges != 0 {
        addAmount("cbc:ChargeTotalAmount", totals.charges, to: &xml)
      }
      if totals.prepaid != 0 { addAmount("cbc:PrepaidAmount", totals.prepaid, to: &xml) }
      if totals.rounding != 0 { addAmount("cbc:PayableRoundingAmount", totals.rounding, to: &xml) }
      addAmount("cbc:PayableAmount", totals.due, to: &xml)
    }
  }
}
