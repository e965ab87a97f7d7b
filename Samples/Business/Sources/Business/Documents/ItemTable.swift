import EaselBlocks
import EaselReports
import Foundation

/// The lines of a bill with the sums of its lots, and its totals at the end of the figures' column.
struct ItemTable: Block {
  let bill: Bill
  let totals: InvoiceTotals
  let words: Words

  init(_ bill: Bill, totals: InvoiceTotals, language: String) {
    (self.bill, self.totals, words) = (bill, totals, Words.of(language))
  }

  var body: some Block {
    let table = Table(bill.lines) {
      TableColumn("\(words.position)", value: \.position)
      TableColumn("\(words.item)") { item in
        Text(item.name) + Text(item.detail.map { "\n\($0)" } ?? "").font(.caption)
      }.width(.rest)
      TableColumn("\(words.quantity)", value: \.quantity)
      TableColumn("\(words.unit)", value: \.unit)
      TableColumn(
        "\(words.price)", value: \.price, format: .number.precision(.fractionLength(2...4)))
      TableColumn("\(words.amount)", value: \.amount, format: .number.precision(.fractionLength(2)))
    }.cellPadding(vertical: 2.5).summary(words.summary)
    if bill.lines.contains(where: { $0.lot != nil }) {
      table.groups(by: \.lot) { lot in
        Text(lot ?? "").bold()
      } footer: { lot in
        TotalRow("\(words.sum) \(lot.key ?? "")", lot.sum(\.amount))
      }
    } else {
      table
    }
    totals
  }
}
