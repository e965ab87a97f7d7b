import Easel
import Foundation

/// Reports that grow: a table of many rows, and text over many pages.
enum ReportWorks {
  /// A table with rows of six cells, its head on each page, and the number of the page of all pages.
  ///
  /// - Parameters:
  ///   - hasSums: Whether each group of fifty rows has its sum below it.
  ///   - hasWidths: Whether the columns have widths; without, these follow the first rows.
  static func table(rows: Int, hasSums: Bool = false, hasWidths: Bool = true) -> Report {
    var theme = Theme.plain
    theme.type[.table] = Theme.TypeSize(size: 8, lineHeight: 8.5)
    let two = Decimal.FormatStyle().precision(.fractionLength(2))
    return Report("Sales", language: "en", theme: theme) {
      Pages(.a4.margins(40)) {
        let table = Table(Sales(count: rows)) {
          TableColumn("Id", value: \.id).width(hasWidths ? .fixed(50) : .automatic).alignment(
            .leading)
          TableColumn("Day", value: \.day).width(hasWidths ? .fixed(70) : .automatic)
          TableColumn("Name", value: \.name).width(hasWidths ? .fixed(120) : .automatic)
          TableColumn("Article", value: \.article).width(hasWidths ? .fixed(90) : .automatic)
          TableColumn("Price", value: \.price, format: two).width(
            hasWidths ? .fixed(80) : .automatic)
          TableColumn("Sum", value: \.sum, format: two).width(hasWidths ? .fixed(80) : .automatic)
        }
        .cellPadding(horizontal: 2, vertical: 2).rules(false)
        if hasSums {
          table.groups(by: \.group) { _ in
          } footer: { group in
            TotalRow("Sum", group.sum(\.sum))
          }
        } else {
          table
        }
      } footer: { page in
        Text("\(page.number) / \(page.count)")
      }
    }
  }

  /// Payslips of a page each, with 24 boxes and their labels, and 24 amounts.
  static func payslips(_ count: Int, sharesForm: Bool) -> Report {
    let labels = (0..<24).map { "Wage type \($0 + 100)" }
    return Report("Payslips", language: "en", pages: .a4.margins(40)) {
      ForEach(0..<count, id: \.self) { index in
        ZStack(alignment: .topLeading) {
          if sharesForm { form(labels).repeats() } else { form(labels) }
          VStack(spacing: 0) {
            Text("Employee \(index + 1)").frame(height: 40)
            ForEach(labels.indices, id: \.self) { row in
              Text(Decimal(index * 7_919 % 90_000 + row * 1_117) / 100, format: .number)
                .padding(.trailing, 8).frame(maxWidth: .infinity, alignment: .trailing)
                .frame(height: 26)
            }
          }
        }.pageBreakBefore()
      }
    }
  }

  /// The boxes and labels of a payslip.
  private static func form(_ labels: [String]) -> some Block {
    VStack(spacing: 0) {
      Text("Payslip").bold().frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
      ForEach(labels, id: \.self) { label in
        Text(label).padding(.leading, 8).frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: 26).border(Color(white: 0.6))
      }
    }
  }

  /// Sections of ten pages, contents in front of them, and the number of the page of all pages.
  static func text(pages: Int) -> Report {
    Report("Text", language: "en") {
      Contents()
      ForEach(0..<((pages + 9) / 10), id: \.self) { section in
        Section("Section \(section + 1)") {
          ForEach(0..<(8 * min(10, pages - 10 * section)), id: \.self) { index in
            Text(paragraph(80 * section + index))
          }
        }
      }
    } footer: { page in
      Text("\(page.number) / \(page.count)")
    }
  }

  /// Some lines of words, no two alike.
  private static func paragraph(_ index: Int) -> String {
    var words = RandomNumbers(state: UInt64(index) &* 2_654_435_761 &+ 1)
    return (0..<62).map { _ in Self.words[words.next(below: Self.words.count)] }
      .joined(separator: " ") + "."
  }

  private static let words = [
    "the", "report", "of", "this", "month", "shows", "more", "sales", "than", "last", "year",
    "while", "prices", "stay", "where", "they", "were", "and", "stores", "grow", "by", "a",
    "tenth", "in", "spite", "winter",
  ]
}

/// A row of the table.
private struct Sale {
  var id: Int
  var day: String
  var name: String
  var article: String
  var price: Decimal
  var sum: Decimal

  var group: Int { (id - 1) / 50 }
}

/// The rows of `tables.py`, by which peers are measured, as values.
private struct Sales: Sequence, IteratorProtocol {
  private static let names = [
    "Anna Schmidt", "Bernd Maier", "Claire Dubois", "Dmitri Ivanov", "Elena Rossi",
  ]
  private var numbers = RandomNumbers(state: 42)
  private var index = 0
  private let count: Int

  init(count: Int) { self.count = count }

  mutating func next() -> Sale? {
    guard index < count else { return nil }
    index += 1
    let (a, b) = (numbers.next(below: 1_000_000), numbers.next(below: 10_000_000))
    return Sale(
      id: index, day: "2026-0\(a % 9 + 1)-1\(a % 10)", name: Self.names[a % 5], article: "SKU-\(a)",
      price: Self.hundredths(b), sum: Self.hundredths(b * 3))
  }

  private static func hundredths(_ value: Int) -> Decimal {
    Decimal(sign: .plus, exponent: -2, significand: Decimal(value))
  }
}

/// Numbers by the generator of Knuth's MMIX.
private struct RandomNumbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
