// Columns of all kinds of properties are cheap to check.
import EaselBlocks
import EaselReports
import Foundation

enum State { case open, paid }
enum Kind: String { case invoice, credit }

struct Booking {
  let day: Date
  let text: String
  let kind: Kind
  let state: State
  let amount: Decimal
  let rate: Double?
  let count: Int?
  let id: UUID
}

struct Statement: Block {
  let bookings: [Booking]
  let more: AsyncStream<Booking>
  var body: some Block {
    VStack(alignment: .leading) {
      Table(bookings) {
        TableColumn("Day", value: \.day, format: .dateTime.day().month())
        TableColumn("Day", value: \.day)
        TableColumn("Text", value: \.text).rowHeader()
        TableColumn("Kind", value: \.kind)
        TableColumn("State", value: \.state)
        TableColumn("Identifier", value: \.id)
        TableColumn("Count", value: \.count)
        TableColumn("Rate", value: \.rate, format: .percent).verticalAlignment(.center)
        TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
        TableColumn("Block") { Text($0.text).bold() }
      }
      .carriesForward(\.amount, from: 12)
      Table(stream: more) { TableColumn("Text", value: \.text) }
    }
  }
}
