import Easel

/// An article of the listing.
private struct Row {
  let number: Int
  var name: String { "Article \(number)" }
  var place: String { "Aisle \(number % 40 + 1), shelf \(number / 40 % 9 + 1)" }
  var stock: Int { number * 7919 % 2_000 }
  var price: Decimal {
    Decimal(sign: .plus, exponent: -2, significand: Decimal(195 + number * 137 % 40_000))
  }
}

/// A report with a table of so many articles.
func listing(rows: Int) -> Report {
  Report("Listing", language: "en") {
    Section("Stock") {
      Table((0..<rows).lazy.map { Row(number: $0 + 1) }) {
        TableColumn("No.", value: \.number).width(60)
        TableColumn("Name", value: \.name)
        TableColumn("Place", value: \.place)
        TableColumn("Stock", value: \.stock).width(60)
        TableColumn("Price €", value: \.price, format: .number.precision(.fractionLength(2)))
          .width(70)
      }
    }
  } footer: { page in
    Text("Page \(page.number) of \(page.count)")
  }
}
