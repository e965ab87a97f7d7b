import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselReports

@Suite("Totals of invoices")
struct InvoiceTotalsTests {
  private func line(_ quantity: Decimal, _ price: String, _ rate: Decimal) throws -> EInvoice.Line {
    EInvoice.Line(
      "A", quantity: quantity, price: try #require(Decimal(string: price)), tax: .standard(rate))
  }

  @Test("Lines are rounded one by one: three of 0.335 are 1.02")
  func lines() throws {
    let totals = try InvoiceTotals([
      line(1, "0.335", 19), line(1, "0.335", 19), line(1, "0.335", 19),
    ])
    #expect(totals.lines == Decimal(102) / 100)
  }

  @Test("Tax is rounded by group: 19 % of 1.02 is 0.19")
  func groups() throws {
    let totals = try InvoiceTotals([line(1, "0.34", 19), line(1, "0.34", 19), line(1, "0.34", 19)])
    #expect(totals.tax == Decimal(19) / 100)
  }

  @Test("Halves are rounded away from zero: 19 % of 402.50 is 76.48, also below zero")
  func halves() throws {
    #expect(try InvoiceTotals([line(1, "402.5", 19)]).tax == Decimal(7648) / 100)
    #expect(try InvoiceTotals([line(-1, "402.5", 19)]).tax == Decimal(-7648) / 100)
  }

  @Test("Allowances and charges belong to the group of their tax")
  func allowances() throws {
    let totals = try InvoiceTotals(
      [line(1, "100", 19), line(1, "50", 7)],
      allowances: [.init(10, reason: "R", tax: .standard(19))],
      charges: [.init(5, reason: "R", tax: .standard(7))], prepaid: 20)
    #expect(totals.net == 145)
    #expect(totals.taxes.map(\.base) == [90, 55])
    #expect(totals.gross == Decimal(16595) / 100)
    #expect(totals.due == Decimal(14595) / 100)
  }

  @Test("Lines of any type have totals")
  func anyType() throws {
    let totals = try InvoiceTotals(
      [(1, 19), (2, 7)], taxes: { .standard(Decimal($0.1)) }, net: { Decimal($0.0) * 100 })
    #expect(totals.taxes.map(\.amount) == [19, 14])
  }

  @Test("An amount that is no number, or has too many digits, is an error")
  func overflow() throws {
    for amount in [
      Decimal.nan, Decimal.greatestFiniteMagnitude,
      Decimal(sign: .plus, exponent: 18, significand: 1),
    ] {
      let error = try #require(throws: EaselError.self) {
        try InvoiceTotals([1], taxes: { _ in .zero }, net: { _ in amount })
      }
      #expect(error.code == .limitExceeded)
    }
    var draft = GeneratedInvoice(.en16931, SeededGenerator(case: 1, of: 1)).draft
    draft.lines[0].price = .nan
    #expect(draft.violations().map(\.rule) == ["EASEL-NUMBER"])
  }

  @Test("An amount that was paid and a rounding have two decimals, so that the sums add up")
  func roundedPayment() throws {
    let totals = try InvoiceTotals(
      [1], taxes: { _ in .standard(19) }, net: { _ in 100 },
      prepaid: Decimal(string: "10.005") ?? 0, rounding: Decimal(string: "0.004") ?? 0)
    #expect(totals.prepaid == Decimal(string: "10.01") && totals.rounding == 0)
    #expect(totals.due == totals.gross - totals.prepaid + totals.rounding)
  }

  @Test("A text that is no currency code is an error", arguments: ["Euro", "", "eur", "x<y"])
  func currency(_ code: String) {
    #expect(throws: EaselError.self) {
      try InvoiceTotals([1], taxes: { _ in .standard(19) }, net: { _ in 100 }, currency: code)
    }
  }

  @Test("A group whose lines have different reasons has them all")
  func reasons() throws {
    let taxes: [EInvoice.Tax] = [.exempt("Medical"), .exempt("Education"), .exempt("Medical")]
    let totals = try InvoiceTotals(taxes, taxes: { $0 }, net: { _ in 10 })
    #expect(totals.taxes.map(\.tax.reason) == ["Medical; Education"])
  }

  @Test("The sums of a million lines are exact")
  func manyLines() throws {
    let totals = try InvoiceTotals(
      0..<1_000_000, taxes: { _ in .standard(19) }, net: { _ in Decimal(1) / 100 })
    #expect(totals.net == 10_000)
    #expect(totals.tax == 1_900)
  }
}
