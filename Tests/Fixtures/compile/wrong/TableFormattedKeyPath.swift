// A misspelled key path of a column with a format is reported at its component.
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
    Table(bookings) {
      TableColumn("Day", value: \.day)
      TableColumn("Sum", value: \.amnt, format: .number)  // error: has no member 'amnt'
    }
    .striped()
  }
}
