import Easel
import Foundation

/// Documents of a business: invoices of a page each, and statements of an account.
enum BusinessWorks {
  /// Writes invoices of a page each, one after another, and returns the number of their bytes.
  ///
  /// - Parameter file: Where they go, one after another; by default nobody keeps them.
  static func invoices(
    _ count: Int, isTagged: Bool = true, to file: FileHandle? = nil
  ) throws -> Int {
    var bytes = 0
    for number in 0..<count {
      let invoice = try data(number, isTagged: isTagged)
      try file?.write(contentsOf: invoice)
      bytes += invoice.count
    }
    return bytes
  }

  /// Writes each invoice on a thread of its own, which ends before the next one begins.
  ///
  /// That is what a server has whose requests come seldom: the pool of its tasks ends threads that
  /// have nothing to do for some seconds.
  static func invoicesOnThreads(_ count: Int) throws -> Int {
    var bytes = 0
    for number in 0..<count {
      bytes += try onThread { try data(number, isTagged: true).count }
    }
    return bytes
  }

  private static func onThread(_ body: @escaping @Sendable () throws -> Int) throws -> Int {
    let box = Box()
    let thread = Thread {
      box.result = Result { try body() }
      box.isDone.signal()
    }
    thread.stackSize = 4 << 20
    thread.start()
    box.isDone.wait()
    return try box.result?.get() ?? 0
  }

  private final class Box: @unchecked Sendable {
    // This is safe: the thread writes the result before it signals, and it is read after that.
    var result: Result<Int, any Error>?
    let isDone = DispatchSemaphore(value: 0)
  }

  // MARK: Invoices

  private struct Item {
    var position: Int
    var name: String
    var quantity: Decimal
    var price: Decimal
    var amount: Decimal { quantity * price }
  }

  private static let names = [
    "Workbench, oiled beech", "Drawers, five slides", "Pegboard with brackets",
    "Wood oil, five liters",
    "Handbook of furniture care", "Installation on site", "Desk lamp, dimmable",
    "Shelf, five boards",
    "Bookends, steel", "Stool, height-adjustable", "Trolley with brakes", "Delivery",
  ]

  /// Returns an amount of cents in euros.
  ///
  /// It is made as a database hands it over: a division of decimals takes as long as a row of a table.
  private static func euros(_ cents: Int) -> Decimal {
    Decimal(sign: cents < 0 ? .minus : .plus, exponent: -2, significand: Decimal(cents.magnitude))
  }

  /// Writes an invoice, and returns the number of its bytes.
  static func write(_ number: Int) throws -> Int { try data(number, isTagged: true).count }

  private static func data(_ number: Int, isTagged: Bool) throws -> Data {
    try invoice(number).data(options: RenderOptions(localeIdentifier: "en_IE", isTagged: isTagged))
  }

  private static func invoice(_ number: Int) -> Report {
    let items = names.indices.map { index in
      Item(
        position: index + 1, name: names[index], quantity: Decimal((number + 7 * index) % 24 + 1),
        price: euros((number * 7_919 + index * 104_729) % 90_000 + 1_000))
    }
    let net = items.reduce(0) { $0 + $1.amount }
    var (tax, exact) = (Decimal(), net * 23 / 100)
    NSDecimalRound(&tax, &exact, 2, .plain)
    let amounts = Decimal.FormatStyle.Currency(code: "EUR")
    let day = Date(timeIntervalSince1970: 1_790_000_000 + 86_400 * Double(number % 60))
    return Report("Invoice \(number + 1)", language: "en", pages: .a4) {
      HStack(alignment: .top) {
        AddressBlock(["Lund Marine Ltd", "Accounts payable", "Albert Quay \(number + 1)", "Cork"])
        Spacer()
        KeyValues([
          "Date": Text(day, format: .dateTime.day().month(.wide).year()),
          "Due": Text(day + 30 * 86_400, format: .dateTime.day().month(.wide).year()),
          "Order": Text(verbatim: "PO-\(55_120 + number)"),
        ])
      }
      Text("Invoice \(number + 1)").font(.title2).role(.heading(level: 1))
      Text("Dear Sir or Madam,\nwe delivered the goods below, and ask for payment in thirty days.")
      Table(items) {
        TableColumn("No.", value: \.position).width(30)
        TableColumn("Item", value: \.name)
        TableColumn("Quantity", value: \.quantity).width(60)
        TableColumn("Price", value: \.price, format: amounts).width(80)
        TableColumn("Amount", value: \.amount, format: amounts).width(80)
      }
      .pageFooter { _ in
        TotalRow("Total without VAT", net)
        TotalRow("VAT 23%", tax)
        TotalRow("Total", net + tax)
      }
      Text("The amount is due on the day above, without deduction.")
    } footer: { page in
      Text("\(page.number) / \(page.count)")
    }
  }

  // MARK: Statements

  private struct Booking {
    var day: Date
    var name: String
    var purpose: String
    var amount: Decimal
  }

  /// A statement of an account with bookings of a month, whose groups are days.
  ///
  /// Every tenth has a reference of 35 letters, which is wider than its column with its words.
  static func statement(_ count: Int) -> Report {
    let amounts = Decimal.FormatStyle.number.precision(.fractionLength(2))
    let first = Date(timeIntervalSince1970: 1_790_000_000)
    let bookings = (0..<count).map { index in
      let seed = UInt64(index) &* 2_654_435_761 % 1_000_003
      let reference = index % 10 == 0 ? " EREF+" + code(seed) : ""
      return Booking(
        day: first + 86_400 * Double(index * 31 / max(count, 1)),
        name: names[Int(seed % UInt64(names.count))], purpose: "Invoice \(seed)" + reference,
        amount: euros(Int(seed % 400_000) - 200_000))
    }
    return Report("Statement", language: "en", pages: .a4) {
      Text("Statement").font(.title2).role(.heading(level: 1))
      Table(bookings) {
        TableColumn("Day", value: \.day, format: .dateTime.day(.twoDigits).month(.twoDigits))
        TableColumn("Name", value: \.name)
        TableColumn("Purpose", value: \.purpose).width(238)
        TableColumn("Amount", value: \.amount, format: amounts)
      }
      .groups(by: \.day) { day in
        Text(day, format: .dateTime.day().month(.wide)).bold()
      }
      .running(\.amount, from: 23_204)
      .pageHeader { TotalRow("Brought forward", $0.brought) }
      .pageFooter { TotalRow("Carried forward", $0.carried) }
      .font(.caption)
    } footer: { page in
      Text("\(page.number) / \(page.count)")
    }
  }

  private static func code(_ seed: UInt64) -> String {
    let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789")
    var state = seed
    return String(
      (0..<35).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int((state >> 33) % UInt64(letters.count))]
      })
  }
}
