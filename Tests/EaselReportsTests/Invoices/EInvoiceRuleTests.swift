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

  @Test("A thousand lines are checked in time that grows with their number")
  func manyLines() {
    let draft = Self.draft { draft in
      draft.lines = (0..<1_000).map { .init("L\($0)", price: 1, tax: .standard(19)) }
    }
    #expect(draft.violations().isEmpty)
  }
}
