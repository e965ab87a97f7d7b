import EaselGenerators
import Foundation
import Testing

@testable import EaselReports

@Suite("Rules of electronic invoices that the official judges let pass")
struct EInvoiceRuleTests {
  private static func draft(
    _ profile: EInvoice.Profile = .en16931, _ change: (inout EInvoice.Draft) -> Void
  ) -> EInvoice.Draft {
    let address = EInvoice.Address("A 1", postcode: "12459", city: "Berlin", country: "DE")
    var draft = EInvoice.Draft(
      number: "R-17", issued: EInvoice.Day(2026, 9, 14),
      seller: EInvoice.Party(
        "Easel GmbH", address: address, vatID: "DE123456788",
        electronicAddress: .email("a@easel.example"),
        contact: .init(name: "Ada", phone: "030 5550", email: "a@easel.example")),
      buyer: EInvoice.Party(
        "Mirow", address: address, electronicAddress: .email("b@mirow.example")),
      lines: [EInvoice.Line("Shelf", quantity: 2, price: Decimal(20125) / 100, tax: .standard(19))])
    draft.profile = profile
    draft.due = EInvoice.Day(2026, 10, 14)
    draft.buyerReference = "04011000-12345-03"
    draft.payment = .transfer(iban: "DE02120300000000202051")
    change(&draft)
    return draft
  }

  private func rules(_ draft: EInvoice.Draft) -> [String] { draft.violations().map(\.rule) }

  @Test("A small invoice breaks no rule", arguments: [EInvoice.Profile.en16931, .xrechnung])
  func small(_ profile: EInvoice.Profile) {
    let violations = Self.draft(profile) { _ in }.violations()
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test("Tax that is off by a cent is refused: 19 % of 402.50 is not 76.47")
  func cent() throws {
    let draft = Self.draft {
      var totals = try? InvoiceTotals($0)
      totals?.taxes[0].amount = Decimal(7647) / 100
      totals?.tax = Decimal(7647) / 100
      totals?.gross = Decimal(47897) / 100
      totals?.due = Decimal(47897) / 100
      $0.totals = totals
    }
    #expect(rules(draft) == ["EASEL-TAX"])
    #expect(draft.violations().first?.term == "BT-117")
    #expect(draft.violations().first?.message.contains("76.48") == true)
  }

  @Test("A line that is not quantity × price is refused")
  func line() {
    #expect(rules(Self.draft { $0.lines[0].net = 402 }) == ["EASEL-LINE"])
  }

  @Test("Days that do not exist are refused")
  func days() {
    #expect(rules(Self.draft { $0.delivery = .init(date: .init(2026, 2, 30)) }) == ["EASEL-DATE"])
    #expect(EInvoice.Day("2026-02-30") == nil)
    #expect(EInvoice.Day("2028-02-29") == EInvoice.Day(2028, 2, 29))
    #expect(EInvoice.Day("2100-02-29") == nil)
  }

  @Test("Wrong check digits are refused")
  func checkDigits() {
    #expect(
      rules(Self.draft { $0.payment = .transfer(iban: "DE02120300000000202052") }) == ["EASEL-IBAN"]
    )
    #expect(rules(Self.draft { $0.seller.vatID = "DE123456789" }) == ["EASEL-VATID"])
    #expect(
      rules(Self.draft(.xrechnung) { $0.buyerReference = "04011000-12345-04" }) == ["EASEL-LEITWEG"]
    )
    #expect(
      rules(Self.draft { $0.buyer.ids = [.init("4012345000008", scheme: "0088")] }) == ["EASEL-GLN"]
    )
  }

  @Test("A reason of another category is refused")
  func reason() {
    let draft = Self.draft {
      $0.buyer.vatID = "DE123456788"
      $0.lines[0].tax = .init(.reverseCharge, reasonCode: "VATEX-EU-IC")
    }
    #expect(rules(draft) == ["EASEL-REASON"])
  }

  @Test("Two reasons for one group are refused, as one of them would be lost")
  func reasons() {
    let draft = Self.draft {
      $0.lines = [
        .init("A", price: 1, tax: .exempt("X")), .init("B", price: 1, tax: .exempt("Y")),
      ]
    }
    #expect(rules(draft) == ["EASEL-REASON"])
  }

  @Test("A payment without a day and terms is refused")
  func due() {
    #expect(rules(Self.draft { $0.due = nil }) == ["BR-CO-25"])
  }

  @Test("Blank texts and control characters are refused")
  func texts() {
    #expect(rules(Self.draft { $0.terms = "  " }).contains("PEPPOL-EN16931-R008"))
    #expect(rules(Self.draft { $0.lines[0].description = "a\u{1}b" }) == ["EASEL-TEXT"])
  }

  @Test("Prices with more than four decimals are refused")
  func decimals() {
    let draft = Self.draft { $0.lines[0].price = Decimal(1) / 100_000 }
    #expect(rules(draft).contains("EASEL-DECIMALS"))
  }

  @Test("An error lists all violations with rule, term and message")
  func list() throws {
    let draft = Self.draft {
      $0.number = ""
      $0.lines[0].unit = "Stk"
    }
    let error = try #require(throws: EInvoiceError.self) { try EInvoice(draft) }
    #expect(error.violations.map(\.rule) == ["BR-02", "BR-CL-23"])
    #expect(error.violations.map(\.term) == ["BT-1", "BT-130"])
    #expect(error.description.contains("BR-CL-23 (BT-130, lines[0]): Stk is no unit"))
  }

  @Test("Peppol is UBL only")
  func peppol() throws {
    let draft = Self.draft(.peppol) {
      $0.seller.electronicAddress = .init("4012345000009", scheme: "0088")
      $0.buyer.electronicAddress = .init("DE123456788", scheme: "9930")
    }
    let invoice = try EInvoice(draft)
    #expect(throws: (any Error).self) { try invoice.xml(.cii) }
    #expect(try invoice.xml() == invoice.xml(.ubl))
  }

  @Test("A thousand lines break no rule")
  func manyLines() {
    let draft = Self.draft { draft in
      draft.lines = (0..<1_000).map { .init("L\($0)", price: 1, tax: .standard(19)) }
    }
    #expect(draft.violations().isEmpty)
  }

  // MARK: Names

  @Test("A rule that each syntax names differently has both names")
  func joinedNames() throws {
    let draft = Self.draft { $0.payment = .init(code: "30") }
    let violation = try #require(draft.violations().first { $0.term == "BT-84" })
    #expect(violation.names[.en16931] == ["CII-SR-470", "BR-61"])
    #expect(draft.violations().filter { $0.term == "BT-84" }.count == 1)
  }

  @Test("A rule that lines and allowances name differently has both names")
  func joinedKinds() throws {
    let draft = Self.draft {
      ($0.seller.vatID, $0.seller.legalID) = (nil, .init("HRB 1"))
      $0.allowances = [.init(1, reason: "R", tax: .standard(19))]
    }
    let violations = draft.violations().filter { $0.term == "BT-31" }
    #expect(violations.map { $0.names[.en16931] } == [["BR-S-02", "BR-S-03"]])
  }

  // MARK: Codes

  @Test("A code with hyphens is one code of its list")
  func wholeCodes() {
    #expect(CodeList.exemptionReasons.codes.count == 88)
    #expect(CodeList.exemptionReasons.codes.allSatisfy { $0.hasPrefix("VATEX-") && $0.count > 8 })
    for list in [CodeList.units, .countries, .paymentMeans, .identifierSchemes, .exemptionReasons] {
      #expect(!list.codes.contains { $0.hasPrefix("-") || $0.hasSuffix("-") })
    }
  }

  @Test(
    "Each reason for an exemption is accepted in a category that it belongs to",
    arguments: CodeList.exemptionReasons.codes)
  func exemptionReasons(_ code: String) {
    let owners: [String: EInvoice.TaxCategory] = [
      "VATEX-EU-G": .export, "VATEX-EU-O": .outOfScope, "VATEX-EU-IC": .intraCommunity,
      "VATEX-EU-AE": .reverseCharge,
    ]
    let draft = Self.draft {
      $0.lines[0].tax = .exempt(nil, code: code)
      if let category = owners[code] { $0.lines[0].tax.category = category }
      if code == "VATEX-EU-O" { $0.lines[0].tax.rate = nil }
    }
    #expect(!rules(draft).contains { $0.hasPrefix("BR-CL") || $0 == "EASEL-REASON" })
  }

  @Test("South Sudan is a country in UBL and Factur-X, and the Netherlands Antilles in CII alone")
  func countries() {
    func names(_ country: String, _ syntax: EInvoice.Syntax) -> [EInvoice.Layer: [String]] {
      let draft = Self.draft { $0.buyer.address?.country = country }
      return draft.violations(in: syntax).first?.names ?? [:]
    }
    #expect(names("SS", .ubl) == [:])
    #expect(names("SS", .cii) == [.en16931: ["BR-CL-14"]])
    #expect(names("AN", .ubl) == [.en16931: ["BR-CL-14"]])
    #expect(names("AN", .cii).keys.sorted { "\($0)" < "\($1)" } == [.facturX])
    #expect(names("QQ", .cii).count == 2)
  }

  @Test(
    "The processes of Peppol are four",
    arguments: [
      ("urn:fdc:peppol.eu:2017:poacc:billing:01:1.0", true),
      ("urn:peppol:bis:billing_with_response", true),
      ("urn:fdc:peppol.eu:2017:poacc:billing:02:1.0", false),
      ("urn:fdc:peppol.eu:2017:poacc:billing:1:1.0", false),
      ("billing", false),
    ])
  func process(_ process: String, _ isRight: Bool) {
    let draft = Self.draft(.peppol) {
      $0.seller.electronicAddress = .init("4012345000009", scheme: "0088")
      $0.buyer.electronicAddress = .init("DE123456788", scheme: "9930")
      $0.process = process
    }
    #expect(rules(draft) == (isRight ? [] : ["PEPPOL-EN16931-R007"]))
  }

  // MARK: Numbers

  @Test("A literal of a price is the number that it says")
  func literals() throws {
    let draft = Self.draft {
      $0.lines = [
        .init("A", quantity: 0.5, price: 19.99, tax: .standard(19)),
        .init("B", quantity: 3, price: 1234.56, tax: .standard(19)),
      ]
      $0.allowances = [.init(0.07, reason: "R", tax: .standard(19))]
      $0.prepaid = 100.1
    }
    #expect(rules(draft) == [])
    let invoice = try EInvoice(draft)
    let xml = String(decoding: try invoice.xml(.ubl), as: UTF8.self)
    #expect(xml.contains(">19.99<") && xml.contains(">1234.56<") && xml.contains(">0.07<"))
    // 0.5 × 19.99 is 9.995, which is rounded up.
    #expect(invoice.totals.lines == Decimal(string: "3713.68"))
    #expect(try InvoiceTotals(draft.lines).lines == invoice.totals.lines)
  }

  @Test("A number that no literal makes is unchanged")
  func exactNumbers() throws {
    let exact = try ["123456789012345.67", "0.00000000001", "19.990000000001", "1e-30"].map {
      try #require(Decimal(string: $0))
    }
    for number in exact + [Decimal(1) / 3, Decimal(2) / 7, 0, -5, .nan] {
      #expect(number.asWritten == number || number.isNaN && number.asWritten.isNaN)
    }
    for cents in 1..<3_000 {
      let number = Decimal(cents * 7_919) / 100
      let literal = Decimal(Double(cents * 7_919) / 100)
      #expect(literal.asWritten == number && (-literal).asWritten == -number)
    }
  }

  @Test("Sums in another currency than the invoice are refused")
  func currencyOfSums() throws {
    let draft = Self.draft { _ in }
    var other = draft
    other.currency = "CHF"
    other.totals = try InvoiceTotals(draft.lines)
    #expect(rules(other) == ["EASEL-SUM"])
    #expect(other.violations().first?.message.contains("CHF") == true)
    other.totals?.currency = "CHF"
    #expect(rules(other) == [])
  }

  @Test("A rate that is a fraction is refused, and a low percentage is not")
  func fractionalRate() {
    #expect(rules(Self.draft { $0.lines[0].tax = .standard(0.19) }) == ["EASEL-RATE"])
    #expect(rules(Self.draft { $0.lines[0].tax = .standard(0.9) }) == [])
    #expect(rules(Self.draft { $0.lines[0].tax = .standard(2.1) }) == [])
  }

  @Test("A time that is no number, or before our era, is no day")
  func impossibleDays() {
    for seconds in [Double.nan, .infinity, -1.26e11] {
      #expect(!EInvoice.Day(Date(timeIntervalSince1970: seconds)).isValid)
    }
    #expect(EInvoice.Day(Date(timeIntervalSince1970: 0)) == EInvoice.Day(1970, 1, 1))
  }

  @Test("The name of an attached file is no path")
  func attachmentPath() {
    for name in ["../a.pdf", "a\\b.pdf"] {
      let draft = Self.draft {
        $0.attachments = [.init("A", file: .init(Data([1]), name: name, type: "application/pdf"))]
      }
      #expect(rules(draft) == ["EASEL-FILE"])
    }
  }

  @Test("A line has its amount, given or computed")
  func lineAmount() {
    var line = EInvoice.Line("A", quantity: 3, price: 19.99, tax: .standard(19))
    #expect(line.amount == Decimal(string: "59.97"))
    line.net = 60
    #expect(line.amount == 60)
    line.net = nil
    line.priceQuantity = 0
    #expect(line.amount.isNaN)
  }

  @Test("An attached file without bytes is refused")
  func emptyAttachment() {
    let draft = Self.draft {
      $0.attachments = [.init("A", file: .init(Data(), name: "a.pdf", type: "application/pdf"))]
    }
    #expect(rules(draft) == ["EASEL-FILE"])
  }

  // MARK: Terms of payment

  @Test(
    "Terms of a discount end with a line break of any kind",
    arguments: [
      "Skonto\r\n#SKONTO#TAGE=14#PROZENT=2.00#\r\n", "#SKONTO#TAGE=14#PROZENT=2.00#\n",
      "#SKONTO#TAGE=14#PROZENT=2.00#\r\n#SKONTO#TAGE=30#PROZENT=1.00#BASISBETRAG=-5.00#\r\n",
      " #SKONTO#TAGE=14#PROZENT=2.00# \t\r\nend", "a\r#SKONTO#TAGE=14#PROZENT=2.00#\r",
    ])
  func discount(_ terms: String) throws {
    let draft = Self.draft(.xrechnung) { $0.terms = terms }
    #expect(rules(draft) == [])
    let xml = String(decoding: try EInvoice(draft).xml(.cii), as: UTF8.self)
    #expect(!xml.contains("&#13;") && !xml.contains("\r"))
  }

  @Test(
    "Other terms of a discount are refused",
    arguments: [
      "#SKONTO#TAGE=14#PROZENT=2.00#", "a\r\n#SKONTO#TAGE=14#PROZENT=2,00#\r\n", "#SKONTO#\r\n",
    ])
  func wrongDiscount(_ terms: String) {
    #expect(rules(Self.draft(.xrechnung) { $0.terms = terms }) == ["BR-DE-18"])
  }

  // MARK: Empty texts

  @Test("Empty texts are missing ones")
  func emptyTexts() {
    let empty = Self.draft(.peppol) {
      $0.seller.electronicAddress = .init("4012345000009", scheme: "0088")
      $0.buyer.electronicAddress = .init("DE123456788", scheme: "9930")
      ($0.buyerReference, $0.references.order, $0.references.salesOrder) = ("", "", "")
    }
    #expect(rules(empty) == ["PEPPOL-EN16931-R003", "DE-R-015"])
    let unidentified = Self.draft {
      ($0.seller.vatID, $0.seller.taxNumber) = ("", "30/123")
      ($0.seller.legalID, $0.seller.ids) = (.init("", scheme: "0088"), [.init("")])
    }
    #expect(rules(unidentified) == ["BR-CO-26"])
    let card = Self.draft(.xrechnung) {
      $0.payment = .init(code: "48")
      $0.payment?.card = .init("", holder: "")
    }
    #expect(rules(card) == ["BR-DE-24-a"])
  }

  @Test("Empty texts do not change the file")
  func emptyFile() throws {
    let plain = try EInvoice(Self.draft { _ in })
    let empty = try EInvoice(
      Self.draft {
        $0.references.salesOrder = ""
        $0.references.object = .init("", scheme: "ABK")
        $0.buyer.legalID = .init("")
        $0.buyer.contact = .init(name: "", email: "")
        $0.delivery = .init(name: "", address: .init("", country: ""))
        $0.notes = [.init("")]
        $0.payment?.card = .init("")
        ($0.process, $0.taxCurrency, $0.lines[0].originCountry) = ("", "", "")
        $0.lines[0].tax.reason = ""
      })
    #expect(empty == plain)
    #expect(try empty.xml(.ubl) == plain.xml(.ubl))
    #expect(try empty.xml(.cii) == plain.xml(.cii))
  }

  // MARK: Values that would be lost

  @Test("Values for which a role has no term are refused and named")
  func roles() {
    let party = EInvoice.Party(
      "Third AG", address: .init(city: "Ulm", country: "DE"), vatID: "DE123456788",
      contact: .init(name: "N"))
    let payee = Self.draft { $0.payee = party }.violations()
    #expect(payee.map(\.rule) == ["EASEL-PARTY"])
    #expect(payee.first?.path == "payee")
    #expect(payee.first?.message.contains("vatID, address, contact") == true)
    #expect(rules(Self.draft { $0.buyer.taxNumber = "1" }) == ["EASEL-PARTY"])
    #expect(rules(Self.draft { $0.buyer.legalForm = "AG" }) == ["EASEL-PARTY"])
    #expect(rules(Self.draft { $0.taxRepresentative = party }) == ["EASEL-PARTY"])
    #expect(
      rules(
        Self.draft {
          $0.taxRepresentative = party
          $0.taxRepresentative?.contact = nil
        }) == [])
  }

  @Test("The tax of an allowance of a line is that of the line, and is not written")
  func lineTax() throws {
    let draft = Self.draft {
      $0.lines[0].allowances = [.init(1, reason: "R", tax: .standard(19))]
      $0.lines[0].charges = [.init(1, reason: "R", tax: .standard(19))]
    }
    let plain = Self.draft {
      $0.lines[0].allowances = [.init(1, reason: "R")]
      $0.lines[0].charges = [.init(1, reason: "R")]
    }
    for syntax in EInvoice.Syntax.allCases {
      #expect(try EInvoice(draft).xml(syntax) == EInvoice(plain).xml(syntax))
    }
    #expect(
      rules(Self.draft { $0.lines[0].charges = [.init(1, reason: "R", tax: .standard(7))] })
        == ["EASEL-ALLOWANCE"])
  }

  @Test("Tabs and line breaks of attributes come back")
  func attributes() throws {
    let text = "SEPA\ttransfer\nof \"A\""
    let invoice = try EInvoice(Self.draft { $0.payment?.text = text })
    let xml = String(decoding: try invoice.xml(.ubl), as: UTF8.self)
    #expect(xml.contains("name=\"SEPA&#9;transfer&#10;of &quot;A&quot;\""))
  }

  // MARK: Numbers

  @Test("All numbers of a price have four decimals at most")
  func priceDecimals() {
    let fine = Decimal(1) / 100_000
    for change: (inout EInvoice.Line) -> Void in [
      { $0.priceQuantity = 1 + fine }, { $0.quantity = 2 + fine },
      { ($0.grossPrice, $0.priceDiscount) = ($0.price + fine, fine) }, { $0.priceDiscount = fine },
    ] {
      let found = rules(Self.draft { change(&$0.lines[0]) })
      #expect(!found.isEmpty && Set(found) == ["EASEL-DECIMALS"], "\(found)")
    }
    #expect(rules(Self.draft { $0.lines[0].priceDiscount = Decimal(1) / 10_000 }) == [])
  }

  @Test("A GTIN has its check digit in each of its lengths")
  func gtin() {
    for id in ["96385074", "036000291452", "4006381333931", "04012345123456"] {
      #expect(rules(Self.draft { $0.lines[0].standardItemID = .init(id, scheme: "0160") }) == [])
      let wrong = String(id.dropLast()) + "8"
      #expect(
        rules(Self.draft { $0.lines[0].standardItemID = .init(wrong, scheme: "0160") })
          == ["EASEL-GTIN"])
    }
    for id in ["", "4006381333", "400638133393X"] {
      let found = rules(Self.draft { $0.lines[0].standardItemID = .init(id, scheme: "0160") })
      #expect(found == (id.isEmpty ? [] : ["EASEL-GTIN"]))
    }
  }

  @Test(
    "A reference that is no Leitweg-ID is not taken for one",
    arguments: ["2026-09-14", "14-09-26", "12-2026-01", "4711-1-22", "PO-77", "20260914-1-17"])
  func otherReference(_ reference: String) {
    #expect(rules(Self.draft(.xrechnung) { $0.buyerReference = reference }) == [])
  }

  @Test(
    "Wrong check digits of a Leitweg-ID are refused in each of its forms",
    arguments: ["991-01234-45", "04011000-12345-04", "09-ABCDE123-11", "05315-17"])
  func wrongLeitweg(_ reference: String) {
    #expect(rules(Self.draft(.xrechnung) { $0.buyerReference = reference }) == ["EASEL-LEITWEG"])
  }
}
