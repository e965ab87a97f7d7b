import Foundation

extension CIIWriter {
  func addSettlement(to xml: inout ElementWriter) {
    xml.add("ram:ApplicableHeaderTradeSettlement") { xml in
      xml.add("ram:CreditorReferenceID", draft.payment?.debit?.creditor)
      xml.add("ram:PaymentReference", draft.payment?.reference)
      xml.add("ram:TaxCurrencyCode", draft.taxCurrency)
      xml.add("ram:InvoiceCurrencyCode", draft.currency)
      if let payee = draft.payee { add(payee, in: .payee, as: "ram:PayeeTradeParty", to: &xml) }
      addPayment(to: &xml)
      for (index, group) in totals.taxes.enumerated() {
        add(group, isFirst: index == 0, to: &xml)
      }
      add(draft.period, to: &xml)
      for item in draft.allowances { add(item, isCharge: false, to: &xml) }
      for item in draft.charges { add(item, isCharge: true, to: &xml) }
      xml.add("ram:SpecifiedTradePaymentTerms") { xml in
        xml.add("ram:Description", draft.terms)
        add(draft.due, as: "ram:DueDateDateTime", to: &xml)
        xml.add("ram:DirectDebitMandateID", draft.payment?.debit?.mandate)
      }
      addTotals(to: &xml)
      for invoice in draft.preceding {
        xml.add("ram:InvoiceReferencedDocument") { xml in
          xml.add("ram:IssuerAssignedID", invoice.number)
          add(invoice.issued, as: "ram:FormattedIssueDateTime", prefix: "qdt", to: &xml)
        }
      }
      xml.add("ram:ReceivableSpecifiedTradeAccountingAccount") {
        $0.add("ram:ID", draft.references.accounting)
      }
    }
  }

  private func addPayment(to xml: inout ElementWriter) {
    guard let payment = draft.payment else { return }
    for account in payment.writtenAccounts {
      xml.add("ram:SpecifiedTradeSettlementPaymentMeans") { xml in
        xml.add("ram:TypeCode", payment.code)
        xml.add("ram:Information", payment.text)
        xml.add("ram:ApplicableTradeSettlementFinancialCard") { xml in
          xml.add("ram:ID", payment.card?.number)
          xml.add("ram:CardholderName", payment.card?.holder)
        }
        xml.add("ram:PayerPartyDebtorFinancialAccount") {
          $0.add("ram:IBANID", payment.debit?.account?.withoutSpaces)
        }
        if let account {
          xml.add("ram:PayeePartyCreditorFinancialAccount") { xml in
            xml.add("ram:IBANID", account.isIBAN ? account.writtenID : nil)
            xml.add("ram:AccountName", account.name)
            xml.add("ram:ProprietaryID", account.isIBAN ? nil : account.writtenID)
          }
          xml.add("ram:PayeeSpecifiedCreditorFinancialInstitution") {
            $0.add("ram:BICID", account.bic?.withoutSpaces)
          }
        }
      }
    }
  }

  private func add(
    _ group: EInvoice.TaxGroup, isFirst: Bool, to xml: inout ElementWriter
  ) {
    xml.add("ram:ApplicableTradeTax") { xml in
      xml.add("ram:CalculatedAmount", group.amount.amountText)
      xml.add("ram:TypeCode", "VAT")
      xml.add("ram:ExemptionReason", group.tax.reason)
      xml.add("ram:BasisAmount", group.base.amountText)
      xml.add("ram:CategoryCode", group.tax.category.rawValue)
      xml.add("ram:ExemptionReasonCode", group.tax.reasonCode)
      // The day may occur once in an invoice.
      if isFirst, let day = draft.taxPoint {
        xml.add("ram:TaxPointDate") {
          $0.add("udt:DateString", day.text(separator: ""), ["format": "102"])
        }
      }
      xml.add("ram:DueDateTypeCode", draft.taxPointCode.map { Self.taxPoints[$0] ?? $0 })
      xml.add("ram:RateApplicablePercent", draft.writtenRate(of: group)?.plainText)
    }
  }

  /// The codes of UNTDID 2475, which CII uses, for those of UNTDID 2005, which UBL uses.
  static let taxPoints = ["3": "5", "35": "29", "432": "72"]

  private func addTotals(to xml: inout ElementWriter) {
    xml.add("ram:SpecifiedTradeSettlementHeaderMonetarySummation") { xml in
      xml.add("ram:LineTotalAmount", totals.lines.amountText)
      if !draft.charges.isEmpty || totals.charges != 0 {
        xml.add("ram:ChargeTotalAmount", totals.charges.amountText)
      }
      if !draft.allowances.isEmpty || totals.allowances != 0 {
        xml.add("ram:AllowanceTotalAmount", totals.allowances.amountText)
      }
      xml.add("ram:TaxBasisTotalAmount", totals.net.amountText)
      xml.add("ram:TaxTotalAmount", totals.tax.amountText, ["currencyID": draft.currency])
      if let currency = draft.taxCurrency {
        xml.add(
          "ram:TaxTotalAmount", draft.taxInTaxCurrency?.amountText, ["currencyID": currency])
      }
      if totals.rounding != 0 { xml.add("ram:RoundingAmount", totals.rounding.amountText) }
      xml.add("ram:GrandTotalAmount", totals.gross.amountText)
      if totals.prepaid != 0 { xml.add("ram:TotalPrepaidAmount", totals.prepaid.amountText) }
      xml.add("ram:DuePayableAmount", totals.due.amountText)
    }
  }
}

extension EInvoice.Payment {
  /// The accounts, with each of which the payment is written once more; `nil` for none.
  var writtenAccounts: [EInvoice.Account?] { accounts.isEmpty ? [nil] : accounts }
}

extension EInvoice.Account {
  /// Whether the number is written as an IBAN.
  var isIBAN: Bool { CheckDigits.isIBANShaped(id) }
  /// The number as it is written: an IBAN without spaces.
  var writtenID: String { isIBAN ? id.withoutSpaces : id }
}
