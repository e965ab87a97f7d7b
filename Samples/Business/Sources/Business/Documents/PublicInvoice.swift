import EaselBlocks
import EaselCanvas
import EaselReports

/// An invoice to a public authority, with its XRechnung.
struct PublicInvoice {
  let bill: Bill

  func report() throws -> Report {
    let invoice = try EInvoice(bill.draft(.xrechnung))
    return try Letter(bill: bill, title: "Rechnung", language: "de") {
      Text(
        "wir berechnen Ihnen die Leistungen zum Auftrag \(bill.order ?? ""), abgenommen am \(day: bill.delivered):"
      )
      ItemTable(bill, totals: invoice.totals, language: "de")
      Text(
        "Zahlbar bis zum \(day: bill.due) auf IBAN \(bill.seller.ibanInGroups). Die XRechnung ist dieser Datei beigefügt."
      )
    }.report.conformance([.ua1, .a3a]).invoice(invoice)
  }
}
