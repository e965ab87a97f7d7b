import Easel

/// The pages of a statement.
struct StatementLayout {
  let statement: Statement
  private var words: Language { statement.language }

  func report() -> Report {
    let title = "\(words.statement) \(statement.number)"
    return Report(
      title, language: words.tag, pages: .a4.margins(.horizontal, 60).margins(.vertical, 50)
    ) {
      HStack(alignment: .top) {
        AddressBlock(statement.owner)
        Spacer()
        KeyValues([
          "IBAN": Text(statement.iban), "BIC": Text(statement.bic),
          words.period: Text("\(Text(day: statement.firstDay)) – \(Text(day: statement.lastDay))"),
        ]).font(.subheadline)
      }
      .padding(.vertical, 12)
      Text(title).font(.title2).role(.heading(level: 1))
      chart
      bookings
      Spacer(minLength: 12)
      Text(words.note).font(.caption).foregroundStyle(.secondary)
    } header: { page in
      HStack(alignment: .lastTextBaseline) {
        Text(words.bank).font(page.isFirst ? .title3 : .footnote.bold()).foregroundStyle(.tint)
        Spacer()
        if !page.isFirst { Text("\(title), \(statement.iban)") }
      }
    } footer: { page in
      words.page(page.number, of: page.count)
    }
    .environment(\.calendar, words.calendar)
    .info(DocumentInfo(author: words.bank, modificationDate: statement.lastDay))
    .conformance([.ua1])
  }

  private var chart: some Block {
    Chart(statement.balances, id: \.day) { balance in
      LineMark(x: .value("Day", balance.day), y: .value("€", balance.amount))
        .interpolationMethod(.stepStart)
    }
    .frame(height: 100)
    .accessibilityLabel(statement.summary)
  }

  private var bookings: some Block {
    Table(statement.bookings) {
      TableColumn(
        "\(words.valueDay)", value: \.valueDay, format: .dateTime.day(.twoDigits).month(.twoDigits))
      TableColumn("\(words.name)", value: \.name)
      TableColumn("\(words.purpose)", value: \.purpose).width(238)
      TableColumn("\(words.amount)", value: \.amount, format: amounts)
    }
    .groups(by: \.day) { Text(day: $0).bold() }
    .cellPadding(vertical: 1.75)
    .summary(words.bookings)
    .running(\.amount, from: statement.opening)
    .pageHeader { TotalRow("\($0.isFirst ? words.openingBalance : words.brought)", $0.brought) }
    .pageFooter { page in
      if page.isLast { TotalRow("\(words.sumOfBookings)", statement.sum) }
      TotalRow("\(page.isLast ? words.closingBalance : words.carried)", page.carried)
    }
    .font(.caption)
  }

  private var amounts: Decimal.FormatStyle {
    .number.precision(.fractionLength(2)).sign(strategy: .always(includingZero: false))
  }
}
