import EaselReports
import Foundation

/// A change to an invoice that makes it break a rule.
package struct InvoiceFault: Sendable {
  package var about: String
  /// The profiles whose rules contain it; all if none is named.
  package var profiles: Set<EInvoice.Profile> = []
  package var change: @Sendable (inout EInvoice.Draft) -> Void

  init(
    _ about: String, _ profiles: Set<EInvoice.Profile> = [],
    _ change: @escaping @Sendable (inout EInvoice.Draft) -> Void
  ) {
    self.about = about
    self.profiles = profiles
    self.change = change
  }

  /// Changes the sums of a draft.
  private static func sums(
    _ about: String, _ change: @escaping @Sendable (inout InvoiceTotals) -> Void
  ) -> InvoiceFault {
    InvoiceFault(about) { draft in
      guard var totals = try? InvoiceTotals(draft) else { return }
      change(&totals)
      draft.totals = totals
    }
  }

  /// Changes the first line, and the tax of all lines with it, if asked.
  private static func line(
    _ about: String, _ change: @escaping @Sendable (inout EInvoice.Line) -> Void
  ) -> InvoiceFault {
    InvoiceFault(about) { change(&$0.lines[0]) }
  }

  private static func tax(_ about: String, _ tax: EInvoice.Tax) -> InvoiceFault {
    InvoiceFault(about) { draft in
      for index in draft.lines.indices { draft.lines[index].tax = tax }
      for index in draft.allowances.indices { draft.allowances[index].tax = tax }
      for index in draft.charges.indices { draft.charges[index].tax = tax }
    }
  }

  package static let all: [InvoiceFault] =
    header + parties + sums + lines + taxes + payments + profiles + emptyTexts + losses

  private static let header = [
    InvoiceFault("no number") { $0.number = "" },
    InvoiceFault("unknown type") { $0.type = "999" },
    InvoiceFault("unknown currency") { $0.currency = "EUX" },
    InvoiceFault("unknown currency of tax") {
      ($0.taxCurrency, $0.taxInTaxCurrency) = ("EUX", 0)
    },
    InvoiceFault("no tax in the currency of tax") {
      ($0.currency, $0.taxCurrency, $0.taxInTaxCurrency) = ("CHF", "EUR", nil)
    },
    InvoiceFault("day and code of tax") {
      ($0.taxPoint, $0.taxPointCode) = (EInvoice.Day(2026, 9, 1), "3")
    },
    InvoiceFault("unknown code of the day of tax") {
      ($0.taxPoint, $0.taxPointCode) = (nil, "99")
    },
    InvoiceFault("period that ends before it starts") { draft in
      draft.period = EInvoice.Period(from: EInvoice.Day(2026, 8, 9), to: EInvoice.Day(2026, 8, 1))
      for index in draft.lines.indices { draft.lines[index].period = nil }
    },
    InvoiceFault("earlier invoice without a number") {
      $0.preceding = [EInvoice.PrecedingInvoice("", issued: EInvoice.Day(2026, 8, 1))]
    },
    InvoiceFault("attachment of another type") {
      $0.attachments = [
        EInvoice.Attachment(
          "A", file: EInvoice.Attachment.File(Data([1]), name: "a.exe", type: "application/x"))
      ]
    },
    InvoiceFault("unknown subject of a note", [.en16931, .xrechnung]) {
      $0.notes = [EInvoice.Note("Text", subject: "QQQ")]
    },
    InvoiceFault("unknown scheme of an object") {
      $0.references.object = EInvoice.Identifier("Z", scheme: "QQQ")
    },
    InvoiceFault("no lines") {
      ($0.lines, $0.allowances, $0.charges) = ([], [], [])
      ($0.taxCurrency, $0.taxInTaxCurrency) = (nil, nil)
    },
  ]

  private static let parties = [
    InvoiceFault("no name of the seller") { $0.seller.name = "" },
    InvoiceFault("no name of the buyer") { $0.buyer.name = "" },
    InvoiceFault("no address of the seller") { $0.seller.address = nil },
    InvoiceFault("no address of the buyer") { $0.buyer.address = nil },
    InvoiceFault("no country of the seller") { $0.seller.address?.country = "" },
    InvoiceFault("no country of the buyer") { $0.buyer.address?.country = "" },
    InvoiceFault("unknown country") { $0.buyer.address?.country = "QQ" },
    InvoiceFault("no scheme of an electronic address") {
      $0.seller.electronicAddress?.scheme = nil
    },
    InvoiceFault("unknown scheme of an electronic address") {
      $0.buyer.electronicAddress?.scheme = "QQ"
    },
    InvoiceFault("unknown scheme of an identifier") {
      $0.buyer.ids = [EInvoice.Identifier("1", scheme: "9999")]
    },
    InvoiceFault("unknown scheme of a register") {
      $0.seller.legalID = EInvoice.Identifier("1", scheme: "9999")
    },
    InvoiceFault("VAT identifier without a country") { $0.seller.vatID = "123456788" },
    InvoiceFault("nothing identifies the seller") {
      ($0.seller.vatID, $0.seller.legalID, $0.seller.ids) = (nil, nil, [])
      ($0.seller.taxNumber, $0.taxRepresentative) = ("30/123/45678", nil)
    },
    InvoiceFault("representative without a VAT identifier") {
      $0.taxRepresentative = EInvoice.Party(
        "V", address: EInvoice.Address(city: "Ulm", country: "DE"))
    },
    InvoiceFault("representative without an address") {
      $0.taxRepresentative = EInvoice.Party("V", vatID: "DE123456788")
    },
    InvoiceFault("payee that is the seller") { $0.payee = EInvoice.Party($0.seller.name) },
    InvoiceFault("two identifiers of the buyer") {
      $0.buyer.ids = [
        EInvoice.Identifier("1"), EInvoice.Identifier("4012345000009", scheme: "0088"),
      ]
    },
    InvoiceFault("no country of the delivery") {
      $0.delivery = EInvoice.Delivery(
        date: EInvoice.Day(2026, 9, 1),
        address: EInvoice.Address("A", postcode: "1", city: "B", country: ""))
    },
  ]

  private static let sums = [
    sums("sum of the lines") { $0.lines += 0.01 },
    sums("total without tax") {
      ($0.net, $0.gross, $0.due) = ($0.net + 1, $0.gross + 1, $0.due + 1)
    },
    sums("tax") { ($0.tax, $0.gross, $0.due) = ($0.tax + 0.01, $0.gross + 0.01, $0.due + 0.01) },
    sums("total with tax") { ($0.gross, $0.due) = ($0.gross + 0.01, $0.due + 0.01) },
    sums("amount due") { $0.due += 0.01 },
    sums("three decimals of the amount due") {
      ($0.gross, $0.due) = ($0.gross + 0.001, $0.due + 0.001)
    },
    sums("sum of allowances") { $0.allowances += 1 },
    sums("sum of charges") { $0.charges += 1 },
    sums("base of a group, by a cent") { $0.taxes[0].base += 0.01 },
    sums("base of a group, by ten") { $0.taxes[0].base += 10 },
    sums("tax of a group, by two") {
      $0.taxes[0].amount += 2
      ($0.tax, $0.gross, $0.due) = ($0.tax + 2, $0.gross + 2, $0.due + 2)
    },
    sums("tax of a group, by a cent") {
      $0.taxes[0].amount += 0.01
      ($0.tax, $0.gross, $0.due) = ($0.tax + 0.01, $0.gross + 0.01, $0.due + 0.01)
    },
    sums("no group") { $0.taxes = [] },
  ]

  private static let lines = [
    line("no name of an item") { $0.name = "" },
    line("unknown unit") { ($0.unit, $0.priceQuantity) = ("Stk", nil) },
    line("unknown unit, with a base quantity") { ($0.unit, $0.priceQuantity) = ("Stk", 10) },
    line("no unit") { ($0.unit, $0.priceQuantity) = ("", nil) },
    line("negative price") { ($0.price, $0.priceDiscount, $0.grossPrice) = (-1, nil, nil) },
    line("no scheme of a standard number") { $0.standardItemID = EInvoice.Identifier("1") },
    line("unknown scheme of a standard number") {
      $0.standardItemID = EInvoice.Identifier("1", scheme: "9999")
    },
    line("no list of a classification") { $0.classifications = [.init("1", list: nil)] },
    line("unknown list of a classification") { $0.classifications = [.init("1", list: "QQQ")] },
    line("unknown country of origin") { $0.originCountry = "QQ" },
    line("attribute without a value") { $0.attributes = [.init("Farbe", "")] },
    line("period of a line that ends before it starts") {
      $0.period = .init(from: EInvoice.Day(2026, 8, 9), to: EInvoice.Day(2026, 8, 2))
    },
    line("blank identifier of a line") { $0.id = " " },
    line("allowance of a line without a reason") { $0.allowances = [.init(1)] },
    line("charge of a line without a reason") { $0.charges = [.init(1)] },
    line("allowance of a line with a code of charges") { $0.allowances = [.init(1, code: "FC")] },
    line("charge of a line with a code of allowances") { $0.charges = [.init(1, code: "95")] },
    InvoiceFault("three decimals of a line") {
      tax("", .standard(19)).change(&$0)
      $0.lines[0].net = ((try? $0.lines[0].computedNet()) ?? 0) + 0.001
    },
    line("amount of a line, by a cent") { $0.net = ((try? $0.computedNet()) ?? 0) + 0.01 },
    line("amount of a line, by ten") { $0.net = ((try? $0.computedNet()) ?? 0) + 10 },
    line("unknown scheme of an object of a line") { $0.objectID = .init("1", scheme: "QQQ") },
    line("unknown category") { $0.tax = .init(.init(rawValue: "Q")) },
    InvoiceFault("three decimals of an allowance of a line") {
      tax("", .standard(19)).change(&$0)
      $0.lines[0].allowances = [.init(Decimal(1_004) / 1_000, reason: "R")]
    },
    line("gross price that does not fit") {
      $0.grossPrice = $0.price + 5; $0.priceDiscount = 2
    },
    InvoiceFault("allowance without a reason") { $0.allowances = [.init(1, tax: $0.lines[0].tax)] },
    InvoiceFault("charge without a reason") { $0.charges = [.init(1, tax: $0.lines[0].tax)] },
    InvoiceFault("allowance with a code of charges") {
      $0.allowances = [.init(1, code: "FC", tax: $0.lines[0].tax)]
    },
    InvoiceFault("charge with a code of allowances") {
      $0.charges = [.init(1, code: "95", tax: $0.lines[0].tax)]
    },
    InvoiceFault("three decimals of a charge") {
      $0.charges = [.init(Decimal(1_004) / 1_000, reason: "R", tax: $0.lines[0].tax)]
    },
    InvoiceFault("allowance that is not its percentage") {
      var item = EInvoice.AllowanceCharge(percent: 10, of: 20, reason: "R", tax: $0.lines[0].tax)
      item.amount = 3
      $0.allowances = [item]
    },
    InvoiceFault("percentage without a base", [.xrechnung, .peppol]) {
      var item = EInvoice.AllowanceCharge(percent: 10, of: 20, reason: "R", tax: $0.lines[0].tax)
      item.base = nil
      $0.allowances = [item]
    },
    InvoiceFault("base without a percentage", [.xrechnung, .peppol]) {
      var item = EInvoice.AllowanceCharge(percent: 10, of: 20, reason: "R", tax: $0.lines[0].tax)
      item.percent = nil
      $0.allowances = [item]
    },
    InvoiceFault("allowance without a tax") { $0.allowances = [.init(1, reason: "R")] },
  ]

  private static let taxes = [
    tax("standard rate of zero", .standard(0)),
    tax("standard rate with a reason", .init(.standard, rate: 19, reason: "R")),
    tax("zero with a rate", .init(.zero, rate: 7)),
    tax("zero with a reason", .init(.zero, reason: "R")),
    tax("exempt without a reason", .init(.exempt)),
    tax("exempt with a rate", .init(.exempt, rate: 5, reason: "R")),
    tax("unknown reason", .exempt(nil, code: "VATEX-QQ")),
    tax("reason of another category", .exempt(nil, code: "VATEX-EU-IC")),
    InvoiceFault("reverse charge without the buyer's identifier") {
      ($0.buyer.vatID, $0.buyer.legalID) = (nil, nil)
      tax("", .reverseCharge).change(&$0)
    },
    InvoiceFault("reverse charge without a reason") {
      $0.buyer.vatID = "FR83404833048"
      tax("", .init(.reverseCharge)).change(&$0)
    },
    InvoiceFault("intra-community without an identifier of the buyer") {
      $0.buyer.vatID = nil
      $0.delivery = .init(
        date: .init(2026, 9, 1),
        address: .init(postcode: "1010", city: "Wien", country: "AT"))
      tax("", .intraCommunity).change(&$0)
    },
    InvoiceFault("intra-community without a country") {
      $0.buyer.vatID = "FR83404833048"
      $0.delivery = .init(date: .init(2026, 9, 1))
      tax("", .intraCommunity).change(&$0)
    },
    InvoiceFault("intra-community without a day") {
      $0.buyer.vatID = "FR83404833048"
      $0.period = nil
      $0.delivery = .init(address: .init(postcode: "1010", city: "Wien", country: "AT"))
      tax("", .intraCommunity).change(&$0)
    },
    InvoiceFault("export without an identifier") {
      ($0.seller.vatID, $0.seller.taxNumber, $0.taxRepresentative) = (nil, "30/123/45678", nil)
      $0.seller.legalID = .init("HRB 1")
      tax("", .export).change(&$0)
    },
    InvoiceFault("standard rate without an identifier") {
      ($0.seller.vatID, $0.seller.taxNumber, $0.taxRepresentative) = (nil, nil, nil)
      $0.seller.legalID = .init("HRB 1")
      tax("", .standard(19)).change(&$0)
    },
    InvoiceFault("out of scope with an identifier", [.en16931, .peppol]) {
      $0.seller.vatID = "DE123456788"
      ($0.allowances, $0.charges) = ([], [])
      tax("", .outOfScope).change(&$0)
    },
    InvoiceFault("out of scope beside another category", [.en16931, .peppol]) {
      ($0.allowances, $0.charges) = ([], [])
      ($0.seller.vatID, $0.seller.taxNumber, $0.taxRepresentative) = (nil, "30/123/45678", nil)
      ($0.buyer.vatID, $0.seller.legalID) = (nil, .init("HRB 1"))
      tax("", .standard(19)).change(&$0)
      $0.lines.append(.init("Pfand", price: 1, tax: .outOfScope))
    },
    InvoiceFault("out of scope with a rate", [.en16931, .peppol]) {
      ($0.allowances, $0.charges) = ([], [])
      ($0.seller.vatID, $0.seller.taxNumber, $0.taxRepresentative) = (nil, "30/123/45678", nil)
      ($0.buyer.vatID, $0.seller.legalID) = (nil, .init("HRB 1"))
      tax("", .init(.outOfScope, rate: 0, reasonCode: "VATEX-EU-O")).change(&$0)
    },
  ]

  private static let payments = [
    InvoiceFault("no code of the payment") { $0.payment = .init(code: "") },
    InvoiceFault("unknown code of the payment") { $0.payment = .init(code: "999") },
    InvoiceFault("transfer without an account") { $0.payment = .init(code: "58") },
    InvoiceFault("transfer without an account, code 30") { $0.payment = .init(code: "30") },
    InvoiceFault("number of an account that is blank") {
      $0.payment = .init(code: "30")
      $0.payment?.accounts = [.init(" ", name: "N")]
    },
    InvoiceFault("long number of a card") {
      $0.payment = .init(code: "48")
      $0.payment?.card = .init("12345678901")
    },
  ]

  /// Empty texts, which XML leaves out.
  private static let emptyTexts = [
    InvoiceFault("empty identifiers of the seller") {
      ($0.seller.vatID, $0.seller.legalID, $0.seller.ids) = ("", .init(""), [.init("")])
      ($0.seller.taxNumber, $0.taxRepresentative) = ("30/123/45678", nil)
    },
    InvoiceFault("empty references", [.xrechnung, .peppol]) {
      ($0.buyerReference, $0.references.order, $0.references.salesOrder) = ("", "", "")
    },
    InvoiceFault("empty address") { $0.buyer.address = .init("", city: "", country: "") },
    InvoiceFault("empty contact", [.xrechnung]) { $0.seller.contact = .init(name: "", phone: "") },
    InvoiceFault("empty card", [.xrechnung]) {
      $0.payment = .init(code: "48")
      $0.payment?.card = .init("")
    },
    InvoiceFault("empty debit", [.xrechnung, .peppol]) {
      $0.payment = .init(code: "59")
      $0.payment?.debit = .init(mandate: "", creditor: "", account: "")
    },
    InvoiceFault("empty account") {
      $0.payment = .init(code: "30")
      $0.payment?.accounts = [.init("", name: "")]
    },
    tax("empty reason", .init(.exempt, reason: "", reasonCode: "")),
  ]

  /// Values that would be lost, and numbers that official rules do not check.
  private static let losses = [
    InvoiceFault("address of a payee") {
      $0.payee = .init("Factoring AG", address: .init(city: "Ulm", country: "DE"))
    },
    InvoiceFault("tax number of the buyer") { $0.buyer.taxNumber = "30/123/45678" },
    InvoiceFault("identifier of a representative") {
      $0.taxRepresentative = .init(
        "V", address: .init(postcode: "1", city: "Ulm", country: "DE"), vatID: "DE123456788")
      $0.taxRepresentative?.legalID = .init("HRB 1")
    },
    line("allowance of a line with another tax") {
      $0.allowances = [.init(1, reason: "R", tax: .init($0.tax.category, rate: 3))]
    },
    line("wrong check digit of a GTIN") {
      $0.standardItemID = .init("04012345123457", scheme: "0160")
    },
    line("five decimals of a base quantity") { $0.priceQuantity = Decimal(100_001) / 100_000 },
    line("five decimals of a discount") {
      ($0.grossPrice, $0.priceDiscount) = (nil, Decimal(1) / 100_000)
    },
  ]

  private static let profiles = [
    InvoiceFault("no reference of the buyer", [.xrechnung, .peppol]) {
      ($0.buyerReference, $0.references.order, $0.references.salesOrder) = (nil, nil, nil)
    },
    InvoiceFault("no payment", [.xrechnung]) { ($0.payment, $0.terms) = (nil, "bar") },
    InvoiceFault("no contact", [.xrechnung]) { $0.seller.contact = nil },
    InvoiceFault("no name of the contact", [.xrechnung]) { $0.seller.contact?.name = nil },
    InvoiceFault("no phone number", [.xrechnung]) { $0.seller.contact?.phone = nil },
    InvoiceFault("short phone number", [.xrechnung]) { $0.seller.contact?.phone = "1 2" },
    InvoiceFault("no e-mail address", [.xrechnung]) { $0.seller.contact?.email = nil },
    InvoiceFault("wrong e-mail address", [.xrechnung]) { $0.seller.contact?.email = "a@b" },
    InvoiceFault("no town of the seller", [.xrechnung]) { $0.seller.address?.city = nil },
    InvoiceFault("no postcode of the seller", [.xrechnung]) { $0.seller.address?.postcode = nil },
    InvoiceFault("no town of the buyer", [.xrechnung]) { $0.buyer.address?.city = nil },
    InvoiceFault("no postcode of the buyer", [.xrechnung]) { $0.buyer.address?.postcode = nil },
    InvoiceFault("no town of the delivery", [.xrechnung]) {
      $0.delivery = .init(date: .init(2026, 9, 1), address: .init(postcode: "1", country: "DE"))
    },
    InvoiceFault("no electronic address of the seller", [.xrechnung, .peppol]) {
      $0.seller.electronicAddress = nil
    },
    InvoiceFault("no electronic address of the buyer", [.xrechnung, .peppol]) {
      $0.buyer.electronicAddress = nil
    },
    InvoiceFault("type that XRechnung does not have", [.xrechnung]) { $0.type = "388" },
    InvoiceFault("wrong discount", [.xrechnung]) { $0.terms = "#SKONTO#TAGE=14#PROZENT=2#\n" },
    InvoiceFault("discount without a line break", [.xrechnung]) {
      $0.terms = "#SKONTO#TAGE=14#PROZENT=2.00#"
    },
    InvoiceFault("wrong IBAN", [.xrechnung]) {
      $0.payment = .transfer(iban: "DE03120300000000202051")
    },
    InvoiceFault("debit without a creditor", [.xrechnung]) {
      $0.payment = .init(code: "59")
      $0.payment?.debit = .init(mandate: "M", account: "DE02120300000000202051")
    },
    InvoiceFault("debit without an account", [.xrechnung]) {
      $0.payment = .init(code: "59")
      $0.payment?.debit = .init(mandate: "M", creditor: "DE98ZZZ09999999999")
    },
    InvoiceFault("debit without a mandate", [.xrechnung, .peppol]) {
      $0.payment = .init(code: "59")
      $0.payment?.debit = .init(
        mandate: nil, creditor: "DE98ZZZ09999999999", account: "DE02120300000000202051")
    },
    InvoiceFault("debit without anything", [.xrechnung, .peppol]) {
      $0.payment = .init(code: "59")
    },
    InvoiceFault("card payment without a card", [.xrechnung]) { $0.payment = .init(code: "48") },
    InvoiceFault("two notes", [.peppol]) {
      $0.notes = [.init("A"), .init("B")]
    },
    InvoiceFault("type that Peppol does not have", [.peppol]) { $0.type = "385" },
    InvoiceFault("base quantity of zero", [.xrechnung, .peppol]) {
      $0.lines[0].priceQuantity = -1
    },
    InvoiceFault("unknown process", [.peppol]) { $0.process = "urn:other" },
    InvoiceFault("currency of tax that is that of the invoice", [.xrechnung, .peppol]) {
      ($0.currency, $0.taxCurrency) = ("EUR", "EUR")
      $0.taxInTaxCurrency = (try? InvoiceTotals($0))?.tax
    },
  ]
}
