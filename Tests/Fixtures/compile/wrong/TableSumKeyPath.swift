// A misspelled key path of a sum is reported at its component.
import EaselBlocks
import EaselReports
import Foundation

struct Booking {
  let text: String
  let amount: Decimal
}

struct Statement: Block {
  let bookings: [Booking]
  var body: some Block {
    Table(bookings) {
      TableColumn("Text", value: \.text)
      TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
    }
    .carriesForward(\.amuont, from: 1_250)  // error: has no member 'amuont'
    .striped()
  }
}
