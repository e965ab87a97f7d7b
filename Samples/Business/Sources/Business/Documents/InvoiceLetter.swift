import EaselBlocks
import EaselCanvas
import EaselReports

/// An invoice on a letterhead, with the same invoice in XML (Factur-X, ZUGFeRD).
struct InvoiceLetter {
  let bill: Bill
  /// The letterhead, a page of a PDF file.
  let paper: EmbeddedPDF

  func report() throws -> Report {
    let invoice = try EInvoice(bill.draft())
    let code = try QRCode.payment(
      name: bill.seller.name, iban: bill.seller.iban ?? "", bic: bill.seller.bic,
      amount: invoice.totals.due, text: "Rechnung \(bill.number)")
    return try Letter(bill: bill, title: "Rechnung", language: "de", paper: paper) {
      Text("vielen Dank für Ihren Auftrag \(bill.order ?? ""). Wir berechnen Ihnen:")
      ItemTable(bill, totals: invoice.totals, language: "de")
      HStack(alignment: .top, spacing: 16) {
        Text(
          "Bitte überweisen Sie den Betrag bis zum \(day: bill.due) ohne Abzug auf das unten genannte Konto."
        )
        code.frame(width: 72, height: 72)
      }.keepTogether()
    }.report.conformance([.ua1, .a3a]).invoice(invoice)
  }
}
