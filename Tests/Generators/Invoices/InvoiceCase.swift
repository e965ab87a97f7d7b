import EaselReports
import Foundation

/// An invoice as JSON, with the names of rules that the official judges report.
package struct InvoiceCase: Decodable {
  package var about: String
  package var expected: [String: [String: [String]]]
  private var invoice: Values

  /// The invoice as a draft; its sums are those of the file.
  package var draft: EInvoice.Draft { invoice.draft }

  fileprivate struct ID: Decodable {
    var id: String
    var scheme: String?
    var identifier: EInvoice.Identifier { EInvoice.Identifier(id, scheme: scheme) }
  }

  fileprivate struct Address: Decodable {
    var line1, line2, line3, postcode, city, region, country: String?
    var value: EInvoice.Address {
      EInvoice.Address(
        line1, line2: line2, line3: line3, postcode: postcode, city: city, region: region,
        country: country ?? "")
    }
  }

  fileprivate struct Party: Decodable {
    var name, vatID, taxNumber, taxID, tradingName: String?
    var id, legalID, electronicAddress: ID?
    var contact: Contact?
    var address: Address?

    struct Contact: Decodable { var name, phone, email: String? }

    var value: EInvoice.Party {
      var party = EInvoice.Party(
        name ?? "", address: address?.value, vatID: vatID,
        electronicAddress: electronicAddress?.identifier)
      party.taxNumber = taxNumber ?? taxID
      party.tradingName = tradingName
      party.ids = id.map { [$0.identifier] } ?? []
      party.legalID = legalID?.identifier
      party.contact = contact.map {
        EInvoice.Contact(name: $0.name, phone: $0.phone, email: $0.email)
      }
      return party
    }
  }

  fileprivate struct Item: Decodable {
    var charge: Bool?
    var amount, percent, base, reason, reasonCode, category, rate: String?

    var value: EInvoice.AllowanceCharge {
      var item = EInvoice.AllowanceCharge(
        InvoiceCase.decimal(amount) ?? 0, reason: reason, code: reasonCode,
        tax: category.map { EInvoice.Tax(.init(rawValue: $0), rate: InvoiceCase.decimal(rate)) })
      item.percent = InvoiceCase.decimal(percent)
      item.base = InvoiceCase.decimal(base)
      return item
    }
  }

  fileprivate struct Line: Decodable {
    var id, name, description, quantity, unit, price, priceQuantity, baseQuantity, net, category,
      rate: String?
    var allowances: [Item]?

    var value: EInvoice.Line {
      var line = EInvoice.Line(
        name ?? "", quantity: InvoiceCase.decimal(quantity) ?? 0, unit: unit ?? "",
        price: InvoiceCase.decimal(price) ?? 0,
        tax: EInvoice.Tax(.init(rawValue: category ?? ""), rate: InvoiceCase.decimal(rate)))
      line.id = id
      line.description = description
      line.priceQuantity = InvoiceCase.decimal(priceQuantity ?? baseQuantity)
      line.net = InvoiceCase.decimal(net)
      line.allowances = (allowances ?? []).filter { $0.charge != true }.map(\.value)
      line.charges = (allowances ?? []).filter { $0.charge == true }.map(\.value)
      return line
    }
  }

  fileprivate struct Group: Decodable {
    var category, rate, base, tax, reason, reasonCode, exemptionReason, exemptionCode,
      exemptionReasonCode: String?

    var value: EInvoice.TaxGroup {
      EInvoice.TaxGroup(
        EInvoice.Tax(
          .init(rawValue: category ?? ""), rate: InvoiceCase.decimal(rate),
          reason: reason ?? exemptionReason,
          reasonCode: reasonCode ?? exemptionCode ?? exemptionReasonCode),
        base: InvoiceCase.decimal(base) ?? 0, amount: InvoiceCase.decimal(tax) ?? 0)
    }
  }

  fileprivate struct Delivery: Decodable {
    var date, name, country: String?
    var address: Address?
  }

  fileprivate struct Payment: Decodable {
    var code, iban, bic, accountName, reference, account: String?
  }

  fileprivate struct Values: Decodable {
    var profile, number, type, issued, due, terms, currency, buyerReference, order: String?
    var period: [String: String]?
    var seller, buyer: Party?
    var delivery: Delivery?
    var payment: Payment?
    var allowances: [Item]?
    var lines: [Line]?
    var vat: [Group]?
    var totals: [String: String]?
  }

  fileprivate static func decimal(_ text: String?) -> Decimal? {
    text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
  }

  /// A day, also one that is not in the calendar.
  fileprivate static func day(_ text: String?) -> EInvoice.Day? {
    guard let parts = text?.split(separator: "-").map({ Int($0) ?? 0 }), parts.count == 3 else {
      return nil
    }
    return EInvoice.Day(parts[0], parts[1], parts[2])
  }
}

extension InvoiceCase.Values {
  var draft: EInvoice.Draft {
    var draft = EInvoice.Draft(
      number: number ?? "", issued: InvoiceCase.day(issued) ?? EInvoice.Day(0, 0, 0),
      seller: seller?.value ?? EInvoice.Party(""), buyer: buyer?.value ?? EInvoice.Party(""),
      lines: (lines ?? []).map(\.value))
    draft.profile = ["xrechnung": .xrechnung, "peppol": .peppol][profile ?? ""] ?? .en16931
    draft.type = type ?? ""
    draft.due = InvoiceCase.day(due)
    draft.terms = terms
    draft.currency = currency ?? ""
    draft.buyerReference = buyerReference
    draft.references.order = order
    draft.period = period.map {
      EInvoice.Period(from: InvoiceCase.day($0["start"]), to: InvoiceCase.day($0["end"]))
    }
    draft.delivery = delivery.map {
      EInvoice.Delivery(
        date: InvoiceCase.day($0.date), name: $0.name,
        address: $0.address?.value ?? $0.country.map { EInvoice.Address(country: $0) })
    }
    draft.payment = payment.map {
      var payment = EInvoice.Payment(code: $0.code ?? "", reference: $0.reference)
      payment.accounts = [$0.iban ?? $0.account].compactMap { $0 }.map { EInvoice.Account($0) }
      if !payment.accounts.isEmpty {
        payment.accounts[0].name = $0.accountName
        payment.accounts[0].bic = $0.bic
      }
      return payment
    }
    draft.allowances = (allowances ?? []).filter { $0.charge != true }.map(\.value)
    draft.charges = (allowances ?? []).filter { $0.charge == true }.map(\.value)
    draft.prepaid = InvoiceCase.decimal(totals?["prepaid"]) ?? 0
    draft.rounding = InvoiceCase.decimal(totals?["rounding"]) ?? 0
    draft.totals = sums
    draft.totals?.currency = draft.currency
    return draft
  }

  private var sums: InvoiceTotals {
    func amount(_ name: String) -> Decimal { InvoiceCase.decimal(totals?[name]) ?? 0 }
    var sums = InvoiceTotals(
      lines: amount("lines"), net: amount("base"), taxes: (vat ?? []).map(\.value),
      tax: amount("tax"), gross: amount("gross"), due: amount("payable"))
    sums.allowances = amount("allowances")
    sums.charges = amount("charges")
    sums.prepaid = amount("prepaid")
    sums.rounding = amount("rounding")
    return sums
  }
}
