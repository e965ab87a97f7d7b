import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Totals of invoices as a block")
struct InvoiceTotalsBlockTests {
  private func totals(_ change: (inout EInvoice.Draft) -> Void = { _ in }) throws -> InvoiceTotals {
    var draft = EInvoice.Draft(
      number: "1", issued: EInvoice.Day(2026, 1, 1), seller: EInvoice.Party("A"),
      buyer: EInvoice.Party("B"),
      lines: [
        EInvoice.Line("Shelf", quantity: 2, price: 50, tax: .standard(19)),
        EInvoice.Line("Course", price: 20, tax: .exempt("Teaching")),
      ])
    change(&draft)
    return try InvoiceTotals(draft)
  }

  private func texts(_ totals: InvoiceTotals, _ language: String = "en_US") throws -> [String] {
    let drawn = BusinessDrawing(totals.environment(\.locale, Locale(identifier: language)))
    return drawn.words
  }

  @Test("The sums have their labels")
  func sums() throws {
    let drawn = BusinessDrawing(try totals().environment(\.locale, Locale(identifier: "en_US")))
    let text = drawn.words.joined(separator: " ")
    for part in [
      "Total without VAT", "€120.00", "VAT 19% on €100.00", "€19.00", "Teaching", "€139.00",
    ] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    #expect(!text.contains("Paid"))
  }

  @Test("Amounts end at the same edge")
  func alignment() throws {
    let block = try totals().environment(\.locale, Locale(identifier: "en_US"))
    let lines = BusinessDrawing(block, width: 400).lines
    let amounts = lines.filter { $0.text.hasPrefix("€") }
    #expect(amounts.count == 4)
    #expect(amounts.allSatisfy { abs($0.end - 400) < 0.01 })
    // The labels are near the amounts, and not at the other edge.
    #expect(lines.allSatisfy { $0.x > 150 })
  }

  @Test(
    "Reverse charge, a supply within the EU and an export say so, in the language of the report",
    arguments: [
      (EInvoice.Tax.reverseCharge, "en_US", "Reverse charge"),
      (.reverseCharge, "de_DE", "Steuerschuldnerschaft des Leistungsempfängers"),
      (.intraCommunity, "fr_FR", "Livraison intracommunautaire exonérée"),
      (.export, "it_IT", "Cessione all’esportazione non imponibile"),
    ])
  func reasons(_ tax: EInvoice.Tax, _ language: String, _ reason: String) throws {
    let text = try texts(totals { $0.lines[0].tax = tax }, language).joined(separator: " ")
    #expect(text.contains(reason), "\(text)")
    var own = tax
    own.reason = "Own words"
    let other = try texts(totals { $0.lines[0].tax = own }, language).joined(separator: " ")
    #expect(other.contains("Own words") && !other.contains(reason))
  }

  @Test("Amounts of a currency without decimals have none unless they need them")
  func yen() throws {
    let lines = [EInvoice.Line("A", price: 1_000, tax: .standard(10))]
    let whole = try texts(InvoiceTotals(lines, currency: "JPY")).joined(separator: " ")
    #expect(whole.contains("¥1,100") && !whole.contains("."))
    let odd = [EInvoice.Line("A", price: 1_235, tax: .standard(10))]
    let parts = try texts(InvoiceTotals(odd, currency: "JPY")).joined(separator: " ")
    #expect(parts.contains("¥1,358.50"))
    #expect(try texts(totals()).joined().contains("€139.00"))
  }

  @Test("An amount due that differs from the total is shown beside it")
  func otherDue() throws {
    let sums = InvoiceTotals(
      lines: 100, net: 100, taxes: [], tax: 0, gross: 100, due: 50)
    let text = try texts(sums).joined(separator: " ")
    #expect(text.contains("€100.00") && text.contains("Amount due") && text.contains("€50.00"))
  }

  @Test("Allowances and an amount that was paid have lines of their own")
  func paid() throws {
    let totals = try totals {
      $0.allowances = [EInvoice.AllowanceCharge(10, reason: "R", tax: .standard(19))]
      $0.prepaid = 30
    }
    let text = try texts(totals).joined(separator: " ")
    for part in ["Sum of items", "Allowances", "-€10.00", "Paid", "-€30.00", "Amount due"] {
      #expect(
        text.contains(part) || text.contains(part.replacing("-", with: "−")), "\(part): \(text)")
    }
  }

  @Test("The base of a tax below zero has the minus sign of all numbers")
  func negativeBase() throws {
    let totals = try totals { $0.lines[0].quantity = -2 }
    let text = try texts(totals).joined(separator: " ")
    #expect(text.contains("VAT 19% on −€100.00"), "\(text)")
    #expect(!text.contains("-"), "\(text)")
    let german = try texts(totals, "de_DE").joined(separator: " ")
    #expect(german.contains("−100,00"), "\(german)")
    #expect(!german.contains("-100"), "\(german)")
  }
}
