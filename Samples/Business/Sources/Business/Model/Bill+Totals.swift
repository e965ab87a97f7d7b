import EaselReports

extension Bill {
  /// The sums of a bill that is no electronic invoice.
  func totals(currency: String) throws -> InvoiceTotals {
    try InvoiceTotals(lines, taxes: { .standard($0.rate) }, net: \.amount, currency: currency)
  }
}
