import Foundation
import Testing

@testable import EaselReports

@Suite("Electronic invoices with many lines")
struct EInvoiceScaleTests {
  private func draft(_ lines: [EInvoice.Line]) -> EInvoice.Draft {
    let address = EInvoice.Address("A 1", postcode: "12459", city: "Berlin", country: "DE")
    var draft = EInvoice.Draft(
      number: "R-17", issued: EInvoice.Day(2026, 9, 14),
      seller: EInvoice.Party("Easel GmbH", address: address, vatID: "DE123456788"),
      buyer: EInvoice.Party("Mirow", address: address), lines: lines)
    draft.due = EInvoice.Day(2026, 10, 14)
    draft.payment = .transfer(iban: "DE02120300000000202051")
    return draft
  }

  @Test(
    "20,000 lines with wrong units have a violation each and a short error", .timeLimit(.minutes(1))
  )
  func invalidLines() throws {
    let draft = draft(
      (0..<20_000).map { .init("L\($0)", unit: "Stk", price: 1, tax: .standard(19)) })
    let error = try #require(throws: EInvoiceError.self) { try EInvoice(draft) }
    #expect(error.violations.count == 20_000)
    #expect(Set(error.violations.map(\.path)).count == 20_000)
    #expect(error.description.utf8.count < 4_000)
    #expect(error.description.hasSuffix("\n  … and 19980 more"))
  }

  @Test("20,000 lines with a group of tax each", .timeLimit(.minutes(1)))
  func groups() {
    let draft = draft(
      (1...20_000).map { .init("L\($0)", price: 1, tax: .standard(1 + Decimal($0) / 1_000)) })
    #expect(draft.violations().isEmpty)
  }

  @Test("A value of a million characters is cut in its message")
  func longValue() {
    let unit = String(repeating: "x\u{7}", count: 500_000)
    let messages = draft([.init("L", unit: unit, price: 1, tax: .standard(19))]).violations()
      .map(\.message)
    #expect(messages.contains { $0.hasPrefix("x\u{FFFD}x") && $0.contains("… is no unit") })
    #expect(messages.allSatisfy { $0.utf8.count < 300 })
  }
}
