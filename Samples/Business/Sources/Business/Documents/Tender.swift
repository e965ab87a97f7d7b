import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// An offer in lots with their sums, and the terms behind it.
struct Tender {
  let bill: Bill
  let paper: EmbeddedPDF
  /// The terms, a PDF file of several pages.
  let terms: URL

  func report() throws -> Report {
    let totals = try bill.totals(currency: "EUR")
    return try Letter(
      bill: bill, title: "Angebot", language: "de", dueLabel: "Gültig bis", paper: paper
    ) {
      Text("gern bieten wir Ihnen die Einrichtung Ihrer Bücherei wie folgt an:")
      ItemTable(bill, totals: totals, language: "de")
      Section("Bedingungen") {
        Bullets {
          Text("Wir sind bis zum \(day: bill.due) an dieses Angebot gebunden.")
          Text("Lieferung zehn Wochen nach Auftrag, Aufbau an zwei Tagen.")
          Text("Es gelten die beigefügten Geschäftsbedingungen.")
        }
      }
      Signatures(["Ort, Datum", "Auftraggeber"])
    }.report.conformance([.ua1]).appending(pdf: terms)
  }
}
