import Foundation

/// An electronic invoice of EN 16931 that keeps the rules of its profile.
///
/// ```swift
/// let address = EInvoice.Address("Sägeweg 3", postcode: "12459", city: "Berlin", country: "DE")
/// var draft = EInvoice.Draft(
///   number: "R-17", issued: EInvoice.Day(2026, 9, 14),
///   seller: EInvoice.Party("Easel GmbH", address: address, vatID: "DE123456788"),
///   buyer: EInvoice.Party("Stadtwerk Mirow", address: address),
///   lines: [EInvoice.Line("Shelf", quantity: 2, price: 49.5, tax: .standard(19))])
/// draft.due = EInvoice.Day(2026, 10, 14)
/// draft.payment = .transfer(iban: "DE02120300000000202051")
/// let invoice = try EInvoice(draft)
/// let xml = try invoice.xml(.cii)
/// ```
///
/// The rules are checked when the invoice is made; an ``EInvoiceError`` lists all violations. The
/// amounts are `Decimal`, and are rounded to two decimals as the standard requires. The same draft
/// gives the same bytes. Sources: EN 16931-1:2017, EN 16931-3-2 and EN 16931-3-3.
public struct EInvoice: Hashable, Sendable {
  /// The values of the invoice.
  public let draft: Draft
  /// The sums: those of the draft, or the computed ones.
  public let totals: InvoiceTotals

  init(checked draft: Draft, totals: InvoiceTotals) {
    self.draft = draft
    self.totals = totals
  }

  /// The profile whose rules the invoice keeps.
  public var profile: Profile { draft.profile }
}
