import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A credit note, with its XML for Peppol.
struct CreditNote {
  let bill: Bill

  /// The credit note as UBL, which the sender's access point takes.
  func xml() throws -> Data { try EInvoice(bill.draft(.peppol, type: "381")).xml(.ubl) }

  func report() throws -> Report {
    let totals = try EInvoice(bill.draft(.peppol, type: "381")).totals
    return try Letter(bill: bill, title: "Credit note", language: "en-GB", pages: .ukWindow) {
      Text("We credit you for goods of our invoice \(bill.preceding ?? ""). No payment is due.")
      ItemTable(bill, totals: totals, language: "en")
      Text("The amount is set off against your next invoice, or paid to your account on request.")
    }.report.conformance([.ua1])
  }
}
