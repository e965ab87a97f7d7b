import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A bank statement with the sums of each kind of booking.
struct BankStatement {
  let account: Account

  func report() -> Report {
    let title = "Statement \(account.number)"
    return Report(title, language: "en-GB", pages: .ukWindow) {
      AddressBlock(account.owner, returnLine: account.bank).facts(facts)
      Text(title).font(.title2).role(.heading(level: 1))
      bookings
      Text("Please tell us within six weeks if a booking is wrong.").font(.caption)
        .foregroundStyle(.secondary)
    } header: { page in
      HStack {
        Text(account.bank).font(page.isFirst ? .title3 : .footnote).foregroundStyle(.tint)
        Spacer()
        if !page.isFirst { Text("\(title), \(account.iban)") }
      }
    } footer: { page in
      Text("Page \(page.number) of \(page.count)").frame(maxWidth: .infinity, alignment: .trailing)
    }
    .conformance([.ua1])
  }

  private var facts: KeyValues {
    KeyValues([
      "IBAN": Text(account.iban), "BIC": Text(account.bic),
      "Month": Text(account.firstDay, format: .dateTime.month(.wide).year()),
    ])
  }

  private var bookings: some Block {
    Table(account.bookings) {
      TableColumn("Day", value: \.day, format: .dateTime.day(.twoDigits).month(.abbreviated))
      TableColumn("Name", value: \.name)
      TableColumn("Purpose", value: \.text).width(.rest)
      TableColumn("Amount £", value: \.amount, format: .number.precision(.fractionLength(2)))
    }
    .groups(by: \.category) { category in
      Text(category).bold()
    } footer: { group in
      TotalRow("\(group.key), \(group.count) bookings", group.sum(\.amount))
    }
    .style(.dense).carriesForward(\.amount, from: account.opening)
    .summary("The bookings of the month by their kind, with balances")
  }
}
