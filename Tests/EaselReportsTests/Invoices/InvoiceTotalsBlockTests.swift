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
