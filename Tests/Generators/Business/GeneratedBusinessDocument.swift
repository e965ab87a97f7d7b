import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A random invoice, bank statement or price list that claims PDF/UA-1 and PDF/A-3a, and what every
/// reader has to find in it.
package struct GeneratedBusinessDocument {
  package private(set) var report: Report
  /// The document in words.
  package private(set) var source: String
  /// The numbers of times that words and amounts are in its text.
  package private(set) var texts: [String: Int] = [:]

  /// The electronic invoice, of which the bytes are attached.
  package private(set) var invoice: EInvoice?

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - isPlanted: Whether an amount is said to be in the document that is not in it.
  ///   - random: The generator.
  package init(isPlanted: Bool = false, _ random: inout SeededGenerator) throws {
    var supply = WordSupply()
    switch random.below(3) {
    case 0:
      let profile = random.isOnce(in: 2) ? EInvoice.Profile.en16931 : .xrechnung
      let invoice = try EInvoice(GeneratedInvoice(profile, random).draft)
      random = SeededGenerator(seed: UInt64(random.below(1_000_000)))
      self.invoice = invoice
      source = "invoice, \(invoice.draft.lines.count) lines, \(profile)"
      report = try InvoiceMaker(invoice: invoice).report(&random)
      texts = InvoiceMaker(invoice: invoice).texts
    case 1:
      var maker = StatementMaker()
      report = maker.report(&supply, &random)
      (source, texts) = ("statement, \(maker.count) bookings, \(maker.levels) levels", maker.texts)
    default:
      var maker = PriceListMaker()
      report = maker.report(&supply, &random)
      (source, texts) = ("price list, \(maker.count) articles", maker.texts)
    }
    report = report.conformance([.ua1, .a3a])
    if isPlanted { texts["123,456.78"] = 1 }
  }

  static let amounts = Decimal.FormatStyle().precision(.fractionLength(2))
    .locale(Locale(identifier: "en_US"))

  static func written(_ value: Decimal) -> String {
    value.formatted(amounts).replacing("-", with: "−")
  }
}

/// Makes the pages of an electronic invoice.
private struct InvoiceMaker {
  let invoice: EInvoice

  /// The amounts that are in the document once at least; the minus sign is before the currency.
  var texts: [String: Int] {
    [GeneratedBusinessDocument.written(abs(invoice.totals.due)): 1]
  }

  private struct Line {
    var number: Int
    var name: String
    var quantity: Decimal
    var price: Decimal
    var net: Decimal
  }

  func report(_ random: inout SeededGenerator) throws -> Report {
    let draft = invoice.draft
    let lines = try draft.lines.enumerated().map { index, line in
      Line(
        number: index + 1, name: line.name, quantity: line.quantity, price: line.price,
        net: try line.net ?? line.computedNet())
    }
    let pages = [PageStyle.a4, .din5008A, .din5008B, .ukWindow][random.below(4)]
    let style: TableStyle = random.isOnce(in: 2) ? .dense : .standard
    let hasFacts = random.isOnce(in: 2)
    let totals = invoice.totals
    return try Report("Invoice \(draft.number)", language: "en", pages: pages) {
      if hasFacts {
        AddressBlock(
          draft.buyer.name, draft.buyer.address?.line1 ?? "", returnLine: draft.seller.name
        )
        .facts(KeyValues(["Number": draft.number, "Date": "\(draft.issued)"]))
      } else {
        AddressBlock(draft.buyer.name, draft.buyer.address?.line1 ?? "")
      }
      Text("Invoice \(draft.number)").font(.title2).role(.heading(level: 1))
      Table(lines) {
        TableColumn("No.", value: \.number)
        TableColumn("Item", value: \.name).width(.rest).rowHeader()
        TableColumn("Quantity", value: \.quantity)
        TableColumn("Price", value: \.price, format: .number.precision(.fractionLength(2...4)))
        TableColumn("Net", value: \.net, format: .number.precision(.fractionLength(2)))
      }.style(style).carriesForward(\.net)
      totals
      if let terms = draft.terms { Text(terms) }
    }.invoice(invoice)
  }
}

/// Makes a bank statement with groups of up to three levels.
private struct StatementMaker {
  var texts: [String: Int] = [:]
  var count = 0
  var levels = 1

  private struct Booking {
    var keys: [String]
    var name: String
    var amount: Decimal
    var first: String { keys[0] }
    var second: String { keys[1] }
    var third: String { keys[2] }
  }

  mutating func report(_ supply: inout WordSupply, _ random: inout SeededGenerator) -> Report {
    levels = random.number(1...3)
    var bookings: [Booking] = []
    var sums: [String: Decimal] = [:]
    for _ in 0..<random.number(1...3) {
      let first = supply.next()
      for _ in 0..<random.number(1...2) {
        let second = supply.next()
        for _ in 0..<random.number(1...2) {
          let third = supply.next()
          for _ in 0..<random.number(1...random.number(1...14)) {
            let amount = Decimal(random.number(-99_999...99_999)) / 100
            for key in [first, second, third].prefix(levels) { sums[key, default: 0] += amount }
            let name = supply.next()
            texts[name] = 1
            bookings.append(Booking(keys: [first, second, third], name: name, amount: amount))
          }
        }
      }
    }
    count = bookings.count
    for sum in sums.values { texts[GeneratedBusinessDocument.written(sum)] = 1 }
    let opening = Decimal(random.number(-50_000...500_000)) / 100
    texts[GeneratedBusinessDocument.written(opening + bookings.reduce(0) { $0 + $1.amount })] = 1
    let table = table(bookings)
    let pages = random.isOnce(in: 2) ? PageStyle.ukWindow : .a5
    return Report("Statement", language: "en", pages: pages) {
      AddressBlock("Ada Lovelace", "12 St James's Square", "London")
      Text("Statement").font(.title2).role(.heading(level: 1))
      table(levels, opening)
    } footer: { page in
      Text("Page \(page.number) of \(page.count)")
    }
  }

  private func table(_ bookings: [Booking]) -> (Int, Decimal) -> AnyBlock {
    { levels, opening in
      var table = Table(bookings) {
        TableColumn("Name", value: \.name).width(.rest)
        TableColumn("Amount", value: \.amount, format: GeneratedBusinessDocument.amounts)
          .background { $0.amount < 0 ? Color(white: 0.93) : nil }
      }
      for key in [\Booking.first, \.second, \.third].prefix(levels) {
        table = table.groups(by: key) { name in
          Text(name).bold()
        } footer: { group in
          TotalRow("\(group.count) bookings", group.sum(\.amount))
        }
      }
      return AnyBlock(table.carriesForward(\.amount, from: opening))
    }
  }
}

/// Makes a price list with merged cells, spans and codes.
private struct PriceListMaker {
  var texts: [String: Int] = [:]
  var count = 0

  private struct Price {
    var series: String
    var article: String
    var price: Decimal?
    var code: String
    var isRemark: Bool { price == nil }
  }

  mutating func report(_ supply: inout WordSupply, _ random: inout SeededGenerator) -> Report {
    var prices: [Price] = []
    for _ in 0..<random.number(1...12) {
      let series = supply.next()
      for _ in 0..<random.number(1...6) {
        let article = supply.next()
        let price = Decimal(random.number(100...99_999)) / 100
        prices.append(
          Price(
            series: series, article: article, price: random.isOnce(in: 6) ? nil : price,
            code: String(format: "40063811%04d", prices.count)))
        texts[article] = 1
      }
    }
    count = prices.count
    let (breaks, hasCodes) = (random.isOnce(in: 2), random.isOnce(in: 2))
    let style: TableStyle = random.isOnce(in: 2) ? .dense : .standard
    let rows = prices
    return Report("Prices", language: "en", pages: .a5) {
      Text("Prices").font(.title2).role(.heading(level: 1))
      Table(rows) {
        TableColumn("Series", value: \.series).merges(breaks: breaks ? .continues : .repeats)
        TableColumn("Article", value: \.article).spans { $0.isRemark ? 3 : 1 }.rowHeader()
        TableColumn("Price", value: \.price, format: GeneratedBusinessDocument.amounts)
        TableColumn("Code") { price in
          if hasCodes, !price.isRemark { EAN13(price.code, module: 0.75, barHeight: 14) }
        }
      }
      .style(style).verticalAlignment(breaks ? .center : .top)
    } footer: { page in
      Text("\(page.number)")
    }
  }
}
