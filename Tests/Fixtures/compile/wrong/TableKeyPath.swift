// A misspelled key path of a column is reported at its component, not at the table.
import EaselBlocks
import EaselReports
import Foundation

struct Booking {
  let day: Date
  let text: String
  let amount: Decimal
}

struct Statement: Block {
  let bookings: [Booking]
  var body: some Block {
    VStack(alignment: .leading) {
      Text("Statement").font(.title)
      Table(bookings) {
        TableColumn("Day", value: \.day, format: .dateTime.day().month())
        TableColumn("Text", value: \.texd)  // error: has no member 'texd'
        TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
      }
      .carriesForward(\.amount)
    }
  }
}
