import Easel

extension Statement {
  /// What the chart of balances shows, in words: the least, the greatest and the last one.
  var summary: Text {
    let balances = balances.sorted { $0.amount < $1.amount }
    guard let least = balances.first, let greatest = balances.last else { return Text("") }
    func euros(_ amount: Decimal) -> Text { Text(amount, format: .currency(code: "EUR")) }
    let (low, high, last) = (
      euros(least.amount), euros(greatest.amount), euros(opening + sum)
    )
    let (lowDay, highDay) = (Text(day: least.day), Text(day: greatest.day))
    return language.pick(
      Text(
        "Kontostand: niedrigster \(low) am \(lowDay), höchster \(high) am \(highDay), letzter \(last)"
      ),
      Text("残高の推移：最低 \(low)（\(lowDay)）、最高 \(high)（\(highDay)）、月末 \(last)"),
      Text("الرصيد: أدناه \(low) في \(lowDay)، وأعلاه \(high) في \(highDay)، وآخره \(last)"))
  }
}

extension Text {
  /// A day, with the month in words.
  init(day: Date) { self.init(day, format: Date.FormatStyle(date: .long, time: .omitted)) }
}

extension Language {
  /// The number of a page of so many.
  func page(_ number: Int, of count: Int) -> Text {
    pick(
      Text("Seite \(number) von \(count)"), Text("\(number) / \(count) ページ"),
      Text("صفحة \(number) من \(count)"))
  }
}
