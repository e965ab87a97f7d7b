import EaselReports
import Foundation

/// A random invoice that breaks no rule.
package struct GeneratedInvoice {
  package private(set) var draft: EInvoice.Draft
  /// The kinds of tax, in words.
  package private(set) var about = ""
  private var random: SeededGenerator

  /// Creates an invoice of a profile from a generator.
  package init(_ profile: EInvoice.Profile, _ generator: SeededGenerator) {
    random = generator
    draft = EInvoice.Draft(
      number: "R-\(random.number(1000...9999))", issued: EInvoice.Day(2026, 9, 14),
      seller: Self.german, buyer: Self.german, lines: [])
    draft.profile = profile
    addParties()
    addTaxes()
    addAddresses()
    addHeader()
    addPayment()
    addSums()
  }

  private static let german = EInvoice.Party("")

  private mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  private mutating func amount(_ range: ClosedRange<Int>) -> Decimal {
    Decimal(random.number(range)) / 100
  }
}

extension GeneratedInvoice {
  private static let towns: [String: (String, String, String, String)] = [
    "DE": ("Sägeweg 3", "12459", "Berlin", "DE123456788"),
    "AT": ("Am Ring 5", "1010", "Wien", "ATU13585627"),
    "FR": ("12 rue de l'Église", "75004", "Paris", "FR83404833048"),
    "IT": ("Via Roma 1", "00184", "Roma", "IT00743110157"),
    "BE": ("Meir 12", "2000", "Antwerpen", "BE0403019261"),
    "PL": ("ul. Długa 8", "00-238", "Warszawa", "PL5260001246"),
    "US": ("1 Main St & 2nd Ave <rear>", "10001", "New York", ""),
  ]

  private static func party(_ name: String, _ country: String) -> EInvoice.Party {
    let (street, postcode, city, vat) = towns[country] ?? ("", "", "", "")
    return EInvoice.Party(
      name, address: EInvoice.Address(street, postcode: postcode, city: city, country: country),
      vatID: vat.isEmpty ? nil : vat,
      electronicAddress: .email("post@\(country.lowercased()).example"))
  }

  private mutating func addParties() {
    let isGerman = draft.profile == .xrechnung || random.isOnce(in: 2)
    draft.seller = Self.party(
      "Lattenbau „Ehring“ GmbH", isGerman ? "DE" : choice(["AT", "FR", "BE"]))
    draft.seller.contact = EInvoice.Contact(
      name: "Rechnungsstelle", phone: "+49 30 5550101", email: "rechnung@ehring.example")
    if random.isOnce(in: 2) { draft.seller.legalID = EInvoice.Identifier("HRB 4711") }
    if random.isOnce(in: 3) { draft.seller.tradingName = "Ehring & Söhne" }
    if random.isOnce(in: 3) { draft.seller.taxNumber = "30/123/45678" }
    if random.isOnce(in: 3) { draft.seller.legalForm = "GmbH, Sitz Berlin" }
    if random.isOnce(in: 3) {
      draft.seller.ids = [EInvoice.Identifier("4012345000009", scheme: "0088")]
    }
    draft.buyer = Self.party("Stadtwerk Mirow", "DE")
    draft.buyer.vatID = nil
    if random.isOnce(in: 3) { draft.buyer.contact = EInvoice.Contact(name: "Einkauf") }
    if random.isOnce(in: 3) { draft.buyer.ids = [EInvoice.Identifier("K-20417")] }
    if random.isOnce(in: 3) { draft.buyer.address?.line2 = "2. Stock" }
    if random.isOnce(in: 4) { draft.buyer.address?.line3 = "Hintereingang" }
    if random.isOnce(in: 4) { draft.buyer.address?.region = "MV" }
  }

  /// Peppol delivers to no e-mail address.
  private mutating func addAddresses() {
    guard draft.profile == .peppol else { return }
    draft.seller.electronicAddress = EInvoice.Identifier("4012345000009", scheme: "0088")
    draft.buyer.electronicAddress = EInvoice.Identifier("DE123456788", scheme: "9930")
  }

  /// The taxes of the lines: several rates, or one category of the others.
  private mutating func addTaxes() {
    var taxes = [EInvoice.Tax.standard(19), .standard(7), .standard(20)]
    about = "rates"
    let country = draft.seller.address?.country ?? ""
    switch random.below(10) {
    case 0:
      taxes = [.reverseCharge]
      about = "reverse charge"
      let other = ["AT", "FR", "BE", "PL"].filter { $0 != country }
      draft.buyer = Self.party("Autre SARL", choice(other))
    case 1:
      taxes = [.intraCommunity]
      about = "intra-community"
      let other = ["AT", "FR", "BE", "PL"].filter { $0 != country }
      draft.buyer = Self.party("Autre SARL", choice(other))
      draft.delivery = EInvoice.Delivery(
        date: EInvoice.Day(2026, 9, 10), address: draft.buyer.address)
    case 2:
      taxes = [.export]
      about = "export"
      draft.buyer = Self.party("Other Inc.", "US")
    case 3:
      let codes = [
        "VATEX-EU-79-C", "VATEX-EU-132", "VATEX-EU-132-1J", "VATEX-EU-143-1FA", "VATEX-EU-143-1G",
        "VATEX-EU-148-B", "VATEX-EU-151", "VATEX-EU-309", "VATEX-EU-D", "VATEX-EU-F", "VATEX-EU-I",
        "VATEX-EU-J", "VATEX-FR-FRANCHISE", "VATEX-FR-CGI261-2", "VATEX-FR-CGI261C-3",
      ]
      let code = random.isOnce(in: 2) ? codes[random.below(codes.count)] : nil
      taxes = [
        .exempt(code == nil ? "Unterricht, § 4 Nr. 21 UStG" : nil, code: code), .standard(19),
      ]
      about = "exempt"
    case 4:
      taxes = [.zero, .standard(19)]
      about = "zero"
    case 5:
      taxes = [.outOfScope]
      about = "out of scope"
      draft.seller.vatID = nil
      draft.seller.legalID = EInvoice.Identifier("HRB 4711")
    default: break
    }
    if draft.delivery == nil, random.isOnce(in: 2) {
      draft.delivery = EInvoice.Delivery(
        date: EInvoice.Day(2026, 9, random.number(1...13)),
        address: random.isOnce(in: 2) ? draft.buyer.address : nil)
    }
    for _ in 0..<random.number(1...6) { draft.lines.append(line(choice(taxes))) }
    for _ in 0..<random.below(3) where about != "out of scope" {
      let tax = draft.lines[random.below(draft.lines.count)].tax
      if random.isOnce(in: 2) {
        draft.allowances.append(allowance(of: 20, tax))
      } else {
        draft.charges.append(
          EInvoice.AllowanceCharge(amount(1...900), reason: "Fracht", code: "FC", tax: tax))
      }
    }
  }

  private mutating func allowance(of base: Decimal, _ tax: EInvoice.Tax?)
    -> EInvoice.AllowanceCharge
  {
    if random.isOnce(in: 2) {
      return EInvoice.AllowanceCharge(
        percent: Decimal(random.number(1...300)) / 10, of: base, reason: "Rabatt", code: "95",
        tax: tax)
    }
    return EInvoice.AllowanceCharge(amount(1...200), reason: "Treuerabatt", tax: tax)
  }

  private mutating func line(_ tax: EInvoice.Tax) -> EInvoice.Line {
    let places = choice([1, 10, 100, 1000, 10_000])
    var line = EInvoice.Line(
      choice(["Latte 24 × 48", "Fachbuch <A&B>", "Regal", "Schulung"]),
      quantity: Decimal(random.number(1...900)) / choice([1, 1, 10, 1000]),
      unit: choice(["C62", "MTR", "HUR", "KGM", "XPK"]),
      price: Decimal(random.number(0...900_000)) / Decimal(places), tax: tax)
    if random.isOnce(in: 5) { line.quantity = -line.quantity }
    if random.isOnce(in: 5) { line.priceQuantity = choice([10, 100, 3]) }
    if random.isOnce(in: 5) { line.priceDiscount = amount(1...300) }
    if random.isOnce(in: 4) { line.allowances = [allowance(of: 64.2, nil)] }
    if random.isOnce(in: 6) {
      line.charges = [EInvoice.AllowanceCharge(amount(1...300), reason: "Zuschlag", code: "AAA")]
    }
    if random.isOnce(in: 4) { line.description = "mit Zubehör" }
    if random.isOnce(in: 5) { line.note = "Teillieferung" }
    if random.isOnce(in: 5) { line.sellerItemID = "A-17" }
    if random.isOnce(in: 5) { line.buyerItemID = "B-18" }
    if random.isOnce(in: 5) {
      line.standardItemID = EInvoice.Identifier("04012345123456", scheme: "0160")
    }
    if random.isOnce(in: 6) {
      line.classifications = [EInvoice.Classification("44119390", list: "HS")]
    }
    if random.isOnce(in: 6) { line.originCountry = "AT" }
    if random.isOnce(in: 6) { line.attributes = [EInvoice.Attribute("Farbe", "rot")] }
    if random.isOnce(in: 6) { line.orderLine = "3" }
    if random.isOnce(in: 6) { line.accountingReference = "4400" }
    if random.isOnce(in: 6) { line.objectID = EInvoice.Identifier("Z-9", scheme: "ABK") }
    return line
  }

  private mutating func addHeader() {
    let isGerman = draft.profile == .xrechnung
    draft.buyerReference = isGerman ? "04011000-12345-03" : "PO-77"
    if random.isOnce(in: 3) { draft.type = choice(["381", "389", "384", "326"]) }
    if draft.profile == .peppol { draft.type = random.isOnce(in: 3) ? "381" : "380" }
    if draft.type != "380" {
      draft.preceding = [EInvoice.PrecedingInvoice("R-17", issued: EInvoice.Day(2026, 8, 31))]
    }
    if random.isOnce(in: 4) { draft.currency = choice(["CHF", "USD", "PLN"]) }
    if random.isOnce(in: 3) { draft.notes = [EInvoice.Note("Vielen Dank.")] }
    if random.isOnce(in: 4), draft.profile != .peppol {
      draft.notes.append(EInvoice.Note("Sitz Berlin", subject: "REG"))
    }
    if random.isOnce(in: 3) { draft.references.order = "B-4711" }
    if random.isOnce(in: 5) { draft.references.salesOrder = "S-4711" }
    if random.isOnce(in: 4) { draft.references.contract = "V-12" }
    if random.isOnce(in: 4) { draft.references.project = "P-3" }
    if random.isOnce(in: 5) { draft.references.tender = "T-3" }
    if random.isOnce(in: 5) { draft.references.despatchAdvice = "L-3" }
    if random.isOnce(in: 5) { draft.references.receivingAdvice = "W-3" }
    if random.isOnce(in: 5) { draft.references.accounting = "4400" }
    if random.isOnce(in: 5) { draft.references.object = EInvoice.Identifier("Z-1", scheme: "ABK") }
    if random.isOnce(in: 4) {
      draft.period = EInvoice.Period(
        from: EInvoice.Day(2026, 8, 1), to: EInvoice.Day(2026, 8, random.number(1...31)))
      if random.isOnce(in: 2) { draft.lines[0].period = draft.period }
    }
    if random.isOnce(in: 5) {
      draft.taxPointCode = choice(["3", "35", "432"])
    } else if random.isOnce(in: 5) {
      draft.taxPoint = EInvoice.Day(2026, 9, 10)
    }
    if random.isOnce(in: 4) {
      draft.attachments = [
        EInvoice.Attachment(
          "Stunden-9", description: "Stundenzettel",
          file: EInvoice.Attachment.File(Data("a,b\n".utf8), name: "s.csv", type: "text/csv"))
      ]
    }
    if random.isOnce(in: 6) {
      draft.attachments.append(
        EInvoice.Attachment("Web", location: "https://easel.example/9"))
    }
  }

  private mutating func addPayment() {
    draft.due = EInvoice.Day(2026, 10, 14)
    switch random.below(6) {
    case 0:
      var payment = EInvoice.Payment(code: "59", reference: draft.number)
      payment.debit = EInvoice.DirectDebit(
        mandate: "M-1", creditor: "DE98ZZZ09999999999", account: "DE02120300000000202051")
      draft.payment = payment
    case 1:
      draft.payment = EInvoice.Payment(code: "48")
      draft.payment?.card = EInvoice.Card("1234", holder: "Ada Vogt")
    case 2:
      draft.payment = EInvoice.Payment(code: "10", reference: draft.number)
      draft.terms = "bar bei Abholung"
    case 3:
      draft.payment = .transfer(iban: "DE02120300000000202051", reference: draft.number)
      draft.payment?.accounts.append(
        EInvoice.Account("AT611904300234573201", name: "Ehring", bic: "BKAUATWW"))
    default:
      draft.payment = .transfer(
        iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001", accountName: "Ehring",
        reference: draft.number)
    }
    if random.isOnce(in: 6) {
      let lineBreak = draft.lines.count.isMultiple(of: 2) ? "\n" : "\r\n"
      draft.terms = ["Skonto", " #SKONTO#TAGE=14#PROZENT=2.00# ", ""].joined(separator: lineBreak)
    }
    if draft.profile == .peppol, random.isOnce(in: 3) {
      draft.process = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"
    }
    if random.isOnce(in: 8) {
      draft.payee = EInvoice.Party("Factoring AG")
      draft.payee?.ids = [EInvoice.Identifier("F-1")]
    }
    if about != "out of scope", random.isOnce(in: 8) {
      draft.taxRepresentative = Self.party("Vertreter KG", "DE")
      draft.taxRepresentative?.electronicAddress = nil
    }
  }

  private mutating func addSums() {
    guard let totals = try? InvoiceTotals(draft) else { return }
    if draft.currency != "EUR", random.isOnce(in: 2) {
      draft.taxCurrency = "EUR"
      draft.taxInTaxCurrency = totals.tax
    }
    if random.isOnce(in: 4) { draft.prepaid = amount(1...2000) }
    if random.isOnce(in: 6) { draft.rounding = amount(-4...4) }
  }
}
